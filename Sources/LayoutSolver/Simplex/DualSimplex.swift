/// An active-set dual simplex on rows, with lexicographic multipliers.
///
/// The basis is a square matrix of active rows, whose residuals are 0 and whose intersection is the
/// point `x`. There are no slack, error or artificial columns: a soft row is one row with two slopes
/// (compare the two error variables of Cassowary, Badros, Borning and Stuckey 2001). A column that
/// no active row holds has a placeholder, the row `x[column] = 0` that costs nothing.
///
/// Invariant: the multipliers of all rows, times the rows, add up to 0, and each lies in its row's
/// interval of slopes. Multipliers of 0 have this property on any basis, so there is no first phase,
/// and starting again from any basis is always possible. The simplex processes the rows whose
/// residual does not agree with their slope.
///
/// The state is held by five types: ``RowSystem`` holds the problem, ``Basis`` the active rows,
/// ``Multipliers`` their multipliers, ``Point`` the values, and ``RowStates`` the state of each row and the
/// queue of rows that wait to enter.
struct DualSimplex: Sendable {
  enum Verdict: Equatable {
    /// The point is a lexicographic optimum.
    case optimal
    /// The row contradicts the active rows that ``certificate(blocking:)`` names.
    case blocked(row: DenseIndex)
    /// Rounding prevented a result, so the point is not verified.
    case lost
  }

  var system = RowSystem()
  var states = RowStates()
  var basis = Basis()
  var multipliers = Multipliers()
  var point = Point()

  /// The number of columns, and of pivots, from which on the optimum of a forest is looked for; below, steps
  /// find it as fast.
  var forestSize = Tuning.few

  /// Whether results on the basis may be but rounding: a row entered by a small pivot, or as a combination of
  /// active rows with very large factors.
  var isDoubtful = false
  private var isLive = false
  /// The rows that the simplex ignores, since rounding made them impossible.
  var ignoredRows: [DenseIndex] = []
  /// The size, relative to the largest entry of a blocked row's combination, up to which entries are no part
  /// of its certificate.
  var certificateNoise = Tolerance.rounding

  /// Whether there is an additional level for perturbed costs.
  private var isPerturbed = false

  /// The effort of the present solve, and the total counts.
  var effort = SolveEffort()
  var counts = StepCounts()

  var step = Step()
  /// Scratch: how fast the residual of each row grows along the direction.
  var rowRates = ScatteredVector()
  var breakpoints = EdgeBreakpoints()
  /// Scratch: the sum of a column's terms, and of their magnitudes.
  var columnSums = ScatteredVector()
  var columnSizes = ScatteredVector()

  /// Solves the system from nothing.
  ///
  /// - Parameter fromOrigin: Whether all rows are required, and hold but for rounding where all columns are
  ///   0. The rows that hold there exactly are then a basis of a solution.
  mutating func solve(fromOrigin: Bool = false) -> Verdict {
    system.finish()
    begin()
    guard system.isFinite else {
      takeBasis(system.columnIndices.map { .placeholder(of: $0) })
      return .lost
    }
    if fromOrigin {
      let rows = CrashBasis.order(of: system).filter { system.headers[$0].constant == 0 }
      takeBasis(CrashBasis(from: rows, in: system).head)
    } else if system.columnCount < forestSize || !goToForest() {
      takeCrashBasis()
    }
    return workOffViolations()
  }

  /// Solves the system again after some rows have changed, from the basis of the last optimum.
  mutating func resolve() -> Verdict {
    effort = SolveEffort()
    multipliers.doubts.clear()
    isLive = true
    // What made a row impossible may have gone.
    for row in ignoredRows {
      giveSlopes(to: row)
      states.enqueueIfViolated(row)
    }
    ignoredRows.clear()
    repairOrRestart()
    return workOffViolations()
  }

  /// Brings the multipliers back into their intervals, from a point that is optimal but for them.
  mutating func repairOrRestart() {
    // The doubts belong to another basis.
    multipliers.doubts.clear()
    if multipliers.suspects.isEmpty { return }
    var isRepaired = repairMultipliers()
    if isRepaired && !system.columnScales.isEmpty {
      computeMultipliers()
      multipliers.suspectAll()
      isRepaired = repairMultipliers()
    }
    if !isRepaired { restart() }
  }

  var values: [Double] {
    if system.columnScales.isEmpty { return point.values }
    return point.values.indices.map { system.value(of: $0, at: point.values[$0]) }
  }

  /// Begins a system that was not solved before.
  mutating func begin() {
    isLive = false
    isDoubtful = false
    ignoredRows.clear()
    effort = SolveEffort()
    point.begin(columnCount: system.columnCount)
    basis.begin([])
    step.length.refill(0, count: levelCount)
    states.begin(system.headers)
    if system.levelUnits.isEmpty { return }
    for row in system.rowIndices { giveSlopes(to: row) }
  }

  mutating func takeCrashBasis() {
    takeBasis(CrashBasis(from: CrashBasis.order(of: system), in: system).head)
  }

  /// Makes rows active, while none is.
  mutating func takeBasis(_ head: [BasisMember]) {
    basis.begin(head)
    for slot in basis.slots {
      if let row = head[slot].row { states.enterAhead(row, slot) }
    }
    restart()
  }

  /// How often the point may have moved at the end of a solve without being recomputed.
  var moveLimit: Int { isLive ? Tuning.few - point.carriedCount : 0 }

  /// How many numbers a multiplier has: one for each level, and one for perturbed costs.
  private var levelCount: Int { Swift.max(1, system.levelCount) + (isPerturbed ? 1 : 0) }

  /// Adds the level of perturbed costs to the next steps, or removes it.
  mutating func setPerturbed(_ isPerturbed: Bool) {
    self.isPerturbed = isPerturbed
    step.length.refill(0, count: levelCount)
  }

  var stepLimit: Int {
    Tuning.few * (system.rowCount + system.columnCount + Tuning.few)
  }

  // MARK: Factorising

  /// Sets all multipliers to 0, which is dual feasible on any basis, and factorises.
  mutating func restart() {
    states.clearSlopes()
    multipliers.begin(slotCount: system.columnCount, width: levelCount)
    effort.stalledSteps = 0
    _ = factorise()
    computePoint()
  }

  /// Factorises the present basis; starts again where rows have become dependent.
  mutating func refactorise() {
    if factorise() {
      computePoint()
      return
    }
    effort.troubles += 1
    restart()
  }

  /// Factorises the present basis; false if rows that depended on others have left it.
  private mutating func factorise() -> Bool {
    counts.factorisations += 1
    let replaced = basis.factorise(system.rows)
    for member in replaced {
      if let row = member.row { states.leave(row, slope: 0) }
    }
    return replaced.isEmpty
  }

  mutating func copyCounts(from other: DualSimplex) {
    (counts, forestSize) = (other.counts, other.forestSize)
  }

  mutating func giveSlopes(to row: DenseIndex) {
    let header = system.headers[row]
    states.setSlopes(of: row, to: system.slopes(of: header), level: header.level)
  }
}
