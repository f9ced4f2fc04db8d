/// The outcome of solving a problem.
public enum SolverOutcome: Sendable, Hashable {
  /// The value of each variable at an optimum, the same one in every run.
  case optimal(values: [Double])
  /// The required rows contradict each other, as the certificate proves.
  case infeasible(InfeasibilityCertificate)
}

/// A proof that required rows cannot hold together: the rows and their multipliers.
///
/// The set is irreducible: the rows have a solution as soon as any one of them is left out. Each row
/// times its multiplier, added up, gives `0 >= positive` (a Farkas certificate): a multiplier is
/// positive on a `>=` row, negative on a `<=` row and of either sign on an `==` row.
public struct InfeasibilityCertificate: Sendable, Hashable {
  /// The rows, in ascending order.
  public let rows: [Int]
  /// The multiplier of each row, none of them 0, the largest in size 1.
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

/// A variable that the optimum does not determine.
public struct FreeVariable: Sendable, Hashable {
  /// The variable's index.
  public let variable: Int
  /// The least value at any optimum; `-infinity` when there is none.
  public let lower: Double
  /// The greatest value at any optimum; `infinity` when there is none.
  public let upper: Double

  /// Creates a free variable with the range of its values.
  public init(variable: Int, lower: Double, upper: Double) {
    self.variable = variable
    self.lower = lower
    self.upper = upper
  }
}
