/// Slopes of rows that change at the present point, for which the multipliers of the active rows make up.
extension DualSimplex {
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
      for level in 0..<levelWidth { longStep.passedMultipliers.append(multipliers[first + level]) }
      counts.comparisons += 1
      make(slide.slide, slide.speed)
      entry = hasCancelled ? -1 : firstLeaving(from: entry, by: slope, level: level)
    }
    counts.pivots += longStep.slides.count
    longStep.slides.clear()
    takeOver(level: level)
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

  /// Lets the active rows that ``transformedRow`` is made of take over a slope of it; false, and nothing
  /// has changed, if a multiplier would leave its interval, or not be sure.
  mutating func shiftFreely(by slope: Double, level: DenseIndex) -> Bool {
    if hasCancelled || !multiplierDoubts.isEmpty { return false }
    if firstLeaving(from: 0, by: slope, level: level) != transformedRow.count { return false }
    takeOver(level: level)
    return true
  }

  /// Gives the active rows that ``transformedRow`` is made of the multipliers found for them.
  private mutating func takeOver(level: DenseIndex) {
    DualSimplex.write(shifted, to: &multipliers, transformedRow, level: Int(level), levelWidth)
    noteTouchedSlots()
  }

  private static func write(
    _ shifted: [Double], to multipliers: inout [Double], _ transformedRow: SparseVector,
    level: Int, _ levelWidth: Int
  ) {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let shifted = shifted.span
    var multipliers = multipliers.mutableSpan
    for entry in entries.indices {
      multipliers[Int(entries[entry].index) &* levelWidth &+ level] = shifted[entry]
    }
  }

  /// The first entry of ``transformedRow`` from one on whose multiplier would leave its interval if the
  /// active rows took over a slope: the number of entries if none would, -1 if one would not be sure.
  ///
  /// Until then, ``shifted`` gets what they would have at the level.
  @inline(__always)
  private mutating func firstLeaving(from entry: Int, by slope: Double, level: DenseIndex) -> Int {
    if shifted.count < transformedRow.count {
      shifted.refill(0, count: transformedRow.storage.count)
    }
    return DualSimplex.firstLeaving(
      from: entry, of: transformedRow, multipliers, by: slope, level: Int(level), levelWidth, head,
      states, &shifted)
  }

  private static func firstLeaving(
    from first: Int, of transformedRow: SparseVector, _ multipliers: [Double], by slope: Double,
    level: Int, _ levelWidth: Int, _ head: [DenseIndex], _ states: [RowState],
    _ shifted: inout [Double]
  ) -> Int {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let (multipliers, head, states) = (multipliers.span, head.span, states.span)
    var shifted = shifted.mutableSpan
    var isDoubtful = false
    for entry in first..<entries.count {
      let change = slope * entries[entry].value
      let place = Int(entries[entry].index) &* levelWidth &+ level
      let changed = Tolerance.difference(multipliers[place], -change, &isDoubtful)
      shifted[entry] = changed
      let leaves = leaves(
        Int(entries[entry].index), multipliers, by: change, to: changed, level: level, levelWidth,
        head, states)
      if isDoubtful { return -1 }
      if leaves { return entry }
    }
    return entries.count
  }

  /// The slide of an entry's slot to a twin of its row, and which way its multiplier moves; nil without
  /// a twin, or an entry.
  ///
  /// It changes nothing, but the simplex would be copied for a function that says so.
  private mutating func twinSlide(
    ofEntry entry: Int, by slope: Double
  ) -> (slide: Slide, speed: Double)? {
    if entry < 0 { return nil }
    let speed = -slope * transformedRow.value(entry)
    guard let slide = nextSlide(of: transformedRow.index(entry), speed), slide.relief == 0 else {
      return nil
    }
    return (slide, speed)
  }

  /// Whether the multiplier of a slot would leave its interval if it changed at a level.
  @inline(__always)
  private static func leaves(
    _ slot: Int, _ multipliers: Span<Double>, by change: Double, to changed: Double, level: Int,
    _ levelWidth: Int, _ head: Span<DenseIndex>, _ states: Span<RowState>
  ) -> Bool {
    let row = Int(head[slot])
    var (end, ownLevel) = (0.0, -1)
    if row >= 0 {
      end = change > 0 ? states[row].upper : states[row].lower
      if end.magnitude == .infinity { return false }
      ownLevel = Int(states[row].level)
    }
    let first = slot &* levelWidth
    for place in 0..<levelWidth {
      let number = place == level ? changed : multipliers[first &+ place]
      let bound = place == ownLevel ? end : 0
      if number == bound || !Tolerance.differ(number, bound) { continue }
      return change > 0 ? number > bound : number < bound
    }
    return false
  }

  /// Lets the active rows take over a part of the multiplier of a row that is not active; those whose
  /// multiplier then lies outside its interval become suspects.
  mutating func shiftMultipliers(for row: DenseIndex, by slope: Double, level: DenseIndex) {
    factors.solveTransposed(row, of: system.rows, &rightSide, into: &transformedRow)
    shiftMultipliers(by: slope, level: level)
  }

  /// The same for the row that ``transformedRow`` is.
  @inline(__always)
  private mutating func shiftMultipliers(by slope: Double, level: DenseIndex) {
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
      if wayOut(of: slot, multipliers.span, levelWidth, row: Int(head[slot]), states) != 0 {
        suspects.append(entries[entry].index)
      }
    }
  }
}
