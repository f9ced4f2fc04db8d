/// Starting from the optimum of a forest.
///
/// A tree of stacks has one breakpoint for each leaf, and at each of them as many columns move as a
/// level of the tree has leaves. Where many are to be passed it is quicker to compute the optimum
/// from the costs of whole branches.
extension DualSimplex {
  /// What a step costs besides what it touches.
  static let effortOfStep = 16

  /// How many entries a change may touch, for each of ``leastLocality``, before the optimum of a forest
  /// is looked for.
  private static let effortForEach = 2

  /// How many entries a change may touch before the optimum of a forest is looked for, which takes
  /// about as long as a dozen of steps in a tree of a hundred columns: small changes should keep to
  /// where they are.
  private var effortBeforeForest: Int {
    system.columnCount + DualSimplex.effortForEach * leastLocality
  }

  /// The same where there are no sums, but long columns: flips are cheap there, and moves are not.
  private var effortBeforeWishes: Int { system.rowCount * leastLocality }

  /// Lets the optimum of a forest be looked for after some effort, if there may be one.
  ///
  /// Where there are stages it is where they begin.
  mutating func armForest() {
    if hasStages || !forestSearch.mayBeForest {
      forestSearch.effortLeft = .max
    } else {
      forestSearch.effortLeft =
        forestSearch.isDueAtFirst ? effortBeforeForest : effortBeforeWishes
    }
  }

  /// Counts what a move along the direction has touched, where columns are long.
  @inline(__always)
  mutating func countLongMove() {
    if !forestSearch.hasManyWishes { return }
    for entry in 0..<direction.count {
      forestSearch.effortLeft -= system.columns.entries(of: direction.index(entry)).count
    }
  }

  /// Whether half of the columns or more, and not only a few, stand in rows of three or more, and rows
  /// do not tie columns together so often that most of them must go round in circles.
  ///
  /// Where rows tie no more than two columns together, as a form's do, steps touch little.
  @inline(__always)
  var hasManySums: Bool {
    if system.columnCount < leastLocality { return false }
    let starts = system.rows.starts.span
    var (count, ties) = (0, 0)
    for row in 0..<system.rowCount {
      let entries = Int(starts[row + 1] - starts[row])
      if entries > 2 { count += entries }
      if entries > 1 { ties += entries - 1 }
    }
    return 2 * count >= system.columnCount
      && ties <= DualSimplex.tiesForEachColumn * system.columnCount
  }

  /// How many times as often as in a forest, in which each column hangs on one other, rows may tie
  /// columns together.
  private static let tiesForEachColumn = 2

  /// Whether columns have so many rows that going from one of their kinks to the next, each time past
  /// all rows, takes long.
  @inline(__always)
  var columnsAreLong: Bool {
    system.columnCount > 0 && system.rowCount / system.columnCount >= leastLocality
  }

  /// Goes to the optimum of the columns that form trees, if they are many, as far as rounding allows;
  /// those outside stay where they are.
  ///
  /// What is missing is left to the next steps. Returns false, and leaves everything as it is, if there
  /// is no such forest.
  ///
  /// - Parameter preferred: The rows likely to be active, where no basis was chosen yet.
  mutating func goToForestOptimum(preferring preferred: [DenseIndex]? = nil) -> Bool {
    guard let costs = findForestCosts(), let optimum = ForestOptimum(costs, states) else {
      forestSearch.giveUp()
      return false
    }
    take(optimum, preferring: preferred)
    keep(costs)
    return true
  }

  /// Goes to the vertex of a forest.
  private mutating func take(
    _ optimum: ForestOptimum, preferring preferred: [DenseIndex]?
  ) {
    if let preferred, optimum.active.count < system.columnCount {
      chooseCrashBasis(preferring: preferred)
    }
    takeBasis(of: optimum)
    restart()
    if hasStages { forestSearch.slopes = optimum.slopes }
    takeSlopes(of: optimum)
  }

  /// From how many rows on the costs of a forest are not kept, for their memory.
  private static let keptForestLimit = 4096

  /// The costs of the columns that form trees, unless these are few.
  ///
  /// Those found the last time serve again where few rows have changed since.
  private mutating func findForestCosts() -> ForestCosts? {
    let rowCosts = rowCosts
    if var kept = forestSearch.kept.popLast(), kept.makeCount == system.makeCount,
      kept.costs.refresh(system, rowCosts)
    {
      return kept.costs
    }
    return ForestCosts(system, rowCosts, takesFewColumns: forestSearch.hasManyWishes)
  }

  /// Keeps the costs of a forest for the next time, but not the system.
  private mutating func keep(_ costs: ForestCosts) {
    if system.rowCount > DualSimplex.keptForestLimit { return }
    var costs = costs
    costs.system = RowSystem()
    forestSearch.kept.append(ForestSearch.Kept(makeCount: system.makeCount, costs: costs))
  }

  /// What each row costs: of all levels, where those being solved are but the first ones.
  private var rowCosts: [ForestCosts.RowCost] {
    states.indices.map { row in
      let state = states[row]
      if !hasStages {
        return ForestCosts.RowCost(lower: state.lower, upper: state.upper, level: state.level)
      }
      let (lower, upper) = system.slopes(of: system.headers[row])
      return ForestCosts.RowCost(lower: lower, upper: upper, level: system.headers[row].level)
    }
  }

  /// Makes the rows active that are at the optimum of a forest, and leaves those outside what they are.
  private mutating func takeBasis(of optimum: ForestOptimum) {
    var active = optimum.active
    var firstOutside: DenseIndex = 0
    if active.count < head.count {
      for row in head {
        let isOutside =
          row < 0 ? !optimum.costs.forest.contains(-1 - row) : optimum.costs.isOutside(row)
        if isOutside { active.append(row) }
      }
      for column in 0..<DenseIndex(truncatingIfNeeded: head.count)
      where !optimum.costs.forest.contains(column) {
        firstOutside = column
        break
      }
    }
    // A column outside may have been held by a row that costs nothing any more; which one it is shows
    // when the basis is factorised.
    while active.count < head.count { active.append(-1 - firstOutside) }
    for row in head where row >= 0 { states[row].slot = -1 }
    head = active
    for slot in head.indices where head[slot] >= 0 {
      states[head[slot]].slot = DenseIndex(truncatingIfNeeded: slot)
    }
  }

  /// Gives the rows of the forest that are not active the slopes that the point asks for, or those of
  /// the optimum where it asks for none, and brings the multipliers into their intervals.
  private mutating func takeSlopes(of optimum: ForestOptimum) {
    setSlopes(optimum.slopes) { optimum.costs.isOutside($0) }
    repairOrRestartAnywhere()
  }

  /// Gives the rows that are not active the slopes that the point asks for, or some others where it
  /// asks for none, and computes the multipliers.
  ///
  /// - Parameter isOutside: Whether a row gets its slope whatever the point asks for.
  mutating func setSlopes(_ slopes: [Double], isOutside: (DenseIndex) -> Bool) {
    queue.removeAll()
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) where states[row].slot < 0 {
      states[row].isQueued = false
      var slope = slopes[row]
      if !isOutside(row) { slope = preferredSlope(slope, of: row) }
      // The turn of its level has yet to come.
      if !states[row].costs { slope = 0 }
      // A required row that does not hold is left to the next steps.
      if slope.isFinite { states[row].slope = slope }
      enqueueIfViolated(row)
    }
    computeMultipliers()
    suspectMultipliers()
  }

  /// Brings the multipliers into their intervals, at a point that need not be optimal otherwise.
  mutating func repairOrRestartAnywhere() {
    let stepsBefore = counts.pivots + counts.flips
    if repairMultipliers() {
      // A repair takes the rows to hold that it meets; others may be violated.
      if counts.pivots + counts.flips != stepsBefore { computePoint() }
    } else {
      restart()
    }
  }
}
