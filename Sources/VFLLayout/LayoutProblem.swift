public import VFLRecords

/// A layout problem: the items, the container's size, the direction, and the constraints.
public struct LayoutProblem: Sendable, Hashable {
  /// The container's identifier.
  public static let container = ItemID(0)

  /// The items by ``ItemID/index``; the first is the container, which has no parent.
  ///
  /// Any other item without a parent is an orphan: nothing can say where it is, so it is at 0, 0 of
  /// a plane of its own, on which its size and its descendants are laid out.
  public var nodes: [LayoutNode]
  /// The container's size, in points: required on an axis where it is given, free where it is `nil`.
  public var containerSize: PerAxis<Double?>
  /// The direction of the interface, which leading and trailing follow.
  public var direction: LayoutDirection
  /// The constraints, in the order of their source.
  public var records: [ConstraintRecord]

  /// Creates a problem from its items, the first of which is the container; `width` and `height` are in
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

  /// The words or the name of an item, for people; `?` for an item that the problem does not have.
  public func name(of item: ItemID) -> String {
    nodes.indices.contains(item.index) ? nodes[item.index].words ?? nodes[item.index].name : "?"
  }
}
