/// Linear equations and inequalities in numbered variables, each with a priority: the input of a solver.
///
/// A row is `Σ coefficient · variable  relation  constant`. Variables are numbered from 0, and may be
/// negative. A row with a priority of at least ``requiredPriority`` is required. The violation of an optional
/// row is its cost. Costs of the same priority are added, and priorities are compared lexicographically, the
/// highest first.
///
/// The terms of all rows are in one array, so adding a row allocates no memory once the arrays have grown.
public struct LinearProblem: Sendable {
  /// The lowest priority of a required row.
  public static let requiredPriority = 1000.0

  /// A row without its terms.
  public struct Row: Sendable, Hashable {
    /// The index of the first term in ``LinearProblem/terms``.
    var firstTerm: Int32
    /// The number of terms.
    var termCount: Int32
    /// The relation between the sum of the terms and the constant.
    public internal(set) var relation: RowRelation
    /// Whether the row counts; only a live solver has other rows.
    var presence = Presence.inForce
    /// Whether presolve must not eliminate the row, because its constant or presence changes.
    var isPinned = false
    /// The constant, which is the right side.
    public internal(set) var constant: Double
    /// The priority.
    public internal(set) var priority: Double

    /// Whether the row must be satisfied.
    public var isRequired: Bool { priority >= LinearProblem.requiredPriority }
  }

  /// The number of variables.
  public private(set) var variableCount: Int
  /// The rows.
  public private(set) var rows: [Row] = []
  /// The terms of all rows, and those of the row that ``closeRow(_:_:priority:)`` will add.
  public private(set) var terms: [RowTerm] = []
  /// The number of terms that belong to rows.
  private var closedTermCount: Int32 = 0

  /// The number of rows.
  public var rowCount: Int { rows.count }

  /// Creates a problem without rows.
  public init(variableCount: Int = 0) {
    self.variableCount = variableCount
  }

  /// Returns the terms of a row.
  public func terms(of row: Int) -> ArraySlice<RowTerm> { terms[termRange(of: row)] }

  /// Returns the indices of a row's terms.
  @inline(__always)
  package func termRange(of row: Int) -> Range<Int> { rows[row].terms }

  /// Adds a variable and returns its number.
  public mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a row and returns its index.
  ///
  /// The coefficients of terms with the same variable are added.
  ///
  /// - Precondition: the variables exist; coefficients, constant and priority are finite.
  public mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    priority: Double = requiredPriority
  ) -> Int {
    for (variable, coefficient) in terms { appendTerm(variable, coefficient) }
    return closeRow(relation, constant, priority: priority)
  }

  /// Adds a term to the row that the next call of ``closeRow(_:_:priority:)`` adds.
  ///
  /// - Precondition: the variable exists, and its number has 32 bits; the coefficient is finite.
  public mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    precondition(variable >= 0 && variable < variableCount, "the variable exists")
    precondition(coefficient.isFinite, "a coefficient is finite")
    terms.append(RowTerm(variable: Int32(variable), coefficient: coefficient))
  }

  /// Adds a row with the terms that were added since the last row, and returns its index.
  ///
  /// - Precondition: the constant and the priority are finite; there are fewer than 2³¹ terms.
  public mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double = requiredPriority
  ) -> Int {
    precondition(constant.isFinite && priority.isFinite, "a constant and a priority are finite")
    rows.append(openRow(relation, constant, priority: priority))
    return rows.count - 1
  }

  /// Returns the problem with a different priority for one row.
  ///
  /// - Precondition: the row exists; the priority is finite.
  package func replacingPriority(of row: Int, with priority: Double) -> LinearProblem {
    precondition(priority.isFinite, "a priority is finite")
    var problem = self
    problem.rows[row].priority = priority
    return problem
  }

  /// Returns the problem with a different constant for one row.
  package func replacingConstant(of row: Int, with constant: Double) -> LinearProblem {
    var problem = self
    problem.rows[row].constant = constant
    return problem
  }

  /// Returns the problem with different constants, one for each row.
  package func replacingConstants(with constants: [Double]) -> LinearProblem {
    var problem = self
    for row in problem.rows.indices { problem.rows[row].constant = constants[row] }
    return problem
  }
}

extension LinearProblem {
  /// Whether a row of a live solver counts.
  enum Presence: UInt8 {
    /// The row counts.
    case inForce
    /// The row does not count until it is activated again.
    case inactive
    /// The row was removed. Its number and its terms are kept until the next presolve.
    case removed
  }
}

extension LinearProblem.Row {
  /// The indices of the terms.
  @inline(__always)
  var terms: Range<Int> {
    Range(uncheckedBounds: (Int(firstTerm), Int(firstTerm) + Int(termCount)))
  }
  /// Whether the row counts.
  var isInForce: Bool { presence == .inForce }
  /// Whether the row was removed.
  var isRemoved: Bool { presence == .removed }
  /// Whether presolve may eliminate the row.
  var isSettled: Bool { presence == .inForce && !isPinned }
  /// Whether presolve may eliminate a variable with the row.
  var isSettledEquality: Bool { relation == .equal && isSettled && isRequired }
  /// Whether presolve must read the row: it counts, or it was changed before and may be activated again.
  var isKept: Bool { presence == .inForce || presence == .inactive && isPinned }
}

// MARK: - Changes by a live solver

extension LinearProblem {
  /// Removes all rows and variables, and creates variables.
  mutating func reset(variableCount: Int) {
    rows.clear()
    terms.clear()
    closedTermCount = 0
    self.variableCount = variableCount
  }

  /// Allocates memory for the first rows, each with up to two terms.
  mutating func reserveCapacity(rows rowCount: Int) {
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(2 * rowCount)
  }

  /// Adds a term whose variable exists and whose coefficient is finite.
  @inline(__always)
  mutating func append(_ term: RowTerm) { terms.append(term) }

  /// Removes the terms that were added since the last row.
  @inline(__always)
  mutating func dropOpenTerms() {
    let openCount = terms.count - Int(closedTermCount)
    if openCount > 0 { terms.removeLast(openCount) }
  }

  /// Returns a row with the terms that were added since the last row.
  @inline(__always)
  private mutating func openRow(
    _ relation: RowRelation, _ constant: Double, priority: Double
  ) -> Row {
    let first = closedTermCount
    closedTermCount = Int32(terms.count)
    return Row(
      firstTerm: first, termCount: closedTermCount - first, relation: relation,
      constant: constant, priority: priority)
  }

  /// Adds a row with the terms that were added since the last row, and finite numbers.
  @inline(__always)
  mutating func appendRow(_ relation: RowRelation, _ constant: Double, priority: Double) {
    rows.append(openRow(relation, constant, priority: priority))
  }

  /// Replaces a removed row by a row with the terms that were added since the last row.
  mutating func replaceRow(
    _ row: Int, _ relation: RowRelation, _ constant: Double, priority: Double
  ) {
    assert(rows[row].isRemoved, "the number is free")
    rows[row] = openRow(relation, constant, priority: priority)
  }

  /// Makes presolve keep a row.
  mutating func pin(_ row: Int) { rows[row].isPinned = true }

  /// Changes a row in place; its terms stay.
  @inline(__always)
  mutating func change<Result>(_ row: Int, _ change: (inout Row) -> Result) -> Result {
    rows.change(at: row, change)
  }

  /// Restores an earlier state of a row.
  mutating func restore(_ row: Int, _ before: Row) { rows[row] = before }

  /// Removes the last variables, rows and terms, and keeps the given numbers.
  mutating func truncate(variables: Int, rows rowCount: Int, terms termCount: Int) {
    variableCount = variables
    rows.removeLast(rows.count - rowCount)
    terms.removeLast(terms.count - termCount)
    closedTermCount = Int32(termCount)
  }

  /// Removes the terms of removed rows.
  mutating func dropRemovedTerms() {
    var kept: [RowTerm] = []
    kept.reserveCapacity(terms.count)
    for row in rows.indices {
      let own = rows[row].isRemoved ? 0..<0 : rows[row].terms
      rows[row].firstTerm = Int32(kept.count)
      rows[row].termCount = Int32(own.count)
      kept.append(contentsOf: terms[own])
    }
    let open = terms[Int(closedTermCount)...]
    closedTermCount = Int32(kept.count)
    kept.append(contentsOf: open)
    terms = kept
  }
}
