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
    let descent = CoordinateDescent(system, states, from: &point)
    let held = descent.held
    // Where far more rows meet than there are columns, mending multipliers goes round among them for long.
    if held.count > DualSimplex.heldForEachColumn * system.columnCount { return false }
    crash.take(held)
    claimColumns()
    let isFilled = fillSlots(from: descent)
    beginAnew()
    let allHold: Bool
    if isFilled || head.contains(where: { $0 < 0 }) {
      findPoint()
      allHold = takeSlopesOfPoint()
    } else {
      // Where as many rows hold as there are columns, they meet where these rest.
      motion.noteTaken(after: descent.moveCount, size: descent.size)
      allHold = DualSimplex.takeSlopes(&states, into: &queue) { descent.residual(of: $0) }
    }
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

  /// Gives slots that no row has taken the nearest kinks of their columns, and says whether there are such.
  ///
  /// So the point stays about where the columns rest: two of them may have come to rest at the same row.
  private mutating func fillSlots(from descent: CoordinateDescent) -> Bool {
    var isFilled = false
    for slot in head.indices where head[slot] < 0 {
      let nearest = descent.nearestKink(of: -1 - head[slot], in: system.columns) {
        states[$0].slot < 0
      }
      guard let nearest else { continue }
      head[slot] = nearest
      states[nearest].slot = DenseIndex(truncatingIfNeeded: slot)
      isFilled = true
    }
    return isFilled
  }

  /// Gives all rows their residuals at the point, and those that do not hold the slopes of the sides on
  /// which they are; false if there are required ones among them, which are queued instead.
  private mutating func takeSlopesOfPoint() -> Bool {
    DualSimplex.takeSlopesOfPoint(&states, system, point, into: &queue)
  }

  private static func takeSlopesOfPoint(
    _ states: inout [RowState], _ system: RowSystem, _ point: [Double],
    into queue: inout ViolationQueue
  ) -> Bool {
    let headers = system.headers.span
    let starts = system.rows.starts.span
    let columns = system.rows.indices.span
    let values = system.rows.values.span
    let point = point.span
    return takeSlopes(&states, into: &queue) { row in
      var residual = -headers[row].constant
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        residual += values[entry] * point[Int(columns[entry])]
      }
      return residual
    }
  }

  /// The same, given the residuals of the rows that are not active.
  @inline(__always)
  private static func takeSlopes(
    _ states: inout [RowState], into queue: inout ViolationQueue, _ residual: (Int) -> Double
  ) -> Bool {
    var states = states.mutableSpan
    var allHold = true
    for row in states.indices where states[row].slot < 0 {
      let residual = residual(row)
      states[row].residual = residual
      if residual.magnitude <= Tolerance.residual { continue }
      let slope = residual > 0 ? states[row].upper : states[row].lower
      if slope.isFinite {
        states[row].slope = slope
      } else {
        states[row].isQueued = true
        queue.insert(
          DenseIndex(truncatingIfNeeded: row), level: states[row].level, reach: states[row].reach)
        allHold = false
      }
    }
    return allHold
  }
}
