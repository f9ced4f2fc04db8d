/// A view as code speaks of it.
package struct ViewExpression: Sendable, Hashable {
  /// The expression.
  package let text: String
  /// Whether the view is a `topLayoutGuide` or the like, which has no anchors but those of its top, its
  /// bottom and its height.
  package let isLayoutSupport: Bool
}
