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

  /// After how many slides of one step their lengths are kept in a tournament.
  private static let slidesBySearch = 2

  /// Finds the step of a row that enters as ``chooseStep(for:noise:)`` does, after all slides that
  /// leave the row violated; they are made in the basis, but the point has yet to follow.
  mutating func chooseLongStep(for row: DenseIndex, noise: Double) -> Step {
    longStep.slides.clear()
    longStep.leastEntry = .infinity
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    longStep.violationLeft = states[row].residual.magnitude
    var known = longStep.firstChoice
    longStep.firstChoice = nil
    while longStep.slides.count < DualSimplex.slidesBySearch {
      let choice = known ?? chooseStep(for: row, noise: noise)
      known = nil
      switch choice {
      case .flip: return choice
      case .blocked:
        if longStep.slides.isEmpty { return choice }
        // There is no end to stop at but the last one passed.
        undoLastSlide()
        return chooseStep(for: row, noise: noise)
      case .exchange(let slot):
        if isStalled { return choice }
        let speed = sign * transformedRow.value(at: slot)
        guard let slide = nextSlide(of: slot, speed) else { return choice }
        if longStep.violationLeft - slide.relief <= Tolerance.residual { return choice }
        make(slide, speed)
      }
    }
    slideOn(for: row, sign, noise: noise)
    let choice = chooseStep(for: row, noise: noise)
    if choice != .blocked { return choice }
    undoLastSlide()
    return chooseStep(for: row, noise: noise)
  }

  // MARK: Many slides

  /// Makes all further slides that leave the row violated.
  ///
  /// O((entries + slides · log entries) · levels).
  private mutating func slideOn(for row: DenseIndex, _ sign: Double, noise: Double) {
    startTournament(sign, noise: noise)
    let limit = states[row]
    let way = sign > 0 ? limit.upper - limit.slope : limit.slope - limit.lower
    while let entry = longStep.tournament.winner {
      let slot = transformedRow.index(entry)
      let speed = sign * transformedRow.value(entry)
      // The multiplier of the row itself comes to its end first.
      if way < .infinity,
        !longStep.tournament.isShorter(entry, than: way, level: Int(limit.level))
      {
        return
      }
      guard let slide = nextSlide(of: slot, speed),
        longStep.violationLeft - slide.relief > Tolerance.residual
      else { return }
      make(slide, speed)
      enterLength(ofEntry: entry, sign, noise: noise)
      longStep.tournament.replay(entry)
      counts.comparisons += 1
    }
  }

  private mutating func startTournament(_ sign: Double, noise: Double) {
    counts.comparisons += transformedRow.count
    longStep.tournament.start(count: transformedRow.count, width: levelWidth)
    for entry in 0..<transformedRow.count { enterLength(ofEntry: entry, sign, noise: noise) }
    longStep.tournament.play()
  }

  /// Puts the length of the move that brings the multiplier of a slot to its end into the tournament.
  private mutating func enterLength(ofEntry entry: Int, _ sign: Double, noise: Double) {
    let value = transformedRow.value(entry)
    let slot = Int(transformedRow.index(entry))
    let row = head[slot]
    if value.magnitude <= noise { return }
    let speed = sign * value
    let end = row < 0 ? 0 : speed > 0 ? states[row].lower : states[row].upper
    if end.isInfinite { return longStep.tournament.enter(entry, size: 0, noise: 0) }
    let ownNoise = row < 0 ? 0 : DualSimplex.lengthNoise(atEntry: value)
    var isDecided = false
    for level in 0..<levelWidth {
      let multiplier = multipliers[slot * levelWidth + level]
      let isOwn = row >= 0 && level == Int(states[row].level)
      let length = (isOwn ? Tolerance.difference(multiplier, end) : multiplier) / speed
      isDecided = isDecided || length > ownNoise
      longStep.tournament.write(row < 0 || !isDecided ? 0 : length, of: entry, level: level)
    }
    longStep.tournament.enter(entry, size: value.magnitude, noise: ownNoise)
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
