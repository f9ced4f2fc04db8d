/// A keyword of Swift, or a name that is a keyword in some positions.
enum SwiftWord: String, CaseIterable {
  // Declarations
  case `let`, `var`, `func`, `class`, `struct`, `enum`, actor, `protocol`, `extension`
  case initializer = "init"
  case `deinit`, `subscript`, `import`, `typealias`, `associatedtype`, `operator`, `precedencegroup`
  case macro, `case`
  // Statements
  case `if`, `guard`, `switch`, `for`, `while`, `repeat`, `do`, `defer`, `return`, `throw`, `break`
  case `continue`, `fallthrough`, `else`, `catch`, `default`, `where`, `in`
  // Modifiers
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override
  case lazy, weak, unowned, mutating, nonmutating, convenience, required, optional, dynamic
  case indirect, prefix, postfix, infix, nonisolated, isolated, distributed, consuming, borrowing
  case async
  // Expressions and types
  case `try`, await, `as`, `is`, any, `inout`, consume, copy, each, yield, unsafe, sending
  case `throws`, `rethrows`, `nil`, `true`, `false`
  case opaqueType = "some"
  // Accessors and arguments of modifiers
  case get, set, willSet, didSet, _read, _modify, unsafeAddress, unsafeMutableAddress, safe
  case nonsending

  /// Whether the word begins a declaration, perhaps only before certain tokens.
  var isDeclaration: Bool {
    switch self {
    case .let, .var, .func, .class, .struct, .enum, .actor, .protocol, .extension, .initializer,
      .deinit, .subscript, .import, .typealias, .associatedtype, .operator, .precedencegroup,
      .macro, .case:
      true
    default: false
    }
  }

  /// Whether the word may precede the keyword of a declaration.
  var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .override,
      .lazy, .weak, .unowned, .mutating, .nonmutating, .convenience, .required, .optional,
      .dynamic, .indirect, .prefix, .postfix, .infix, .nonisolated, .isolated, .distributed,
      .consuming, .borrowing, .async, .unsafe:
      true
    default: false
    }
  }

  /// Whether the word begins a statement, not an expression, at any position.
  var beginsStatement: Bool {
    switch self {
    case .if, .guard, .switch, .for, .while, .repeat, .do, .defer, .return, .throw, .break,
      .continue, .fallthrough, .public, .private, .fileprivate, .internal, .static:
      true
    case .actor, .initializer, .macro: false
    default: isDeclaration
    }
  }

  /// Whether no expression begins with the word, apart from an `if`, `switch` or `do` that has a value.
  var isReserved: Bool {
    switch self {
    case .in, .where, .else, .default, .catch, .as, .is, .throws, .rethrows: true
    default: beginsStatement
    }
  }

  /// Whether the word begins an accessor of a variable.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress:
      true
    default: false
    }
  }
}
