/// A row as a sum of roots.
struct ResolvedRow: Sendable {
  /// A root with its coefficient, and the sum of the magnitudes that were added.
  struct Term: Sendable {
    var column: DenseIndex
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
  private var places: [DenseIndex] = []
  private var columnCount = 0

  @inline(__always)
  func column(_ term: Int) -> DenseIndex { storage[term].column }
  @inline(__always)
  func coefficient(_ term: Int) -> Double { storage[term].coefficient }

  /// Whether `0 relation constant` is false.
  func isFalse(_ relation: RowRelation) -> Bool {
    Tolerance.isViolation(constant, magnitude: magnitude) && relation.violation(of: -constant) > 0
  }

  mutating func reset(columnCount: Int) {
    places.clear()
    self.columnCount = columnCount
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
    let place = self.place(of: root)
    if place < count {
      storage[place].coefficient += coefficient
      storage[place].size += coefficient.magnitude
      return
    }
    let term = Term(column: root, coefficient: coefficient, size: coefficient.magnitude)
    if count < storage.count { storage[count] = term } else { storage.append(term) }
    count += 1
    if count > Tuning.fewTerms { notePlace() }
  }

  /// Returns the index of a root's term, or the number of terms if there is none.
  @inline(__always)
  private func place(of root: DenseIndex) -> Int {
    if count > Tuning.fewTerms { return places[root] < 0 ? count : Int(places[root]) }
    for place in 0..<count where storage[place].column == root { return place }
    return count
  }

  /// Stores the index of the last term, or of all terms if the row has just become long.
  private mutating func notePlace() {
    if places.isEmpty { places.refill(-1, count: columnCount) }
    let first = count == Tuning.fewTerms + 1 ? 0 : count - 1
    for place in first..<count {
      places[storage[place].column] = DenseIndex(truncatingIfNeeded: place)
    }
  }

  /// Removes terms whose coefficients are rounding errors.
  private mutating func dropCancelled() {
    if count > Tuning.fewTerms { forgetPlaces() }
    var kept = 0
    for index in 0..<count {
      let term = storage[index]
      if term.coefficient.magnitude <= Tolerance.cancellation * term.size { continue }
      if kept < index { storage[kept] = term }
      kept += 1
    }
    count = kept
  }

  private mutating func forgetPlaces() {
    for index in 0..<count { places[storage[index].column] = -1 }
  }
}
