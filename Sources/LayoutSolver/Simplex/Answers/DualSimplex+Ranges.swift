extension DualSimplex {
  /// The exact range of each column over the solutions of a system of required rows that has just been
  /// solved.
  ///
  /// Neighbouring columns have neighbouring extremes, so all greatest values come first and then all least
  /// values: the simplex goes from one end to the other once, not once for each column. An unbounded edge
  /// proves that every column that changes along it has no extreme on that side (compare the filtering of
  /// Gleixner, Berthold, Müller and Weltge 2017).
  ///
  /// - Parameter prefersSteep: How ``extreme(of:sign:prefersSteep:effort:)`` chooses among rows.
  mutating func extremes(ofColumnsPreferringSteep prefersSteep: Bool) -> [ValueRange] {
    freezeOptimalFace()
    multipliers.clearNumbers()
    var effort = Int.max
    let columns = system.columnIndices
    var ends = columns.map { _ in (lower: 0.0, upper: 0.0) }
    for sign in [1.0, -1.0] {
      for column in sign > 0 ? Array(columns) : columns.reversed() {
        let isOpen = sign > 0 ? ends[column].upper.isInfinite : ends[column].lower.isInfinite
        if isOpen { continue }
        let unit = SparseVector(unit: column)
        let end = extreme(of: unit, sign: sign, prefersSteep: prefersSteep, effort: &effort)
        if sign > 0 { ends[column].upper = end } else { ends[column].lower = end }
        if end.isInfinite { openColumns(along: column, sign: sign, &ends) }
      }
    }
    return columns.map {
      ValueRange(
        lower: system.value(of: Int($0), at: ends[$0].lower),
        upper: system.value(of: Int($0), at: ends[$0].upper))
    }
  }

  /// Makes the ranges of all columns infinite that change along the current direction, which is an unbounded
  /// edge on which a column increases (sign 1) or decreases (sign -1).
  private func openColumns(
    along column: DenseIndex, sign: Double, _ ends: inout [(lower: Double, upper: Double)]
  ) {
    let way = basis.direction.value(at: column) * sign > 0 ? 1.0 : -1.0
    let noise = Tolerance.lostDigits * basis.direction.largest
    for entry in 0..<basis.direction.count {
      let speed = way * basis.direction.value(entry)
      if speed > noise { ends[basis.direction.index(entry)].upper = .infinity }
      if speed < -noise { ends[basis.direction.index(entry)].lower = -.infinity }
    }
  }

  /// Whether the search for the last extremes was sound: all pivots were the same by rows and by columns, no
  /// basis was singular, and the rows are satisfied at the last vertex.
  mutating func extremesAreSound() -> Bool {
    if effort.troubles > 0 || effort.isSpoilt { return false }
    computePoint()
    return system.rowIndices.allSatisfy {
      isNearlySatisfied($0, states[$0].lower, states[$0].upper)
    }
  }

  /// Whether the residual of a slot's row may grow or shrink on the face.
  func mayMove(_ slot: DenseIndex, by sign: Double) -> Bool {
    guard let row = basis.head[slot].row else { return true }
    return sign > 0 ? states[row].upper == 0 : states[row].lower == 0
  }

  /// The least (sign -1) or greatest (sign 1) value of a sum of columns on the frozen face.
  ///
  /// It is found by a primal simplex on rows, which ends at a vertex, or with an unbounded edge.
  /// The edge that improves the sum fastest is taken. After a number of steps that move nothing, Bland's rule
  /// chooses the edges, so that the simplex cannot cycle.
  ///
  /// - Parameters:
  ///   - prefersSteep: Which of several rows that are met at once pivots: the row met at the steepest angle,
  ///     which keeps the basis sound in a corner of many rows, or the row of the lowest index.
  ///   - work: About how many entries of combinations may be looked at. If they are used up, the result is
  ///     the value reached.
  mutating func extreme(
    of sum: SparseVector, sign: Double, prefersSteep: Bool = false, effort work: inout Int
  ) -> Double {
    // Bland's rule ends by itself; the bound holds even where rounding has broken its premises.
    var stepsLeft = stepLimit
    var stalled = 0
    while true {
      if stepsLeft == 0 {
        effort.isSpoilt = true
        break
      }
      stepsLeft -= 1
      if basis.isDue { refactorise() }
      let isStalled = stalled > Tuning.retryLimit
      guard let (slot, way) = improvingSlot(for: sum, sign, byIndex: isStalled), work > 0 else {
        break
      }
      work -= basis.combination.count + 1
      counts.edges += 1
      basis.computeDirection(of: slot)
      guard let (row, distance) = nextRow(slot, way, byIndex: isStalled || !prefersSteep) else {
        return sign * .infinity
      }
      stalled = distance > Tolerance.residual ? 0 : stalled + 1
      if distance != 0 { movePoint(by: way * distance, queueing: false) }
      replaceMember(of: slot, by: row, distance: way * distance)
    }
    return (0..<sum.count).reduce(0) { $0 + sum.value($1) * point.values[sum.index($1)] }
  }

  /// The slot whose row improves the value of a sum fastest when it is left, or the one whose row has
  /// the lowest index, and the way to leave it.
  private mutating func improvingSlot(
    for sum: SparseVector, _ sign: Double, byIndex: Bool
  ) -> (slot: DenseIndex, way: Double)? {
    basis.combine(sum)
    let (best, hasSmall) = improvingSlot(sign, byIndex: byIndex, above: Tolerance.relative)
    if best != nil || !hasSmall { return best }
    // What seemed to be noise may be the whole of a column.
    basis.refineCombination(of: sum, system.rows)
    return improvingSlot(sign, byIndex: byIndex, above: 0).slot
  }

  /// The slot to leave among the entries of the combination that are larger than a share of the largest
  /// entry, and the way to leave it.
  ///
  /// Also says whether a smaller entry would improve the value.
  private func improvingSlot(
    _ sign: Double, byIndex: Bool, above share: Double
  ) -> (slot: (slot: DenseIndex, way: Double)?, hasSmall: Bool) {
    let noise = basis.combination.largest * share
    let least = basis.combination.largest * Tolerance.rounding
    var best: (slot: DenseIndex, way: Double)?
    var bestRate = 0.0
    var hasSmall = false
    for entry in 0..<basis.combination.count {
      let rate = sign * basis.combination.value(entry)
      let slot = basis.combination.index(entry)
      if rate.magnitude <= noise {
        hasSmall = hasSmall || rate.magnitude > least && mayMove(slot, by: rate)
        continue
      }
      if !mayMove(slot, by: rate) { continue }
      if let present = best {
        let isFaster = !byIndex && rate.magnitude > bestRate
        let isTied = byIndex || rate.magnitude == bestRate
        if !(isFaster || isTied && basis.head[slot] < basis.head[present.slot]) { continue }
      }
      best = (slot, rate > 0 ? 1 : -1)
      bestRate = rate.magnitude
    }
    return (best, hasSmall)
  }

  /// The first row on a move along the direction of a slot, and its distance; nil if the move is unbounded.
  ///
  /// In a nearly singular basis, rounding seems to move rows that do not move, such as a copy of an active
  /// row. So the row's combination of active rows has to confirm the move. The combination is left in
  /// ``basis.combination``.
  private mutating func nextRow(
    _ slot: DenseIndex, _ way: Double, byIndex: Bool
  ) -> (row: DenseIndex, distance: Double)? {
    var misled: [DenseIndex] = []
    while let (row, distance, rate) = firstCrossing(way, byIndex: byIndex, except: misled) {
      if combine(row, leaving: slot, pivot: way * rate) { return (row, distance) }
      misled.append(row)
    }
    return nil
  }

  /// Writes a row as the combination of active ones that it is; false if it does not move when the row
  /// of a slot is left, though it seems to by a pivot computed by columns.
  private mutating func combine(
    _ row: DenseIndex, leaving slot: DenseIndex, pivot: Double
  ) -> Bool {
    basis.combine(row, of: system.rows)
    let mismatch = (basis.combination.value(at: slot) - pivot).magnitude
    if mismatch <= Tolerance.lostDigits * pivot.magnitude { return true }
    effort.troubles += 1
    var sum = SparseVector()
    sum.become(row: row, of: system.rows)
    basis.refineCombination(of: sum, system.rows)
    let noise = Tolerance.relative * basis.direction.largest
    return basis.combination.value(at: slot).magnitude > noise
  }

  /// The first row on a move along the direction, its distance and its rate; nil if the move is unbounded.
  ///
  /// Of equally distant rows, it is the row of the lowest index, or the row with the highest rate.
  private mutating func firstCrossing(
    _ way: Double, byIndex: Bool, except misled: [DenseIndex]
  ) -> (row: DenseIndex, distance: Double, rate: Double)? {
    computeRates(way)
    let noise = Tolerance.relative * basis.direction.largest
    var best: (row: DenseIndex, distance: Double, rate: Double)?
    for row in rowRates.touched {
      let rate = rowRates[row]
      if states[row].isActive || rate.magnitude <= noise || misled.contains(row) { continue }
      if rate > 0 ? states[row].upper == 0 : states[row].lower == 0 { continue }
      let isHeld = states[row].lower.isInfinite && states[row].upper.isInfinite
      let distance = isHeld ? 0 : Swift.max(0, -states[row].residual / rate)
      if let present = best {
        if distance > present.distance + Tolerance.residual { continue }
        let isTied = distance >= present.distance - Tolerance.residual
        let isFlatter = !byIndex && rate.magnitude < present.rate.magnitude
        let isSteeper = !byIndex && rate.magnitude > present.rate.magnitude
        let isLater = !isSteeper && row > present.row
        if isTied && (isFlatter || isLater) { continue }
      }
      best = (row, distance, rate)
    }
    return best
  }

  /// Makes the row that ``basis.combination`` combines active in a slot, after the point has moved onto it.
  mutating func replaceMember(of slot: DenseIndex, by row: DenseIndex, distance: Double) {
    let leaving = basis.head[slot].row
    basis.exchange(slot, for: row)
    if let leaving {
      states.leave(leaving, slope: 0)
      states.setResidual(of: leaving, to: distance)
    }
    states.enter(row, slot)
  }
}
