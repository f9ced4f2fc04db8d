package import VFLRecords

extension RecordRow {
  /// One side of a record: an attribute of an item, multiplied by a factor.
  ///
  /// The attribute is the sum of the item's near edge (only for a position), a fraction of the item's size,
  /// and an offset. The near edge is the left or the top edge.
  package struct Side {
    /// The index of the item.
    package let item: Int
    /// The axis of the attribute.
    package let axis: Axis
    /// Whether the attribute is a position, which is measured from the near edge of the common ancestor.
    package let isPosition: Bool
    /// The fraction of the item's size: for a position, 0 at the near edge and 1 at the far edge; for a size,
    /// 1.
    package let share: Double
    /// The offset, in points.
    package let offset: Double
    /// The factor of the attribute on the left side of the row.
    package let factor: Double

    /// Creates the side for an attribute of an existing item; `nil` if the attribute has no axis.
    ///
    /// `direction` determines which edges leading and trailing refer to.
    init?(
      _ item: ItemID, _ attribute: Attribute, _ region: LayoutRegion, _ direction: LayoutDirection,
      times factor: Double, _ items: some RecordItems
    ) {
      guard let axis = attribute.axis else { return nil }
      self.item = item.index
      self.axis = axis
      self.factor = factor
      isPosition = !attribute.isSize
      var insets = LayoutInsets()
      var baseline = 0.0
      switch region {
      case .layoutMarginsGuide: insets = items.traits(of: item).margins
      case .safeAreaLayoutGuide: insets = items.traits(of: item).safeArea
      // A guide has no text, so only the baselines of a frame differ from its top and bottom edges.
      case .frame where attribute.isInsideMargins: insets = items.traits(of: item).margins
      case .frame where attribute == .firstBaseline: baseline = items.traits(of: item).firstBaseline
      case .frame where attribute == .lastBaseline: baseline = -items.traits(of: item).lastBaseline
      case .frame: break
      }
      let (near, far) =
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      share = isPosition ? attribute.share(direction) : 1
      offset = isPosition ? near * (1 - share) - far * share + baseline : -(near + far)
    }
  }
}

extension Attribute {
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
