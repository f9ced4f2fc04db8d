/// The kind of an argument, or of the values that a parameter takes, as far as it shows: enough to tell
/// overloads apart.
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
  /// What no literal of the others stands for: a number, a truth value or a view.
  case plain

  /// Whether an argument of this kind may be given for a parameter of another one.
  func fits(_ parameter: ValueKind) -> Bool {
    self == .any || parameter == .any || self == parameter
  }
}

/// The kinds of parameters and arguments that a syntax tree shows.
extension ValueKind {
  /// The kind of values that a parameter of a type accepts.
  init(_ type: TypeName, in tokens: HostTokens) { self.init(type.form, in: tokens) }

  private init(_ form: TypeName.Form, in tokens: HostTokens) {
    switch form {
    case .named(let name, let isQualified, _):
      if isQualified {
        self = .any
      } else if tokens.isWord(name, anyOf: ["String", "NSString", "Substring"]) {
        self = .text
      } else if tokens.isWord(name, anyOf: ["Dictionary", "NSDictionary"]) {
        self = .dictionary
      } else if tokens.isWord(name, anyOf: ["Array", "NSArray"]) {
        self = .list
      } else {
        self = tokens.isWord(name, anyOf: Self.plainTypes) ? .plain : .any
      }
    case .optional(let wrapped, _): self.init(wrapped, in: tokens)
    case .array: self = .list
    case .dictionary: self = .dictionary
    case .function: self = .closure
    case .other: self = .any
    }
  }

  private static let plainTypes: [StaticString] = [
    "UIView", "NSView", "UIViewController", "NSViewController", "Int", "UInt", "CGFloat", "Double",
    "Float", "Bool",
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
      guard case .string? = operands.first?.kind, let sign = operators.first,
        tokens.isWord(sign, "+")
      else {
        self = .any
        return
      }
      self = .text
    default: self = .any
    }
  }
}
