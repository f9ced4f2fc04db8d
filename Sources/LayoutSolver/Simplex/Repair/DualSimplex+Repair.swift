/// Optimising from a point that is no longer best, because rows have gone or cost less.
extension DualSimplex {
  /// Brings the multipliers of all suspects back into their intervals; returns false if that fails.
  ///
  /// A multiplier outside its interval says that the cost falls along the edge on which its row is
  /// left. The edge is followed past one row after the other, each of which makes the cost fall less
  /// fast, up to the row from which on it would rise: the long-step rule for convex piecewise linear
  /// costs (Fourer 1985). That row becomes active instead of the one that was left.
  mutating func repairMultipliers() -> Bool {
    if multipliers.suspects.isEmpty { return true }
    var stepsLeft = Tuning.roundLimit * (system.rowCount + system.columnCount + Tuning.few)
    while let slot = multipliers.suspects.popLast() {
      let way = multipliers.wayOut(of: slot, basis.head, states)
      if way == 0 { continue }
      stepsLeft -= 1
      if stepsLeft < 0 || !followEdge(of: slot, way) {
        multipliers.suspects.clear()
        return false
      }
    }
    return true
  }

  /// Follows the edge on which the row of a slot is left; false if it has no end.
  private mutating func followEdge(of slot: DenseIndex, _ way: Double) -> Bool {
    if basis.isDue {
      let before = effort.troubles
      refactorise()
      multipliers.suspects.append(slot)
      return effort.troubles == before
    }
    basis.computeDirection(of: slot)
    computeRates(way)
    breakpoints.collect(
      rowRates, states, noise: Tolerance.relative * basis.direction.largest)
    guard let last = lastUsefulBreakpoint(of: slot, way) else { return false }
    if last > 0 { flip(breakpoints.list[..<last]) }
    let entering = breakpoints.list[last]
    basis.combine(entering.row, of: system.rows)
    let pivot = basis.combination.value(at: slot)
    let largest = basis.combination.largest
    if pivot.magnitude <= largest * Tolerance.relative { return false }
    if pivot.magnitude <= largest * Tolerance.lostDigits || largest * Tolerance.lostDigits > 1 {
      isDoubtful = true
    }
    counts.pivots += 1
    replaceRow(of: slot, by: entering.row, way, entering.distance)
    return true
  }

  /// Computes in ``rowRates`` how fast the residual of each row grows along the direction, or against it
  /// if the way is -1.
  mutating func computeRates(_ way: Double) {
    rowRates.begin(count: system.rowCount)
    rowRates.add(basis.direction, timesRowsOf: system.columns, way)
  }

  /// The breakpoint from which on the cost no longer falls; nil if it falls for ever.
  private mutating func lastUsefulBreakpoint(of slot: DenseIndex, _ way: Double) -> Int? {
    var sizes = computeSlope(of: slot, way)
    for index in 0..<breakpoints.count {
      let breakpoint = breakpoints.list[index]
      let state = states[breakpoint.row]
      let jump =
        breakpoint.rate > 0 ? state.upper - state.slope : state.slope - state.lower
      guard jump.isFinite, let level = state.level.index else { return index }
      step.length[level] += breakpoint.rate.magnitude * jump
      sizes[level] += breakpoint.rate.magnitude * jump
      if !slopeIsNegative(sizes) { return index }
    }
    return nil
  }

  /// Computes how fast the cost of each level grows along the edge of a slot, in the length of ``step``;
  /// returns the sums of the magnitudes of the terms.
  private mutating func computeSlope(of slot: DenseIndex, _ way: Double) -> [Double] {
    var sizes = step.length
    for level in sizes.indices {
      step.length[level] = -way * multipliers[slot, level]
      sizes[level] = step.length[level].magnitude
    }
    guard let row = basis.head[slot].row, let level = states[row].level.index else { return sizes }
    let end = way > 0 ? states[row].upper : states[row].lower
    step.length[level] += way * end
    sizes[level] += end.magnitude
    return sizes
  }

  private func slopeIsNegative(_ sizes: [Double]) -> Bool {
    for level in sizes.indices
    where step.length[level].magnitude > Tolerance.relative * sizes[level] {
      return step.length[level] < 0
    }
    return false
  }

  /// Moves rows to their other side, level by level.
  private mutating func flip(_ passed: ArraySlice<EdgeBreakpoints.Breakpoint>) {
    for index in 0..<multipliers.width {
      let level = Level(index)
      basis.rightSide.removeAll()
      for breakpoint in passed where states[breakpoint.row].level == level {
        let state = states[breakpoint.row]
        let slope = breakpoint.rate > 0 ? state.upper : state.lower
        let change = slope - state.slope
        states.setSlope(of: breakpoint.row, to: slope)
        counts.flips += 1
        for entry in system.rows.entries(of: breakpoint.row) {
          basis.rightSide.append(system.rows.indices[entry], change * system.rows.values[entry])
        }
      }
      if !basis.combineRightSide() { continue }
      multipliers.shift(by: -1, level: level, basis.combination, basis.head, states)
    }
  }

  /// Makes a row active in a slot, with the excess of the leaving row's multiplier, and moves the point onto
  /// the row.
  private mutating func replaceRow(
    of slot: DenseIndex, by row: DenseIndex, _ way: Double, _ distance: Double
  ) {
    let leaving = basis.head[slot].row
    let (entering, left) = (states[row], leaving.map { states[$0] } ?? RowState())
    let end = way > 0 ? left.upper : left.lower
    multipliers.exchange(
      into: slot, from: (entering.slope, entering.level), basis.combination, end: end,
      endLevel: left.level)
    if let leaving { states.leave(leaving, slope: end) }
    states.enter(row, slot)
    basis.exchange(slot, for: row)
    multipliers.suspect(basis.combination, basis.head, states)
    if distance != 0 {
      states.move(at: rowRates, by: distance)
      point.move(along: basis.direction, by: way * distance)
    }
    if let leaving { states.setResidual(of: leaving, to: way * distance) }
  }
}
