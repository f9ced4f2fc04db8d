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
