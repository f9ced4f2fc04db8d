/// Rows over variables, each with a priority: the only thing that a backend reads.
///
/// A row says `Σ coefficient · variable  relation  constant`. Variables are dense indices from 0 and
/// free (they may be negative). A row of priority ``requiredPriority`` or more must hold; a lower
/// one costs the size of its violation, priorities compared lexicographically from
/// the highest to the lowest, costs of one priority added up.
///
/// The rows are stored one after another in two arrays of terms, so adding a row allocates nothing
/// once the arrays have grown.
public struct LinearProblem: Sendable {
  /// The priority from which on a row is required.
  public static let requiredPriority = 1000.0

  /// How many variables there are; their indices are `0..<variableCount`.
  public private(set) var variableCount: Int
  /// Row `i` owns the terms `rowStarts[i]..<rowStarts[i + 1]`.
  public private(set) var rowStarts: [Int32] = [0]
  /// The variable of each term.
  public private(set) var termVariables: [Int32] = []
  /// The coefficient of each term.
  public private(set) var termCoefficients: [Double] = []
  /// The relation of each row.
  public private(set) var relations: [RowRelation] = []
  /// The constant, or right side, of each row.
  public internal(set) var constants: [Double] = []
  /// The priority of each row.
  public private(set) var priorities: [Double] = []

  /// How many rows there are.
  public var rowCount: Int { relations.count }

  /// Creates a problem without rows.
  public init(variableCount: Int = 0) {
    self.variableCount = variableCount
  }

  /// Adds a free variable and returns its index.
  public mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a row and returns its index.
  ///
  /// Two terms of one variable add up.
  ///
  /// - Precondition: the variables exist; coefficients, constant and priority are finite.
  public mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    priority: Double = requiredPriority
  ) -> Int {
    for (variable, coefficient) in terms { appendTerm(variable, coefficient) }
    return closeRow(relation, constant, priority: priority)
  }

  /// Adds a term to the row that ``closeRow(_:_:priority:)`` will close.
  ///
  /// - Precondition: the variable exists; the coefficient is finite; indices have 32 bits.
  public mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    precondition(variable >= 0 && variable < variableCount, "no such variable")
    precondition(coefficient.isFinite, "a coefficient is finite")
    termVariables.append(Int32(variable))
    termCoefficients.append(coefficient)
  }

  /// Makes a row of the terms appended since the last one and returns its index.
  ///
  /// - Precondition: the constant and the priority are finite; there are fewer than 2³¹ terms.
  public mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double = requiredPriority
  ) -> Int {
    precondition(constant.isFinite && priority.isFinite, "a constant and a priority are finite")
    rowStarts.append(Int32(termVariables.count))
    relations.append(relation)
    constants.append(constant)
    priorities.append(priority)
    return relations.count - 1
  }

  /// The problem with another priority for one row.
  ///
  /// - Precondition: the row exists; the priority is finite.
  package func replacingPriority(of row: Int, with priority: Double) -> LinearProblem {
    precondition(priorities.indices.contains(row), "the row exists")
    precondition(priority.isFinite, "a priority is finite")
    var problem = self
    problem.priorities[row] = priority
    return problem
  }
}
