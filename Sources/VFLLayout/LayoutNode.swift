public import VFLRecords

/// An item of a layout: its place in the hierarchy, its content, and its margins.
public struct LayoutNode: Sendable, Hashable {
  /// The name, for people; `|` is the container.
  public var name: String
  /// The words that people are shown in the place of the name, for an item that nobody named; `nil` for the
  /// name.
  ///
  /// They are those of the format that made the item.
  public var words: String?
  /// The item that its frame is relative to; `nil` for the container and for an orphan.
  public var parent: ItemID?
  /// The content's size in points, on each axis on which it has one.
  public var content: PerAxis<Double?>
  /// The priority with which the item resists being wider, and taller, than its content; 250 unless given.
  public var hugging: PerAxis<Priority>
  /// The priority with which the item resists being narrower, and lower, than its content; 750 unless given.
  public var compression: PerAxis<Priority>
  /// How far the first baseline lies below the top edge, in points; 0 unless given.
  public var firstBaseline: Double
  /// How far the last baseline lies above the bottom edge, in points; 0 unless given.
  public var lastBaseline: Double
  /// The layout margins; 8 points a side unless given.
  public var margins: LayoutMargins
  /// How far the safe area lies inside the edges, in points; 0 on all sides unless given.
  public var safeArea: LayoutInsets
  /// The direction that leading and trailing follow inside of the item; `nil` for that of the problem.
  ///
  /// Its own margins follow it, too; items that lie deeper do not inherit it.
  public var direction: LayoutDirection?
  /// Whether the item is a guide that measures something along one axis, so that the other axis means
  /// nothing.
  ///
  /// Neither its frame nor its free attributes are told to people.
  public var isOneAxisGuide = false
  /// Whether the item is a guide: a rectangle that constraints speak of and that nobody sees.
  public var isGuide = false
  /// Where the item is painted among those of its parent: one with a greater number lies over one with a
  /// smaller, and of equal ones the later item.
  ///
  /// A document's views are numbered as they are declared, though its items are in the order of their names.
  public var paintingOrder = 0

  /// Creates an item; lengths are in points.
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
