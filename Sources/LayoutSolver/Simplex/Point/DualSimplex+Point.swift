/// The point and the residuals there, computed anew.
extension DualSimplex {
  /// Computes the intersection of the active rows, and all residuals there, in O(non-zeros).
  mutating func computePoint() {
    point.beginAnew()
    if computeCorrection(fromZero: true) > 0 {
      point.subtract(basis.direction)
      // The second round works on what the first has missed by rounding.
      let miss = computeCorrection()
      if miss > 0 {
        point.noteMiss(miss)
        point.subtract(basis.direction)
      }
    }
    // Steps touch few of so many columns, and the whole point need not be found often.
    if system.columnCount >= Tuning.large { basis.dropSpareRoom() }
    states.computeResiduals(system, at: point.values)
  }

  /// Makes the point as good as one computed anew, after it has moved.
  ///
  /// Where no move was so long that it may hide a small value, what the active rows miss at the point
  /// says all that the moves have left out, and correcting that is all that a second round would do.
  mutating func settlePoint() {
    if point.hasGoneFar || !correctPoint() { computePoint() }
  }

  /// Corrects the point by what the active rows miss there; false if that is more than a few moves
  /// leave by rounding.
  private mutating func correctPoint() -> Bool {
    let miss = computeCorrection()
    if miss == 0 && point.residualMoves <= Tuning.liveMoves {
      // The other residuals are as good as those that a live system goes by.
      point.noteHeld()
      return true
    }
    if !(miss <= Tolerance.residual) { return false }
    if miss > 0 {
      point.subtract(basis.direction)
      point.noteCorrection()
    }
    point.noteCorrected()
    states.computeResiduals(system, at: point.values)
    return true
  }

  /// Computes, as the direction of the basis, by what the point is wrong, or one where all columns are 0;
  /// returns the largest residual of an active row there.
  private mutating func computeCorrection(fromZero: Bool = false) -> Double {
    if fromZero {
      DualSimplex.collectActiveConstants(basis.head, system, into: &basis.rightSide)
    } else {
      DualSimplex.collectActiveResiduals(
        basis.head, system, point.values, into: &basis.rightSide)
    }
    return basis.solveRightSide()
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

  /// The residual of a row and the total size of the numbers that it was added up from.
  @inline(__always)
  func freshResidual(of row: DenseIndex) -> (value: Double, magnitude: Double) {
    var value = -system.headers[row].constant
    var magnitude = value.magnitude
    for entry in system.rows.entries(of: row) {
      let term = system.rows.values[entry] * point.values[system.rows.indices[entry]]
      value += term
      magnitude += term.magnitude
    }
    return (value, magnitude)
  }

  /// Moves the point along the direction of the basis, and with it the residuals of the rows that it
  /// crosses; those that come to be violated wait, if they are asked to.
  mutating func movePoint(by distance: Double, queueing: Bool = true) {
    states.move(along: basis.direction, by: distance, system.columns, queueing: queueing)
    point.move(along: basis.direction, by: distance)
  }
}
