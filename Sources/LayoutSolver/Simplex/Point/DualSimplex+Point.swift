/// The point and the residuals there, computed anew.
extension DualSimplex {
  /// Computes the intersection of the active rows, and all residuals there, in O(non-zeros).
  mutating func computePoint() {
    point.beginAnew()
    if computeCorrection() > 0 {
      point.subtract(basis.direction)
      // The second round works on what the first has missed by rounding.
      let miss = computeCorrection()
      if miss > 0 {
        point.noteMiss(miss)
        point.subtract(basis.direction)
      }
    }
    // Steps touch few of so many columns, and the whole point need not be found often.
    if system.columnCount >= Tuning.huge { basis.dropSpareRoom() }
    states.computeResiduals(system, at: point.values)
  }

  /// Makes the point as good as one computed anew, after it has moved.
  ///
  /// If no move was so long that it may hide a small value, the residuals of the active rows show all that
  /// the moves have left out. Correcting the point by these residuals is then as good as computing it anew.
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

  /// Computes, as the direction of the basis, by what the point is wrong; returns the largest residual of an
  /// active row.
  private mutating func computeCorrection() -> Double {
    basis.rightSide.removeAll()
    for slot in basis.slots {
      let row = basis.head[slot]
      let residual = row < 0 ? point.values[-1 - row] : freshResidual(of: row).value
      if residual != 0 { basis.rightSide.append(slot, residual) }
    }
    return basis.solveRightSide()
  }

  /// Whether the active rows hold at the point, but for rounding of the largest number there or on the way;
  /// for debug builds.
  ///
  /// Where sums may have no value, nothing can be said.
  var activeRowsHold: Bool {
    let constants = basis.head.filter { $0 >= 0 }.map { system.headers[$0].constant }
    var size = Swift.max(1, point.farthest)
    for number in [point.values, constants].joined() {
      if !(number.magnitude < Tolerance.hugeConstant) { return true }
      size = Swift.max(size, number.magnitude)
    }
    return basis.head.allSatisfy { row in
      let residual = row < 0 ? point.values[-1 - row] : freshResidual(of: row).value
      return residual.magnitude <= Tolerance.activeRow * size
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
