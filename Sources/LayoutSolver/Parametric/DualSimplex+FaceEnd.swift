/// The ends of the face on which the multipliers of an optimum stay the same while the constant of a row
/// changes.
///
/// By complementary slackness, the optima with given multipliers and their constants form one polyhedron, and
/// the constants form an interval (Adler and Monteiro 1992). The polyhedron may have as many bases as rows,
/// and a walk visits them one after the other. A single linear program finds the end of the interval: the
/// rows of the frozen face are required, and the row of the constant is optional, with the farthest constant.
/// The long-step rule passes all bounds in a few steps.
extension DualSimplex {
  /// Goes to the last constant of an active row, up to a target, at which the multipliers are optimal.
  ///
  /// - Returns: The constant; `nil` if that fails because of rounding errors, and nothing has changed.
  mutating func goToFaceEnd(varying row: DenseIndex, to target: Double) -> Double? {
    if !ignoredRows.isEmpty { return nil }
    var face = self
    face.freezeOptimalFace()
    let reached = face.solveFace(varying: row, to: target)
    counts = face.counts
    guard let reached, let head = face.head(with: row) else { return nil }
    var end = self
    guard end.moveAlongFace(to: head, row, constant: reached) else { return nil }
    self = end
    return reached
  }

  /// Changes to the basis that is optimal at a near constant of an active row, if it is also optimal at the
  /// current constant; false if it is not, and nothing has changed.
  ///
  /// At a point on many rows, the long-step rule passes at once the bases that a walk would visit one by one.
  mutating func passCorner(varying row: DenseIndex, from here: Double, by near: Double) -> Bool {
    var next = self
    next.effort = SolveEffort()
    next.system.headers[row].constant = near
    next.computePoint()
    var isPassed = next.workOffViolations() == .optimal && next.states[row].isActive
    counts = next.counts
    if !isPassed { return false }
    let stepsBefore = counts.pivots + counts.flips
    next.system.headers[row].constant = here
    next.computePoint()
    isPassed =
      next.workOffViolations() == .optimal
      && next.counts.pivots + next.counts.flips == stepsBefore
    if isPassed { self = next }
    return isPassed
  }

  /// Solves a frozen face for the constant of a row that is nearest to a target; `nil` if that fails.
  private mutating func solveFace(varying row: DenseIndex, to target: Double) -> Double? {
    effort = SolveEffort()
    // The headers of the rows are not those of the face.
    effort.hasTriedForest = true
    states.setSlopes(of: row, to: (-1, 1), level: Level(0))
    system.headers[row].constant = target
    restart()
    guard workOffViolations() == .optimal else { return nil }
    return states[row].isActive ? target : target + freshResidual(of: row).value
  }

  /// The active rows of a solved face, including a row; `nil` if no active row of the face may leave for it.
  private mutating func head(with row: DenseIndex) -> [BasisMember]? {
    var head = basis.head
    if states[row].isActive { return head }
    basis.combine(row, of: system.rows)
    let leaving = basis.largestSlot { member in
      member.row.map { states[$0].lower.isFinite || states[$0].upper.isFinite } ?? true
    }
    guard let leaving else { return nil }
    head[leaving] = .row(row)
    return head
  }

  /// Makes other rows of the optimal face active, with a new constant for one of them, and keeps all
  /// multipliers; false if the result is not optimal.
  private mutating func moveAlongFace(
    to head: [BasisMember], _ row: DenseIndex, constant: Double
  ) -> Bool {
    for slot in basis.slots {
      guard let active = basis.head[slot].row else { continue }
      let state = states[active]
      let isLow = multipliers.sign(of: slot, from: state.lower, ownLevel: state.level) == 0
      states.leave(active, slope: isLow ? state.lower : state.upper)
    }
    let slopes = states.all.map { $0.slope }
    system.headers[row].constant = constant
    takeBasis(head)
    for row in system.rowIndices where !states[row].isActive {
      if !slopes[row].isFinite { return false }
      states.setSlope(of: row, to: slopes[row])
    }
    states.requeue()
    computeMultipliers()
    if basis.head != head || !multipliers.areFeasible(basis.head, states) { return false }
    let stepsBefore = counts.pivots + counts.flips
    return workOffViolations() == .optimal && counts.pivots + counts.flips == stepsBefore
  }
}
