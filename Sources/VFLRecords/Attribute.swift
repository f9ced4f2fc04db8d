/// A part of an item's rectangle that a constraint can speak of.
///
/// The raw values are those of `NSLayoutConstraint.Attribute`, so an option bit `1 << rawValue`
/// names the attribute that it aligns.
public enum Attribute: UInt8, Sendable, Hashable, CaseIterable {
  /// No attribute: the second half of a constraint that has no second item.
  case notAnAttribute = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where a line of text starts: left, or right in a right-to-left interface.
  case leading = 5
  /// The edge where a line of text ends: right, or left in a right-to-left interface.
  case trailing = 6
  /// The width, in points.
  case width = 7
  /// The height, in points.
  case height = 8
  /// The centre on the horizontal axis.
  case centerX = 9
  /// The centre on the vertical axis.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left edge, moved in by the left layout margin.
  case leftMargin = 13
  /// The right edge, moved in by the right layout margin.
  case rightMargin = 14
  /// The top edge, moved in by the top layout margin.
  case topMargin = 15
  /// The bottom edge, moved in by the bottom layout margin.
  case bottomMargin = 16
  /// The leading edge, moved in by the leading layout margin.
  case leadingMargin = 17
  /// The trailing edge, moved in by the trailing layout margin.
  case trailingMargin = 18
  /// The horizontal centre of what the layout margins leave.
  case centerXWithinMargins = 19
  /// The vertical centre of what the layout margins leave.
  case centerYWithinMargins = 20

  /// The attribute's name in records, equations and documents.
  public var name: String { Self.names[Int(rawValue)] }

  /// The names by raw value; the cases are numbered from 0 without a hole.
  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// The attribute with a name, or `nil` when there is none.
  public init?(name: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// The axis that the attribute lies on; `nil` for ``notAnAttribute``.
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

  /// Whether the attribute is a size, not a position.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute follows the direction of the interface.
  public var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge that stays where it is whatever the interface's direction.
  public var isAbsoluteHorizontalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
