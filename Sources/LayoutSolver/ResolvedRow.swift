/// A row with every variable replaced by its root.
struct ResolvedRow: Sendable {
  private(set) var columns: [DenseIndex] = []
  private(set) var coefficients: [Double] = []
  /// The constant, less what the known values contribute.
  private(set) var constant = 0.0
  /// The total size of what the constant was added up from.
  private(set) var magnitude = 0.0

  /// The total size of what each coefficient was added up from.
  private var sizes: [Double] = []
  /// The term of each root, -1 where there is none.
  private var places: [DenseIndex] = []

  /// How many terms there are.
  var count: Int { columns.count }

  mutating func reset(columnCount: Int) {
    places.refill(-1, count: columnCount)
  }

  /// Becomes a row of a part; linear in its terms.
  mutating func resolve(_ row: DenseIndex, of part: ProblemPart, by forest: inout AffineForest) {
    begin(part.problem.constants[row])
    for term in part.problem.termRange(of: Int(row)) {
      let column = part.placeInPart[part.problem.termVariables[term]]
      add(column, part.problem.termCoefficients[term], by: &forest)
    }
    dropCancelled()
  }

  /// Becomes a row of a system; linear in its terms.
  mutating func resolve(_ row: DenseIndex, of system: RowSystem, by forest: inout AffineForest) {
    begin(system.constants[row])
    for entry in system.rows.entries(of: row) {
      add(system.rows.indices[entry], system.rows.values[entry], by: &forest)
    }
    dropCancelled()
  }

  private mutating func begin(_ constant: Double) {
    columns.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    self.constant = constant
    magnitude = constant.magnitude
  }

  /// Adds a term of a variable.
  @inline(__always)
  private mutating func add(
    _ column: DenseIndex, _ coefficient: Double, by forest: inout AffineForest
  ) {
    let (root, factor, offset) = forest.find(column)
    constant -= coefficient * offset
    magnitude += (coefficient * offset).magnitude
    if root != forest.one { add(root, coefficient * factor) }
  }

  private mutating func add(_ root: DenseIndex, _ coefficient: Double) {
    let place = places[root]
    if place >= 0 {
      coefficients[place] += coefficient
      sizes[place] += coefficient.magnitude
      return
    }
    places[root] = DenseIndex(truncatingIfNeeded: columns.count)
    columns.append(root)
    coefficients.append(coefficient)
    sizes.append(coefficient.magnitude)
  }

  private mutating func dropCancelled() {
    var kept = 0
    for term in columns.indices {
      places[columns[term]] = -1
      if coefficients[term].magnitude <= Tolerance.cancellation * sizes[term] { continue }
      columns[kept] = columns[term]
      coefficients[kept] = coefficients[term]
      kept += 1
    }
    if kept < columns.count {
      columns.removeLast(columns.count - kept)
      coefficients.removeLast(coefficients.count - kept)
    }
  }
}
