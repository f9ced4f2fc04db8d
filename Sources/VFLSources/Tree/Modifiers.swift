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
