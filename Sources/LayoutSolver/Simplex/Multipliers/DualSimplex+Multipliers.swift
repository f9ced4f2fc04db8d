extension DualSimplex {
  /// Computes the multipliers of all active rows from the slopes of the others.
  ///
  /// A sum of many changes has the rounding of its largest intermediate value, which may exceed costs that
  /// are smaller by orders of magnitude.
  mutating func computeMultipliers() {
    multipliers.clearNumbers()
    let sizes = multipliers.addSlopes(of: states, system.rows)
    for level in sizes.indices where sizes[level] > 0 {
      multipliers.takeSums(ofLevel: level, into: &basis.rightSide)
      if !basis.combineRightSide() { continue }
      var noise = 0.0
      if system.columnScales.isEmpty {
        noise = Tolerance.cancellation * Swift.max(sizes[level], basis.combination.largest)
      }
      multipliers.write(basis.combination, ofLevel: level, noise: noise)
      if !system.columnScales.isEmpty { refineMultipliers(ofLevel: level) }
    }
  }

  /// Corrects the multipliers of a level by the sum of the rows times their multipliers, which should be 0,
  /// computed with twice the digits (iterative refinement, Wilkinson 1963).
  ///
  /// If coefficients are far from 1, a multiplier that decides may be a trillionth of the largest one.
  private mutating func refineMultipliers(ofLevel level: Int) {
    for _ in 0..<Tuning.roundLimit {
      let sums = imbalance(ofLevel: level)
      var largest = 0.0
      for sum in sums { largest = Swift.max(largest, sum.value.magnitude) }
      if largest == 0 { return }
      // With this unit, no small numbers are dropped because of much larger ones.
      let unit = largest.binade
      basis.rightSide.removeAll()
      for column in sums.indices {
        let sum = sums[column].value / unit
        if sum != 0 { basis.rightSide.append(DenseIndex(truncatingIfNeeded: column), -sum) }
      }
      if !basis.combineRightSide() { return }
      multipliers.add(basis.combination, times: unit, toLevel: level)
    }
  }

  /// The sum of the rows times their multipliers for each column.
  private func imbalance(ofLevel level: Int) -> [CompensatedSum] {
    var sums = [CompensatedSum](repeating: CompensatedSum(), count: system.columnCount)
    for slot in basis.slots {
      if let column = basis.head[slot].placeholderColumn {
        sums[column].add(multipliers[slot, level])
      }
    }
    for row in system.rowIndices {
      let state = states[row]
      let ownSlope = state.level == Level(level) ? state.slope : 0
      let multiplier = state.slot.index.map { multipliers[$0, level] } ?? ownSlope
      if multiplier == 0 { continue }
      for entry in system.rows.entries(of: row) {
        sums[Int(system.rows.indices[entry])].add(system.rows.values[entry], times: multiplier)
      }
    }
    return sums
  }

  /// Finds out by how much the multipliers, as they were just computed, may be wrong for rounding.
  ///
  /// Where coefficients are far from 1, a multiplier that decides may be a trillionth of a trillionth of
  /// another one, so its size does not tell it from rounding. Its sensitivity does (stochastic arithmetic,
  /// Vignes 1993). When all coefficients change by ``Tolerance/cancellation``, a multiplier that is rounding
  /// changes altogether; a product of few small numbers hardly does. If the basis is so nearly
  /// singular that nothing is sure, there are no doubts, and small numbers pass for rounding, as they do
  /// where coefficients are near 1.
  mutating func computeDoubts() {
    let (sure, rows, basisBefore) = (multipliers, system.rows, basis)
    var doubts = [Double](repeating: 0, count: sure.numbers.count)
    var isKnown = true
    for sample in 0..<2 {
      for entry in rows.values.indices {
        let change = DualSimplex.sign(ofEntry: entry, inSample: sample) * Tolerance.cancellation
        system.rows.values[entry] = rows.values[entry] * (1 + change)
      }
      if !basis.factorise(system.rows).isEmpty {
        isKnown = false
        break
      }
      computeMultipliers()
      for index in doubts.indices {
        let change = (multipliers.numbers[index] - sure.numbers[index]).magnitude
        doubts[index] = Swift.max(doubts[index], change)
      }
    }
    (multipliers, system.rows, basis) = (sure, rows, basisBefore)
    multipliers.suspects.clear()
    multipliers.doubts = isKnown ? doubts : []
  }

  /// 1 or -1, as if by chance.
  private static func sign(ofEntry entry: Int, inSample sample: Int) -> Double {
    let number = UInt64(truncatingIfNeeded: entry * 2 + sample + 1)
    return BitMixer.mixed(number &* BitMixer.increment) & 1 == 0 ? 1 : -1
  }
}
