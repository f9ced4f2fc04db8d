extension LinearProblem {
  /// Finds pairs of rows that bound the same sum of variables from both sides and contradict each other, and
  /// the multipliers that prove it.
  ///
  /// No two pairs share an elastic row.
  ///
  /// Such pairs are the smallest conflicts except single rows, so they are reported before larger conflicts.
  /// All rows are treated as required. The time is O(terms · log terms).
  func oppositeBounds(
    isElastic: (Int) -> Bool
  ) -> [[(row: Int, multiplier: Double)]] {
    var groups: [[SumBound]] = []
    var numbers: [[SparseEntry]: Int] = [:]
    for row in 0..<rowCount {
      guard let (terms, bound) = sumBound(ofRow: row) else { continue }
      if let number = numbers[terms] {
        groups[number].append(bound)
      } else {
        numbers[terms] = groups.count
        groups.append([bound])
      }
    }
    return groups.filter { $0.count > 1 }.flatMap { pairs(in: $0, isElastic) }
      .sorted { $0[0].row < $1[0].row }
  }

  /// A row as a bound of a sum of variables in which the first variable has the coefficient 1.
  private struct SumBound {
    let row: Int
    let value: Double
    /// The number that the row was divided by.
    let scale: Double
    let isLower: Bool
    let isUpper: Bool
  }

  /// The sum that a row bounds, and the bound; `nil` if all terms cancel.
  private func sumBound(ofRow row: Int) -> (terms: [SparseEntry], bound: SumBound)? {
    var entries: [SparseEntry] = []
    var largest = 0.0
    for term in terms(of: row).sorted(by: { $0.variable < $1.variable }) {
      largest = max(largest, term.coefficient.magnitude)
      if entries.last?.index == term.variable {
        entries[entries.count - 1].value += term.coefficient
      } else {
        entries.append(SparseEntry(index: term.variable, value: term.coefficient))
      }
    }
    entries.removeAll { $0.value.magnitude <= largest * Tolerance.rounding }
    guard let scale = entries.first?.value else { return nil }
    for index in entries.indices { entries[index].value /= scale }
    let relation = rows[row].relation
    let bound = SumBound(
      row: row, value: rows[row].constant / scale, scale: scale,
      isLower: relation == .equal || (relation == .greaterThanOrEqual) == (scale > 0),
      isUpper: relation == .equal || (relation == .lessThanOrEqual) == (scale > 0))
    return (entries, bound)
  }

  /// Pairs the largest lower bounds of a sum with the smallest upper bounds as long as they contradict each
  /// other.
  private func pairs(
    in bounds: [SumBound], _ isElastic: (Int) -> Bool
  ) -> [[(row: Int, multiplier: Double)]] {
    let lower = bounds.filter { $0.isLower }.sorted { ($1.value, $0.row) < ($0.value, $1.row) }
    let upper = bounds.filter { $0.isUpper }.sorted { ($0.value, $0.row) < ($1.value, $1.row) }
    var pairs: [[(row: Int, multiplier: Double)]] = []
    var taken: Set<Int> = []
    var (low, high) = (0, 0)
    while true {
      while low < lower.count && taken.contains(lower[low].row) { low += 1 }
      while high < upper.count && taken.contains(upper[high].row) { high += 1 }
      guard low < lower.count, high < upper.count else { return pairs }
      let (below, above) = (lower[low], upper[high])
      let scale = min(below.scale.magnitude, above.scale.magnitude)
      let magnitude = scale * (below.value.magnitude + above.value.magnitude)
      let gap = scale * (below.value - above.value)
      guard gap > 0, Tolerance.isViolation(gap, magnitude: magnitude) else { return pairs }
      pairs.append(
        [(below.row, 1 / below.scale), (above.row, -1 / above.scale)].sorted { $0.0 < $1.0 })
      let elastic = [below.row, above.row].filter(isElastic)
      // Rows that cannot be left out contradict each other in every pair.
      if elastic.isEmpty { return pairs }
      taken.formUnion(elastic)
    }
  }
}
