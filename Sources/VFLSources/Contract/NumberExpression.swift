/// A variable that a call passes as the value of a metric.
package struct NumberExpression: Sendable, Hashable {
  /// The expression.
  package let text: String
  /// Whether the value is an `NSNumber`.
  package var isObject = false
  /// The declared type of a Swift variable, or `nil` if it is unknown.
  package var declaredType: String?
  /// Whether the value is an Objective-C number whose type may be unsigned.
  package var isPerhapsUnsigned = false
}
