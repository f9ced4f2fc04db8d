/// The columns in which very many rows stand that have no other column, and the kinks of the convex
/// cost that these rows add up to.
struct LongColumns: Sendable {
  /// A row of a column alone, the value of the column at which it holds, and the slopes of its cost to
  /// the left and right of that.
  struct Kink: Sendable {
    let place: Double
    let row: DenseIndex
    let coefficient: Double
    let left: Double
    let right: Double
    let level: DenseIndex

    /// The row's own slope where the column is less than the place, or where it is more; 0 where a
    /// required row would not hold.
    func slope(isPassed: Bool) -> Double {
      let slope = (isPassed ? right : left) / coefficient
      return slope.isFinite ? slope : 0
    }
  }

  /// The kinks of each column, from the left to the right.
  private(set) var kinks: [Kink] = []
  /// Column `c` of those found owns the kinks `starts[c]..<starts[c + 1]`, and costs least at
  /// `least[c]`.
  private(set) var starts: [Int] = [0]
  private(set) var least: [Int] = []
  /// Scratch: what the kinks of each level add up to.
  private var slopes: [Double] = []

  var count: Int { least.count }

  /// Finds, once, the columns with so many kinks or more, and where each of them alone costs least; a column
  /// whose own rows contradict each other is left out.
  ///
  /// O(columns + kinks · (log kinks + levels)).
  mutating func find(
    in system: RowSystem, _ states: [DualSimplex.RowState], levelCount: Int, kinkCount: Int
  ) {
    for column in 0..<DenseIndex(truncatingIfNeeded: system.columnCount) {
      let entries = system.columns.entries(of: column)
      if entries.count < kinkCount { continue }
      let first = kinks.count
      for entry in entries {
        append(system.columns.indices[entry], system.columns.values[entry], system, states)
      }
      kinks[first...].sort { left, right in
        left.place != right.place ? left.place < right.place : left.row < right.row
      }
      if kinks.count - first >= kinkCount, let best = findLeast(from: first, levelCount) {
        starts.append(kinks.count)
        least.append(best)
      } else {
        kinks.removeLast(kinks.count - first)
      }
    }
  }

  private mutating func append(
    _ row: DenseIndex, _ coefficient: Double, _ system: RowSystem,
    _ states: [DualSimplex.RowState]
  ) {
    let state = states[row]
    if system.rows.entries(of: row).count > 1 || !state.costs || coefficient == 0 { return }
    let (lower, upper) = (state.lower * coefficient, state.upper * coefficient)
    let isTurned = coefficient < 0
    kinks.append(
      Kink(
        place: system.headers[row].constant / coefficient, row: row, coefficient: coefficient,
        left: isTurned ? upper : lower, right: isTurned ? lower : upper, level: state.level))
  }

  /// The first kink from one on at which all that are required hold and behind which the cost does not
  /// fall; nil if the required ones contradict each other.
  private mutating func findLeast(from first: Int, _ levelCount: Int) -> Int? {
    slopes.refill(0, count: levelCount)
    var lowerBounds = 0
    for kink in kinks[first...] {
      if kink.left.isInfinite { lowerBounds += 1 } else { add(kink.left, of: kink) }
    }
    for index in first..<kinks.count {
      let kink = kinks[index]
      if kink.left.isInfinite { lowerBounds -= 1 } else { add(-kink.left, of: kink) }
      if kink.right.isInfinite { return lowerBounds == 0 ? index : nil }
      if lowerBounds == 0 && !falls(behind: kink) { return index }
      add(kink.right, of: kink)
    }
    return nil
  }

  private mutating func add(_ slope: Double, of kink: Kink) {
    if kink.level >= 0 { slopes[kink.level] += slope }
  }

  /// Whether the cost falls behind a kink, given the slopes of all others.
  private func falls(behind kink: Kink) -> Bool {
    for level in slopes.indices {
      let own = level == kink.level ? kink.right : 0
      if Tolerance.differ(-slopes[level], own) { return -slopes[level] > own }
    }
    return false
  }
}
