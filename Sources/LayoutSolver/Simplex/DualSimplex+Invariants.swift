/// What holds when the simplex has come to an end.
extension DualSimplex {
  /// Whether all multipliers times their rows add up to 0 at every level: the dual invariant.
  func multipliersBalance() -> Bool {
    for level in 0..<levelWidth {
      var sums = [Double](repeating: 0, count: system.columnCount)
      var sizes = [Double](repeating: 1, count: system.columnCount)
      for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
        let multiplier: Double
        if states[row].slot >= 0 {
          multiplier = multipliers[Int(states[row].slot) * levelWidth + level]
        } else {
          multiplier = states[row].level == level ? states[row].slope : 0
        }
        for entry in system.rows.entries(of: row) {
          let term = multiplier * system.rows.values[entry]
          sums[system.rows.indices[entry]] += term
          sizes[system.rows.indices[entry]] += term.magnitude
        }
      }
      for column in 0..<system.columnCount
      where sums[column].magnitude > Tolerance.pivotMismatch * sizes[column] { return false }
    }
    return true
  }

  /// Whether the multiplier of each active row lies in its interval of slopes; that of a placeholder
  /// has to be 0.
  func multipliersAreFeasible() -> Bool {
    (0..<DenseIndex(truncatingIfNeeded: head.count)).allSatisfy { multiplierIsFeasible($0) }
  }

  /// The same for one slot.
  func multiplierIsFeasible(_ slot: DenseIndex) -> Bool {
    let row = head[slot]
    let (lower, upper) = row < 0 ? (0, 0) : (states[row].lower, states[row].upper)
    return signOfMultiplier(slot, from: lower) >= 0 && signOfMultiplier(slot, from: upper) <= 0
  }
}
