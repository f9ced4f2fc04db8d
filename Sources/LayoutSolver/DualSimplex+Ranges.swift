extension DualSimplex {
  /// A column with the ends of its range over the optimal face.
  struct ColumnRange {
    let column: DenseIndex
    let lower: Double
    let upper: Double
  }

  /// The columns that take more than one value at the optimum, in ascending order, with their exact
  /// ranges.
  ///
  /// Only columns that some free move from the present optimum changes can be free. For each of
  /// them two linear programs run on the optimal face, warm from the last one's vertex.
  mutating func freeColumns() -> [ColumnRange] {
    freezeOptimalFace()
    multipliers.refill(0, count: multipliers.count)
    crossing.resize(to: system.rowCount)
    var free: [ColumnRange] = []
    for column in movableColumns() {
      let lower = extreme(of: column, sign: -1)
      let upper = extreme(of: column, sign: 1)
      if lower.isInfinite || upper.isInfinite || !Tolerance.isPoint(lower, upper) {
        free.append(
          ColumnRange(
            column: column, lower: system.value(of: Int(column), at: lower),
            upper: system.value(of: Int(column), at: upper)))
      }
    }
    return free
  }

  /// The columns that move along some edge of the optimal face, in ascending order.
  private mutating func movableColumns() -> [DenseIndex] {
    var isMovable = [Bool](repeating: false, count: system.columnCount)
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count)
    where mayMove(slot, by: 1) || mayMove(slot, by: -1) {
      computeDirection(of: slot)
      for column in direction.indices { isMovable[column] = true }
    }
    return (0..<DenseIndex(truncatingIfNeeded: system.columnCount)).filter { isMovable[$0] }
  }

  /// Whether the residual of a slot's row may grow or shrink on the face.
  private func mayMove(_ slot: DenseIndex, by sign: Double) -> Bool {
    let row = head[slot]
    if row < 0 { return true }
    return sign > 0 ? upper[row] == 0 : lower[row] == 0
  }

  /// The least (sign -1) or greatest (sign 1) value of a column on the frozen face.
  ///
  /// A primal simplex on rows under Bland's rule, which ends at a vertex, or with an edge that goes
  /// on for ever.
  private mutating func extreme(of column: DenseIndex, sign: Double) -> Double {
    // Bland's rule ends by itself; the bound holds even where rounding has broken its premises.
    var stepsLeft = 50 * (system.rowCount + system.columnCount) + 1000
    while stepsLeft > 0 {
      stepsLeft -= 1
      if factors.isDue { refactorise() }
      guard let (slot, way) = improvingSlot(for: column, sign) else { break }
      computeDirection(of: slot)
      guard let (row, distance) = firstCrossing(way) else { return sign * .infinity }
      movePoint(by: way * distance)
      takePlace(of: slot, row, distance: way * distance)
    }
    return point[column]
  }

  /// The slot whose row of the lowest index improves the value of a column when it is left, and
  /// the way to leave it.
  private mutating func improvingSlot(
    for column: DenseIndex, _ sign: Double
  ) -> (slot: DenseIndex, way: Double)? {
    rightSide.removeAll()
    rightSide.append(column, 1)
    factors.solveTransposed(rightSide, into: &transformedRow)
    let noise = transformedRow.largest * Tolerance.multiplier
    var best: (slot: DenseIndex, way: Double)?
    for entry in 0..<transformedRow.count {
      let rate = sign * transformedRow.values[entry]
      let slot = transformedRow.indices[entry]
      if rate.magnitude <= noise || !mayMove(slot, by: rate) { continue }
      if let present = best, head[present.slot] < head[slot] { continue }
      best = (slot, rate > 0 ? 1 : -1)
    }
    return best
  }

  /// The row that a move along the direction meets first, the lowest index among equals, and how
  /// far away it is; nil if the way is open.
  private mutating func firstCrossing(_ way: Double) -> (row: DenseIndex, distance: Double)? {
    computeRates(way)
    let noise = Tolerance.multiplier * direction.largest
    var best: (row: DenseIndex, distance: Double)?
    for row in crossing.touched {
      let rate = crossing[row]
      if slotOfRow[row] >= 0 || rate.magnitude <= noise { continue }
      if rate > 0 ? upper[row] == 0 : lower[row] == 0 { continue }
      let isHeld = lower[row].isInfinite && upper[row].isInfinite
      let distance = isHeld ? 0 : Swift.max(0, -residuals[row] / rate)
      if let present = best {
        if distance > present.distance + Tolerance.residual { continue }
        if distance >= present.distance - Tolerance.residual && row > present.row { continue }
      }
      best = (row, distance)
    }
    crossing.clear()
    return best
  }

  /// Computes how fast the residual of each row grows along the direction.
  private mutating func computeRates(_ way: Double) {
    for entry in 0..<direction.count {
      let speed = way * direction.values[entry]
      for entry in system.columns.entries(of: direction.indices[entry]) {
        crossing.add(system.columns.indices[entry], system.columns.values[entry] * speed)
      }
    }
  }

  /// Makes a row active in a slot after the point has moved onto it.
  private mutating func takePlace(of slot: DenseIndex, _ row: DenseIndex, distance: Double) {
    rightSide.become(row: row, of: system.rows)
    factors.solveTransposed(rightSide, into: &transformedRow)
    factors.exchange(slot: slot, transformedRow: transformedRow)
    let leaving = head[slot]
    if leaving >= 0 {
      slotOfRow[leaving] = -1
      residuals[leaving] = distance
    }
    head[slot] = row
    slotOfRow[row] = slot
    residuals[row] = 0
  }
}
