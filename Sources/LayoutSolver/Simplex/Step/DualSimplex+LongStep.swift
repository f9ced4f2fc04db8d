/// The long-step rule of the dual simplex (Kirillova, Gabasov and Kostyukova 1979; Fourer 1994), for
/// wishes and bounds of one variable.
///
/// The rows of a variable alone, such as `width >= 0` and `width >= 40`, are the kinks of one convex
/// function. When the multiplier of one of them reaches the end of its interval, the variable may
/// slide to the next kink instead of leaving the basis for good: the row of that kink takes the slot,
/// and since both rows are the same but for their constants, the factors stay as they are. This pays
/// as long as the row that enters stays violated. Where many variables must give way together, as
/// the leaves of a tree do when it shrinks, one exchange does what took one for each of them.
///
/// While rows slide the dual objective rises at the rate of the violation that is left, so the proof
/// that no basis returns stays as it is. Bland's rule goes without slides.
extension DualSimplex {
  /// A slot that has gone from one row of its variable to the next.
  struct Slide: Sendable {
    let slot: DenseIndex
    let passed: DenseIndex
    let next: DenseIndex
    /// The slope that the next row had before.
    let nextSlope: Double
    /// By how much the row that enters is violated less for it.
    let relief: Double
  }

  /// The longest column in which the next kink is looked for, which takes its length each time.
  private static let slideColumnLimit = 64

  /// Finds the step of a row that enters as ``chooseStep(for:noise:)`` does, after all slides that
  /// leave the row violated; they are made in the basis, but the point has yet to follow.
  mutating func chooseLongStep(for row: DenseIndex, noise: Double) -> Step {
    longStep.slides.clear()
    longStep.leastEntry = .infinity
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    longStep.violationLeft = states[row].residual.magnitude
    let choice = chooseStep(for: row, noise: noise)
    guard !isStalled, case .exchange(let slot) = choice,
      slideIfViolated(slot, sign * transformedRow.value(at: slot))
    else { return choice }
    if let step = slideOn(for: row, sign, noise: noise) { return step }
    // There is no end to stop at but the last one passed.
    undoLastSlide()
    return chooseStep(for: row, noise: noise)
  }

  /// Makes the next slide of a slot if the row that enters stays violated after it; false if not.
  @inline(__always)
  private mutating func slideIfViolated(_ slot: DenseIndex, _ speed: Double) -> Bool {
    guard let slide = nextSlide(of: slot, speed),
      longStep.violationLeft - slide.relief > Tolerance.residual
    else { return false }
    make(slide, speed)
    return true
  }

  // MARK: Many slides

  /// Makes all further slides that leave the row violated, and finds the step after them; nil if
  /// there is none.
  ///
  /// O((entries + slides · log entries) · levels).
  private mutating func slideOn(for row: DenseIndex, _ sign: Double, noise: Double) -> Step? {
    counts.comparisons += transformedRow.count
    longStep.tournament.start(count: transformedRow.count, width: levelWidth)
    enterLengths(of: 0..<transformedRow.count, sign, noise)
    longStep.tournament.play()
    let entering = states[row]
    let way = sign > 0 ? entering.upper - entering.slope : entering.slope - entering.lower
    while let entry = longStep.tournament.winner {
      // The multiplier of the row itself comes to its end first.
      if way < .infinity,
        !longStep.tournament.isShorter(entry, than: way, level: Int(entering.level))
      {
        break
      }
      let slot = transformedRow.index(entry)
      if !slideIfViolated(slot, sign * transformedRow.value(entry)) {
        longStep.tournament.write(lengthOf: entry, to: &step)
        return .exchange(slot: slot)
      }
      enterLengths(of: entry..<entry + 1, sign, noise)
      longStep.tournament.replay(entry)
      counts.comparisons += 1
    }
    if way.isInfinite { return nil }
    for level in step.indices { step[level] = 0 }
    step[Int(entering.level)] = way
    return .flip
  }

  /// Puts the lengths of the moves that bring the multipliers of some entries' slots to their ends into
  /// the tournament.
  @inline(__always)
  private mutating func enterLengths(of entries: Range<Int>, _ sign: Double, _ noise: Double) {
    DualSimplex.enterLengths(
      of: entries, transformedRow, sign, noise, head, states, multipliers, levelWidth,
      into: &longStep.tournament)
  }

  private static func enterLengths(
    of entries: Range<Int>, _ transformedRow: SparseVector, _ sign: Double, _ noise: Double,
    _ head: [DenseIndex], _ states: [RowState], _ multipliers: [Double], _ levelWidth: Int,
    into tournament: inout StepTournament
  ) {
    let combination = transformedRow.storage.span.extracting(..<transformedRow.count)
    let (head, states, multipliers) = (head.span, states.span, multipliers.span)
    tournament.enter(entries) { entry, lengths, first in
      let (slot, value) = (Int(combination[entry].index), combination[entry].value)
      let row = Int(head[slot])
      if value.magnitude <= noise { return StepTournament.Entrant() }
      if row < 0 {
        for level in 0..<levelWidth { lengths[first + level] = 0 }
        return StepTournament.Entrant(size: value.magnitude)
      }
      let speed = sign * value
      let end = speed > 0 ? states[row].lower : states[row].upper
      if end.isInfinite { return StepTournament.Entrant() }
      let (ownLevel, ownNoise) = (Int(states[row].level), lengthNoise(atEntry: value))
      var isDecided = false
      for level in 0..<levelWidth {
        let multiplier = multipliers[slot * levelWidth + level]
        let way = level == ownLevel ? Tolerance.difference(multiplier, end) : multiplier
        let length = way / speed
        isDecided = isDecided || length > ownNoise
        lengths[first + level] = isDecided ? length : 0
      }
      return StepTournament.Entrant(size: value.magnitude, noise: ownNoise)
    }
  }

  /// The slide of a slot whose multiplier falls, or grows if the speed is negative; nil if the row
  /// is not one of a variable alone, or the last one on the way.
  @inline(__always)
  func nextSlide(of slot: DenseIndex, _ speed: Double) -> Slide? {
    let passed = head[slot]
    guard passed >= 0, let coefficient = onlyCoefficient(of: passed) else { return nil }
    let column = system.rows.indices[system.rows.starts[passed]]
    let entries = system.columns.entries(of: column)
    if entries.count > DualSimplex.slideColumnLimit { return nil }
    // Where the slot has slid to already; no kink before that is ahead.
    let start = states[passed].residual
    let next = DualSimplex.nearestAhead(
      of: start, speed, among: entries, with: coefficient, system, states)
    guard let next else { return nil }
    // Residuals are those of the point at which the step begins.
    return Slide(
      slot: slot, passed: passed, next: next, nextSlope: states[next].slope,
      relief: (speed * (states[next].residual - start)).magnitude)
  }

  /// Of the rows of a column that have just one coefficient, a given one, and are not active, the nearest
  /// that lies ahead of a residual, or at it, as a multiplier falls, or grows if the speed is negative.
  private static func nearestAhead(
    of start: Double, _ speed: Double, among entries: Range<Int>, with coefficient: Double,
    _ system: RowSystem, _ states: [RowState]
  ) -> DenseIndex? {
    let (rows, values) = (system.columns.indices.span, system.columns.values.span)
    let (starts, states) = (system.rows.starts.span, states.span)
    var nearest: DenseIndex?
    var least = Double.infinity
    for entry in entries where values[entry] == coefficient {
      let row = Int(rows[entry])
      if states[row].slot >= 0 || starts[row + 1] != starts[row] + 1 { continue }
      let residual = states[row].residual
      let isAhead =
        speed > 0
        ? residual >= start && states[row].slope > states[row].lower
        : residual <= start && states[row].slope < states[row].upper
      if !isAhead || nearest != nil && least <= residual.magnitude { continue }
      (nearest, least) = (rows[entry], residual.magnitude)
    }
    return nearest
  }

  /// The coefficient of a row with only one; nil for other rows.
  @inline(__always)
  private func onlyCoefficient(of row: DenseIndex) -> Double? {
    let first = system.rows.starts[row]
    return system.rows.starts[row + 1] == first + 1 ? system.rows.values[first] : nil
  }

  /// Puts the next row in the slot, with the multiplier at which the one passed reaches its end.
  mutating func make(_ slide: Slide, _ speed: Double) {
    let passed = states[slide.passed]
    let end = speed > 0 ? passed.lower : passed.upper
    addToMultiplier(of: slide.slot, -end, level: passed.level)
    addToMultiplier(of: slide.slot, slide.nextSlope, level: states[slide.next].level)
    states.change(at: Int(slide.passed)) { ($0.slope, $0.slot) = (end, -1) }
    states.change(at: Int(slide.next)) { ($0.slope, $0.slot) = (0, slide.slot) }
    head[slide.slot] = slide.next
    longStep.violationLeft -= slide.relief
    longStep.leastEntry = Swift.min(longStep.leastEntry, speed.magnitude)
    longStep.slides.append(slide)
  }

  mutating func undoLastSlide() {
    guard let slide = longStep.slides.popLast() else { return }
    longStep.violationLeft += slide.relief
    let end = states[slide.passed].slope
    addToMultiplier(of: slide.slot, -slide.nextSlope, level: states[slide.next].level)
    addToMultiplier(of: slide.slot, end, level: states[slide.passed].level)
    states[slide.next].slope = slide.nextSlope
    states[slide.next].slot = -1
    states[slide.passed].slope = 0
    states[slide.passed].slot = slide.slot
    head[slide.slot] = slide.passed
  }

  /// Undoes all slides of a step that will not be made.
  mutating func undoSlides() {
    while !longStep.slides.isEmpty { undoLastSlide() }
  }

  private mutating func addToMultiplier(of slot: DenseIndex, _ change: Double, level: DenseIndex) {
    if change == 0 || level < 0 { return }
    noteTouched(slot)
    let place = Int(slot) * levelWidth + Int(level)
    multipliers[place] = Tolerance.difference(multipliers[place], -change, &hasCancelled)
  }

  /// Computes in ``direction`` how the point follows the slides while the residual of one more slot
  /// grows by a distance; forgets the slides.
  mutating func computeSlideDirection(and slot: DenseIndex? = nil, by distance: Double = 0) {
    rightSide.removeAll()
    if let slot { rightSide.append(slot, distance) }
    for slide in longStep.slides {
      // A slot that has slid several times stands in the list as often; its last row says how far.
      let row = head[slide.slot]
      if states[row].residual == 0 { continue }
      rightSide.append(slide.slot, -states[row].residual)
      states[row].residual = 0
    }
    factors.solve(rightSide, into: &direction)
    longStep.slides.clear()
  }
}
