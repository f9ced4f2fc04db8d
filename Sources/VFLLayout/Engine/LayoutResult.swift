/// The result of solving a layout problem: the status, and the frames or the conflicts.
public struct LayoutResult: Sendable, Hashable {
  /// Whether a layout problem is satisfiable, and whether it has a unique optimal layout.
  public enum Status: String, Sendable, Hashable {
    /// There is exactly one optimal layout.
    case solved
    /// There are several optimal layouts.
    ///
    /// The result contains the frames of one of them, the same one on every run.
    case ambiguous
    /// The required constraints contradict each other.
    case unsatisfiable
  }

  /// Whether the problem is satisfiable, and whether it has a unique optimal layout.
  public var status: Status
  /// The frame of each item, indexed by ``ItemID/index``; empty if the problem is unsatisfiable.
  public var frames: [Frame]
  /// The conflicts, in source order; empty unless the problem is unsatisfiable.
  ///
  /// No two conflicts share a constraint from the source: a record or a content size. Without these members
  /// of all conflicts, the remaining constraints are satisfiable. Conflicts may share implicit constraints:
  /// the size of the container, and constraints that keep a size from being negative.
  public var conflicts: [Conflict]
  /// Whether there may be more conflicts than ``conflicts``, because rounding errors prevented the solver
  /// from excluding them.
  package var mayHaveMoreConflicts = false
  /// The attributes that differ among the optimal layouts; empty unless the layout is ambiguous.
  public var freeAttributes: [FreeAttribute]
  /// The attributes of one-axis guides that differ among the optimal layouts.
  ///
  /// They are kept apart from ``freeAttributes``, because the attributes of such a guide on its unused axis
  /// are always ambiguous. Only JSON output lists them, and only on axes that constraints refer to.
  package var freeGuideAttributes: [FreeAttribute] = []
  /// The relaxed constraints, including relaxed content sizes, each with the constraints that force it to be
  /// relaxed.
  ///
  /// Records come first, in source order. The array is empty unless an explanation was requested.
  public var violations: [Violation]
  /// The constraints of equal priority whose trade-off makes the layout ambiguous.
  ///
  /// The array is empty unless an explanation was requested.
  public var ties: [PriorityTie]
  /// The attributes that determine the first ambiguous views on each axis, in the order of
  /// ``freeAttributes``; empty unless the layout is ambiguous and an explanation was requested.
  package internal(set) var settlements: [LayoutSettlement] = []

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

  /// The members of the first conflict; empty if there are no conflicts.
  public var conflict: [ConflictMember] { conflicts.first?.members ?? [] }
}
