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
    stepSizes.refill(0, count: levelWidth)
    hasCancelled = false
    // Each level's pulls stand where its multipliers will.
    DualSimplex.addPulls(states, system.rows, levelWidth, to: &multipliers, largest: &stepSizes)
    for level in 0..<DenseIndex(truncatingIfNeeded: levelWidth) where stepSizes[level] > 0 {
      DualSimplex.takePulls(ofLevel: level, levelWidth, outOf: &multipliers, into: &rightSide)
      if rightSide.count == 0 { continue }
      factors.solveTransposed(rightSide, into: &transformedRow)
      var noise = 0.0
      if system.columnScales.isEmpty {
        noise = Tolerance.cancellation * Swift.max(stepSizes[level], transformedRow.largest)
      }
      DualSimplex.write(
        transformedRow, ofLevel: level, levelWidth, noise: noise, to: &multipliers, &hasCancelled)
      noteTouchedSlots()
      if !system.columnScales.isEmpty { refineMultipliers(ofLevel: level) }
    }
  }

  /// Adds up what the active rows have to make up for on each column at each level, and finds the largest
  /// size of a number that a level's are added up from.
  private static func addPulls(
    _ states: [RowState], _ rows: SparseRows, _ levelWidth: Int, to pulls: inout [Double],
    largest: inout [Double]
  ) {
    let (starts, columns, values) = (rows.starts.span, rows.indices.span, rows.values.span)
    let states = states.span
    var pulls = pulls.mutableSpan
    var largest = largest.mutableSpan
    for row in states.indices where states[row].slope != 0 && states[row].slot < 0 {
      let (level, slope) = (Int(states[row].level), states[row].slope)
      if level < 0 { continue }
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        let pull = slope * values[entry]
        Tolerance.subtract(pull, from: &pulls[Int(columns[entry]) * levelWidth + level])
        largest[level] = Swift.max(largest[level], pull.magnitude)
      }
    }
  }

  /// Moves the pulls of a level, which stand by columns, to a vector.
  private static func takePulls(
    ofLevel level: DenseIndex, _ levelWidth: Int, outOf pulls: inout [Double],
    into result: inout SparseVector
  ) {
    var pulls = pulls.mutableSpan
    let columnCount = pulls.count / levelWidth
    result.refill(atMost: columnCount) { entries in
      var (count, place) = (0, Int(level))
      for column in 0..<columnCount {
        let pull = pulls[place]
        if pull != 0 {
          entries[count] = SparseVector.Entry(
            index: DenseIndex(truncatingIfNeeded: column), value: pull)
          pulls[place] = 0
          count += 1
        }
        place += levelWidth
      }
      return count
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

  /// Writes the multipliers of a level, but those that are too small to be more than rounding.
  private static func write(
    _ new: SparseVector, ofLevel level: DenseIndex, _ levelWidth: Int, noise: Double,
    to multipliers: inout [Double], _ hasCancelled: inout Bool
  ) {
    let entries = new.storage.span.extracting(..<new.count)
    var multipliers = multipliers.mutableSpan
    for entry in entries.indices {
      let multiplier = entries[entry].value
      if !(multiplier.magnitude > Tolerance.doubtfulMultiplier) { hasCancelled = true }
      if multiplier.magnitude <= noise { continue }
      multipliers[Int(entries[entry].index) * levelWidth + Int(level)] = multiplier
    }
  }

  /// Takes all multipliers that are not 0 for such as may lie outside their intervals.
  mutating func suspectMultipliers() {
    suspects.clear()
    DualSimplex.listUsedSlots(multipliers, levelWidth, in: &suspects)
  }

  private static func listUsedSlots(
    _ multipliers: [Double], _ levelWidth: Int, in slots: inout [DenseIndex]
  ) {
    let multipliers = multipliers.span
    let count = multipliers.count / levelWidth
    slots.append(addingCapacity: count) { slots in
      for slot in 0..<count {
        let end = (slot + 1) * levelWidth
        var place = slot * levelWidth
        while place < end && multipliers[place] == 0 { place += 1 }
        if place < end { slots.append(DenseIndex(truncatingIfNeeded: slot)) }
      }
    }
  }
}
