/// The kind of a dictionary's value that its spelling, or the declaration of its variable, shows.
package enum GivenKind: String, Sendable, Hashable {
  /// An anchor, such as `view.topAnchor`.
  case anchor
  /// A number.
  case number
  /// A string.
  case text
  /// A rectangle, a size or a point.
  case rectangle
  /// A layer of Core Animation.
  case layer
  /// A view controller.
  case controller
  /// `NSNull`.
  case null
  /// A view.
  case view

  /// The kind of the objects of one of the system's types; `nil` for a type that says nothing.
  package init?(ofType name: String) {
    guard let kind = Self.types.first(where: { $0.value.contains(name) })?.key else { return nil }
    self = kind
  }

  private static let types: [GivenKind: Set<String>] = [
    .anchor: ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"],
    .number: ["CGFloat", "Int", "Double", "Float", "NSNumber", "NSInteger"],
    .text: ["String", "NSString"],
    .rectangle: ["CGRect", "CGSize", "CGPoint", "NSRect", "NSSize", "NSPoint"],
    .layer: ["CALayer", "CAGradientLayer", "CAShapeLayer", "CATextLayer", "AVPlayerLayer"],
    .controller: [
      "UIViewController", "UITableViewController", "UICollectionViewController",
      "UINavigationController", "UITabBarController", "UIPageViewController", "NSViewController",
    ],
    .null: ["NSNull"],
    .view: [
      "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch",
      "UIStackView", "UIScrollView", "UITableView", "UICollectionView", "UISlider", "NSView",
      "NSTextField", "NSButton", "NSImageView", "NSStackView", "NSScrollView",
    ],
  ]
}
