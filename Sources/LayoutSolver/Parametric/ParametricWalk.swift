/// Follows the optima of a system while the constant of one required row, the parameter, increases.
///
/// This is the parametric simplex of Gass and Saaty (1955), on rows. The optimal basis remains optimal on a
/// stretch of parameters, on which the point moves along the direction of the parameter's row. The stretch
/// ends at the first row that is not active and whose residual changes its sign. This row enters the basis by
/// the dual ratio test with lexicographic multipliers, or its multiplier moves to its other end. The point
/// stays the same, and only the direction changes. If a required row cannot enter, it contradicts the active
/// rows at all parameters beyond.
///
/// The steps at one parameter are steps of the dual simplex on the problem with an infinitesimally larger
/// constant, with rates instead of residuals. The row of the lowest index enters first, and after many steps
/// the row of the lowest index also leaves, so the steps do not repeat (Bland 1977). The time of a step or a
/// stretch is linear in the terms.
///
/// If many stretches follow each other without new multipliers, one stretch goes to the end of the optimal
/// face; see ``DualSimplex/goToFaceEnd(varying:to:)``. The face is convex, so all points between two optima
/// on it are optima.
struct ParametricWalk {
  enum Stop: Equatable {
    case reachedEnd
    /// A required row cannot be satisfied at larger parameters.
    case blocked
    /// Rounding errors prevent the walk from continuing.
    case lost
  }

  /// The simplex, at the optimum for the parameter.
  private(set) var simplex: DualSimplex
  let end: Double
  /// The beginning and the end of the current stretch.
  private(set) var parameter: Double
  private(set) var stretchEnd: Double
  private(set) var stop: Stop?
  /// Whether multipliers have changed since the previous stretch.
  private(set) var hasNewMultipliers = true

  /// The row of the parameter, and the difference between the parameter and the row's constant before
  /// scaling.
  private let row: DenseIndex
  private let offset: Double
  private var direction: ParametricDirection
  /// The number of consecutive stretches with the same multipliers, and the number after which the walk goes
  /// to the end of the face.
  private var stretchesOnFace = 0
  private let stretchLimit: Int
  /// The simplex at the end of the current stretch, if this is the end of a face.
  private var faceEnd: DualSimplex?

  /// Begins a walk at the parameter for which a problem has been solved.
  ///
  /// - Parameters:
  ///   - isCareful: Whether rows with small rates are examined. If coefficients are far from 1, not all of
  ///     these rates are rounding errors; if they are, the walk may fail.
  ///   - stretchLimit: The number of stretches with the same multipliers after which the walk goes to the end
  ///     of the face. It is also the number of steps at one parameter after which the walk tries to continue
  ///     with the basis of a slightly larger parameter.
  init(
    _ reduction: ParametricReduction, from parameter: Double, to end: Double,
    isCareful: Bool = false, stretchLimit: Int
  ) {
    direction = ParametricDirection(isCareful: isCareful)
    simplex = reduction.simplex
    row = reduction.row
    offset = reduction.offset
    self.stretchLimit = stretchLimit
    self.parameter = parameter
    self.end = end
    stretchEnd = parameter
  }

  /// The change of the variable of a column per unit of the parameter on the current stretch.
  func slope(of column: Int) -> Double {
    simplex.system.value(of: column, at: direction.speeds[column])
  }

  /// Goes to the next stretch that is longer than rounding errors; false if the walk has ended.
  mutating func next() -> Bool {
    if stretchEnd != parameter {
      hasNewMultipliers = false
      finishStretch()
    }
    var steps = 0
    while stop == nil {
      if simplex.basis.isDue { keepingOptimal { $0.refactorise() } }
      guard stop == nil, let slot = slotOfParameter() else { continue }
      simplex.basis.computeDirection(of: slot)
      direction.compute(simplex.basis.direction, times: unit, in: simplex.system)
      if let candidate = findBreakpoint() {
        steps += 1
        if steps > simplex.stepLimit {
          stop = .lost
        } else if steps - 1 != stretchLimit || !passCorner() {
          enter(candidate, from: direction.rates[candidate] > 0 ? 1 : -1)
        }
        continue
      }
      if stretchEnd - parameter > Tolerance.relative * size {
        stretchesOnFace = hasNewMultipliers ? 0 : stretchesOnFace + 1
        if stretchesOnFace >= stretchLimit { lengthenStretch() }
        return true
      }
      finishStretch()
    }
    return false
  }

  private var unit: Double { 1 / simplex.system.headers[row].scale }

  /// The unit of small differences of parameters.
  private var size: Double { Swift.max(1, parameter.magnitude) }

  // MARK: Stretches

  /// Finds the end of the stretch, or returns the first row that disagrees with its slope at the parameter.
  private mutating func findBreakpoint() -> DenseIndex? {
    let rest = end - parameter
    let tie = 2 * Tolerance.tiny * size
    var shortest = rest
    for candidate in simplex.system.rowIndices {
      let state = simplex.states[candidate]
      guard let distance = direction.distance(of: candidate, state, in: simplex.system),
        distance <= shortest
      else { continue }
      if distance <= tie && rest > Tolerance.relative * size { return candidate }
      shortest = distance
    }
    // A remainder of the range that is only a rounding error is not a stretch.
    stretchEnd = rest - shortest <= Tolerance.relative * size ? end : parameter + shortest
    return nil
  }

  private mutating func finishStretch() {
    if stretchEnd == end {
      stop = .reachedEnd
    } else if let next = faceEnd {
      simplex = next
      faceEnd = nil
      setParameter(stretchEnd)
    } else {
      setParameter(stretchEnd)
      simplex.computePoint()
    }
  }

  /// Extends the stretch to the end of the face on which the multipliers are optimal, if that is farther.
  private mutating func lengthenStretch() {
    stretchesOnFace = 0
    var next = simplex
    let target = end.isFinite ? end : parameter + Double(Tuning.share) * size
    guard let constant = next.goToFaceEnd(varying: row, to: (target - offset) * unit) else {
      return
    }
    let isAtTarget = constant == (target - offset) * unit
    let last = isAtTarget ? target : constant / unit + offset
    let distance = last - parameter
    if distance <= stretchEnd - parameter + Tolerance.relative * size { return }
    stretchEnd = last
    for column in direction.speeds.indices {
      let (from, to) = (simplex.point.values[column], next.point.values[column])
      let miss = to - from - distance * direction.speeds[column]
      // If the column continues as on this stretch, its rate does not change.
      if !Tolerance.isViolation(miss, magnitude: Swift.max(from.magnitude, to.magnitude)) {
        continue
      }
      direction.speeds[column] = (to - from) / distance
    }
    faceEnd = next
  }

  private mutating func setParameter(_ value: Double) {
    parameter = value
    stretchEnd = value
    simplex.system.headers[row].constant = (value - offset) * unit
  }

  // MARK: Steps

  /// The slot of the parameter's row, which is made active; `nil` if that is impossible.
  ///
  /// The simplex ignores the row if rounding violates it at a parameter at which it follows from the active
  /// rows. At other parameters, the row may be satisfiable. If rounding still excludes it from the basis, no
  /// direction follows the parameter.
  private mutating func slotOfParameter() -> DenseIndex? {
    for _ in 0..<Tuning.roundLimit where stop == nil && !simplex.states[row].isActive {
      simplex.readmit(row)
      enter(row, from: -1)
    }
    if stop == nil && !simplex.states[row].isActive { stop = .lost }
    return stop == nil ? simplex.states[row].slot.index : nil
  }

  /// Makes a step for a row whose residual is 0 and changes to one side.
  private mutating func enter(_ row: DenseIndex, from side: Double) {
    // The residual is 0 except for its sign.
    simplex.states.setResidual(of: row, to: side * .leastNormalMagnitude)
    simplex.basis.combine(row, of: simplex.system.rows)
    var step = simplex.ratioTest(
      for: row, noise: simplex.basis.combination.largest * Tolerance.rounding)
    if step == .blocked {
      if simplex.basis.exchangeCount > 0 {
        // The factors may be inaccurate; the row is still the next one.
        keepingOptimal { $0.refactorise() }
        return
      }
      var isProof = simplex.certificateHolds(blocking: row)
      if !isProof {
        step = simplex.ratioTest(for: row, noise: 0)
        isProof = step == .blocked && simplex.certificateHolds(blocking: row, noise: 0)
      }
      if isProof {
        stop = .blocked
        return
      }
    }
    switch step {
    case .blocked:
      // There is no proof, so only rounding prevents a step.
      simplex.states.setSlopes(of: row, to: (0, 0))
      hasNewMultipliers = true
    case .flip:
      hasNewMultipliers = true
      simplex.flip(row)
      simplex.states.setResidual(of: row, to: 0)
    case .exchange(let slot):
      hasNewMultipliers = hasNewMultipliers || simplex.step.length.contains { $0 != 0 }
      keepingOptimal { $0.exchange(row, with: slot) }
    }
  }

  /// Changes the simplex in a way that may factorise the basis, and restores the optimum if that has changed
  /// it.
  private mutating func keepingOptimal(_ action: (inout DualSimplex) -> Void) {
    let troubles = simplex.effort.troubles
    action(&simplex)
    if simplex.effort.troubles == troubles { return }
    hasNewMultipliers = true
    if simplex.workOffViolations() != .optimal { stop = .lost }
  }

  /// Changes to the basis of a slightly larger parameter if that is optimal here; false if it is not.
  private mutating func passCorner() -> Bool {
    let ahead = parameter + Tolerance.point * size
    guard
      simplex.passCorner(
        varying: row, from: (parameter - offset) * unit, by: (ahead - offset) * unit)
    else { return false }
    hasNewMultipliers = true
    return true
  }
}
