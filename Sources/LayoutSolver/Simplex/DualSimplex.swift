/// An active-set dual simplex on rows, with lexicographic multipliers.
///
/// The basis is a square matrix of active rows, whose residuals are 0 and whose intersection is the
/// point `x`. There are no slack, error or artificial columns: a soft row is one row with two slopes
/// (compare the two error variables of Cassowary, Badros, Borning and Stuckey 2001). A column that
/// no active row holds has a placeholder, the row `x[column] = 0` that costs nothing.
///
/// Each active row has a multiplier, a vector with one number a level, compared lexicographically:
/// that is the limit of weights that fall from level to level without bound, so strict priorities
/// cost nothing. Where there are more than ``levelLimit`` levels, some are solved at a time; then the
/// optimal face is frozen, and the next levels are solved on it, which costs what their rows touch.
/// Memory stays linear for any number of priorities.
///
/// Invariant: the multipliers of all rows, times the rows, add up to 0, and each lies in its row's
/// interval of slopes. Multipliers of 0 have this property on any basis, so there is no first phase,
/// and starting again from any basis is always possible. What is worked off are the rows whose
/// residual does not agree with their slope.
struct DualSimplex: Sendable {
  /// How a part was solved.
  enum Verdict: Equatable {
    /// The point is a lexicographic optimum.
    case optimal
    /// The row contradicts the active rows that ``certificate(blocking:)`` names.
    case blocked(row: DenseIndex)
    /// Rounding kept the simplex from coming to an end: nobody has verified the point.
    case lost
  }

  /// How many levels are solved without stages: more than layouts have, for a system that was solved
  /// in stages is solved from the first one again when it changes.
  var levelLimit = DualSimplex.usualLevelLimit
  /// The same for a system of which nobody says otherwise.
  static let usualLevelLimit = 32

  /// What the simplex knows of a row.
  struct RowState: Sendable {
    /// The residual at the point.
    var residual = 0.0
    /// The multiplier at the row's own level while the row is not active.
    var slope = 0.0
    /// The interval of slopes for the levels being solved.
    var lower = 0.0
    var upper = 0.0
    /// The slot of an active row; -1 for the others.
    var slot: DenseIndex = -1
    /// The level among those being solved; they are few at a time.
    private var narrowLevel = Int16(truncatingIfNeeded: RowSystem.required)
    /// Whether the row waits in the queue of violated rows.
    var isQueued = false
    /// How far the row reached when that was last found: 0 as a combination of less than 16 active
    /// rows, and one more for each four times as many.
    var reach: UInt8 = 0

    /// The level among those being solved.
    var level: DenseIndex {
      @inline(__always) get { DenseIndex(narrowLevel) }
      @inline(__always) set { narrowLevel = Int16(truncatingIfNeeded: newValue) }
    }

    /// Whether the residual asks for another slope than the row has.
    @inline(__always)
    var looksViolated: Bool {
      if slot >= 0 { return false }
      if residual > Tolerance.residual { return slope != upper }
      if residual < -Tolerance.residual { return slope != lower }
      return false
    }

    /// Takes the interval of slopes of a required row, or of one of the first levels; a row of another
    /// level is idle until its turn comes.
    @inline(__always)
    mutating func admit(_ header: RowSystem.Header, ofFirst levelCount: Int) {
      let isOfFirst = Int(header.level) < levelCount
      (lower, upper) = isOfFirst ? header.slopes : (0, 0)
      level = header.level < 0 || !isOfFirst ? RowSystem.required : header.level
    }

    /// Whether the row may cost anything, and whether its residual has to be 0.
    var costs: Bool { lower != 0 || upper != 0 }
    var isFixed: Bool { lower.isInfinite && upper.isInfinite }
  }

  /// The rows.
  var system = RowSystem()
  /// The state of each row.
  var states: [RowState] = []
  /// The first level being solved, and how many are.
  var firstLevel = 0
  var levelWidth = 1
  /// The rows of each level, where there are too many levels to be solved at a time, and the slots
  /// whose multipliers may not be 0 for the levels being solved.
  var levelRows = LevelRows()
  var touchedSlots = ScatteredVector()

  /// The active row of each slot, or `-1 - column` for a placeholder.
  var head: [DenseIndex] = []
  /// The multipliers of the active rows: slot `s` owns `levelWidth` numbers from `s * levelWidth`.
  var multipliers: [Double] = []
  /// Whether a multiplier may be but rounding, since all were last computed anew.
  var hasCancelled = false
  /// Whether a row that entered was a combination of active rows by such large numbers, or by such a
  /// small pivot, that what is computed on the basis may be but rounding.
  var isDoubtful = false
  /// By how much each multiplier may be wrong for rounding, where coefficients are far from 1 and that was
  /// found out; empty otherwise.
  var multiplierDoubts: [Double] = []
  /// The point: the value of each column.
  var point: [Double] = []
  /// How the point has moved.
  var motion = PointMotion()
  /// Whether the system was solved before and has only changed here and there.
  var isLive = false
  /// Slots whose multiplier may have left its row's interval.
  var suspects: [DenseIndex] = []
  var factors = BasisFactors()
  var queue = ViolationQueue()
  var crash = CrashOrder()
  /// What the rows of the crash basis ask of each column: ``taken`` if one has taken it, or else how
  /// many levels from the weakest on up to that of an optional equality in it alone, 0 without such.
  var claims: [DenseIndex] = []

  /// The row that enters, as the combination of active rows that it is, by slots.
  var transformedRow = SparseVector()
  /// The way the point moves when the residual of one slot grows by 1, by columns.
  var direction = SparseVector()
  /// Scratch for a right side.
  var rightSide = SparseVector()
  /// How fast the residual of each row grows along the direction; empty between uses.
  var rowRates = ScatteredVector()
  /// Scratch for the rows that an edge meets.
  var crossings = EdgeCrossings()
  /// Scratch by columns, zero between uses; see ``sizeScratch()``.
  var scratch: [Double] = []
  /// Scratch: the multipliers that the active rows would have at a level, entry by entry of
  /// ``transformedRow``.
  var shifted: [Double] = []
  /// The length of a step of the multipliers.
  var step: [Double] = []
  /// The size of what each number of a step is added up from.
  var stepSizes: [Double] = []

  /// What the present step slides along.
  var longStep = LongStep()

  /// What the present solve has been through.
  var effort = SolveEffort()
  /// The share of the largest entry up to which those of a blocked row do not count.
  var certificateNoise = Tolerance.entry
  /// The rows that were let be, since rounding made them impossible.
  var ignoredRows: [DenseIndex] = []

  /// What was done in total.
  var counts = StepCounts()

  /// Solves the system from nothing.
  mutating func solve() -> Verdict {
    system.finish()
    let verdict = solveFromNothing()
    let mayBeStaged = levelLimit == DualSimplex.usualLevelLimit
    if verdict != .lost || !mayBeStaged || levelWidth <= DualSimplex.stageWidth { return verdict }
    // Many levels at once may walk through every corner where a few at a time do not (Goldfarb's cube).
    levelLimit = DualSimplex.stageWidth
    defer { levelLimit = DualSimplex.usualLevelLimit }
    return solveFromNothing()
  }

  private mutating func solveFromNothing() -> Verdict {
    prepareAnew()
    chooseCrashBasis()
    restart()
    return workOffLevels()
  }

  /// Solves the system anew after some rows have changed, from the basis of the last optimum.
  mutating func resolve() -> Verdict {
    beginCounting()
    if isStaged {
      // The face of the stronger levels was frozen: what froze it may have changed.
      ignoredRows.clear()
      isLive = false
      suspects.clear()
      admitRequired()
      DualSimplex.clearSlopes(&states)
      restart()
      return workOffLevels()
    }
    isLive = true
    // What made a row impossible may have gone.
    for row in ignoredRows {
      giveSlopes(to: row)
      if states[row].slot < 0 { enqueueIfViolated(row) }
    }
    ignoredRows.clear()
    repairOrRestart()
    return workOffLevels()
  }

  /// Brings the multipliers back into their intervals, from a point that is optimal but for them.
  mutating func repairOrRestart() {
    // They are those of another basis.
    multiplierDoubts.clear()
    if suspects.isEmpty { return }
    var isRepaired = repairMultipliers()
    if isRepaired && !system.columnScales.isEmpty {
      computeMultipliers()
      suspectMultipliers()
      isRepaired = repairMultipliers()
    }
    if !isRepaired { restart() }
  }

  /// The values of the variables at the point.
  var values: [Double] {
    if system.columnScales.isEmpty { return point }
    return point.indices.map { system.value(of: $0, at: point[$0]) }
  }

  /// Prepares for a system that was not solved before.
  mutating func prepareAnew() {
    isLive = false
    suspects.clear()
    isDoubtful = false
    prepare()
  }

  /// Sizes the arrays and admits the required rows and the first levels.
  private mutating func prepare() {
    let columnCount = system.columnCount
    head.refill(-1, count: columnCount)
    point.refill(0, count: columnCount)
    beginCounting()
    ignoredRows.clear()
    admitRequired(areNew: true)
  }

  /// Makes room for all columns in ``scratch``, which few systems need.
  mutating func sizeScratch() {
    if scratch.count < system.columnCount { scratch.refill(0, count: system.columnCount) }
  }

  /// Forgets how earlier solves went.
  private mutating func beginCounting() {
    effort = SolveEffort()
    multiplierDoubts.clear()
  }

  /// Lets the required rows and the first levels count, and no others.
  ///
  /// - Parameter areNew: Whether no row has a state yet.
  private mutating func admitRequired(areNew: Bool = false) {
    beginLevels(at: 0)
    if areNew {
      DualSimplex.admitNewRows(andLevels: levelWidth, &states, system.headers)
    } else {
      DualSimplex.admitRequired(andLevels: levelWidth, &states, system.headers)
    }
    scaleSlopes()
  }

  private static func admitRequired(
    andLevels levelCount: Int, _ states: inout [RowState], _ headers: [RowSystem.Header]
  ) {
    var states = states.mutableSpan
    let headers = headers.span
    for row in headers.indices { states[row].admit(headers[row], ofFirst: levelCount) }
  }

  private static func admitNewRows(
    andLevels levelCount: Int, _ states: inout [RowState], _ headers: [RowSystem.Header]
  ) {
    let headers = headers.span
    states.clear()
    states.append(addingCapacity: headers.count) { states in
      for row in headers.indices {
        var state = RowState()
        state.admit(headers[row], ofFirst: levelCount)
        states.append(state)
      }
    }
  }

  /// Whether the levels are too many to be solved at a time, and whether some have been frozen.
  var hasStages: Bool { levelWidth < system.levelCount }
  var isStaged: Bool { firstLevel > 0 }

  /// Sets all multipliers to 0, which is dual feasible on any basis, and factorises.
  mutating func restart() {
    beginAnew()
    computePoint()
  }

  /// The same without the point: that and the residuals are those of another basis.
  mutating func beginAnew() {
    DualSimplex.clearSlopes(&states)
    multipliers.refill(0, count: system.columnCount * levelWidth)
    multiplierDoubts.clear()
    suspects.clear()
    hasCancelled = false
    queue.removeAll()
    effort.stalledSteps = 0
    counts.factorisations += 1
    let replacements = factors.factorise(rows: system.rows, head: head)
    for replacement in replacements { putPlaceholder(replacement) }
  }

  static func clearSlopes(_ states: inout [RowState]) {
    var states = states.mutableSpan
    for row in states.indices {
      states[row].slope = 0
      states[row].isQueued = false
    }
  }

  /// Takes the row of a slot out of the basis in favour of a placeholder.
  private mutating func putPlaceholder(_ replacement: BasisFactors.Replacement) {
    let row = head[replacement.slot]
    if row >= 0 { states[row].slot = -1 }
    head[replacement.slot] = -1 - replacement.column
  }

  /// Factorises the present basis; starts again where rows have become dependent.
  mutating func refactorise() {
    counts.factorisations += 1
    let replacements = factors.factorise(rows: system.rows, head: head)
    if replacements.isEmpty {
      computePoint()
      return
    }
    for replacement in replacements { putPlaceholder(replacement) }
    effort.troubles += 1
    restart()
  }
}
