import ExactNumbers

extension Component {
  /// The result of an attempt to prove more levels.
  enum Progress {
    /// At least one more level is proved, or that the required rows are satisfiable.
    case proved([ProofStep])
    /// The optimum follows different functions where the form is less than 0 and where it is greater.
    case split(AffineForm)
    /// The rows are unsatisfiable beyond a side.
    case infeasible(UnsatisfiableSide)
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
    let optima = last.minimizeLevels()
    if case .found(let policy) = last.searchPolicy(in: cell) {
      return become(last, ComponentProof(component: last, optima: optima, policy: policy))
    }
    // Without a policy, the cell is split where the optimal basis changes, as in multiparametric programming.
    func basisChange() -> Progress {
      PolicyProgram(of: last).largestViolation(in: cell).map { .split($0) } ?? .stuck
    }
    if provedLevels < 0 {
      switch searchPolicy(in: cell) {
      case .found(let policy):
        return become(self, ComponentProof(component: self, optima: [], policy: policy))
      case .infeasible(_, let side): return .infeasible(side)
      case .missing: return basisChange()
      }
    }
    let level = provedLevels
    if level == levels.count { return .stuck }
    var next = self
    let optimum = next.minimize(level: level)
    switch next.searchPolicy(in: cell) {
    case .found(let policy):
      return become(next, ComponentProof(component: next, optima: [optimum], policy: policy))
    case .missing: return basisChange()
    case .infeasible(let point, _):
      var other = self
      if let side = other.move(to: point) { return .infeasible(side) }
      return .split(other.minimize(level: level).bound - optimum.bound)
    }
  }

  /// Continues with the component of a proof.
  private mutating func become(_ next: Component, _ proof: ComponentProof) -> Progress {
    let count = Swift.max(0, provedLevels) + proof.optima.count
    self = next
    return .proved([.levels(proof)] + noteProved(levels: count).map { .implied($0) })
  }
}
