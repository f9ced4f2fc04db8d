/// A walk along the optima of a system as the constant of one required row grows, or shrinks.
///
/// The parametric simplex of Gass and Saaty (1955), on rows: the optimal basis stays optimal for a
/// stretch of parameters, on which the point moves along the direction of the row's slot. The stretch
/// ends where the residual of a row that is not active changes its sign. That row enters, by the
/// dual ratio test with lexicographic multipliers, or its multiplier flips to its other end; the point
/// stays, and the next stretch begins. If a required row cannot enter, it contradicts the rows that
/// it is made of, for all parameters beyond: there is the proof.
///
/// Several rows may change sign at one parameter. Each takes a step of no length, which is one of
/// the dual simplex on the problem with a constant infinitely little further on; so what keeps that
/// from cycling keeps the walk from it, too.
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
  /// The row whose constant is the parameter.
  let row: DenseIndex
  /// 1 if the parameter grows, -1 if it shrinks.
  let sign: Double
  /// The last parameter that is asked for.
  let end: Double
  /// Where the present stretch begins, and where it ends.
  private(set) var parameter: Double
  private(set) var stretchEnd: Double
  /// Why the walk is over.
  private(set) var stop: Stop?

  /// The row that ends the present stretch, and from which side; -1 for the end of the walk.
  private var entering: DenseIndex = -1
  private var side = 0.0
  private var isInStretch = false
  /// How fast the residual of each row grows with the length of the walk.
  private var rates = ScatteredVector()
  /// How many steps of no length were taken at one parameter.
  private var idleSteps = 0
  private var rescues = 0

  /// How often a walk may help itself over a parameter from which it does not get away.
  private static let rescueLimit = 16
  /// A residual that is nothing, and yet has a sign.
  private static let trace = 1e-200

  /// Begins a walk at the parameter for which the simplex has been solved.
  init(_ simplex: DualSimplex, row: DenseIndex, from parameter: Double, to end: Double) {
    self.simplex = simplex
    self.row = row
    self.parameter = parameter
    self.end = end
    stretchEnd = parameter
    sign = end < parameter ? -1 : 1
    rates.resize(to: simplex.system.rowCount)
  }

  /// By how much a column grows with the parameter on the present stretch.
  func slope(of entry: Int) -> (column: DenseIndex, slope: Double) {
    let column = simplex.direction.indices[entry]
    let slope = simplex.direction.values[entry] / simplex.system.rowScales[row]
    return (column, simplex.system.value(of: Int(column), at: slope))
  }

  /// Goes on to the next stretch that is longer than rounding; false if the walk is over.
  ///
  /// Costs what the direction touches, and the columns once for a new point.
  mutating func next() -> Bool {
    if isInStretch { finishStretch() }
    while stop == nil {
      if simplex.factors.isDue { keepingOptimal { $0.refactorise() } }
      if simplex.slotOfRow[row] < 0 {
        enter(row, from: -sign)
        continue
      }
      if simplex.hasMoved { simplex.computePoint() }
      simplex.computeDirection(of: simplex.slotOfRow[row])
      findStretchEnd()
      if (stretchEnd - parameter).magnitude > Tolerance.stretch * Swift.max(1, parameter.magnitude)
      {
        isInStretch = true
        idleSteps = 0
        return true
      }
      finishStretch()
    }
    return false
  }

  /// Moves to the end of the stretch, and lets the row there enter.
  private mutating func finishStretch() {
    isInStretch = false
    if entering < 0 {
      stop = .reachedEnd
      return
    }
    simplex.movePoint(
      by: (stretchEnd - parameter) / simplex.system.rowScales[row], queueing: false)
    setParameter(stretchEnd)
    idleSteps += 1
    if idleSteps > 8 * (simplex.system.rowCount + 16) {
      rescue()
    } else {
      enter(entering, from: side)
    }
  }

  private mutating func setParameter(_ value: Double) {
    parameter = value
    simplex.system.constants[row] = value / simplex.system.rowScales[row]
  }

  /// Finds where the residual of some row comes to disagree with its slope.
  ///
  /// Among rows that do so at one parameter the fastest enters, or, while stalled, the one of the
  /// lowest index, as Bland's rule has it.
  private mutating func findStretchEnd() {
    computeRates()
    let noise = Tolerance.multiplier * simplex.direction.largest / simplex.system.rowScales[row]
    let tie = Tolerance.cancellation * Swift.max(1, parameter.magnitude)
    var best = (end - parameter).magnitude
    entering = -1
    for candidate in rates.touched {
      let rate = rates[candidate]
      if simplex.slotOfRow[candidate] >= 0 || rate.magnitude <= noise { continue }
      let full = rate > 0 ? simplex.upper[candidate] : simplex.lower[candidate]
      if simplex.slopes[candidate] == full || simplex.lower[candidate] == simplex.upper[candidate] {
        continue
      }
      let distance = Swift.max(0, -simplex.residuals[candidate] / rate)
      if distance > best + tie { continue }
      if entering >= 0 && distance >= best - tie {
        let comesFirst =
          simplex.isStalled
          ? candidate < entering : rate.magnitude > rates[entering].magnitude
        if !comesFirst { continue }
      }
      best = Swift.min(best, distance)
      entering = candidate
      side = rate > 0 ? 1 : -1
    }
    stretchEnd = entering < 0 ? end : parameter + sign * best
    rates.clear()
  }

  private mutating func computeRates() {
    let scale = sign / simplex.system.rowScales[row]
    for entry in 0..<simplex.direction.count {
      let speed = scale * simplex.direction.values[entry]
      for entry in simplex.system.columns.entries(of: simplex.direction.indices[entry]) {
        rates.add(
          simplex.system.columns.indices[entry], simplex.system.columns.values[entry] * speed)
      }
    }
  }

  /// Lets a row whose residual is 0 enter, or flip, as it does when the residual goes to a side.
  private mutating func enter(_ row: DenseIndex, from side: Double) {
    for isSecondTry in [false, true] {
      simplex.residuals[row] = side * ParametricWalk.trace
      simplex.rightSide.become(row: row, of: simplex.system.rows)
      simplex.factors.solveTransposed(simplex.rightSide, into: &simplex.transformedRow)
      var step = simplex.chooseStep(
        for: row, noise: simplex.transformedRow.largest * Tolerance.entry)
      if step == .blocked && !isSecondTry && simplex.factors.exchangeCount > 0 {
        keepingOptimal { $0.refactorise() }
        if stop != nil || simplex.slotOfRow[row] >= 0 { return }
        continue
      }
      if step == .blocked {
        if simplex.certificateHolds(blocking: row) {
          stop = .blocked(row: row)
          return
        }
        step = simplex.chooseStep(for: row, noise: 0)
      }
      take(step, row)
      return
    }
  }

  private mutating func take(_ step: DualSimplex.Step, _ row: DenseIndex) {
    switch step {
    case .blocked:
      // Only rounding makes it impossible, as no proof stands.
      simplex.lower[row] = 0
      simplex.upper[row] = 0
    case .flip:
      simplex.flip(row)
      simplex.residuals[row] = 0
    case .exchange(let slot):
      keepingOptimal { $0.exchange(row, with: slot) }
    }
  }

  /// Does something that may factorise anew, and works off what that may leave behind.
  private mutating func keepingOptimal(_ action: (inout DualSimplex) -> Void) {
    let troubles = simplex.troubles
    action(&simplex)
    if simplex.troubles != troubles && simplex.workOffViolations() != .optimal { stop = .lost }
  }

  /// Solves a little further on, where the walk does not get away from a parameter.
  private mutating func rescue() {
    rescues += 1
    idleSteps = 0
    let ahead = parameter + sign * Tolerance.rescue * Swift.max(1, parameter.magnitude)
    guard rescues <= ParametricWalk.rescueLimit, (end - ahead) * sign > 0 else {
      stop = rescues > ParametricWalk.rescueLimit ? .lost : .reachedEnd
      return
    }
    setParameter(ahead)
    simplex.computePoint()
    if case .blocked(let row) = simplex.workOffViolations() { stop = .blocked(row: row) }
  }
}
