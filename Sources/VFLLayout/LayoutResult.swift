public import VFLRecords

/// What came of solving a layout.
public struct LayoutResult: Sendable, Hashable {
  /// Whether there is a layout, and whether it is the only best one.
  public enum Status: String, Sendable, Hashable {
    /// There is one best layout.
    case solved
    /// There are several best layouts; the frames are one of them, always the same one.
    case ambiguous
    /// The required constraints contradict each other.
    case unsatisfiable
  }

  /// Whether there is a layout, and whether it is the only best one.
  public var status: Status
  /// The frame of each item, by ``ItemID/index``; empty when unsatisfiable.
  public var frames: [Frame]
  /// Constraints that cannot hold together, but can as soon as any one is left out; empty unless
  /// unsatisfiable.
  public var conflict: [ConflictMember]
  /// What each member of the conflict is multiplied with so that all of them add up to `0 >= positive`,
  /// the largest in size 1.
  public var conflictMultipliers: [Double]
  /// What the best layouts differ in; empty unless ambiguous.
  public var freeAttributes: [FreeAttribute]

  /// Creates a result.
  public init(
    status: Status, frames: [Frame] = [], conflict: [ConflictMember] = [],
    conflictMultipliers: [Double] = [], freeAttributes: [FreeAttribute] = []
  ) {
    self.status = status
    self.frames = frames
    self.conflict = conflict
    self.conflictMultipliers = conflictMultipliers
    self.freeAttributes = freeAttributes
  }
}

/// One of the constraints of a conflict: a record, or something that nobody wrote.
public enum ConflictMember: Sendable, Hashable {
  /// The record at this index.
  case record(Int)
  /// The size given to the container on this axis.
  case container(Axis)
  /// That this item's size on this axis is not negative.
  case nonNegative(ItemID, Axis)
  /// That this item is as large as its content on this axis, where that is required.
  case contentSize(ItemID, Axis)
}

/// An attribute of a frame that the best layouts differ in.
public struct FreeAttribute: Sendable, Hashable {
  /// Which of the four numbers of a frame.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    /// The distance from the parent's left edge.
    case x
    /// The distance from the parent's top edge.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The item.
  public var item: ItemID
  /// Which of the four numbers of its frame.
  public var part: Part
  /// The least value in any best layout; `-infinity` when there is none.
  public var lower: Double
  /// The greatest value in any best layout; `infinity` when there is none.
  public var upper: Double

  /// Creates a free attribute with its range.
  public init(item: ItemID, part: Part, lower: Double, upper: Double) {
    self.item = item
    self.part = part
    self.lower = lower
    self.upper = upper
  }
}
