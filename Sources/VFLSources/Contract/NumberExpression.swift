/// A number as code speaks of it.
package struct NumberExpression: Sendable, Hashable {
  /// The expression.
  package let text: String
  /// Whether it is one of Objective-C whose type may have no sign.
  package var isPerhapsUnsigned = false
}
