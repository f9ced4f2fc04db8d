/// Linear equations and inequalities over numbered variables, each with a priority.
///
/// A row is `Σ coefficient · variable  relation  constant`. Variables are numbered from 0 and may be
/// negative. A row with a priority of ``requiredPriority`` or more is required. The cost of a lower priority
/// is the sum of the violations of its rows. Costs are compared lexicographically, the highest priority
/// first.
///
/// The terms of all rows are stored in two arrays, so adding a row allocates no memory once the arrays have
/// grown.
public struct LinearProblem: Sendable {
  /// The lowest priority of a required row.
  public static let requiredPriority = 1000.0

  /// The number of variables, whose indices are `0..<variableCount`.
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

  /// The number of rows.
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
  /// If a variable occurs several times, its coefficients are added.
  ///
  /// - Precondition: the variables exist; coefficients, constant and priority are finite.
  public mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    priority: Double = requiredPriority
  ) -> Int {
    for (variable, coefficient) in terms { appendTerm(variable, coefficient) }
    return closeRow(relation, constant, priority: priority)
  }

  /// Adds a term to the row that the next call of ``closeRow(_:_:priority:)`` creates.
  ///
  /// - Precondition: the variable exists; the coefficient is finite; indices have 32 bits.
  public mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    precondition(variable >= 0 && variable < variableCount, "no such variable")
    precondition(coefficient.isFinite, "a coefficient is finite")
    termVariables.append(Int32(variable))
    termCoefficients.append(coefficient)
  }

  /// Creates a row from the terms that were appended after the last row, and returns its index.
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
