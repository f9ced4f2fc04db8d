extension DualSimplex {
  /// The exact range of each column over the solutions of a system of required rows that has just been
  /// solved.
  ///
  /// Neighbouring columns have neighbouring extremes, so all greatest values come first and then all least
  /// values: the simplex goes from one end to the other once, not once for each column. An unbounded edge
  /// proves that every column that changes along it has no extreme on that side (compare the filtering of
  /// Gleixner, Berthold, Müller and Weltge 2017).
  ///
  /// - Parameter prefersSteep: How ``extreme(of:sign:prefersSteep:)`` chooses among rows.
  mutating func extremes(ofColumnsPreferringSteep prefersSteep: Bool) -> [ValueRange] {
    freezeOptimalFace()
    multipliers.clearNumbers()
    let columns = system.columnIndices
    var ends = columns.map { _ in (lower: 0.0, upper: 0.0) }
    for sign in [1.0, -1.0] {
      for column in sign > 0 ? Array(columns) : columns.reversed() {
        let isOpen = sign > 0 ? ends[column].upper.isInfinite : ends[column].lower.isInfinite
        if isOpen { continue }
        let unit = SparseVector(unit: column)
        let end = extreme(of: unit, sign: sign, prefersSteep: prefersSteep)
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
}
