/// A constraint that is an element of an array literal.
struct CodeElement: Sendable {
  /// The expression that creates the constraint without its priority.
  let expression: String
  /// The expression of the priority; `nil` if the priority is 1000.
  let priority: String?
  /// A name for a variable that contains the constraint, for example `titleWidth`.
  let variable: String
  /// A name for a variable of a closure that contains only the constraint.
  let closureVariable: String
}
