/// Variables, constants, properties or instance variables that one statement declares.
final class VariableDeclaration {
  /// A variable or several that get the parts of one value.
  struct Binding {
    let pattern: Pattern
    /// The value that the declaration gives; `nil` for none.
    let value: Expression?
    /// The code that reads or observes the variable; `nil` for none.
    var accessors: Accessors?
  }
  /// The code of a computed or observed variable.
  struct Accessors {
    /// The code of a computed variable, with or without `get`; `nil` for an observed one.
    let getter: Block?
    /// Setters and observers.
    let others: [Block]
    var blocks: [Block] { [getter].compactMap { $0 } + others }
  }
  /// The words before the declaration.
  let modifiers: Modifiers
  let bindings: [Binding]
  /// Whether the declaration is a `@property`, or an instance variable in the braces of a class.
  let isMember: Bool

  init(modifiers: Modifiers, bindings: [Binding], isMember: Bool = false) {
    (self.modifiers, self.bindings, self.isMember) = (modifiers, bindings, isMember)
  }
}
