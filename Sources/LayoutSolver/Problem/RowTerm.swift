/// A variable of a row and its coefficient there.
public struct RowTerm: Sendable, Hashable {
  /// The number of the variable.
  public var variable: Int32
  /// What it is multiplied by.
  public var coefficient: Double

  /// Creates a term.
  @inlinable
  public init(variable: Int32, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
