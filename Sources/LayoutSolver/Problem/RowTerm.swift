/// A variable of a row with its coefficient.
public struct RowTerm: Sendable, Hashable {
  /// The number of the variable.
  public var variable: Int32
  /// The coefficient of the variable.
  public var coefficient: Double

  /// Creates a term.
  @inlinable
  public init(variable: Int32, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
