/// A view as code speaks of it.
package struct ViewExpression: Sendable, Hashable {
  /// The expression.
  package let text: String
  /// Whether the view is a guide such as `topLayoutGuide`, whose only anchors are its top, its bottom and its
  /// height.
  package let isLayoutSupport: Bool
  /// Whether the expression is `self` and can be omitted before the name of a property.
  package let isImplicit: Bool

  /// Creates an expression.
  package init(text: String, isLayoutSupport: Bool = false, isImplicit: Bool = false) {
    self.text = text
    self.isLayoutSupport = isLayoutSupport
    self.isImplicit = isImplicit
  }
}
