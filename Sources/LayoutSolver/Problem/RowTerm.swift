/// A variable of a row and its coefficient there.
package struct RowTerm: Sendable, Hashable {
  /// The number of the variable.
  package var variable: Int32
  /// The coefficient of the variable.
  package var coefficient: Double

  /// Creates a term.
  @inlinable
  package init(variable: Int32, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
