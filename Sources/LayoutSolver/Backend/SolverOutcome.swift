/// The outcome of solving a problem.
public enum SolverOutcome: Sendable, Hashable {
  /// The value of each variable at an optimum, which is the same in every run.
  case optimal(values: [Double])
  /// The required rows contradict each other, as the certificate proves.
  case infeasible(InfeasibilityCertificate)
}

/// A proof that required rows contradict each other: the rows and their multipliers.
///
/// The set is irreducible: without any one of the rows, the remaining rows are satisfiable. The sum of the
/// rows times their multipliers is `0 >= c` with a positive `c` (a Farkas certificate). The multiplier of a
/// `>=` row is positive, and the multiplier of a `<=` row is negative.
public struct InfeasibilityCertificate: Sendable, Hashable {
  /// The rows, in ascending order.
  public let rows: [Int]
  /// The multiplier of each row, which is not 0; the largest magnitude is 1.
  public let multipliers: [Double]

  /// Creates a certificate from rows in ascending order and a multiplier for each.
  public init(rows: [Int], multipliers: [Double]) {
    self.rows = rows
    self.multipliers = multipliers
  }

  /// Creates a certificate whose multipliers are scaled so that the largest has size 1.
  package init(scaling entries: [(row: Int, multiplier: Double)]) {
    let largest = entries.reduce(0) { Swift.max($0, $1.multiplier.magnitude) }
    self.init(
      rows: entries.map { $0.row }, multipliers: entries.map { $0.multiplier / largest })
  }
}

/// A variable that has several values at the optima.
public struct FreeVariable: Sendable, Hashable {
  /// The variable's index.
  public let variable: Int
  /// The least value at any optimum; `-infinity` if there is no lower bound.
  public let lower: Double
  /// The greatest value at any optimum; `infinity` if there is no upper bound.
  public let upper: Double

  /// Creates a free variable with the range of its values.
  public init(variable: Int, lower: Double, upper: Double) {
    self.variable = variable
    self.lower = lower
    self.upper = upper
  }
}
