extension DualSimplex {
  /// The exact ranges of sums of variables over the solutions of a system of required rows that has
  /// just been solved.
  ///
  /// Neighbouring sums have neighbouring extremes, so all greatest values come first and then all
  /// least ones: the walk between the two ends is made once, not once a sum.
  ///
  /// - Parameter prefersSteep: How ``extreme(of:sign:prefersSteep:)`` chooses among rows.
  mutating func extremes(of sums: [SparseVector], prefersSteep: Bool) -> [ValueRange] {
    freezeOptimalFace()
    multipliers.clearNumbers()
    let sums = sums.map(inColumns)
    var ranges = [ValueRange](repeating: .all, count: sums.count)
    for (index, (sum, unit)) in sums.enumerated() {
      ranges[index].upper = unit * extreme(of: sum, sign: 1, prefersSteep: prefersSteep)
    }
    for (index, (sum, unit)) in sums.enumerated().reversed() {
      ranges[index].lower = unit * extreme(of: sum, sign: -1, prefersSteep: prefersSteep)
    }
    return ranges
  }

  /// Whether the way to the extremes that were found last was sound: all pivots were the same by rows
  /// and by columns, no basis was singular, and the rows hold at the vertex where it ended.
  mutating func extremesAreSound() -> Bool {
    if effort.troubles > 0 || effort.isSpoilt { return false }
    computePoint()
    return (0..<DenseIndex(truncatingIfNeeded: system.rowCount)).allSatisfy { row in
      let (value, magnitude) = freshResidual(of: row)
      let isWrong = value > 0 ? states[row].upper > 0 : states[row].lower < 0
      return !isWrong || value.magnitude <= Tolerance.acceptedMiss * Swift.max(1, magnitude)
    }
  }

  /// A sum of variables as one of columns, which may count them in other units, and the unit in which
  /// it is counted itself.
  ///
  /// In that its largest entry is about 1: of columns in tiny units, which small constants may ask for,
  /// nothing would be left that counts.
  private func inColumns(_ sum: SparseVector) -> (sum: SparseVector, unit: Double) {
    var largest = 0.0
    for entry in 0..<sum.count {
      let value = system.value(of: Int(sum.index(entry)), at: sum.value(entry))
      largest = Swift.max(largest, value.magnitude)
    }
    let unit = largest == 0 ? 1 : largest.binade
    var scaled = SparseVector()
    for entry in 0..<sum.count {
      let column = sum.index(entry)
      scaled.append(column, system.value(of: Int(column), at: sum.value(entry)) / unit)
    }
    return (scaled, unit)
  }
}
