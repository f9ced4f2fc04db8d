public import VFLRecords

/// An item of a layout problem, with its parent, its content size and its margins.
public struct LayoutNode: Sendable, Hashable {
  /// The name that is displayed; `|` for the container.
  public var name: String
  /// The label that is displayed instead of the name, for an unnamed guide that a format string creates;
  /// otherwise `nil`.
  ///
  /// For example, `gap[1]` is the label of the first gap.
  public var words: String?
  /// The item to which the frame is relative; `nil` for the container and for an orphan.
  public var parent: ItemID?
  /// The content size in points; `nil` on an axis on which the item has no content size.
  public var content: PerAxis<Double?>
  /// Whether the content size is an estimate, on each axis.
  package var isContentAssumed = PerAxis(both: false)
  /// The content hugging priorities: how strongly the item resists being larger than its content; 250 by
  /// default.
  public var hugging: PerAxis<Priority>
  /// The compression resistance priorities: how strongly the item resists being smaller than its content; 750
  /// by default.
  public var compression: PerAxis<Priority>
  /// The distance from the top edge down to the first baseline, in points; 0 by default.
  public var firstBaseline: Double
  /// The distance from the bottom edge up to the last baseline, in points; 0 by default.
  public var lastBaseline: Double
  /// The layout margins; 8 points on each side by default.
  public var margins: LayoutMargins
  /// The safe area insets, in points; 0 on each side by default.
  public var safeArea: LayoutInsets
  /// The direction of leading and trailing inside the item; `nil` for the direction of the problem.
  ///
  /// The layout margins of the item follow this direction. Descendants do not inherit it.
  public var direction: LayoutDirection?
  /// Whether the item is a guide that is not constrained on both axes, so that at least one dimension of its
  /// frame has no meaning.
  ///
  /// The frame and the free attributes of such a guide are not reported.
  public var isOneAxisGuide = false
  /// Whether the item is a guide: an invisible rectangle that constraints can refer to.
  public var isGuide = false
  /// The property of the parent that provides the guide, such as `safeAreaLayoutGuide`; `nil` for other items.
  package var guideProperty: String?
  /// The position in the painting order of its siblings.
  ///
  /// An item with a greater number is painted above an item with a smaller number. Of two items with the same
  /// number, the later item is painted above the earlier one. In a document, the number follows the order in
  /// which the views are declared, because the items themselves are sorted by name.
  public var paintingOrder = 0

  /// Creates an item with lengths in points.
  public init(
    name: String, parent: ItemID? = nil, contentWidth: Double? = nil,
    contentHeight: Double? = nil, hugging: PerAxis<Priority> = PerAxis(both: .defaultLow),
    compression: PerAxis<Priority> = PerAxis(both: .defaultHigh), firstBaseline: Double = 0,
    lastBaseline: Double = 0, margins: LayoutMargins = .standard,
    safeArea: LayoutInsets = LayoutInsets(), direction: LayoutDirection? = nil
  ) {
    self.name = name
    self.parent = parent
    self.content = PerAxis(contentWidth, contentHeight)
    self.hugging = hugging
    self.compression = compression
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.margins = margins
    self.safeArea = safeArea
    self.direction = direction
  }
}

extension LayoutNode {
  /// Whether all numbers are finite, and all priorities are greater than 0.
  var hasUsableNumbers: Bool {
    (content.horizontal ?? 0).isFinite && (content.vertical ?? 0).isFinite
      && firstBaseline.isFinite && lastBaseline.isFinite
      && margins.top.isFinite && margins.leading.isFinite && margins.bottom.isFinite
      && margins.trailing.isFinite && safeArea.top.isFinite && safeArea.left.isFinite
      && safeArea.bottom.isFinite && safeArea.right.isFinite
      && hugging.horizontal.isUsable && hugging.vertical.isUsable
      && compression.horizontal.isUsable && compression.vertical.isUsable
  }
}

extension Priority {
  /// Whether the priority is a finite number greater than 0.
  package var isUsable: Bool { rawValue.isFinite && rawValue > 0 }
}
