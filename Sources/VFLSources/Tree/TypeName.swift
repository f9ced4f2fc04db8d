/// A type where a declaration or a cast names it.
package struct TypeName {
  /// The form of a type.
  package indirect enum Form {
    /// A name, such as `UIView`, and `UIView *` in Objective-C. For `Outer.Inner` the token is `Inner`.
    case named(Int, isQualified: Bool, isGeneric: Bool)
    /// `Type?`, or `Type!` if it is unwrapped implicitly.
    case optional(Form, isImplicit: Bool)
    /// `[Element]`.
    case array
    /// `[Key: Value]`.
    case dictionary
    case function
    case other

    /// The form without optionals around it.
    package var unwrapped: Form {
      if case .optional(let wrapped, _) = self { wrapped.unwrapped } else { self }
    }
  }
  /// The tokens of the type.
  package let range: Range<Int>
  /// The form of the type.
  package let form: Form
}
