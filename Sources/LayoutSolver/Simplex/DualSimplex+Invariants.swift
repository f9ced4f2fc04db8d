/// What holds when the simplex has come to an end.
extension DualSimplex {
  /// Whether all multipliers times their rows add up to 0 at every level: the dual invariant.
  func multipliersBalance() -> Bool {
    let count = system.columnCount * levelWidth
    var sums = [Double](repeating: 0, count: count)
    var sizes = [Double](repeating: 1, count: count)
    DualSimplex.addUp(states, multipliers, levelWidth, system.rows, to: &sums, &sizes)
    return sums.indices.allSatisfy {
      !(sums[$0].magnitude > Tolerance.pivotMismatch * sizes[$0])
    }
  }

  /// Adds up the multipliers times the rows, and the sizes of what is added, by columns and levels.
  ///
  /// Apart from the simplex, whose rows would be copied for each entry without optimisation.
  private static func addUp(
    _ states: [RowState], _ multipliers: [Double], _ levelWidth: Int, _ rows: SparseRows,
    to sums: inout [Double], _ sizes: inout [Double]
  ) {
    let (starts, indices, values) = (rows.starts, rows.indices, rows.values)
    func add(_ multiplier: Double, times row: Int, level: Int) {
      if multiplier == 0 { return }
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        let term = multiplier * values[entry]
        let place = Int(indices[entry]) * levelWidth + level
        sums[place] += term
        sizes[place] += term.magnitude
      }
    }
    for row in states.indices {
      let state = states[row]
      if state.slot >= 0 {
        let first = Int(state.slot) * levelWidth
        for level in 0..<levelWidth { add(multipliers[first + level], times: row, level: level) }
      } else if state.level >= 0 {
        add(state.slope, times: row, level: Int(state.level))
      }
    }
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
      let own = multipliers.extracting((slot * levelWidth)..<((slot + 1) * levelWidth))
      if wayOut(of: own, row: Int(head[slot]), states) != 0 { return false }
    }
    return true
  }

  /// The same for one slot.
  func multiplierIsFeasible(_ slot: DenseIndex) -> Bool {
    let row = head[slot]
    let (lower, upper) = row < 0 ? (0, 0) : (states[row].lower, states[row].upper)
    return signOfMultiplier(slot, from: lower) >= 0 && signOfMultiplier(slot, from: upper) <= 0
  }
}
