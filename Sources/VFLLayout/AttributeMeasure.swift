import VFLRecords

/// An attribute of an item as a linear expression: the item's near edge (only for a position), plus a
/// fraction of the item's size, plus an offset.
///
/// The near edge is the left or the top edge.
struct AttributeMeasure {
  /// The axis of the attribute.
  let axis: Axis
  /// Whether the attribute is a position, not a size.
  let isPosition: Bool
  /// The fraction of the item's size: for a position, 0 at the near edge and 1 at the far edge; for a size,
  /// 1.
  let share: Double
  /// The offset, in points.
  let offset: Double

  /// Creates the expression of an attribute; `nil` if the attribute has no axis.
  ///
  /// `direction` determines which edges leading and trailing refer to.
  init?(
    _ attribute: Attribute, _ region: LayoutRegion, of traits: ItemTraits,
    _ direction: LayoutDirection
  ) {
    guard let axis = attribute.axis else { return nil }
    self.axis = axis
    isPosition = !attribute.isSize
    var insets = LayoutInsets()
    switch region {
    case .frame: if attribute.isInsideMargins { insets = traits.margins }
    case .layoutMarginsGuide: insets = traits.margins
    case .safeAreaLayoutGuide: insets = traits.safeArea
    }
    let (near, far) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    guard isPosition else {
      share = 1
      offset = -(near + far)
      return
    }
    let share = attribute.share(direction)
    self.share = share
    // A guide has no text, so its baselines are its top and bottom edges.
    let baseline = region == .frame ? traits.baselineOffset(attribute) : 0
    offset = near * (1 - share) - far * share + baseline
  }
}

extension ItemTraits {
  /// The offset of the first baseline from the top edge, or of the last baseline from the bottom edge,
  /// positive downwards; 0 for any other attribute.
  fileprivate func baselineOffset(_ attribute: Attribute) -> Double {
    switch attribute {
    case .firstBaseline: firstBaseline
    case .lastBaseline: -lastBaseline
    default: 0
    }
  }
}

extension Attribute {
  /// Whether computing the attribute of an item's frame requires the item's margins or baselines.
  var needsTraits: Bool {
    isInsideMargins || self == .firstBaseline || self == .lastBaseline
  }

  /// Whether the attribute refers to the rectangle inside the layout margins.
  fileprivate var isInsideMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Returns the position of the attribute as a fraction of the item's size: 0 at the near edge, 1 at the far
  /// edge.
  fileprivate func share(_ direction: LayoutDirection) -> Double {
    switch self {
    case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: 1
    case .leading, .leadingMargin: direction == .leftToRight ? 0 : 1
    case .trailing, .trailingMargin: direction == .leftToRight ? 1 : 0
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }
}
