/// The result of solving a layout: its status, and the frames or the conflicts.
public struct LayoutResult: Sendable, Hashable {
  /// The status of a layout: whether there is one, and whether it is the only best one.
  public enum Status: String, Sendable, Hashable {
    /// There is one best layout.
    case solved
    /// There are several best layouts; the frames are those of one of them, which is the same in every run.
    case ambiguous
    /// The required constraints contradict each other.
    case unsatisfiable
  }

  /// The status of the layout: whether there is one, and whether it is the only best one.
  public var status: Status
  /// The frame of each item, by ``ItemID/index``; empty when unsatisfiable.
  public var frames: [Frame]
  /// The conflicts, in the order of their source; empty unless unsatisfiable.
  ///
  /// No two of them share a constraint that people wrote, and without the written members of all of them the
  /// rest can hold. They may share constraints that nobody wrote: the container's size, and that no size is
  /// negative.
  public var conflicts: [Conflict]
  /// Whether numbers of very different sizes have kept the solver from making sure that there are no
  /// conflicts but ``conflicts``.
  package var mayHaveMoreConflicts = false
  /// The attributes that are not the same in all best layouts; empty unless ambiguous.
  public var freeAttributes: [FreeAttribute]
  /// The same of guides that measure one axis, of which people are told nothing; those of the other axis are
  /// always among them.
  package var freeGuideAttributes: [FreeAttribute] = []
  /// The optional constraints that gave way, content sizes included, each with what forced it;
  /// records first, in the order of their source.
  ///
  /// Empty unless asked for.
  public var violations: [Violation]
  /// The constraints of equal priority whose trade leaves the layout ambiguous.
  ///
  /// Empty unless asked for.
  public var ties: [PriorityTie]
  /// What settles the first views that are free; nil unless asked for and ambiguous.
  var settlement: LayoutSettlement?

  /// Creates a result.
  public init(
    status: Status, frames: [Frame] = [], conflicts: [Conflict] = [],
    freeAttributes: [FreeAttribute] = [], violations: [Violation] = [], ties: [PriorityTie] = []
  ) {
    self.status = status
    self.frames = frames
    self.conflicts = conflicts
    self.freeAttributes = freeAttributes
    self.violations = violations
    self.ties = ties
  }

  /// The members of the first conflict; empty unless unsatisfiable.
  public var conflict: [ConflictMember] { conflicts.first?.members ?? [] }
}
