extension DualSimplex {
  /// The exact ranges of sums of variables over the solutions of a system of required rows that has
  /// just been solved.
  ///
  /// Neighbouring sums have neighbouring extremes, so all greatest values come first and then all
  /// least ones: the walk between the two ends is made once, not once a sum. An edge without end shows that
  /// every column on it has no extreme on that side (compare the filtering of Gleixner, Berthold, Müller and
  /// Weltge 2017).
  ///
  /// - Parameter prefersSteep: How ``extreme(of:sign:prefersSteep:)`` chooses among rows.
  mutating func extremes(of sums: [SparseVector], prefersSteep: Bool) -> [ValueRange] {
    freezeOptimalFace()
    multipliers.clearNumbers()
    let sums = sums.map(inColumns)
    var ranges = [ValueRange](repeating: .all, count: sums.count)
    var rays = OpenColumns(count: system.columnCount)
    for (index, (sum, unit)) in sums.enumerated() where !rays.contain(sum, sign: 1) {
      ranges[index].upper = unit * extreme(of: sum, sign: 1, prefersSteep: prefersSteep)
      if ranges[index].upper.isInfinite { rays.add(basis.direction, improving: sum, sign: 1) }
    }
    for (index, (sum, unit)) in sums.enumerated().reversed() where !rays.contain(sum, sign: -1) {
      ranges[index].lower = unit * extreme(of: sum, sign: -1, prefersSteep: prefersSteep)
      if ranges[index].lower.isInfinite { rays.add(basis.direction, improving: sum, sign: -1) }
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
      return !isWrong || value.magnitude <= Tolerance.lostDigits * Swift.max(1, magnitude)
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

/// The columns that are known to grow, or to shrink, without end on a face.
private struct OpenColumns {
  private var grows: [Bool]
  private var shrinks: [Bool]

  /// Creates a set of columns about which nothing is known.
  init(count: Int) {
    grows = [Bool](repeating: false, count: count)
    shrinks = grows
  }

  /// Adds the columns of an edge without end, along which a sum grows (sign 1) or shrinks (sign -1) one way.
  mutating func add(_ edge: SparseVector, improving sum: SparseVector, sign: Double) {
    var rate = 0.0
    for entry in 0..<sum.count { rate += sum.value(entry) * edge.value(at: sum.index(entry)) }
    let way = rate * sign > 0 ? 1.0 : -1.0
    let noise = Tolerance.lostDigits * edge.largest
    for entry in 0..<edge.count {
      let speed = way * edge.value(entry)
      if speed > noise { grows[edge.index(entry)] = true }
      if speed < -noise { shrinks[edge.index(entry)] = true }
    }
  }

  /// Whether a sum is one column that is known to grow, or to shrink if the sign is -1, without end.
  func contain(_ sum: SparseVector, sign: Double) -> Bool {
    guard sum.count == 1 else { return false }
    return sign * sum.value(0) > 0 ? grows[sum.index(0)] : shrinks[sum.index(0)]
  }
}
