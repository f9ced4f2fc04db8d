public import VFLRecords

/// A layout problem: the items, the size of the container, the direction and the constraints.
public struct LayoutProblem: Sendable, Hashable {
  /// The identifier of the container.
  public static let container = ItemID(0)

  /// The items, indexed by ``ItemID/index``.
  ///
  /// The first item is the container, which has no parent.
  ///
  /// Any other item without a parent is an orphan. No constraint can determine the position of an orphan, so
  /// the orphan is at (0, 0) in its own coordinate system. Its size and its descendants are laid out there.
  public var nodes: [LayoutNode]
  /// The size of the container, in points.
  ///
  /// A size that is given is required. A dimension that is `nil` is determined by the constraints.
  public var containerSize: PerAxis<Double?>
  /// The direction of the interface, which determines the leading and trailing sides.
  public var direction: LayoutDirection
  /// The constraints, in source order.
  public var records: [ConstraintRecord]

  /// Creates a problem whose first node is the container; `width` and `height` are the container's size, in
  /// points.
  public init(
    nodes: [LayoutNode], width: Double? = nil, height: Double? = nil,
    direction: LayoutDirection = .leftToRight, records: [ConstraintRecord] = []
  ) {
    self.nodes = nodes
    self.containerSize = PerAxis(width, height)
    self.direction = direction
    self.records = records
  }

  /// Returns the displayed name of an item, or `?` if the item does not exist.
  ///
  /// If the item has a label, the label is its displayed name.
  public func name(of item: ItemID) -> String {
    nodes.indices.contains(item.index) ? nodes[item.index].words ?? nodes[item.index].name : "?"
  }
}
