import VFLRecords

/// An attribute of one item as a sum: its near edge (a position only), plus a share of its size,
/// plus an offset.
///
/// The near edge is the left or the top one.
struct AttributeMeasure {
  /// The axis that the attribute lies on.
  let axis: Axis
  /// Whether the attribute is a position, not a size.
  let isPosition: Bool
  /// The share of the size: 0 at the near edge, 1 at the far edge.
  let share: Double
  /// What is added, in points.
  let offset: Double

  /// Measures an attribute, or fails when there is none; `direction` is the one that leading and
  /// trailing follow.
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
    // A guide has no text of its own: its baselines are its edges.
    let baseline = region == .frame ? traits.baselineOffset(attribute) : 0
    offset = near * (1 - share) - far * share + baseline
  }
}

extension ItemTraits {
  /// How far below the top, or the bottom, edge a baseline lies; 0 for any other attribute.
  fileprivate func baselineOffset(_ attribute: Attribute) -> Double {
    switch attribute {
    case .firstBaseline: firstBaseline
    case .lastBaseline: -lastBaseline
    default: 0
    }
  }
}

extension Attribute {
  /// Whether margins or baselines count in the attribute of an item itself.
  var needsTraits: Bool {
    isInsideMargins || self == .firstBaseline || self == .lastBaseline
  }

  /// Whether the attribute belongs to what the layout margins leave.
  fileprivate var isInsideMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Where a position lies between the near edge, 0, and the far one, 1.
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
