/// The long-step rule of the dual simplex (Kirillova, Gabasov and Kostyukova 1979; Fourer 1994), for optional
/// rows and bounds of one variable.
///
/// The rows of a variable alone, such as `width >= 0` and `width >= 40`, are the breakpoints of one convex
/// function. When the multiplier of such a row reaches the end of its interval, the variable may go on to the
/// next breakpoint instead of leaving the basis for good. The row there takes the slot; and since both rows
/// differ in nothing but their constants, the factors stay as they are. This pays as long as the row that
/// enters stays violated. Where many variables must give way together, as the leaves of a tree do when it
/// shrinks, one exchange replaces one for each of them.
///
/// While breakpoints are passed the dual objective rises at the rate of the violation that is left, so the
/// proof that no basis returns stays as it is. Bland's rule goes without.
extension DualSimplex {
  /// Finds the end of the step of a row that enters as ``ratioTest(for:noise:)`` does, after all breakpoints
  /// that leave the row violated; they are passed in the basis, but the point has yet to follow.
  mutating func longRatioTest(for row: DenseIndex, noise: Double) -> Step.End {
    step.passes.clear()
    step.leastEntry = .infinity
    let sign = states[row].residual > 0 ? 1.0 : -1.0
    step.violationLeft = states[row].residual.magnitude
    let end = ratioTest(for: row, noise: noise)
    guard !isStalled, case .exchange(let slot) = end,
      passIfViolated(slot, sign * basis.combination.value(at: slot))
    else { return end }
    if let end = passMore(for: row, sign, noise: noise) { return end }
    // There is no end to stop at but the last one passed.
    undoLastPass()
    return ratioTest(for: row, noise: noise)
  }

  /// Passes the next breakpoint of a slot if the row that enters stays violated after it; false if not.
  @inline(__always)
  private mutating func passIfViolated(_ slot: DenseIndex, _ speed: Double) -> Bool {
    guard let pass = nextPass(of: slot, speed),
      step.violationLeft - pass.relief > Tolerance.residual
    else { return false }
    make(pass, speed)
    return true
  }

  // MARK: Many breakpoints

  /// Passes all further breakpoints that leave the row violated, and finds the end of the step after them;
  /// nil if the step has no end.
  ///
  /// O((entries + breakpoints · log entries) · levels).
  private mutating func passMore(
    for row: DenseIndex, _ sign: Double, noise: Double
  ) -> Step.End? {
    let combination = basis.combination
    counts.comparisons += combination.count
    step.tournament.start(count: combination.count, width: multipliers.width)
    for entry in 0..<combination.count { enterLength(of: entry, sign, noise) }
    step.tournament.play()
    let entering = states[row]
    let way = sign > 0 ? entering.upper - entering.slope : entering.slope - entering.lower
    while let entry = step.tournament.winner {
      // The multiplier of the row itself comes to its end first.
      if way < .infinity,
        !step.tournament.isShorter(entry, than: way, level: entering.level)
      {
        break
      }
      let slot = combination.index(entry)
      if !passIfViolated(slot, sign * combination.value(entry)) {
        step.tournament.write(lengthOf: entry, to: &step.length)
        return .exchange(slot: slot)
      }
      enterLength(of: entry, sign, noise)
      step.tournament.replay(entry)
      counts.comparisons += 1
    }
    if way.isInfinite { return nil }
    step.setLength(way, at: entering.level)
    return .flip
  }

  /// Enters the length of the move that brings the multiplier of an entry's slot to its end into the
  /// tournament, if the interval has an end.
  private mutating func enterLength(of entry: Int, _ sign: Double, _ noise: Double) {
    let (slot, value) = (basis.combination.index(entry), basis.combination.value(entry))
    step.tournament.enter(entry, size: 0)
    if value.magnitude <= noise { return }
    guard let row = basis.head[slot].row else {
      for level in 0..<multipliers.width {
        step.tournament.setLength(of: entry, level: level, to: 0)
      }
      step.tournament.enter(entry, size: value.magnitude)
      return
    }
    let speed = sign * value
    let end = speed > 0 ? states[row].lower : states[row].upper
    if end.isInfinite { return }
    let (ownLevel, ownNoise) = (states[row].level, DualSimplex.lengthNoise(atEntry: value))
    var isDecided = false
    for level in 0..<multipliers.width {
      let multiplier = multipliers[slot, level]
      let way = Level(level) == ownLevel ? Tolerance.difference(multiplier, end) : multiplier
      let length = way / speed
      isDecided = isDecided || length > ownNoise
      step.tournament.setLength(of: entry, level: level, to: isDecided ? length : 0)
    }
    step.tournament.enter(entry, size: value.magnitude, noise: ownNoise)
  }

  // MARK: One breakpoint

  /// The next breakpoint of a slot whose multiplier falls, or grows if the speed is negative; nil if the row
  /// is not one of a variable alone, or the last one on the way.
  @inline(__always)
  func nextPass(of slot: DenseIndex, _ speed: Double) -> Step.Pass? {
    guard let passed = basis.head[slot].row else { return nil }
    let sole = system.rows.entries(of: passed)
    if sole.count != 1 { return nil }
    let coefficient = system.rows.values[sole.lowerBound]
    let entries = system.columns.entries(of: system.rows.indices[sole.lowerBound])
    if entries.count > Tuning.few { return nil }
    // Where the slot has come to already; no breakpoint before that is ahead.
    let start = states[passed].residual
    var nearest: DenseIndex?
    var least = Double.infinity
    let (rows, values) = (system.columns.indices.span, system.columns.values.span)
    let (starts, states) = (system.rows.starts.span, states.all.span)
    for entry in entries where values[entry] == coefficient {
      let row = Int(rows[entry])
      if states[row].isActive || starts[row + 1] != starts[row] + 1 { continue }
      let residual = states[row].residual
      let isAhead =
        speed > 0
        ? residual >= start && states[row].slope > states[row].lower
        : residual <= start && states[row].slope < states[row].upper
      if !isAhead || nearest != nil && least <= residual.magnitude { continue }
      (nearest, least) = (rows[entry], residual.magnitude)
    }
    guard let next = nearest else { return nil }
    // Residuals belong to the point at which the step begins.
    return Step.Pass(
      slot: slot, passed: passed, next: next, nextSlope: states[Int(next)].slope,
      relief: (speed * (states[Int(next)].residual - start)).magnitude)
  }

  /// Makes the next row active in the slot, with the multiplier at which the passed row reaches its end.
  private mutating func make(_ pass: Step.Pass, _ speed: Double) {
    let passed = states[pass.passed]
    let end = speed > 0 ? passed.lower : passed.upper
    multipliers.add(-end, to: pass.slot, level: passed.level)
    multipliers.add(pass.nextSlope, to: pass.slot, level: states[pass.next].level)
    states.leave(pass.passed, slope: end)
    states.enterAhead(pass.next, pass.slot)
    basis.substitute(.row(pass.next), in: pass.slot)
    step.violationLeft -= pass.relief
    step.leastEntry = Swift.min(step.leastEntry, speed.magnitude)
    step.passes.append(pass)
  }

  private mutating func undoLastPass() {
    guard let pass = step.passes.popLast() else { return }
    step.violationLeft += pass.relief
    let end = states[pass.passed].slope
    multipliers.add(-pass.nextSlope, to: pass.slot, level: states[pass.next].level)
    multipliers.add(end, to: pass.slot, level: states[pass.passed].level)
    states.leave(pass.next, slope: pass.nextSlope)
    states.enterAhead(pass.passed, pass.slot)
    basis.substitute(.row(pass.passed), in: pass.slot)
  }

  mutating func undoPasses() {
    while !step.passes.isEmpty { undoLastPass() }
  }

  /// Computes how the point follows the breakpoints passed while the residual of one more slot grows by a
  /// distance; forgets them.
  mutating func computePassDirection(and slot: DenseIndex? = nil, by distance: Double = 0) {
    basis.rightSide.removeAll()
    if let slot { basis.rightSide.append(slot, distance) }
    for pass in step.passes {
      // A slot that has passed several breakpoints is in the list several times; its last row is the
      // farthest.
      guard let row = basis.head[pass.slot].row, states[row].residual != 0 else { continue }
      basis.rightSide.append(pass.slot, -states[row].residual)
      states.setResidual(of: row, to: 0)
    }
    _ = basis.solveRightSide()
    step.passes.clear()
  }
}
