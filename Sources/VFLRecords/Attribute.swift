/// A part of an item's rectangle that a constraint can refer to.
///
/// The raw values are the raw values of `NSLayoutConstraint.Attribute`. The format option that aligns an
/// attribute is the bit `1 << rawValue`.
public enum Attribute: UInt8, Sendable, Hashable, CaseIterable {
  /// No attribute, for a constraint without a second item.
  case notAnAttribute = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The leading edge: left in a left-to-right layout, right in a right-to-left layout.
  case leading = 5
  /// The trailing edge: right in a left-to-right layout, left in a right-to-left layout.
  case trailing = 6
  /// The width, in points.
  case width = 7
  /// The height, in points.
  case height = 8
  /// The horizontal center.
  case centerX = 9
  /// The vertical center.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left edge, inset by the left layout margin.
  case leftMargin = 13
  /// The right edge, inset by the right layout margin.
  case rightMargin = 14
  /// The top edge, inset by the top layout margin.
  case topMargin = 15
  /// The bottom edge, inset by the bottom layout margin.
  case bottomMargin = 16
  /// The leading edge, inset by the leading layout margin.
  case leadingMargin = 17
  /// The trailing edge, inset by the trailing layout margin.
  case trailingMargin = 18
  /// The horizontal center of the area inside the layout margins.
  case centerXWithinMargins = 19
  /// The vertical center of the area inside the layout margins.
  case centerYWithinMargins = 20

  /// The name of the attribute in records, equations and documents.
  public var name: String { Self.names[Int(rawValue)] }

  /// The names, indexed by raw value.
  ///
  /// The raw values are consecutive and start at 0.
  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// Creates the attribute with a name, or returns `nil` if there is no such attribute.
  public init?(name: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// The axis of the attribute, or `nil` for ``notAnAttribute``.
  public var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a width or height.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute follows the layout direction of the user interface.
  public var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a horizontal edge that does not depend on the layout direction.
  public var isAbsoluteHorizontalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
