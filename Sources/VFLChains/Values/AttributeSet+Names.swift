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
  /// The edge where a line of text starts.
  public static let leading = Self(Attribute.leading)
  /// The edge where a line of text ends.
  public static let trailing = Self(Attribute.trailing)
  /// The width.
  public static let width = Self(Attribute.width)
  /// The height.
  public static let height = Self(Attribute.height)
  /// The centre on the horizontal axis.
  public static let centerX = Self(Attribute.centerX)
  /// The centre on the vertical axis.
  public static let centerY = Self(Attribute.centerY)
  /// The baseline of the first line of text.
  public static let firstBaseline = Self(Attribute.firstBaseline)
  /// The baseline of the last line of text.
  public static let lastBaseline = Self(Attribute.lastBaseline)
  /// The left edge, moved in by the margin.
  public static let leftMargin = Self(Attribute.leftMargin)
  /// The right edge, moved in by the margin.
  public static let rightMargin = Self(Attribute.rightMargin)
  /// The top edge, moved in by the margin.
  public static let topMargin = Self(Attribute.topMargin)
  /// The bottom edge, moved in by the margin.
  public static let bottomMargin = Self(Attribute.bottomMargin)
  /// The leading edge, moved in by the margin.
  public static let leadingMargin = Self(Attribute.leadingMargin)
  /// The trailing edge, moved in by the margin.
  public static let trailingMargin = Self(Attribute.trailingMargin)
  /// The horizontal centre of what the margins leave.
  public static let centerXWithinMargins = Self(Attribute.centerXWithinMargins)
  /// The vertical centre of what the margins leave.
  public static let centerYWithinMargins = Self(Attribute.centerYWithinMargins)

  /// Left, right, top and bottom.
  public static let edges: Self = [.left, .right, .top, .bottom]
  /// Leading, trailing, top and bottom.
  public static let directionalEdges: Self = [.leading, .trailing, .top, .bottom]
  /// Left and right.
  public static let horizontalEdges: Self = [.left, .right]
  /// Leading and trailing.
  public static let directionalHorizontalEdges: Self = [.leading, .trailing]
  /// Top and bottom.
  public static let verticalEdges: Self = [.top, .bottom]
  /// Width and height.
  public static let size: Self = [.width, .height]
  /// Both centres.
  public static let center: Self = [.centerX, .centerY]
  /// The four edges, moved in by the margins.
  public static let margins: Self = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
  /// Leading, trailing, top and bottom, moved in by the margins.
  public static let directionalMargins: Self = [
    .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
  ]
  /// Both centres of what the margins leave.
  public static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]
}
