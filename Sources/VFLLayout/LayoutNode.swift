public import VFLRecords

/// What a layout knows of one item: its place in the hierarchy and its content.
public struct LayoutNode: Sendable, Hashable {
  /// The name, for people; `|` is the container.
  public var name: String
  /// The item that its frame is relative to; `nil` for the container and for an orphan.
  public var parent: ItemID?
  /// The content's width in points, if it has one.
  public var contentWidth: Double?
  /// The content's height in points, if it has one.
  public var contentHeight: Double?
  /// How strongly it resists being wider, and taller, than its content.
  public var hugging: [Axis: Priority]
  /// How strongly it resists being narrower, and lower, than its content.
  public var compression: [Axis: Priority]
  /// How far the first baseline lies below the top edge, in points; 0 unless given.
  public var firstBaseline: Double
  /// How far the last baseline lies above the bottom edge, in points; 0 unless given.
  public var lastBaseline: Double

  /// Creates an item.
  public init(
    name: String, parent: ItemID? = nil, contentWidth: Double? = nil,
    contentHeight: Double? = nil, hugging: [Axis: Priority] = [:],
    compression: [Axis: Priority] = [:], firstBaseline: Double = 0, lastBaseline: Double = 0
  ) {
    self.name = name
    self.parent = parent
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    self.hugging = hugging
    self.compression = compression
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
