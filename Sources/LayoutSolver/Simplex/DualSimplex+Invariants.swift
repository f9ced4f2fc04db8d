/// What holds when the simplex has come to an end.
extension DualSimplex {
  /// Whether all multipliers times their rows add up to 0 at every level: the dual invariant.
  func multipliersBalance() -> Bool {
    DualSimplex.areBalanced(multipliers, levelWidth, states, system.columns)
  }

  /// Adds up the multipliers times the rows, and the sizes of what is added, column by column, so that
  /// it takes room for the levels of one column and not of all.
  ///
  /// Apart from the simplex, whose columns would be copied for each entry without optimisation.
  private static func areBalanced(
    _ multipliers: [Double], _ levelWidth: Int, _ states: [RowState], _ columns: SparseRows
  ) -> Bool {
    let (starts, rows, values) = (columns.starts.span, columns.indices.span, columns.values.span)
    let (multipliers, states) = (multipliers.span, states.span)
    var balances = [(sum: Double, size: Double)](repeating: (0, 1), count: levelWidth)
    var levels = balances.mutableSpan
    for column in 0..<columns.rowCount {
      for level in levels.indices { levels[level] = (0, 1) }
      for entry in Int(starts[column])..<Int(starts[column + 1]) {
        let row = Int(rows[entry])
        let slot = states[row].slot
        if slot < 0 {
          // A row that is not active has a multiplier at its own level alone, if any.
          if states[row].slope == 0 || states[row].level < 0 { continue }
          add(states[row].slope * values[entry], to: &levels[Int(states[row].level)])
        } else {
          let first = Int(slot) * levelWidth
          for level in levels.indices where multipliers[first + level] != 0 {
            add(multipliers[first + level] * values[entry], to: &levels[level])
          }
        }
      }
      for level in levels.indices
      where levels[level].sum.magnitude > Tolerance.pivotMismatch * levels[level].size {
        return false
      }
    }
    return true
  }

  @inline(__always)
  private static func add(_ term: Double, to balance: inout (sum: Double, size: Double)) {
    balance.sum += term
    balance.size += term.magnitude
  }

  /// Whether the multiplier of each active row lies in its interval of slopes; that of a placeholder
  /// has to be 0.
  func multipliersAreFeasible() -> Bool {
    if !multiplierDoubts.isEmpty {
      return (0..<DenseIndex(truncatingIfNeeded: head.count)).allSatisfy {
        multiplierIsFeasible($0)
      }
    }
    return DualSimplex.areFeasible(multipliers, levelWidth, head, states)
  }

  private static func areFeasible(
    _ multipliers: [Double], _ levelWidth: Int, _ head: [DenseIndex], _ states: [RowState]
  ) -> Bool {
    let (multipliers, states) = (multipliers.span, states.span)
    for slot in head.indices {
      let way = wayOut(of: slot, multipliers, levelWidth, row: Int(head[slot]), states)
      if way != 0 { return false }
    }
    return true
  }

  /// The same for one slot.
  func multiplierIsFeasible(_ slot: DenseIndex) -> Bool {
    let row = head[slot]
    let (lower, upper) = row < 0 ? (0, 0) : (states[row].lower, states[row].upper)
    return signOfMultiplier(slot, from: lower) >= 0 && signOfMultiplier(slot, from: upper) <= 0
  }

  /// Whether each multiplier of an active row lies in its interval, or so near to an end that rounding
  /// decides.
  ///
  /// Coefficients that differ by about ``Tolerance/multiplier`` are equal in one comparison and not in
  /// another; where they are, the next levels decide, and otherwise they do not. What comes of it for one
  /// active row adds up with what comes of it for the others.
  func multipliersAreNearlyFeasible() -> Bool {
    if multipliersAreFeasible() { return true }
    let share = Swift.min(Tolerance.multiplier * Double(head.count + 1), Tolerance.doubtful)
    return head.indices.allSatisfy { slot in
      let first = slot * levelWidth
      return DualSimplex.isNearlyFeasible(
        multipliers.span.extracting(first..<(first + levelWidth)),
        head[slot] < 0 ? nil : states[head[slot]], within: share)
    }
  }

  /// The same for the multiplier of a row; nil for a placeholder.
  private static func isNearlyFeasible(
    _ multiplier: Span<Double>, _ row: RowState?, within share: Double
  ) -> Bool {
    isNearlyInside(row?.upper ?? 0, sign: 1, multiplier, row, within: share)
      && isNearlyInside(row?.lower ?? 0, sign: -1, multiplier, row, within: share)
  }

  /// Whether a multiplier lies on the inner side of an end, which is below it if the sign is 1, but for a
  /// share of the two.
  private static func isNearlyInside(
    _ end: Double, sign: Double, _ multiplier: Span<Double>, _ row: RowState?, within share: Double
  ) -> Bool {
    if end.isInfinite { return true }
    for level in multiplier.indices {
      let isOwn = row.map { Int($0.level) == level } ?? false
      let (number, end) = (sign * multiplier[level], isOwn ? sign * end : 0)
      let size = Swift.max(number.magnitude, end.magnitude)
      let difference = number - end
      if difference.magnitude <= Tolerance.cancellation * size { continue }
      return difference <= Tolerance.tinyMultiplier + share * Swift.max(size, 1)
    }
    return true
  }
}
