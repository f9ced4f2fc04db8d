/// Slopes of rows that change at the present point, for which the multipliers of the active rows make up.
extension DualSimplex {
  /// Takes a row out of force that is not active and pulls; true if nothing has to move for it, since
  /// the multipliers of the active rows stay in their intervals, and are sure, as they take over.
  @inline(never)
  mutating func retireInPlace(_ row: DenseIndex) -> Bool {
    retire(row)
    return suspects.isEmpty && !hasCancelled
  }

  /// Puts a row in force that pulls with a slope at the present point, if the multipliers of the
  /// active rows can make up for it: then nothing has to move.
  @inline(never)
  mutating func pull(
    _ row: DenseIndex, _ header: RowSystem.Header, slopes: (lower: Double, upper: Double),
    slope: Double
  ) -> Bool {
    factors.solveTransposed(row, of: system.rows, &rightSide, into: &transformedRow)
    if !shiftFreely(by: -slope, level: header.level) { return false }
    takeAtRest(row, header, slopes: slopes)
    states[row].slope = slope
    counts.flips += 1
    return true
  }

  /// Moves the multiplier of the row that enters to the other end of its interval, if that has one and
  /// the multipliers of the active rows can make up for it: the step that a ratio test would choose.
  mutating func flipFreely(_ row: DenseIndex) -> Bool {
    let state = states[row]
    let slope = state.residual > 0 ? state.upper : state.lower
    if slope.isInfinite || partSlides.isMidStep || isStalled { return false }
    counts.comparisons += transformedRow.count
    if !shiftFreely(by: state.slope - slope, level: state.level) { return false }
    states[row].slope = slope
    counts.flips += 1
    effort.stalledSteps = 0
    return true
  }

  /// Lets the active rows that ``transformedRow`` is made of take over a slope of it; false, and nothing
  /// has changed, if a multiplier would leave its interval, or not be sure.
  private mutating func shiftFreely(by slope: Double, level: DenseIndex) -> Bool {
    if hasCancelled || !multiplierDoubts.isEmpty { return false }
    let isShifted = DualSimplex.shiftFreely(
      &multipliers, by: slope, transformedRow, level: Int(level), levelWidth, head, states)
    if isShifted { noteTouchedSlots() }
    return isShifted
  }

  private static func shiftFreely(
    _ multipliers: inout [Double], by slope: Double, _ transformedRow: SparseVector, level: Int,
    _ levelWidth: Int, _ head: [DenseIndex], _ states: [RowState]
  ) -> Bool {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let (head, states) = (head.span, states.span)
    var multipliers = multipliers.mutableSpan
    for entry in entries.indices {
      let slot = Int(entries[entry].index)
      let first = slot * levelWidth
      let before = multipliers[first + level]
      var isDoubtful = false
      multipliers[first + level] = Tolerance.difference(
        before, -slope * entries[entry].value, &isDoubtful)
      let isOutside = isBeyondEnd(
        multipliers.span.extracting(first..<(first + levelWidth)), row: Int(head[slot]), states,
        isGrown: slope * entries[entry].value > 0)
      if !isDoubtful && !isOutside && entries.count == 1 { return true }
      multipliers[first + level] = before
      if isDoubtful || isOutside { return false }
    }
    for entry in entries.indices {
      let place = Int(entries[entry].index) * levelWidth + level
      multipliers[place] = Tolerance.difference(
        multipliers[place], -slope * entries[entry].value)
    }
    return true
  }

  /// Lets the active rows take over a part of the multiplier of a row that is not active; those whose
  /// multiplier then lies outside its interval become suspects.
  mutating func shiftMultipliers(for row: DenseIndex, by slope: Double, level: DenseIndex) {
    factors.solveTransposed(row, of: system.rows, &rightSide, into: &transformedRow)
    DualSimplex.shift(
      &multipliers, by: slope, transformedRow, level: Int(level), levelWidth, head, states,
      &suspects, &hasCancelled)
    noteTouchedSlots()
  }

  private static func shift(
    _ multipliers: inout [Double], by slope: Double, _ transformedRow: SparseVector, level: Int,
    _ levelWidth: Int, _ head: [DenseIndex], _ states: [RowState],
    _ suspects: inout [DenseIndex], _ hasCancelled: inout Bool
  ) {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let (head, states) = (head.span, states.span)
    var multipliers = multipliers.mutableSpan
    for entry in entries.indices {
      let slot = Int(entries[entry].index)
      let place = slot * levelWidth + level
      multipliers[place] = Tolerance.difference(
        multipliers[place], -slope * entries[entry].value, &hasCancelled)
      let first = slot * levelWidth
      let own = multipliers.span.extracting(first..<(first + levelWidth))
      if wayOut(of: own, row: Int(head[slot]), states) != 0 {
        suspects.append(entries[entry].index)
      }
    }
  }

  /// Whether the multiplier of a row, a negative number for a placeholder, lies outside its interval
  /// after it has grown, or shrunk, inside it.
  @inline(__always)
  private static func isBeyondEnd(
    _ multiplier: Span<Double>, row: Int, _ states: Span<RowState>, isGrown: Bool
  ) -> Bool {
    let end = row < 0 ? 0 : isGrown ? states[row].upper : states[row].lower
    if end.isInfinite { return false }
    let side = sign(of: multiplier, from: end, atLevel: row < 0 ? -1 : Int(states[row].level))
    return isGrown ? side > 0 : side < 0
  }
}
