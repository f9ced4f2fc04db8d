extension DualSimplex {
  /// The exact ranges of sums of variables over the solutions of a system of required rows that has
  /// just been solved.
  ///
  /// Neighbouring sums have neighbouring extremes, so all greatest values come first and then all
  /// least ones: the walk between the two ends is made once, not once a sum.
  mutating func extremes(of sums: [SparseVector]) -> [ValueRange] {
    freezeOptimalFace()
    multipliers.refill(0, count: multipliers.count)
    crossing.resize(to: system.rowCount)
    crossingSize = system.rowCount
    let sums = sums.map(inColumns)
    var ranges = [ValueRange](repeating: .all, count: sums.count)
    for (index, sum) in sums.enumerated() { ranges[index].upper = extreme(of: sum, sign: 1) }
    for index in sums.indices.reversed() {
      ranges[index].lower = extreme(of: sums[index], sign: -1)
    }
    return ranges
  }

  /// A sum of variables as one of columns, which may count them in larger units.
  private func inColumns(_ sum: SparseVector) -> SparseVector {
    if system.columnScales.isEmpty { return sum }
    var scaled = SparseVector()
    for entry in 0..<sum.count {
      let column = sum.index(entry)
      scaled.append(column, sum.value(entry) * system.value(of: Int(column), at: 1))
    }
    return scaled
  }
}
