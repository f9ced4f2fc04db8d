/// The words before a declaration that change its meaning.
struct Modifiers: OptionSet {
  let rawValue: UInt32
  static let isPrivate = Modifiers(rawValue: 1 << 0)
  /// `static`, the `class` of a member of Swift, and the `+` of a method of Objective-C.
  static let isStatic = Modifiers(rawValue: 1 << 1)
  static let isOverride = Modifiers(rawValue: 1 << 2)
  static let isFinal = Modifiers(rawValue: 1 << 3)
  static let isOpen = Modifiers(rawValue: 1 << 4)
  static let isLazy = Modifiers(rawValue: 1 << 5)
  /// `let`, and the `const` of C.
  static let isConstant = Modifiers(rawValue: 1 << 6)
  /// An attribute such as `@IBOutlet`, which may set the value.
  static let hasAttribute = Modifiers(rawValue: 1 << 7)
  /// `private(set)` and the like, which leave reading open.
  static let isPrivateForWriting = Modifiers(rawValue: 1 << 8)
  static let isPublic = Modifiers(rawValue: 1 << 9)
  static let isBlockVariable = Modifiers(rawValue: 1 << 10)
  static let isExtern = Modifiers(rawValue: 1 << 11)
}

/// Variables, constants, properties or instance variables that one statement declares.
final class VariableDeclaration {
  /// A variable or several that get the parts of one value.
  struct Binding {
    /// The names.
    let pattern: Pattern
    /// The value that the declaration gives; `nil` for none.
    let value: Expression?
    /// The code that reads or observes the variable; `nil` for none.
    let accessors: Accessors?
  }
  /// The code of a computed or observed variable.
  struct Accessors {
    /// The code of a computed variable, with or without `get`; `nil` for an observed one.
    let getter: Block?
    /// Setters and observers.
    let others: [Block]
  }
  /// The words before the declaration.
  let modifiers: Modifiers
  /// The variables, in order.
  let bindings: [Binding]
  /// Whether the declaration is a `@property`, or an instance variable in the braces of a class.
  let isMember: Bool

  /// Creates a declaration.
  init(modifiers: Modifiers, bindings: [Binding], isMember: Bool = false) {
    (self.modifiers, self.bindings, self.isMember) = (modifiers, bindings, isMember)
  }
}

/// A parameter of a function or closure.
struct Parameter {
  /// The token of the label that callers write; `nil` for none.
  let label: Int?
  /// The token of the name inside the function; `nil` for a parameter without one.
  let name: Int?
  /// The type; `nil` where none is written.
  let type: TypeName?
  /// The value that stands in for an omitted argument; `nil` for none.
  let defaultValue: Expression?
  /// Whether the parameter accepts any number of arguments.
  let isVariadic: Bool
}

/// A function, method, initializer or subscript, with a body or without one.
final class FunctionDeclaration {
  /// The spelling of a function.
  enum Style {
    /// A function of Swift, C or C++, called as `name(…)`.
    case function
    /// `init` of Swift, called by the name of its type.
    case initializer
    /// A method of Objective-C, called as `[receiver name:…]`.
    case method
    /// `subscript` or `deinit`, or code of C that has no name.
    case unnamed
  }
  /// The tokens of the function, including its body.
  let range: Range<Int>
  /// The spelling.
  let style: Style
  /// The token of the name, or of the first part of a selector; `nil` for a function without a name.
  let name: Int?
  /// The words before the declaration.
  let modifiers: Modifiers
  /// The parameters.
  ///
  /// The labels of a method are the parts of its selector, from the second one on.
  let parameters: [Parameter]
  /// Whether a method of Objective-C has no parameters, so that its selector has no colon.
  var isUnary: Bool { style == .method && parameters.isEmpty }
  /// The type of the result; `nil` where none is written.
  let result: TypeName?
  /// The type before `::` in a function of C++; `nil` for none.
  let qualifier: Int?
  /// The body; `nil` for a prototype or a requirement of a protocol.
  let body: Block?

  /// Creates a function.
  init(
    range: Range<Int>, style: Style, name: Int?, modifiers: Modifiers, parameters: [Parameter],
    result: TypeName?, qualifier: Int? = nil, body: Block?
  ) {
    (self.range, self.style, self.name, self.modifiers) = (range, style, name, modifiers)
    (self.parameters, self.result) = (parameters, result)
    (self.qualifier, self.body) = (qualifier, body)
  }
}

/// A type, an extension of one, a protocol or a name space.
final class TypeDeclaration {
  /// What is declared.
  enum Kind {
    /// A class or actor, or the `@interface` of a class.
    case classType
    /// A structure, enumeration or union.
    case valueType
    /// A protocol.
    case interface
    /// An extension, category or class extension.
    case addition
    /// The `@implementation` of a class or category.
    case implementation
    /// A name space of C++.
    case space
  }
  /// The tokens of the type, including its members.
  let range: Range<Int>
  /// What is declared.
  let kind: Kind
  /// The token of the name; `nil` for a type without a name.
  ///
  /// Of `Outer.Inner` it is that of `Inner`.
  let name: Int?
  /// The words before the declaration.
  let modifiers: Modifiers
  /// The types after the colon.
  let parents: [TypeName]
  /// Whether a `where` restricts an extension.
  let isRestricted: Bool
  /// The members.
  let members: [Statement]

  /// Creates a type.
  init(
    range: Range<Int>, kind: Kind, name: Int?, modifiers: Modifiers, parents: [TypeName],
    isRestricted: Bool, members: [Statement]
  ) {
    (self.range, self.kind, self.name, self.modifiers) = (range, kind, name, modifiers)
    (self.parents, self.isRestricted, self.members) = (parents, isRestricted, members)
  }
}
