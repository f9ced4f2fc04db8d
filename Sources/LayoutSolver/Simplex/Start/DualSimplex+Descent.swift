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
    let descent = CoordinateDescent(system, states, levelCount: levelWidth)
    let held = descent.held
    // Where far more rows meet than there are columns, mending multipliers goes round among them for long.
    if held.count > DualSimplex.heldForEachColumn * system.columnCount { return false }
    crash.take(held)
    claimColumns()
    fillSlots(from: descent)
    restart()
    if takeSlopesOfPoint() {
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

  /// Lets the rows that are not active pull as the point asks for, and computes the multipliers; false if
  /// there are required rows that do not hold.
  private mutating func takeSlopesOfPoint() -> Bool {
    queue.removeAll()
    let allHold = DualSimplex.takeSlopes(&states, into: &queue)
    // Each level adds what it changes.
    suspects.reserveCapacity(2 * head.count)
    computeMultipliers()
    suspects.clear()
    suspects.append(addingCapacity: head.count) { suspects in
      for slot in 0..<head.count { suspects.append(DenseIndex(truncatingIfNeeded: slot)) }
    }
    return allHold
  }

  /// Gives rows that do not hold the slopes of the side on which they are; required ones are queued, and
  /// it is false if there are such.
  private static func takeSlopes(
    _ states: inout [RowState], into queue: inout ViolationQueue
  ) -> Bool {
    var states = states.mutableSpan
    var allHold = true
    for row in states.indices where states[row].isQueued {
      let slope = states[row].residual > 0 ? states[row].upper : states[row].lower
      if slope.isFinite {
        states[row].slope = slope
        states[row].isQueued = false
      } else {
        queue.insert(
          DenseIndex(truncatingIfNeeded: row), level: states[row].level, reach: states[row].reach)
        allHold = false
      }
    }
    return allHold
  }
}
