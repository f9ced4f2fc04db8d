/// Starting from the optimum of a forest.
///
/// A tree of stacks has one breakpoint for each leaf, and at each of them as many columns move as a
/// level of the tree has leaves. Where many are to be passed it is quicker to compute the optimum
/// from the costs of whole branches.
extension DualSimplex {
  /// What a step costs besides what it touches.
  static let effortOfStep = 16

  /// How many entries a change may touch before the optimum of a forest is looked for, which takes
  /// longer than that: small changes, of some dozens of steps, should keep to where they are.
  var effortBeforeForest: Int { system.columnCount + DualSimplex.effortOfStep * leastLocality }

  /// Whether half of the columns or more, and not only a few, stand in rows of three or more.
  ///
  /// Where rows tie no more than two columns together, as a form's do, steps touch little.
  var hasManySums: Bool {
    if system.columnCount < leastLocality || isStaged || levelWidth < system.levelCount {
      return false
    }
    let starts = system.rows.starts.span
    var count = 0
    for row in 0..<system.rowCount {
      let entries = Int(starts[row + 1] - starts[row])
      if entries > 2 { count += entries }
    }
    return 2 * count >= system.columnCount
  }

  /// Goes to the optimum of a forest, if the rows in force form one, as far as rounding allows.
  ///
  /// What is missing is left to the next steps. Returns false, and leaves everything as it is, if there
  /// is no such forest.
  mutating func goToForestOptimum() -> Bool {
    guard let (active, slopes) = forestOptimum() else {
      mayBeForest = false
      return false
    }
    for row in head where row >= 0 { states[row].slot = -1 }
    head = active
    for slot in head.indices where head[slot] >= 0 {
      states[head[slot]].slot = DenseIndex(truncatingIfNeeded: slot)
    }
    restart()
    takeSlopes(slopes)
    return true
  }

  /// The active rows and the slopes of the others at the optimum of a forest.
  private func forestOptimum() -> (active: [DenseIndex], slopes: [Double])? {
    guard let costs = ForestCosts(system, states, levelCount: levelWidth),
      let optimum = ForestOptimum(costs)
    else { return nil }
    return (optimum.active, optimum.slopes)
  }

  /// Gives the rows that are not active the slopes that the point asks for, or the given ones where it
  /// asks for none, and brings the multipliers into their intervals.
  private mutating func takeSlopes(_ slopes: [Double]) {
    queue.removeAll()
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) where states[row].slot < 0 {
      states[row].isQueued = false
      let state = states[row]
      var slope = slopes[row]
      if state.residual > Tolerance.residual { slope = state.upper }
      if state.residual < -Tolerance.residual { slope = state.lower }
      // A required row that does not hold is left to the next steps.
      if slope.isFinite { states[row].slope = slope }
      enqueueIfViolated(row)
    }
    computeMultipliers()
    if !repairMultipliers() { restart() }
  }
}
