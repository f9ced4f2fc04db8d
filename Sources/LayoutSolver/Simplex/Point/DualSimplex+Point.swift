extension DualSimplex {
  /// Computes the intersection of the active rows, and all residuals there, in O(non-zeros).
  mutating func computePoint() {
    point.beginAnew()
    if computeCorrection() > 0 {
      point.subtract(basis.direction)
      // The second round corrects the rounding of the first one.
      let miss = computeCorrection()
      if miss > 0 { point.subtract(basis.direction, isSound: miss <= Tolerance.residual) }
    }
    // Steps touch few of so many columns, and the whole point need not be found often.
    if system.columnCount >= Tuning.large { basis.dropSpareRoom() }
    states.computeResiduals(system, at: point.values)
  }

  /// Makes the point as accurate as a recomputed one, after it has moved.
  ///
  /// If no move was so long that it may hide a small value, the residuals of the active rows show the
  /// rounding of all moves. Correcting the point by these residuals is then as accurate as a recomputation.
  mutating func settlePoint() {
    if point.hasGoneFar || !correctPoint() { computePoint() }
  }

  /// Corrects the point by the residuals of the active rows; returns false if these are more than the
  /// rounding of a few moves.
  private mutating func correctPoint() -> Bool {
    let miss = computeCorrection()
    if miss == 0 && point.residualMoves <= Tuning.few {
      // The other residuals are as accurate as a live system requires.
      point.noteHeld()
      return true
    }
    if !(miss <= Tolerance.residual) { return false }
    if miss > 0 { point.subtract(basis.direction) }
    point.noteCorrected()
    states.computeResiduals(system, at: point.values)
    return true
  }

  /// Computes the error of the point as the direction of the basis; returns the largest residual of an active
  /// row.
  private mutating func computeCorrection() -> Double {
    basis.rightSide.removeAll()
    for slot in basis.slots {
      let residual = residual(of: basis.head[slot])
      if residual != 0 { basis.rightSide.append(slot, residual) }
    }
    return basis.solveRightSide()
  }

  @inline(__always)
  private func residual(of member: BasisMember) -> Double {
    if let column = member.placeholderColumn { return point.values[column] }
    return member.row.map { freshResidual(of: $0).value } ?? 0
  }

  /// Whether the active rows are satisfied at the point, up to the rounding of the largest number of the
  /// point or of its moves; for debug builds.
  ///
  /// It is true if sums may overflow.
  var activeRowsHold: Bool {
    let constants = basis.head.compactMap { $0.row }.map { system.headers[$0].constant }
    var size = Swift.max(1, point.farthest)
    for number in [point.values, constants].joined() {
      if !(number.magnitude < Tolerance.huge) { return true }
      size = Swift.max(size, number.magnitude)
    }
    return basis.head.allSatisfy { residual(of: $0).magnitude <= Tolerance.point * size }
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

  /// Moves the point along the direction of the basis and updates the residuals of the affected rows.
  ///
  /// - Parameter queueing: Whether rows that look violated afterwards are queued.
  mutating func movePoint(by distance: Double, queueing: Bool = true) {
    states.move(along: basis.direction, by: distance, system.columns, queueing: queueing)
    point.move(along: basis.direction, by: distance)
  }
}
