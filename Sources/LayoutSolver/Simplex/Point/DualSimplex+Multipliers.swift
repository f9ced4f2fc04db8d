/// The multipliers of the active rows, computed anew.
extension DualSimplex {
  /// How often they are corrected.
  private static let refinements = 3

  /// Computes the multipliers of all active rows anew from the slopes of the others.
  ///
  /// The sum of many changes has the rounding of the largest number on the way: of costs that differ
  /// by orders of magnitude it would leave nothing of the smaller ones.
  mutating func computeMultipliers() {
    multipliers.refill(0, count: multipliers.count)
    hasCancelled = false
    for level in 0..<DenseIndex(truncatingIfNeeded: levelWidth) {
      DualSimplex.collectPulls(ofLevel: level, states, system.rows, into: &rightSide)
      if rightSide.count == 0 { continue }
      addToMultipliers(level: level)
      if system.columnScales.isEmpty {
        dropNoise(
          ofLevel: level,
          upTo: Tolerance.cancellation * Swift.max(rightSide.largest, transformedRow.largest))
      } else {
        refineMultipliers(ofLevel: level)
      }
    }
  }

  /// Collects what the active rows have to make up for at a level, by columns.
  private static func collectPulls(
    ofLevel level: DenseIndex, _ states: [RowState], _ rows: SparseRows,
    into result: inout SparseVector
  ) {
    let (starts, columns, values) = (rows.starts.span, rows.indices.span, rows.values.span)
    let states = states.span
    result.removeAll()
    for row in states.indices where states[row].slope != 0 {
      if states[row].slot >= 0 || states[row].level != level { continue }
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        result.append(columns[entry], -states[row].slope * values[entry])
      }
    }
  }

  /// Corrects the multipliers of a level by what the rows times them miss to add up to 0, computed with
  /// twice the digits (iterative refinement, Wilkinson 1963).
  ///
  /// Where coefficients are far from 1, a multiplier that decides may be a trillionth of the largest.
  /// What is left of a 0 is rounding of the correction, and that much smaller.
  private mutating func refineMultipliers(ofLevel level: DenseIndex) {
    for _ in 0..<DualSimplex.refinements {
      let sums = imbalance(ofLevel: level)
      var largest = 0.0
      for sum in sums { largest = Swift.max(largest, sum.value.magnitude) }
      if largest == 0 { return }
      // Counted in a unit of their own, no small numbers are dropped beside much larger ones.
      let unit = largest.binade
      rightSide.removeAll()
      for column in sums.indices {
        let sum = sums[column].value / unit
        if sum != 0 { rightSide.append(DenseIndex(truncatingIfNeeded: column), -sum) }
      }
      factors.solveTransposed(rightSide, into: &transformedRow)
      for entry in 0..<transformedRow.count {
        let slot = transformedRow.index(entry)
        multipliers[Int(slot) * levelWidth + Int(level)] += unit * transformedRow.value(entry)
        suspects.append(slot)
        noteTouched(slot)
      }
    }
  }

  /// What the rows times their multipliers add up to on each column.
  private func imbalance(ofLevel level: DenseIndex) -> [CompensatedSum] {
    var sums = [CompensatedSum](repeating: CompensatedSum(), count: system.columnCount)
    for slot in head.indices where head[slot] < 0 {
      sums[Int(-1 - head[slot])].add(multipliers[slot * levelWidth + Int(level)])
    }
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      let state = states[row]
      let multiplier =
        state.slot >= 0
        ? multipliers[Int(state.slot) * levelWidth + Int(level)]
        : state.level == level ? state.slope : 0
      if multiplier == 0 { continue }
      for entry in system.rows.entries(of: row) {
        sums[Int(system.rows.indices[entry])].add(system.rows.values[entry], times: multiplier)
      }
    }
    return sums
  }

  /// Makes 0 of what is too small to be more than rounding among the multipliers of a level to which
  /// something was just added.
  private mutating func dropNoise(ofLevel level: DenseIndex, upTo noise: Double) {
    for entry in 0..<transformedRow.count {
      let place = Int(transformedRow.index(entry)) * levelWidth + Int(level)
      if multipliers[place].magnitude <= noise { multipliers[place] = 0 }
    }
  }
}
