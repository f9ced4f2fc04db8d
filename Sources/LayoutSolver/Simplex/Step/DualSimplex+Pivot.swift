extension DualSimplex {
  /// Moves the multiplier of a row to the other end of its interval; the point only follows breakpoints
  /// passed.
  mutating func flip(_ row: DenseIndex) {
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    counts.flips += 1
    multipliers.move(basis.combination, sign, by: step.length)
    states.setSlope(of: row, to: states[row].slopeAskedFor)
    effort.stalledSteps = 0
    if step.passes.isEmpty { return }
    computePassDirection()
    movePoint(by: 1)
  }

  /// Makes a row active instead of the row of a slot.
  ///
  /// Costs two sparse solves, three with breakpoints passed, and the non-zeros of the columns that move.
  mutating func exchange(_ row: DenseIndex, with slot: DenseIndex) {
    basis.computeDirection(of: slot)
    let pivot = basis.combination.value(at: slot)
    if basis.exchangeCount > 0 && !basis.agrees(pivot, on: row, of: system.rows) {
      undoPasses()
      effort.troubles += 1
      refactorise()
      return
    }
    countStall(at: slot)
    counts.pivots += 1
    effort.pivots += 1
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    multipliers.move(basis.combination, sign, by: step.length)
    let hasPasses = !step.passes.isEmpty
    let distance = -(hasPasses ? sign * step.violationLeft : states[row].residual) / pivot
    if hasPasses { computePassDirection(and: slot, by: distance) }
    let leaving = basis.head[slot].row
    if let leaving {
      let state = states[leaving]
      states.leave(leaving, slope: sign * pivot > 0 ? state.lower : state.upper)
    }
    takeSlot(slot, row, sign)
    basis.exchange(slot, for: row)
    movePoint(by: hasPasses ? 1 : distance)
    if let leaving {
      states.setResidual(of: leaving, to: distance)
      states.enqueueIfViolated(leaving)
    }
  }

  /// Counts the steps in a row that move no multiplier.
  ///
  /// One in which a placeholder or an idle row leaves does not count: it never comes back.
  private mutating func countStall(at slot: DenseIndex) {
    if step.length.contains(where: { $0 != 0 }) {
      effort.stalledSteps = 0
    } else if let leaving = basis.head[slot].row, states[leaving].lower != states[leaving].upper {
      effort.stalledSteps += 1
      if isStalled { effort.blandSteps += 1 }
    }
  }

  /// Gives a row a slot, with the multiplier that it has after the step.
  private mutating func takeSlot(_ slot: DenseIndex, _ row: DenseIndex, _ sign: Double) {
    let state = states[row]
    for level in 0..<multipliers.width {
      let own = Level(level) == state.level ? state.slope : 0
      multipliers[slot, level] = sign * step.length[level] + own
    }
    states.enter(row, slot)
  }
}
