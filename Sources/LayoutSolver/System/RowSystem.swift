/// The rows and columns that the simplex solves: a connected part of a problem, or all rows of a live layout.
///
/// A row has the residual `r = a·x - b` and a convex cost. The slopes `lower...upper` define the cost: it
/// increases by `upper` for each unit of the residual above 0, and by `-lower` for each unit below 0. The
/// multiplier of a row is in this interval. At the optimum, it is at an end of the interval unless the
/// residual is 0. A required row has an infinite end. An inactive row has the interval 0...0.
///
/// If coefficients are far from 1, rows and columns are scaled (see ``equilibrate()``).
struct RowSystem: Sendable {
  struct Header: Sendable {
    /// The constant, divided by the scale.
    var constant: Double
    var level: Level
    /// The exponent of ``scale``; a `Double` would make each row a third longer.
    private var scaleExponent: Int16 = 0
    var relation: RowRelation

    @inline(__always)
    init(constant: Double, level: Level, relation: RowRelation) {
      self.constant = constant
      self.level = level
      self.relation = relation
    }

    var scale: Double {
      @inline(__always) get {
        scaleExponent == 0
          ? 1 : Double(sign: .plus, exponent: Int(scaleExponent), significand: 1)
      }
      set { scaleExponent = Int16(clamping: newValue.exponent) }
    }

    @inline(__always)
    var slopes: (lower: Double, upper: Double) {
      if level == .idle { return (0, 0) }
      let full = level == .required ? Double.infinity : Swift.min(scale, Tolerance.huge)
      return (
        relation == .lessThanOrEqual ? 0 : -full, relation == .greaterThanOrEqual ? 0 : full
      )
    }
  }

  private(set) var columnCount = 0
  var rows = SparseRows()
  private(set) var columns = SparseRows()
  /// The rest of each row.
  var headers: [Header] = []
  /// The sizes of coefficients that are left as they are; see ``equilibrate()``.
  var accepted = RowSystem.ordinary
  /// The number of units of its variable for each column; empty if it is 1 everywhere.
  var columnScales: [Double] = []
  /// The factor of the slopes of each level; empty if it is 1 everywhere.
  var levelUnits: [Double] = []
  /// The priority of each level, from the highest to the lowest.
  private(set) var priorities: [Double] = []

  var levelCount: Int { priorities.count }
  var rowCount: Int { headers.count }
  var rowIndices: Range<DenseIndex> { 0..<DenseIndex(truncatingIfNeeded: rowCount) }
  var columnIndices: Range<DenseIndex> { 0..<DenseIndex(truncatingIfNeeded: columnCount) }

  /// Where a column was last met in the row being loaded, and in which row.
  private var lastEntry: [DenseIndex] = []
  private var lastRow: [OptionalIndex] = []

  /// Empties the system; there is a level for each of the priorities, which fall.
  mutating func reset(columnCount: Int, priorities: [Double]) {
    rows.removeAll()
    headers.clear()
    columnScales.clear()
    levelUnits.clear()
    self.columnCount = columnCount
    self.priorities = priorities
  }

  /// The level of a priority below required; nil if no row had it when the system was made.
  @inline(__always)
  func level(of priority: Double) -> Level? {
    RowSystem.level(of: priority, among: priorities)
  }

  /// The different ones of some priorities, from the highest to the lowest: the priorities of the levels.
  static func levels(of priorities: some Sequence<Double>) -> [Double] {
    var met: [Double] = []
    // Recent priorities are the most frequent ones.
    for priority in priorities where !met.suffix(Tuning.fewTerms).contains(priority) {
      met.append(priority)
    }
    met.sort(by: >)
    var distinct: [Double] = []
    for priority in met where priority != distinct.last { distinct.append(priority) }
    return distinct
  }

  /// The level of a priority among the priorities of all levels; ``Level/required`` for a required one, nil
  /// if no level has the priority.
  @inline(__always)
  static func level(of priority: Double, among priorities: [Double]) -> Level? {
    if priority >= LinearProblem.requiredPriority { return .required }
    let level = priorities.indices.partitioningIndex { priorities[$0] <= priority }
    if level == priorities.count || priorities[level] != priority { return nil }
    return Level(level)
  }

  /// Becomes a problem, as it was written, in O(terms + rows · log levels).
  mutating func load(_ problem: LinearProblem) {
    let optional = problem.rows.lazy.map { $0.priority }.filter {
      $0 < LinearProblem.requiredPriority
    }
    reset(columnCount: problem.variableCount, priorities: RowSystem.levels(of: optional))
    lastEntry.refill(0, count: columnCount)
    lastRow.refill(.none, count: columnCount)
    for row in 0..<problem.rowCount {
      loadTerms(problem, row)
      closeRow(
        Header(
          constant: problem.rows[row].constant,
          level: level(of: problem.rows[row].priority) ?? .required,
          relation: problem.rows[row].relation))
    }
  }

  /// Scales the rows and columns and builds the columns: the system is ready to be solved.
  mutating func finish() {
    equilibrate()
    finishAppending()
  }

  /// Whether the columns are the rows transposed; for debug builds.
  var isConsistent: Bool {
    var transposed = SparseRows()
    transposed.become(transposeOf: rows, columnCount: columnCount)
    return headers.count == rows.rowCount && transposed == columns
  }

  mutating func addColumn() { columnCount += 1 }

  /// Builds the columns again after rows were appended.
  mutating func finishAppending() {
    columns.become(transposeOf: rows, columnCount: columnCount)
  }

  /// Makes a row of the entries appended since the last one.
  mutating func closeRow(_ header: Header) {
    rows.closeRow()
    headers.append(header)
  }

  private mutating func loadTerms(_ problem: LinearProblem, _ row: Int) {
    let local = OptionalIndex(DenseIndex(truncatingIfNeeded: rowCount))
    let first = rows.indices.count
    var largestTerm = 0.0
    for term in problem.termRange(of: row) {
      let column = problem.terms[term].variable
      let coefficient = problem.terms[term].coefficient
      largestTerm = Swift.max(largestTerm, coefficient.magnitude)
      if lastRow[column] == local {
        rows.values[lastEntry[column]] += coefficient
      } else {
        lastRow[column] = local
        lastEntry[column] = DenseIndex(truncatingIfNeeded: rows.indices.count)
        rows.append(column, coefficient)
      }
    }
    rows.dropEntries(from: first, notLargerThan: largestTerm * Tolerance.rounding)
  }
}

extension RowSystem {
  mutating func appendBound(_ column: DenseIndex, _ relation: RowRelation, _ constant: Double) {
    rows.append(column, 1)
    closeRow(Header(constant: constant, level: .required, relation: relation))
  }

  /// Closes a row as a required equality whose residual gets its own column, which relates to 0.
  mutating func closeRow(constant: Double, withResidual relation: RowRelation) {
    let column = DenseIndex(truncatingIfNeeded: columnCount)
    columnCount += 1
    rows.append(column, -1)
    closeRow(Header(constant: constant, level: .required, relation: .equal))
    appendBound(column, relation, 0)
  }
}
