import LayoutSolver

/// How a replay ended.
enum ReplayStatus: Error, Hashable, Sendable {
  case finished
  /// The time was up in a phase.
  case late(ReplayPhase)
  /// The required rows contradict each other.
  case conflict
  /// The solver did not take a row.
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

/// A part of a replay.
enum ReplayPhase: String, Hashable, Sendable {
  case add, first, cycle, readd
}
