/// A row as a sum of roots.
struct ResolvedRow: Sendable {
  /// A root with its coefficient, and the sum of the magnitudes that were added.
  struct Term: Sendable {
    var root: DenseIndex
    var coefficient: Double
    var size: Double
  }

  /// The terms, followed by unused elements.
  var storage: [Term] = []
  /// The number of terms.
  private(set) var count = 0
  /// The constant, minus the terms with known values.
  private(set) var constant = 0.0
  /// The sum of the magnitudes that were added to the constant.
  private(set) var magnitude = 0.0

  /// The index of each root's term in a long row; −1 if there is none.
  private var termIndices: [DenseIndex] = []
  private var rootCount = 0

  @inline(__always)
  func root(_ term: Int) -> DenseIndex { storage[term].root }
  @inline(__always)
  func coefficient(_ term: Int) -> Double { storage[term].coefficient }

  /// Whether `0 relation constant` is false.
  func isFalse(_ relation: RowRelation) -> Bool {
    Tolerance.isViolation(constant, magnitude: magnitude) && relation.violation(of: -constant) > 0
  }

  mutating func reset(rootCount: Int) {
    termIndices.clear()
    self.rootCount = rootCount
  }

  /// Becomes a row of a system; linear in its terms.
  mutating func resolve(_ row: DenseIndex, of system: RowSystem, by forest: inout AffineForest) {
    begin(system.headers[row].constant)
    let one = forest.one
    var nodes = forest.nodes.mutableSpan
    for entry in system.rows.entries(of: row) {
      let node = AffineForest.find(system.rows.indices[entry], &nodes)
      add(system.rows.values[entry], node, one)
    }
    dropCancelled()
  }

  /// Becomes a row of a problem, given the terms of all rows; linear in the row's terms.
  mutating func resolve(
    _ row: LinearProblem.Row, _ terms: [RowTerm], by forest: inout AffineForest
  ) {
    begin(row.constant)
    let one = forest.one
    var nodes = forest.nodes.mutableSpan
    for index in row.terms {
      add(terms[index].coefficient, AffineForest.find(terms[index].variable, &nodes), one)
    }
    dropCancelled()
  }

  @inline(__always)
  private mutating func begin(_ constant: Double) {
    count = 0
    self.constant = constant
    magnitude = constant.magnitude
  }

  /// Adds a term.
  @inline(__always)
  private mutating func add(
    _ coefficient: Double, _ node: AffineForest.Node, _ one: DenseIndex
  ) {
    constant -= coefficient * node.offset
    magnitude += (coefficient * node.offset).magnitude
    if node.parent != one { add(node.parent, coefficient * node.factor) }
  }

  @inline(__always)
  private mutating func add(_ root: DenseIndex, _ coefficient: Double) {
    let index = self.index(of: root)
    if index < count {
      storage[index].coefficient += coefficient
      storage[index].size += coefficient.magnitude
      return
    }
    let term = Term(root: root, coefficient: coefficient, size: coefficient.magnitude)
    if count < storage.count { storage[count] = term } else { storage.append(term) }
    count += 1
    if count > Tuning.fewTerms { storeTermIndex() }
  }

  /// Returns the index of a root's term, or the number of terms if there is none.
  @inline(__always)
  private func index(of root: DenseIndex) -> Int {
    if count > Tuning.fewTerms { return termIndices[root] < 0 ? count : Int(termIndices[root]) }
    for index in 0..<count where storage[index].root == root { return index }
    return count
  }

  /// Stores the index of the last term, or of all terms if the row has just become long.
  private mutating func storeTermIndex() {
    if termIndices.isEmpty { termIndices.refill(-1, count: rootCount) }
    let first = count == Tuning.fewTerms + 1 ? 0 : count - 1
    for index in first..<count {
      termIndices[storage[index].root] = DenseIndex(truncatingIfNeeded: index)
    }
  }

  /// Removes terms whose coefficients are rounding errors.
  private mutating func dropCancelled() {
    if count > Tuning.fewTerms { clearTermIndices() }
    var kept = 0
    for index in 0..<count {
      let term = storage[index]
      if term.coefficient.magnitude <= Tolerance.cancellation * term.size { continue }
      if kept < index { storage[kept] = term }
      kept += 1
    }
    count = kept
  }

  private mutating func clearTermIndices() {
    for index in 0..<count { termIndices[storage[index].root] = -1 }
  }
}
