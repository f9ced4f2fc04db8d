/// The words before a declaration that change its meaning.
package struct Modifiers: OptionSet {
  /// The bits.
  package let rawValue: UInt32

  /// Creates modifiers from bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `private`, `fileprivate` and the `static` of a function of C.
  package static let isPrivate = Modifiers(rawValue: 1 << 0)
  /// `static`, the `class` of a member of Swift, and the `+` of a method of Objective-C.
  package static let isStatic = Modifiers(rawValue: 1 << 1)
  /// The `class` of a member of Swift.
  static let isClass = Modifiers(rawValue: 1 << 9)
  static let isOverride = Modifiers(rawValue: 1 << 2)
  /// `final`.
  package static let isFinal = Modifiers(rawValue: 1 << 3)
  static let isOpen = Modifiers(rawValue: 1 << 4)
  /// `lazy`.
  package static let isLazy = Modifiers(rawValue: 1 << 5)
  /// `let`, and the `const` of C.
  package static let isConstant = Modifiers(rawValue: 1 << 6)
  /// An attribute such as `@IBOutlet`, which may set the value.
  package static let hasAttribute = Modifiers(rawValue: 1 << 7)
  static let isExtern = Modifiers(rawValue: 1 << 8)
}
