/// Going on from the optimum of a forest.
///
/// When a tree of stacks is squeezed, the simplex lets most of its leaves give way one after the other, and
/// each time moves all that is connected with the leaf. The optimum of the forest takes all these steps at
/// once.
extension DualSimplex {
  /// Whether it is time to look for the optimum of a forest, which a solve does once.
  ///
  /// Finding the optimum takes as long as a pivot for each ``Tuning/share`` columns, and most edits need
  /// fewer pivots.
  var mayGoToForest: Bool {
    effort.pivots >= Swift.max(forestSize, system.columnCount / Tuning.share)
      && !effort.hasTriedForest
  }

  /// Goes to the optimum of a system that is a forest; returns false if the system is no forest.
  ///
  /// The next steps correct the effects of rounding.
  mutating func goToForest() -> Bool {
    effort.hasTriedForest = true
    if !system.columnScales.isEmpty || !system.levelUnits.isEmpty { return false }
    let optimum = ForestOptimum(of: system, states).map { ($0.holders, $0.slopes) }
    guard let (holders, slopes) = optimum else { return false }
    let pivotsBefore = counts.pivots
    for row in basis.head.compactMap({ $0.row }) { states.leave(row, slope: 0) }
    takeBasis(holders)
    let isFeasible = takeSlopes(slopes)
    states.requeue()
    computeMultipliers()
    multipliers.suspectAll()
    if !isFeasible || !repairMultipliers() {
      restart()
    } else if counts.pivots != pivotsBefore {
      // The values were moved pivot by pivot, and have the rounding errors of all pivots.
      computePoint()
    }
    return true
  }

  /// Gives slopes to the rows that are not active; returns false if a required row is violated.
  ///
  /// If a slope does not agree with the residual, the row gets the slope that its residual requires, because
  /// repairing multipliers relies on such slopes.
  private mutating func takeSlopes(_ slopes: [Double]) -> Bool {
    var isFeasible = true
    for row in system.rowIndices where !states[row].isActive {
      states.setSlope(of: row, to: slopes[row])
      if !states[row].looksViolated { continue }
      let asked = states[row].slopeAskedFor
      states.setSlope(of: row, to: asked.isFinite ? asked : 0)
      isFeasible = isFeasible && asked.isFinite
    }
    return isFeasible
  }
}
