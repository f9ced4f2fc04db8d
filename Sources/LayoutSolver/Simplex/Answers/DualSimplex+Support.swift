extension DualSimplex {
  /// The rows on which the optimal multipliers of an elastic program are not 0, in ascending order;
  /// none if no elastic row is violated.
  ///
  /// By complementary slackness they include all violated rows. O(non-zeros).
  func elasticSupport() -> [DenseIndex] {
    let rows = 0..<DenseIndex(truncatingIfNeeded: system.rowCount)
    guard rows.contains(where: isViolatedElastic) else { return [] }
    return rows.filter { row in
      let slot = states[row].slot
      return Tolerance.differ(
        slot >= 0 ? multipliers[slot, 0] : states[row].slope, 0)
    }
  }

  /// Whether an elastic row does not hold at the point.
  func isViolatedElastic(_ row: DenseIndex) -> Bool {
    if states[row].slot >= 0 || system.headers[row].level == RowSystem.required { return false }
    let (value, magnitude) = freshResidual(of: row)
    return Tolerance.isViolation(value, magnitude: magnitude)
      && system.headers[row].relation.violation(of: value) > 0
  }
}
