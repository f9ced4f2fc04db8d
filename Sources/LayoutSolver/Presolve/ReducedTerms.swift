/// A row of the store written over the columns of the reduced system.
///
/// The definitions of all variables that presolving took away are put in, in the order in which these went.
struct ReducedTerms: Sendable {
  /// A root to be put in is a number: what kind it is, its place among its kind, itself.
  private static let stageShift = 61
  private static let orderShift = 30
  private static let rootMask: Int64 = 1 << 30 - 1

  /// The columns with their coefficients; columns may come twice.
  private(set) var terms = SparseVector()
  /// By how much the definitions lessen the row's constant.
  ///
  /// It is kept apart from the constant: beside a much larger constant the difference would have too few
  /// digits.
  private(set) var offset = 0.0
  /// The roots without a column that the row mentions.
  private(set) var looseRoots: [DenseIndex] = []
  /// The rows of the store that were taken away, though they need not hold, with columns that the
  /// row mentions.
  private(set) var brokenRows: [DenseIndex] = []

  private var sums = ScatteredVector()
  private var columnSums = ScatteredVector()
  private var size = 0
  /// The roots to be put in: what is taken away first comes first.
  private var heap = KeyHeap()
  /// The definition of each root, those of merged columns from 0 on, those of singletons from -2
  /// down; -1 for none.
  private var definitions: [DenseIndex] = []
  private var isListed = false

  /// Forgets what presolving found the last time.
  mutating func forget() { isListed = false }

  /// Becomes some terms of a store.
  mutating func become(_ range: Range<Int>, _ store: RowStore, _ presolve: borrowing Presolve) {
    list(presolve)
    terms.removeAll()
    looseRoots.clear()
    brokenRows.clear()
    offset = 0
    for place in range {
      let term = store.terms[place]
      let node = presolve.forest.nodes[term.variable]
      offset += term.coefficient * node.offset
      if node.parent == presolve.forest.one { continue }
      add(term.coefficient * node.factor, to: node.parent, from: 0, presolve)
    }
    var last: Int64 = -1
    while let key = heap.takeLeast() {
      if key == last { continue }
      last = key
      putIn(
        DenseIndex(truncatingIfNeeded: key & ReducedTerms.rootMask),
        stage: Int(key >> ReducedTerms.stageShift), presolve)
    }
    writeColumns(presolve)
    var hasShares = false
    for place in range {
      let term = store.terms[place]
      var share = presolve.opened.newestShare(of: term.variable)
      while share >= 0 {
        let (column, rate) = (
          presolve.opened.shares[share].column, presolve.opened.shares[share].rate
        )
        terms.append(column, term.coefficient * rate)
        hasShares = true
        share = presolve.opened.shares[share].older
      }
    }
    sums.clear()
    if hasShares { mergeColumns(columnCount: presolve.rootOfColumn.count) }
  }

  /// Lists the definitions of all roots.
  private mutating func list(_ presolve: borrowing Presolve) {
    if isListed && size == presolve.roots.count { return }
    isListed = true
    size = presolve.roots.count
    sums.resize(to: size)
    definitions.refill(-1, count: size)
    for index in 0..<presolve.merging.definitions.count {
      definitions[presolve.merging.definitions.head(of: index).column] =
        DenseIndex(truncatingIfNeeded: index)
    }
    for index in 0..<presolve.singletons.definitions.count {
      definitions[presolve.singletons.definitions.head(of: index).column] =
        -2 - DenseIndex(truncatingIfNeeded: index)
    }
  }

  /// Adds to the coefficient of a root, which is put in if its kind was taken away at a stage or after it:
  /// what was taken away later is written in terms that the stages before it have left.
  private mutating func add(
    _ value: Double, to root: DenseIndex, from stage: Int, _ presolve: borrowing Presolve
  ) {
    if value == 0 { return }
    let isNew = sums[root] == 0
    sums.subtract(root, -value)
    if !isNew { return }
    let definition = definitions[root]
    if definition >= 0 {
      insert(root, stage: 0, definition)
    } else if definition <= -2 {
      insert(root, stage: 1, -2 - definition)
    }
  }

  private mutating func insert(_ root: DenseIndex, stage: Int64, _ order: DenseIndex) {
    heap.insert(
      stage << ReducedTerms.stageShift | Int64(order) << ReducedTerms.orderShift | Int64(root))
  }

  private mutating func putIn(_ root: DenseIndex, stage: Int, _ presolve: borrowing Presolve) {
    let value = sums[root]
    if value == 0 { return }
    let definition = definitions[root]
    if stage == 0 {
      replace(root, value, Int(definition), of: presolve.merging.definitions, stage, presolve)
      return
    }
    let index = Int(-2 - definition)
    let row = presolve.kept.rows[presolve.singletons.rows[index]]
    if !(row.isRequired && row.relation == .equal) { brokenRows.append(row.origin) }
    replace(root, value, index, of: presolve.singletons.definitions, stage, presolve)
  }

  private mutating func replace(
    _ root: DenseIndex, _ value: Double, _ index: Int, of definitions: Definitions, _ stage: Int,
    _ presolve: borrowing Presolve
  ) {
    let (_, pivot, constant) = definitions.head(of: index)
    let share = value / pivot
    offset += share * constant
    for entry in definitions.others(of: index) {
      add(-share * entry.value, to: entry.column, from: stage, presolve)
    }
    sums.set(root, 0)
  }

  private mutating func writeColumns(_ presolve: borrowing Presolve) {
    for root in sums.touched where sums[root] != 0 {
      let column = presolve.roots[root].column
      if column < 0 { looseRoots.append(root) } else { terms.append(column, sums[root]) }
    }
  }

  /// Adds up the terms of each column.
  private mutating func mergeColumns(columnCount: Int) {
    if columnSums.count < columnCount { columnSums.resize(to: columnCount) }
    for entry in 0..<terms.count {
      columnSums.subtract(terms.index(entry), -terms.value(entry))
    }
    terms.removeAll()
    for column in columnSums.touched where columnSums[column] != 0 {
      terms.append(column, columnSums[column])
    }
    columnSums.clear()
  }
}
