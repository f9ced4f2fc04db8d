/// A free variable of an optimum that is settled, with the variables that settle it.
public struct VariableSettlement: Sendable, Hashable {
  /// The free variable.
  public let variable: Int
  /// The value of the variable if the variables of all settlements of a problem have their values.
  public let value: Double
  /// The variables that have to be fixed to fix this one, in ascending order; none of them can be left out.
  ///
  /// The basis of each of them is the variable alone.
  public let basis: [Int]

  /// Creates a settlement.
  public init(_ variable: Int, at value: Double, basis: [Int]) {
    self.variable = variable
    self.value = value
    self.basis = basis
  }
}
