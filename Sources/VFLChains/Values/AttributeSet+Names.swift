import VFLRecords

extension AttributeSet {
  /// The left edge.
  public static let left = Self(Attribute.left)
  /// The right edge.
  public static let right = Self(Attribute.right)
  /// The top edge.
  public static let top = Self(Attribute.top)
  /// The bottom edge.
  public static let bottom = Self(Attribute.bottom)
  /// The leading edge.
  public static let leading = Self(Attribute.leading)
  /// The trailing edge.
  public static let trailing = Self(Attribute.trailing)
  /// The width.
  public static let width = Self(Attribute.width)
  /// The height.
  public static let height = Self(Attribute.height)
  /// The horizontal center.
  public static let centerX = Self(Attribute.centerX)
  /// The vertical center.
  public static let centerY = Self(Attribute.centerY)
  /// The baseline of the first line of text.
  public static let firstBaseline = Self(Attribute.firstBaseline)
  /// The baseline of the last line of text.
  public static let lastBaseline = Self(Attribute.lastBaseline)
  /// The left edge, inset by the layout margin.
  public static let leftMargin = Self(Attribute.leftMargin)
  /// The right edge, inset by the layout margin.
  public static let rightMargin = Self(Attribute.rightMargin)
  /// The top edge, inset by the layout margin.
  public static let topMargin = Self(Attribute.topMargin)
  /// The bottom edge, inset by the layout margin.
  public static let bottomMargin = Self(Attribute.bottomMargin)
  /// The leading edge, inset by the layout margin.
  public static let leadingMargin = Self(Attribute.leadingMargin)
  /// The trailing edge, inset by the layout margin.
  public static let trailingMargin = Self(Attribute.trailingMargin)
  /// The horizontal center of the area inside the layout margins.
  public static let centerXWithinMargins = Self(Attribute.centerXWithinMargins)
  /// The vertical center of the area inside the layout margins.
  public static let centerYWithinMargins = Self(Attribute.centerYWithinMargins)

  /// The left, right, top and bottom edges.
  public static let edges: Self = [.left, .right, .top, .bottom]
  /// The leading, trailing, top and bottom edges.
  public static let directionalEdges: Self = [.leading, .trailing, .top, .bottom]
  /// The left and right edges.
  public static let horizontalEdges: Self = [.left, .right]
  /// The leading and trailing edges.
  public static let directionalHorizontalEdges: Self = [.leading, .trailing]
  /// The top and bottom edges.
  public static let verticalEdges: Self = [.top, .bottom]
  /// The width and height.
  public static let size: Self = [.width, .height]
  /// The horizontal and vertical center.
  public static let center: Self = [.centerX, .centerY]
  /// The left, right, top and bottom edges, inset by the layout margins.
  public static let margins: Self = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
  /// The leading, trailing, top and bottom edges, inset by the layout margins.
  public static let directionalMargins: Self = [
    .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
  ]
  /// The horizontal and vertical center of the area inside the layout margins.
  public static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]
}
