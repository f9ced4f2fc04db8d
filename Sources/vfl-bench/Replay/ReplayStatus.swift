import LayoutSolver

/// The reason why a replay ended.
enum ReplayStatus: Error, Hashable, Sendable {
  case finished
  /// The deadline passed during a phase.
  case late(ReplayPhase)
  /// The required rows are unsatisfiable.
  case conflict
  /// The solver rejected a row.
  case refused(RowRefusal)

  /// The status in a report.
  var text: String {
    switch self {
    case .finished: "ok"
    case .late(let phase): "timeout-\(phase.rawValue)"
    case .conflict: "error:required conflict"
    case .refused(let refusal): "error:\(refusal)"
    }
  }
}

/// A phase of a replay.
enum ReplayPhase: String, Hashable, Sendable {
  case add, first, cycle, readd
}
