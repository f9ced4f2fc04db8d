extension DualSimplex {
  /// The rows on which the optimal multipliers of an elastic program are not 0, in ascending order;
  /// none if no elastic row is violated.
  ///
  /// By complementary slackness they include all violated rows. O(non-zeros).
  func elasticSupport() -> [DenseIndex] {
    guard system.rowIndices.contains(where: isViolatedElastic) else { return [] }
    return system.rowIndices.filter { row in
      let slot = states[row].slot.index
      return Tolerance.differ(slot.map { multipliers[$0, 0] } ?? states[row].slope, 0)
    }
  }

  /// Whether an elastic row does not hold at the point.
  func isViolatedElastic(_ row: DenseIndex) -> Bool {
    if states[row].isActive || system.headers[row].level == .required { return false }
    let (value, magnitude) = freshResidual(of: row)
    return Tolerance.isViolation(value, magnitude: magnitude)
      && system.headers[row].relation.violation(of: value) > 0
  }
}
