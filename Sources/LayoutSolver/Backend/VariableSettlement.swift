/// A free variable that is determined if other free variables are fixed.
package struct VariableSettlement: Sendable, Hashable {
  /// The free variable.
  package let variable: Int
  /// The value of the variable if the variables of all settlements of a problem have their values.
  package let value: Double
  /// The variables that have to be fixed to determine this one, in ascending order; all of them are
  /// necessary.
  ///
  /// The basis of each of these variables is the variable itself.
  package let basis: [Int]

  init(_ variable: Int, at value: Double, basis: [Int]) {
    self.variable = variable
    self.value = value
    self.basis = basis
  }
}
