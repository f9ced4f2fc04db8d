/// The kind of an argument, or of the values that a parameter accepts, if visible: enough to distinguish
/// overloads.
package enum ValueKind: UInt8, Sendable, Hashable {
  /// Nothing is seen.
  case any
  /// A string.
  case text
  /// A dictionary.
  case dictionary
  /// A list.
  case list
  /// A closure.
  case closure
  /// A value that no other kind's literal represents: a number, Boolean or view.
  case plain

  /// Whether an argument of this kind may be given for a parameter of another one.
  func fits(_ parameter: ValueKind) -> Bool {
    self == .any || parameter == .any || self == parameter
  }
}

/// The kinds of parameters and arguments that a syntax tree shows.
extension ValueKind {
  /// The kind of values that a parameter of a type accepts.
  init(_ type: TypeName, in tokens: HostTokens) {
    switch type.form.unwrapped {
    case .named(let name, false, _):
      self = Self.types.first { tokens.isWord(name, anyOf: $0.names) }?.kind ?? .any
    case .array: self = .list
    case .dictionary: self = .dictionary
    case .function: self = .closure
    case .named, .optional, .other: self = .any
    }
  }

  private static let types: [(kind: ValueKind, names: [StaticString])] = [
    (.text, ["String", "NSString", "Substring"]),
    (.dictionary, ["Dictionary", "NSDictionary"]),
    (.list, ["Array", "NSArray"]),
    (.plain, ["UIView", "NSView", "UIViewController", "NSViewController"]),
    (.plain, ["Int", "UInt", "CGFloat", "Double", "Float", "Bool"]),
  ]

  /// The kind of an argument by its spelling.
  init(spelling value: Expression, in tokens: HostTokens) {
    switch value.kind {
    case .string: self = .text
    case .number: self = .plain
    case .closure: self = .closure
    case .array: self = tokens.language == .swift ? .list : .any
    case .dictionary: self = tokens.language == .swift ? .dictionary : .any
    case .operation(let operands, let operators):
      self = tokens.isWord(operators[0], "+") ? Self(spelling: operands[0], in: tokens) : .any
      if self != .text { self = .any }
    default: self = .any
    }
  }
}
