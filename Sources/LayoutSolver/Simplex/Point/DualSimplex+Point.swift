/// The point and the residuals there, computed anew.
extension DualSimplex {
  /// Computes the intersection of the active rows, and all residuals there, in O(non-zeros).
  mutating func computePoint() {
    findPoint()
    DualSimplex.computeResiduals(&states, system, point, into: &queue)
  }

  /// Computes the intersection of the active rows, and leaves the residuals as they are.
  mutating func findPoint() {
    motion.noteComputed()
    point.refill(0, count: system.columnCount)
    // The second round works on what the first has missed by rounding.
    for round in 0..<2 {
      if round == 0 {
        DualSimplex.collectActiveConstants(head, system, into: &rightSide)
      } else {
        DualSimplex.collectActiveResiduals(head, system, point, into: &rightSide)
      }
      if rightSide.count == 0 { break }
      if round > 0 { motion.isPointSound = rightSide.largest <= Tolerance.residual }
      factors.solve(rightSide, into: &direction)
      DualSimplex.move(&point, direction, by: -1)
    }
    if system.columnCount >= DualSimplex.largeColumnCount {
      // Steps touch few of so many columns, and the whole point need not be found often.
      rightSide = SparseVector()
      direction = SparseVector()
    }
  }

  /// From how many columns on room for all of them is not kept.
  static let largeColumnCount = 65_536

  /// Makes the point as good as one computed anew, after it has moved.
  ///
  /// Where no move was so long that it may hide a small value, what the active rows miss at the point
  /// says all that the moves have left out, and correcting that is all that a second round would do.
  mutating func settlePoint() {
    if motion.hasGoneFar || !correctPoint() { computePoint() }
  }

  /// Corrects the point by what the active rows miss there; false if that is more than a few moves
  /// leave by rounding.
  private mutating func correctPoint() -> Bool {
    DualSimplex.collectActiveResiduals(head, system, point, into: &rightSide)
    if rightSide.count == 0 && motion.residualMoves <= DualSimplex.liveMoves {
      // The other residuals are as good as those that a live system goes by.
      motion.noteHeld()
      return true
    }
    if rightSide.count > 0 {
      if !(rightSide.largest <= Tolerance.residual) { return false }
      factors.solve(rightSide, into: &direction)
      DualSimplex.move(&point, direction, by: -1)
      motion.totalCount += 1
    }
    motion.noteCorrected()
    DualSimplex.computeResiduals(&states, system, point, into: &queue)
    return true
  }

  /// Collects the residuals of the active rows where all columns are 0, by slots.
  private static func collectActiveConstants(
    _ head: [DenseIndex], _ system: RowSystem, into result: inout SparseVector
  ) {
    let headers = system.headers.span
    let head = head.span
    result.refill(atMost: head.count) { entries in
      var count = 0
      for slot in head.indices where head[slot] >= 0 {
        let constant = headers[Int(head[slot])].constant
        if constant == 0 { continue }
        entries[count] = SparseVector.Entry(
          index: DenseIndex(truncatingIfNeeded: slot), value: -constant)
        count += 1
      }
      return count
    }
  }

  /// Collects the residuals of the active rows, by slots.
  private static func collectActiveResiduals(
    _ head: [DenseIndex], _ system: RowSystem, _ point: [Double], into result: inout SparseVector
  ) {
    let headers = system.headers.span
    let starts = system.rows.starts.span
    let columns = system.rows.indices.span
    let values = system.rows.values.span
    let head = head.span
    let point = point.span
    result.refill(atMost: head.count) { entries in
      var count = 0
      for slot in head.indices {
        let row = Int(head[slot])
        var residual: Double
        if row < 0 {
          residual = point[-1 - row]
        } else {
          residual = -headers[row].constant
          for entry in Int(starts[row])..<Int(starts[row + 1]) {
            residual += values[entry] * point[Int(columns[entry])]
          }
        }
        if residual == 0 { continue }
        entries[count] = SparseVector.Entry(
          index: DenseIndex(truncatingIfNeeded: slot), value: residual)
        count += 1
      }
      return count
    }
  }

  /// Computes the residuals of all rows, those of active ones being 0, and queues violated rows.
  private static func computeResiduals(
    _ states: inout [RowState], _ system: RowSystem, _ point: [Double],
    into queue: inout ViolationQueue
  ) {
    let headers = system.headers.span
    let starts = system.rows.starts.span
    let columns = system.rows.indices.span
    let values = system.rows.values.span
    let point = point.span
    var states = states.mutableSpan
    for row in headers.indices {
      if states[row].slot >= 0 {
        states[row].residual = 0
        continue
      }
      var residual = -headers[row].constant
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        residual += values[entry] * point[Int(columns[entry])]
      }
      states[row].residual = residual
      if !states[row].isQueued && states[row].looksViolated {
        states[row].isQueued = true
        queue.insert(
          DenseIndex(truncatingIfNeeded: row), level: states[row].level,
          reach: states[row].reach)
      }
    }
  }

  /// The residual of a row and the total size of the numbers that it was added up from.
  @inline(__always)
  func freshResidual(of row: DenseIndex) -> (value: Double, magnitude: Double) {
    var value = -system.headers[row].constant
    var magnitude = value.magnitude
    for entry in system.rows.entries(of: row) {
      let term = system.rows.values[entry] * point[system.rows.indices[entry]]
      value += term
      magnitude += term.magnitude
    }
    return (value, magnitude)
  }
}
