/// Starting from where the columns come to rest one by one.
///
/// Where far more wishes than columns pull at them, most rows that hold there hold at the optimum too, and
/// few multipliers are left to mend, while from a crash basis most of its rows have to leave again.
extension DualSimplex {
  /// How many optional rows in several columns there are for each column, at least, where that pays:
  /// where there are less of them most rows of a crash basis stay.
  private static let wishesForEachColumn = 2

  /// How many rows may hold where the columns rest, for each column.
  private static let heldForEachColumn = 2

  /// Whether wishes of several columns are so many that most of them must give way.
  @inline(__always)
  private var hasManyConflicts: Bool {
    if hasStages || forestSearch.hasLongColumns || !system.columnScales.isEmpty { return false }
    let least = DualSimplex.wishesForEachColumn * system.columnCount
    if system.rowCount < least || system.rows.indices.count < 2 * least { return false }
    let (headers, starts) = (system.headers.span, system.rows.starts.span)
    var count = 0
    for row in headers.indices where headers[row].level >= 0 && starts[row + 1] > starts[row] + 1 {
      count += 1
    }
    return count >= least
  }

  /// Makes the rows active that hold where the columns come to rest, and lets the others pull as they do
  /// where these meet; returns false, and leaves everything as it is, where that does not pay.
  mutating func goToDescent() -> Bool {
    if !hasManyConflicts { return false }
    let descent = CoordinateDescent(system, states)
    let held = descent.held
    // Where far more rows meet than there are columns, mending multipliers goes round among them for long.
    if held.count > DualSimplex.heldForEachColumn * system.columnCount { return false }
    crash.take(held)
    claimColumns()
    fillSlots(from: descent)
    beginAnew()
    findPoint()
    let allHold = takeSlopesOfPoint()
    computeMultipliers()
    suspectMultipliers()
    if allHold {
      repairOrRestart()
    } else {
      // A repair that meets a row which does not hold takes it to hold.
      repairOrRestartAnywhere()
    }
    return true
  }

  /// Gives slots that no row has taken the nearest kinks of their columns, so that the point stays about
  /// where the columns rest: two of them may have come to rest at the same row.
  private mutating func fillSlots(from descent: CoordinateDescent) {
    for slot in head.indices where head[slot] < 0 {
      let nearest = descent.nearestKink(of: -1 - head[slot], in: system.columns) {
        states[$0].slot < 0
      }
      guard let nearest else { continue }
      head[slot] = nearest
      states[nearest].slot = DenseIndex(truncatingIfNeeded: slot)
    }
  }
}
