/// Variables, constants, properties or instance variables that one statement declares.
package final class VariableDeclaration {
  /// A variable or several that get the parts of one value.
  package struct Binding {
    /// The names.
    package let pattern: Pattern
    /// The value that the declaration gives; `nil` for none.
    package let value: Expression?
    /// The code that reads or observes the variable; `nil` for none.
    package var accessors: Accessors?
  }
  /// The code of a computed or observed variable.
  package struct Accessors {
    /// The code of a computed variable, with or without `get`; `nil` for an observed one.
    package let getter: Block?
    /// Setters and observers.
    package let others: [Block]
    /// All code of the variable.
    package var blocks: [Block] { [getter].compactMap { $0 } + others }
  }
  /// The words before the declaration.
  package let modifiers: Modifiers
  /// The variables with their values.
  package let bindings: [Binding]
  /// Whether the declaration is a `@property`, or an instance variable in the braces of a class.
  let isMember: Bool

  init(modifiers: Modifiers, bindings: [Binding], isMember: Bool = false) {
    (self.modifiers, self.bindings, self.isMember) = (modifiers, bindings, isMember)
  }
}
