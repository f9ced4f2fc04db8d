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
  /// the multipliers of the active rows can make up for it, or those of their twins can: the step that a
  /// ratio test would choose.
  mutating func flipFreely(_ row: DenseIndex) -> Bool {
    let state = states[row]
    let slope = flippedSlope(of: row)
    if slope.isInfinite || partSlides.isMidStep || isStalled { return false }
    counts.comparisons += transformedRow.count
    if !shiftToTwins(by: state.slope - slope, level: state.level) { return false }
    states[row].slope = slope
    counts.flips += 1
    effort.stalledSteps = 0
    return true
  }

  /// Lets the active rows take over a slope of the row that enters, those whose multipliers would leave
  /// their intervals by twins that replace them; false, and nothing has changed, if that is not enough.
  ///
  /// Twins are rows of one variable alone, with the same coefficient, that hold at the same value.
  ///
  /// A view that must not be smaller than its content, and would rather not be larger, has such rows.
  /// When it is stretched, the second one holds it where the first one did while it was squeezed. The
  /// point stays where it is, and so do the factors. Where the combination is long, many may be replaced
  /// in vain: there the ratio test finds them, which stops at the first one in the way.
  mutating func shiftToTwins(by slope: Double, level: DenseIndex) -> Bool {
    if hasCancelled || !multiplierDoubts.isEmpty { return false }
    longStep.slides.clear()
    longStep.passedMultipliers.clear()
    var entry = firstLeaving(from: 0, by: slope, level: level)
    while entry != transformedRow.count {
      guard !isLongCombination, let slide = twinSlide(ofEntry: entry, by: slope) else {
        takeBackTwins()
        return false
      }
      let first = Int(slide.slide.slot) * levelWidth
      longStep.passedMultipliers += multipliers[first..<(first + levelWidth)]
      counts.comparisons += 1
      make(slide.slide, slide.speed)
      entry = hasCancelled ? -1 : firstLeaving(from: entry, by: slope, level: level)
    }
    counts.pivots += longStep.slides.count
    longStep.slides.clear()
    takeOver(slope, level: level)
    return true
  }

  /// Undoes all slides to twins, of which nothing is left, not even rounding.
  private mutating func takeBackTwins() {
    while let slot = longStep.slides.last?.slot {
      undoLastSlide()
      for level in (0..<levelWidth).reversed() {
        multipliers[Int(slot) * levelWidth + level] = longStep.passedMultipliers.removeLast()
      }
    }
    hasCancelled = false
  }

  /// Flips the rows that wait behind one just flipped, as long as they are of its level and speak of
  /// the same column alone with a coefficient of the same size; returns how many did.
  ///
  /// They are the same combination of active rows but for the sign, so nothing has to be solved for them,
  /// and nothing is rounded: the fields of a form whose heights are tied are such rows, each with a wish
  /// of its own for the one height. Where the combination is long, or they are many,
  /// ``flipTogether(atLevel:)`` takes less.
  mutating func flipSiblings(of row: DenseIndex) -> Int {
    if isLongCombination { return 0 }
    guard let entry = soleEntry(of: row) else { return 0 }
    let (column, coefficient) = (system.rows.indices[entry], system.rows.values[entry])
    let (level, reach) = (states[row].level, states[row].reach)
    var count = 0
    while count < DualSimplex.siblingLimit, let next = queue.first, states[next].level == level,
      let other = soleEntry(of: next), system.rows.indices[other] == column
    {
      let ratio = system.rows.values[other] / coefficient
      if ratio.magnitude != 1 { break }
      queue.removeFirst()
      states[next].isQueued = false
      if !checkAgain(next) { continue }
      counts.comparisons += transformedRow.count
      forestSearch.effortLeft -= transformedRow.count
      let slope = flippedSlope(of: next)
      let change = ratio * (states[next].slope - slope)
      if slope.isInfinite || !shiftFreely(by: change, level: level) {
        enqueueIfViolated(next)
        break
      }
      states.change(at: Int(next)) { ($0.slope, $0.reach) = (slope, reach) }
      count += 1
    }
    counts.flips += count
    return count
  }

  /// How many siblings are flipped one by one.
  private static let siblingLimit = 16

  /// Where the entry of a row stands that has just one; nil for the others.
  @inline(__always)
  private func soleEntry(of row: DenseIndex) -> Int? {
    let entries = system.rows.entries(of: row)
    return entries.count == 1 ? entries.lowerBound : nil
  }

  /// Flips violated rows that wait at a level, as many at a time as the multipliers of the active rows
  /// can make up for together; for when they are likely to be long combinations of active rows, or to
  /// be many.
  ///
  /// The point stays where it is, so what flips ask of the active rows adds up, and one solve serves all
  /// of them: of views whose widths are wished equal, each one's content is such a row, and so are the
  /// labels of a long form whose window jumps. The number of rows doubles with each success.
  mutating func flipTogether(atLevel level: DenseIndex) {
    if effort.flipPause > 0 {
      effort.flipPause -= 1
      return
    }
    while true {
      let rows = takeFlips(atLevel: level, upTo: effort.flipsAtOnce)
      if rows.count < 2 || !flipFreely(rows, level) {
        for row in rows { enqueueIfViolated(row) }
        if rows.count < 2 { return }
        effort.flipPause = effort.flipsAtOnce
        effort.flipsAtOnce = SolveEffort().flipsAtOnce
        return
      }
      effort.flipsAtOnce *= 2
    }
  }

  /// Whether the row in question is a combination of so many active rows that others had better be
  /// flipped with it.
  @inline(__always)
  var isLongCombination: Bool { transformedRow.count >= 64 }

  /// Takes rows of a level that may flip out of the queue.
  private mutating func takeFlips(
    atLevel level: DenseIndex, upTo count: Int
  ) -> [DenseIndex] {
    var rows: [DenseIndex] = []
    while rows.count < count, let row = nextQueuedRow() {
      if states[row].level == level && !flippedSlope(of: row).isInfinite {
        rows.append(row)
      } else {
        enqueueIfViolated(row)
        break
      }
    }
    return rows
  }

  /// The slope that the residual of a violated row asks for.
  @inline(__always)
  private func flippedSlope(of row: DenseIndex) -> Double {
    states[row].residual > 0 ? states[row].upper : states[row].lower
  }

  /// Flips some rows of a level, if the multipliers of the active rows can make up for all of them.
  private mutating func flipFreely(_ rows: [DenseIndex], _ level: DenseIndex) -> Bool {
    rightSide.removeAll()
    for row in rows {
      let change = states[row].slope - flippedSlope(of: row)
      for entry in system.rows.entries(of: row) {
        rightSide.append(system.rows.indices[entry], change * system.rows.values[entry])
      }
    }
    factors.solveTransposed(rightSide, into: &transformedRow)
    counts.comparisons += transformedRow.count
    if !shiftFreely(by: 1, level: level) { return false }
    for row in rows { states[row].slope = flippedSlope(of: row) }
    counts.flips += rows.count
    return true
  }

  /// Lets the active rows that ``transformedRow`` is made of take over a slope of it; false, and nothing
  /// has changed, if a multiplier would leave its interval, or not be sure.
  private mutating func shiftFreely(by slope: Double, level: DenseIndex) -> Bool {
    if hasCancelled || !multiplierDoubts.isEmpty { return false }
    if firstLeaving(from: 0, by: slope, level: level) != transformedRow.count { return false }
    takeOver(slope, level: level)
    return true
  }

  /// Adds a slope of ``transformedRow`` to the multipliers of the active rows that it is made of.
  private mutating func takeOver(_ slope: Double, level: DenseIndex) {
    var hasCancelled = false
    DualSimplex.addToMultipliers(
      &multipliers, transformedRow, times: slope, level: Int(level), levelWidth, &hasCancelled)
    noteTouchedSlots()
  }

  /// The first entry of ``transformedRow`` from one on whose multiplier would leave its interval if the
  /// active rows took over a slope: the number of entries if none would, -1 if one would not be sure.
  @inline(__always)
  private func firstLeaving(from entry: Int, by slope: Double, level: DenseIndex) -> Int {
    DualSimplex.firstLeaving(
      from: entry, of: transformedRow, multipliers, by: slope, level: Int(level), levelWidth, head,
      states)
  }

  private static func firstLeaving(
    from first: Int, of transformedRow: SparseVector, _ multipliers: [Double], by slope: Double,
    level: Int, _ levelWidth: Int, _ head: [DenseIndex], _ states: [RowState]
  ) -> Int {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let (multipliers, head, states) = (multipliers.span, head.span, states.span)
    var isDoubtful = false
    for entry in first..<entries.count {
      let leaves = leaves(
        entries[entry], multipliers, by: slope, level: level, levelWidth, head, states, &isDoubtful)
      if isDoubtful { return -1 }
      if leaves { return entry }
    }
    return entries.count
  }

  /// The slide of an entry's slot to a twin of its row, and which way its multiplier moves; nil if there is
  /// no twin, or no entry.
  private func twinSlide(ofEntry entry: Int, by slope: Double) -> (slide: Slide, speed: Double)? {
    if entry < 0 { return nil }
    let speed = -slope * transformedRow.value(entry)
    guard let slide = nextSlide(of: transformedRow.index(entry), speed), slide.relief == 0 else {
      return nil
    }
    return (slide, speed)
  }

  /// Whether the multiplier of a slot would leave its interval if the active rows took over a slope; notes
  /// where so little would be left of it that it may be but rounding.
  @inline(__always)
  private static func leaves(
    _ entry: SparseVector.Entry, _ multipliers: Span<Double>, by slope: Double, level: Int,
    _ levelWidth: Int, _ head: Span<DenseIndex>, _ states: Span<RowState>,
    _ isDoubtful: inout Bool
  ) -> Bool {
    let slot = Int(entry.index)
    let row = Int(head[slot])
    let isGrown = slope * entry.value > 0
    let changed = Tolerance.difference(
      multipliers[slot * levelWidth + level], -slope * entry.value, &isDoubtful)
    let end = row < 0 ? 0 : isGrown ? states[row].upper : states[row].lower
    if end.isInfinite { return false }
    let side = sign(
      of: multipliers.extracting(slot * levelWidth..<(slot + 1) * levelWidth), with: changed,
      at: level, from: end, atLevel: row < 0 ? -1 : Int(states[row].level))
    return isGrown ? side > 0 : side < 0
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

  /// On which side of a finite end a multiplier lies once it has changed at a level, 0 if on it.
  @inline(__always)
  private static func sign(
    of multiplier: Span<Double>, with changed: Double, at changedLevel: Int, from end: Double,
    atLevel ownLevel: Int
  ) -> Int {
    for level in multiplier.indices {
      let number = level == changedLevel ? changed : multiplier[level]
      let bound = level == ownLevel ? end : 0
      if number == bound { continue }
      if Tolerance.differ(number, bound) { return number > bound ? 1 : -1 }
    }
    return 0
  }
}
