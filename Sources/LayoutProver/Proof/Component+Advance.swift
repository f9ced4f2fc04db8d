import ExactNumbers

extension Component {
  /// The result of an attempt to prove more levels.
  enum Progress {
    /// At least one more level is proved, or that the required rows are satisfiable.
    case proved
    /// The optimum follows different functions where the form is less than 0 and where it is greater.
    case split(AffineForm)
    /// The rows are unsatisfiable wherever the form is greater than 0.
    case infeasible(AffineForm)
    /// No affine policy was found, and the cell must be halved.
    case stuck
  }

  /// Proves as many levels as possible for all points of a cell.
  ///
  /// The bound that ``minimize(level:)`` returns applies everywhere. It is the optimum everywhere in the cell if
  /// the rows are satisfiable everywhere with the fixed variables. One policy for the last level therefore
  /// proves all levels.
  mutating func advance(in cell: Cell) -> Progress {
    var last = self
    last.minimizeLevels()
    if case .found = last.searchPolicy(in: cell) {
      self = last
      noteProved(levels: levels.count)
      return .proved
    }
    // Without a policy, the cell is split where the optimal basis changes, as in multiparametric programming.
    func basisChange() -> Progress {
      PolicyProgram(of: last).largestViolation(in: cell).map { .split($0) } ?? .stuck
    }
    if provedLevels < 0 {
      switch searchPolicy(in: cell) {
      case .found:
        noteProved(levels: 0)
        return .proved
      case .infeasible(_, let excess): return .infeasible(excess)
      case .missing: return basisChange()
      }
    }
    let level = provedLevels
    if level == levels.count { return .stuck }
    var next = self
    let bound = next.minimize(level: level)
    switch next.searchPolicy(in: cell) {
    case .found:
      self = next
      noteProved(levels: level + 1)
      return .proved
    case .missing: return basisChange()
    case .infeasible(let point, _):
      var other = self
      if let excess = other.move(to: point) { return .infeasible(excess) }
      return .split(other.minimize(level: level) - bound)
    }
  }
}
