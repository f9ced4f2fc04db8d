/// Where single variables with very many wishes are best off.
extension DualSimplex {
  /// How many rows a column must stand in for its median to be looked for.
  private static let leastWishes = 64

  /// A row that bends the cost of its variable, and how much steeper that is behind it.
  private struct Kink {
    let place: Double
    let row: DenseIndex
    let bend: Double
  }

  /// For each column with many wishes of its own, the row at which the cost of the strongest of them
  /// is least: their weighted median.
  ///
  /// From there the other wishes only change their sides, while from any other row the variable
  /// would go from wish to wish. O(entries · log entries) of such columns.
  func medianRows() -> [DenseIndex] {
    var medians: [DenseIndex] = []
    var kinks: [Kink] = []
    for column in 0..<DenseIndex(truncatingIfNeeded: system.columnCount)
    where system.columns.entries(of: column).count >= DualSimplex.leastWishes {
      let slope = listKinks(of: column, &kinks)
      if let median = DualSimplex.median(&kinks, from: slope) { medians.append(median) }
    }
    return medians
  }

  /// Lists the strongest wishes of a column; returns the slope of their cost before all of them.
  private func listKinks(of column: DenseIndex, _ kinks: inout [Kink]) -> Double {
    let entries = system.columns.entries(of: column)
    var strongest = DenseIndex.max
    for entry in entries {
      let row = system.columns.indices[entry]
      let level = system.headers[row].level
      if level >= 0 && level < strongest && isAlone(row) { strongest = level }
    }
    kinks.removeAll(keepingCapacity: true)
    var slope = 0.0
    for entry in entries {
      let row = system.columns.indices[entry]
      let header = system.headers[row]
      if header.level != strongest || !isAlone(row) { continue }
      let coefficient = system.columns.values[entry]
      let (lower, upper) = header.slopes
      slope += coefficient > 0 ? coefficient * lower : coefficient * upper
      kinks.append(
        Kink(
          place: header.constant / coefficient, row: row,
          bend: coefficient.magnitude * (upper - lower)))
    }
    return slope
  }

  /// Whether a row has one entry.
  private func isAlone(_ row: DenseIndex) -> Bool { system.rows.entries(of: row).count == 1 }

  /// The kink from which on the cost no longer falls.
  private static func median(_ kinks: inout [Kink], from slope: Double) -> DenseIndex? {
    kinks.sort { left, right in
      left.place != right.place ? left.place < right.place : left.row < right.row
    }
    var slope = slope
    for kink in kinks {
      slope += kink.bend
      if slope >= 0 { return kink.row }
    }
    return kinks.last?.row
  }
}
