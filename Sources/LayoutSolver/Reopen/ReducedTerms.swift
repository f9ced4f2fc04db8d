/// A row of the problem as a sum of columns of the reduced system.
///
/// The definitions of eliminated roots are substituted in the order of their elimination.
struct ReducedTerms: Sendable {
  /// The columns with their coefficients.
  private(set) var terms = SparseVector()
  /// The sum of the row's terms when all columns are 0.
  ///
  /// It is not subtracted from the constant, because the difference with a large constant is inexact.
  private(set) var offset = 0.0
  /// The roots of the row that have no column.
  private(set) var looseRoots: [DenseIndex] = []
  /// The violable rows that define roots of the row.
  private(set) var violableRows: [DenseIndex] = []

  private var sums = ScatteredVector()
  private var columnSums = ScatteredVector()
  /// The roots to substitute, ordered by their definitions.
  private var heap = KeyHeap()
  /// The definition of each root; −1 if there is none.
  private var definitions: [DenseIndex] = []

  /// Computes the sum for terms of a problem.
  mutating func become(
    _ range: Range<Int>, of terms: [RowTerm], _ reduction: borrowing Reduction,
    _ opened: borrowing OpenedRows
  ) {
    list(reduction)
    self.terms.removeAll()
    looseRoots.clear()
    violableRows.clear()
    offset = 0
    for term in range {
      let (variable, coefficient) = (terms[term].variable, terms[term].coefficient)
      let node = reduction.forest.nodes[variable]
      offset += coefficient * node.offset
      if node.parent != reduction.one { add(coefficient * node.factor, to: node.parent) }
    }
    var last: Int64 = -1
    while let index = heap.takeLeast() {
      if index == last { continue }
      last = index
      substitute(Int(index), of: reduction.definitions)
    }
    for root in sums.touched where sums[root] != 0 {
      if let column = reduction.roots[root].column {
        self.terms.append(column, sums[root])
      } else {
        looseRoots.append(root)
      }
    }
    sums.clear()
    addShares(range, of: terms, opened, columnCount: reduction.rootOfColumn.count)
  }

  /// Removes the list of definitions, because presolve has run again.
  mutating func reset() { definitions.clear() }

  /// Lists the definitions by root.
  private mutating func list(_ reduction: borrowing Reduction) {
    let count = reduction.roots.count
    if definitions.count == count { return }
    sums.resize(to: count)
    definitions.refill(-1, count: count)
    for index in 0..<reduction.definitions.count {
      definitions[reduction.definitions[index].root] = DenseIndex(truncatingIfNeeded: index)
    }
  }

  private mutating func add(_ value: Double, to root: DenseIndex) {
    if value == 0 { return }
    let isNew = sums[root] == 0
    sums.subtract(root, -value)
    if isNew && definitions[root] >= 0 { heap.insert(Int64(definitions[root])) }
  }

  /// Replaces a root by its definition, which contains only roots that were eliminated later, or never.
  private mutating func substitute(_ index: Int, of definitions: Definitions) {
    let definition = definitions[index]
    let value = sums[definition.root]
    if value == 0 { return }
    if definition.isViolable { violableRows.append(definition.row) }
    let share = value / definition.pivot
    offset += share * definition.constant
    for entry in definitions.others(of: index) { add(-share * entry.value, to: entry.index) }
    sums.set(definition.root, 0)
  }

  /// Adds the columns of opened rows.
  private mutating func addShares(
    _ range: Range<Int>, of terms: [RowTerm], _ opened: borrowing OpenedRows, columnCount: Int
  ) {
    var hasShares = false
    for term in range {
      opened.forEachShare(of: terms[term].variable) { column, rate in
        self.terms.append(column, terms[term].coefficient * rate)
        hasShares = true
      }
    }
    if !hasShares { return }
    if columnSums.count < columnCount { columnSums.resize(to: columnCount) }
    for entry in 0..<self.terms.count {
      columnSums.subtract(self.terms.index(entry), -self.terms.value(entry))
    }
    self.terms.removeAll()
    for column in columnSums.touched where columnSums[column] != 0 {
      self.terms.append(column, columnSums[column])
    }
    columnSums.clear()
  }
}
