/// A walk along the optima of a system as the constant of one required row grows, or shrinks.
///
/// The parametric simplex of Gass and Saaty (1955), on rows: the optimal basis stays optimal for a
/// stretch of parameters, on which the point moves along the direction of the row's slot. The stretch
/// ends where the residuals of rows that are not active change their signs. Such a row enters, by the
/// dual ratio test with lexicographic multipliers, or its multiplier flips to its other end; the point
/// stays, and only the direction changes. If a required row cannot enter, it contradicts the rows
/// that it is made of, for all parameters beyond: there is the proof.
///
/// All steps at one parameter are steps of the dual simplex on the problem with a constant infinitely
/// little further on, with rates in the place of residuals. The row of the lowest index enters first,
/// so what keeps that simplex from cycling (Bland 1977) keeps the walk from it, too. A step costs
/// what it touches, a stretch a look at all rows.
///
/// Where many stretches follow each other without new multipliers, one stretch goes to the end of the face;
/// see ``DualSimplex/goToFaceEnd(varying:to:)``. The face is convex, so all points between two optima on it
/// are optima.
struct ParametricWalk {
  /// Why a walk is over.
  enum Stop: Equatable {
    /// The last parameter that was asked for is reached.
    case reachedEnd
    /// The row contradicts the active rows.
    case blocked(row: DenseIndex)
    /// Rounding has spoilt the way.
    case lost
  }

  /// The simplex, optimal at the parameter.
  private(set) var simplex: DualSimplex
  /// The row of the parameter.
  let row: DenseIndex
  /// The row's constant is the parameter, less the offset, before rows are scaled.
  let offset: Double
  /// 1 if the parameter grows, -1 if it shrinks.
  let sign: Double
  /// The last parameter that is asked for.
  let end: Double
  /// Where the present stretch begins, and where it ends.
  private(set) var parameter: Double
  private(set) var stretchEnd: Double
  /// Why the walk is over.
  private(set) var stop: Stop?
  /// Whether multipliers have moved since the stretch before.
  private(set) var hasNewMultipliers = true

  private var isInStretch = false
  /// The growth of columns and residuals with the way.
  private var direction: ParametricDirection
  /// The rows that the next step of no length may be about.
  private var queue = ViolationQueue()
  private var isQueued: [Bool]
  /// How many steps of no length were taken at one parameter.
  private var idleSteps = 0
  private var rescues = 0
  /// How many stretches have had the same multipliers, and how many may.
  private var stretchesOnFace = 0
  private let stretchLimit: Int
  /// The simplex at the end of the stretch, if that is the end of a face.
  private var faceEnd: DualSimplex?

  /// A residual that is nothing, and yet has a sign.
  private static let trace = Double.leastNormalMagnitude

  /// Begins a walk at the parameter for which a problem has been solved.
  ///
  /// A careful one also looks at rows that are slow beside the fastest column: where coefficients are far
  /// from 1 they are not all rounding, and where they are, a walk may get lost among them.
  init(
    _ reduction: ParametricReduction, from parameter: Double, to end: Double,
    isCareful: Bool = false
  ) {
    direction = ParametricDirection(isCareful: isCareful)
    simplex = reduction.simplex
    row = reduction.row
    offset = reduction.offset
    stretchLimit = reduction.stretchLimit
    self.parameter = parameter
    self.end = end
    stretchEnd = parameter
    sign = end < parameter ? -1 : 1
    isQueued = [Bool](repeating: false, count: simplex.system.rowCount)
  }

  /// Whether the optimum may be left without cost from the active row of some slot.
  var hasLooseSlot: Bool { simplex.hasLooseSlot }

  /// By how much the variable of a column grows with the parameter on the present stretch.
  func slope(of column: Int) -> Double {
    simplex.system.value(of: column, at: sign * direction.speeds[column])
  }

  /// Goes on to the next stretch that is longer than rounding; false if the walk is over.
  mutating func next() -> Bool {
    if isInStretch {
      hasNewMultipliers = false
      finishStretch()
    }
    while stop == nil {
      takeIdleSteps()
      if stop != nil { return false }
      if simplex.states[row].slot < 0 {
        enterParameter()
        continue
      }
      refresh()
      if stop != nil || !findStretchEnd() { continue }
      if (stretchEnd - parameter).magnitude > Tolerance.relative * size {
        isInStretch = true
        idleSteps = 0
        stretchesOnFace = hasNewMultipliers ? 0 : stretchesOnFace + 1
        if stretchesOnFace >= stretchLimit { lengthenStretch() }
        return true
      }
      finishStretch()
    }
    return false
  }

  /// By how much the row's constant grows with the parameter.
  private var unit: Double { 1 / simplex.system.headers[row].scale }

  /// The unit of small lengths at the parameter.
  private var size: Double { Swift.max(1, parameter.magnitude) }

  // MARK: Stretches

  /// Computes the point, the direction and all rates anew.
  private mutating func refresh() {
    if simplex.basis.isDue { keepingOptimal { $0.refactorise() } }
    if simplex.point.residualMoves > 0 { simplex.computePoint() }
    if simplex.states[row].slot < 0 { return }
    simplex.basis.computeDirection(of: simplex.states[row].slot)
    direction.compute(simplex.basis.direction, times: sign * unit, in: simplex.system)
  }

  /// How far the residual of a row may go on before it disagrees with its slope; nil if it never does.
  private func way(of candidate: DenseIndex) -> Double? {
    direction.way(of: candidate, simplex.states[candidate], in: simplex.system)
  }

  /// Finds where the first rows come to disagree with their slopes, and queues them; false if that is
  /// here.
  private mutating func findStretchEnd() -> Bool {
    let rest = (end - parameter).magnitude
    let tie = Tolerance.tiny * size
    var shortest = rest
    // The rows that are not farther than any before them: few.
    var near: [(row: DenseIndex, way: Double)] = []
    for candidate in 0..<DenseIndex(truncatingIfNeeded: direction.rates.count) {
      guard let way = way(of: candidate), way <= shortest + tie else { continue }
      shortest = Swift.min(shortest, way)
      near.append((candidate, way))
    }
    // What would be left behind a breakpoint that rounding parts from the end is no stretch.
    stretchEnd = rest - shortest <= Tolerance.relative * size ? end : parameter + sign * shortest
    for (candidate, way) in near where way <= shortest + tie { enqueue(candidate) }
    return shortest > Tolerance.tiny * size || stretchEnd == end
  }

  /// Moves to the end of the stretch; the walk is over if that is its end.
  private mutating func finishStretch() {
    isInStretch = false
    if stretchEnd == end {
      stop = .reachedEnd
      return
    }
    if let next = faceEnd {
      simplex = next
      faceEnd = nil
      setParameter(stretchEnd)
      return
    }
    simplex.basis.computeDirection(of: simplex.states[row].slot)
    simplex.movePoint(by: (stretchEnd - parameter) * unit, queueing: false)
    setParameter(stretchEnd)
  }

  /// Lets the stretch go on to the end of the face on which the multipliers are optimal, if that is farther.
  private mutating func lengthenStretch() {
    stretchesOnFace = 0
    var next = simplex
    let target = end.isFinite ? end : parameter + sign * Double(Tuning.share) * size
    guard let constant = next.goToFaceEnd(varying: row, to: (target - offset) * unit) else {
      return
    }
    let isAtTarget = constant == (target - offset) * unit
    let last = isAtTarget ? target : constant / unit + offset
    let way = (last - parameter) * sign
    if way <= (stretchEnd - parameter).magnitude + Tolerance.relative * size { return }
    stretchEnd = last
    for column in direction.speeds.indices {
      let (from, to) = (simplex.point.values[column], next.point.values[column])
      let miss = to - from - way * direction.speeds[column]
      // A column that goes on as on this stretch keeps its speed to the last digit.
      if !Tolerance.isViolation(miss, magnitude: Swift.max(from.magnitude, to.magnitude)) {
        continue
      }
      direction.setSpeed(of: column, to: (to - from) / way)
    }
    clearQueue()
    direction.discardRates()
    faceEnd = next
  }

  private mutating func setParameter(_ value: Double) {
    parameter = value
    simplex.system.setConstant((value - offset) * unit, of: row)
  }

  private mutating func enqueue(_ row: DenseIndex) {
    isQueued[row] = true
    queue.insert(row, level: 0)
  }

  private mutating func clearQueue() {
    queue.removeAll()
    isQueued.refill(false, count: isQueued.count)
  }

  // MARK: Steps of no length

  /// Lets the queued rows enter that disagree with their slopes as soon as the walk goes on.
  private mutating func takeIdleSteps() {
    while stop == nil, let candidate = queue.takeFirst() {
      isQueued[candidate] = false
      guard let way = way(of: candidate), way <= 2 * Tolerance.tiny * size else { continue }
      idleSteps += 1
      if idleSteps > simplex.stepLimit {
        rescue()
        return
      }
      if idleSteps - 1 == stretchLimit && passCorner() { return }
      enter(candidate, from: direction.rates[candidate] > 0 ? 1 : -1)
      if simplex.basis.isDue { keepingOptimal { $0.refactorise() } }
    }
  }

  /// Makes the row of the parameter active.
  ///
  /// The simplex ignores the row if rounding violates it at a parameter where it follows from the active
  /// rows. On the other side of that parameter the row may be satisfiable, so it is admitted again. If
  /// rounding still keeps it out of the basis, no direction follows the parameter.
  private mutating func enterParameter() {
    for _ in 0..<Tuning.roundLimit where stop == nil && simplex.states[row].slot < 0 {
      simplex.readmit(row)
      enter(row, from: -sign)
    }
    if stop == nil && simplex.states[row].slot < 0 { stop = .lost }
  }

  /// Lets a row whose residual is 0 enter, or flip, as it does when the residual goes to a side.
  private mutating func enter(_ row: DenseIndex, from side: Double) {
    for isSecondTry in [false, true] {
      simplex.states.setResidual(of: row, to: side * ParametricWalk.trace)
      simplex.basis.combine(row, of: simplex.system.rows)
      var step = simplex.ratioTest(
        for: row, noise: simplex.basis.combination.largest * Tolerance.rounding)
      if step == .blocked && !isSecondTry && simplex.basis.exchangeCount > 0 {
        keepingOptimal { $0.refactorise() }
        if stop != nil || simplex.states[row].slot >= 0 { return }
        continue
      }
      if step == .blocked {
        if simplex.certificateHolds(blocking: row) {
          stop = .blocked(row: row)
          return
        }
        step = simplex.ratioTest(for: row, noise: 0)
        if step == .blocked && simplex.certificateHolds(blocking: row, noise: 0) {
          stop = .blocked(row: row)
          return
        }
      }
      take(step, row)
      return
    }
  }

  private mutating func take(_ step: Step.End, _ row: DenseIndex) {
    switch step {
    case .blocked:
      // Only rounding makes it impossible, as no proof stands.
      simplex.states.setSlopes(of: row, to: (0, 0))
      hasNewMultipliers = true
    case .flip:
      hasNewMultipliers = true
      simplex.flip(row)
      simplex.states.setResidual(of: row, to: 0)
    case .exchange(let slot):
      hasNewMultipliers = hasNewMultipliers || simplex.step.length.contains { $0 != 0 }
      let touched = turn(row, slot)
      keepingOptimal { $0.exchange(row, with: slot) }
      queueRows(touching: touched)
    }
  }

  /// Turns the direction where a row enters a slot: the entering row's residual stays as it is, and the
  /// leaving row's begins to change.
  ///
  /// Returns the columns whose speeds change.
  private mutating func turn(_ row: DenseIndex, _ slot: DenseIndex) -> [DenseIndex] {
    if !direction.isComputed { return [] }
    simplex.basis.computeDirection(of: slot)
    direction.turn(
      for: row, along: simplex.basis.direction,
      entry: simplex.basis.combination.value(at: slot), in: simplex.system)
    return simplex.basis.direction.indices
  }

  /// Queues the rows in some columns that have come to disagree.
  private mutating func queueRows(touching columns: [DenseIndex]) {
    if !direction.isComputed { return }
    let tied = Tolerance.tiny * size
    for column in columns {
      for entry in simplex.system.columns.entries(of: column) {
        let candidate = simplex.system.columns.indices[entry]
        if isQueued[candidate] { continue }
        if let way = way(of: candidate), way <= tied { enqueue(candidate) }
      }
    }
  }

  /// Does something that may factorise anew, and works off what that may leave behind.
  private mutating func keepingOptimal(_ action: (inout DualSimplex) -> Void) {
    let troubles = simplex.effort.troubles
    action(&simplex)
    if simplex.effort.troubles == troubles { return }
    hasNewMultipliers = true
    // The rates are computed anew as soon as nothing is queued.
    clearQueue()
    direction.discardRates()
    if simplex.workOffViolations() != .optimal { stop = .lost }
  }

  /// Takes the basis of a parameter a little further on, if that is optimal here; false if it is not.
  private mutating func passCorner() -> Bool {
    let ahead = parameter + sign * Tolerance.point * size
    guard
      simplex.passCorner(
        varying: row, from: (parameter - offset) * unit, by: (ahead - offset) * unit)
    else { return false }
    hasNewMultipliers = true
    clearQueue()
    direction.discardRates()
    return true
  }

  /// Solves a little further on, where the walk does not get away from a parameter.
  private mutating func rescue() {
    rescues += 1
    hasNewMultipliers = true
    idleSteps = 0
    let ahead = parameter + sign * Tolerance.point * size
    guard rescues <= Tuning.retryLimit, (end - ahead) * sign > 0 else {
      stop = rescues > Tuning.retryLimit ? .lost : .reachedEnd
      return
    }
    setParameter(ahead)
    simplex.computePoint()
    clearQueue()
    switch simplex.workOffViolations() {
    case .optimal: break
    case .blocked(let row): stop = .blocked(row: row)
    case .lost: stop = .lost
    }
  }
}
