/// Corrects an optimum of a badly scaled problem by iterative refinement.
///
/// The residuals at the optimum are computed with twice the precision and multiplied by a large power of two.
/// They are the constants of a second problem with the same rows, whose solution corrects the first one
/// (Gleixner, Steffy and Wolter 2016). Residuals that pass for rounding errors in the original problem do not
/// in the second one, so the correction finds the rows and costs that the first solution has ignored.
struct Refinement {
  private let problem: LinearProblem
  /// The optional priorities, from the highest to the lowest.
  private let priorities: [Double]

  init(problem: LinearProblem) {
    self.problem = problem
    priorities = RowSystem.levels(
      of: problem.rows.lazy.map { $0.priority }.filter { $0 < LinearProblem.requiredPriority })
  }

  /// The sizes of coefficients that are not scaled; these are not the ordinary sizes if the optimum should be
  /// corrected.
  static func acceptedSizes(for problem: LinearProblem) -> ClosedRange<Double> {
    isDue(for: problem) ? RowSystem.close : RowSystem.ordinary
  }

  /// Whether an optimum should be corrected: coefficients are far from 1, or so far from each other that
  /// multipliers beside large constants pass for rounding errors.
  static func isDue(for problem: LinearProblem) -> Bool {
    let (terms, ordinary) = (problem.terms.span, RowSystem.ordinary)
    var (least, largest) = (Double.infinity, 0.0)
    for row in problem.rows where row.isInForce {
      for term in row.terms where terms[term].coefficient != 0 {
        least = min(least, terms[term].coefficient.magnitude)
        largest = max(largest, terms[term].coefficient.magnitude)
      }
    }
    if least < ordinary.lowerBound || largest > ordinary.upperBound { return true }
    let spread = largest / least
    if spread <= ordinary.upperBound { return false }
    // The largest constant beside which multipliers do not pass for rounding errors.
    let limit = spread > Tolerance.farSpread ? 0 : Tolerance.soundSize / spread
    return problem.rows.contains { $0.isInForce && $0.constant.magnitude > limit }
  }

  /// Moves a point to the optimum; false if that fails, or if the last correction does not confirm that the
  /// required rows are satisfied and that no priority can have a lower cost.
  func correct(_ values: inout [Double], using backend: inout SimplexBackend) -> Bool {
    var before = Standing(of: values, in: self)
    for _ in 0..<Tuning.roundLimit {
      guard let (corrected, after) = correction(of: values, before, using: &backend) else {
        return false
      }
      if corrected == values { return before.isFeasible }
      let isConfirmed = after.agrees(with: before)
      // Of two optima that are equal except for rounding errors, the one with the lower cost is better.
      if !isConfirmed || after.difference(from: before, beyond: 0) < 0 {
        values = corrected
        before = after
      }
      if isConfirmed { return before.isFeasible }
    }
    return false
  }

  /// Whether a point is the optimum: a correction confirms that the required rows are satisfied and that no
  /// priority can have a lower cost.
  func confirms(_ values: [Double], using backend: inout SimplexBackend) -> Bool {
    let standing = Standing(of: values, in: self)
    if !standing.isFeasible { return false }
    // Without optional rows, every point that satisfies the required rows is an optimum.
    if priorities.isEmpty { return true }
    guard let (_, corrected) = correction(of: values, standing, using: &backend) else {
      return false
    }
    return corrected.agrees(with: standing)
  }

  /// A point corrected by the solution of the second problem; `nil` if this problem has no verified solution,
  /// or if rounding errors make the corrected point worse.
  private func correction(
    of values: [Double], _ standing: Standing, using backend: inout SimplexBackend
  ) -> (values: [Double], standing: Standing)? {
    // Rows that contradict each other by a rounding error only have a solution without magnification.
    for scale in [Tolerance.magnification, 1] {
      let missing = standing.missing.map { $0 * scale }
      guard missing.allSatisfy({ $0.isFinite }),
        case .optimal(let found) = backend.solveParts(problem.replacingConstants(with: missing)),
        backend.isVerified
      else { continue }
      let corrected = found.indices.map { values[$0] + found[$0] / scale }
      let after = Standing(of: corrected, in: self)
      if !after.isWorse(than: standing) { return (corrected, after) }
    }
    return nil
  }

  /// The residuals of all rows at a point, and the costs of the priorities.
  private struct Standing {
    /// The difference between each row's constant and its left side.
    var missing: [Double] = []
    var isFeasible = true
    /// The cost of each priority, and the total size of its rows.
    var costs: [(cost: Double, size: Double)]

    init(of values: [Double], in refinement: Refinement) {
      let problem = refinement.problem
      costs = Array(repeating: (0, 1), count: refinement.priorities.count)
      missing.reserveCapacity(problem.rowCount)
      for row in 0..<problem.rowCount {
        var sum = CompensatedSum()
        sum.add(problem.rows[row].constant)
        var size = problem.rows[row].constant.magnitude
        for term in problem.termRange(of: row) {
          let value = values[problem.terms[term].variable]
          sum.add(-problem.terms[term].coefficient, times: value)
          size = max(size, (problem.terms[term].coefficient * value).magnitude)
        }
        // No point of doubles has a smaller residual.
        let miss = sum.value.magnitude <= size.ulp ? 0 : sum.value
        missing.append(miss)
        let violation = max(problem.rows[row].relation.violation(of: -miss), 0)
        let (priority, priorities) = (problem.rows[row].priority, refinement.priorities)
        if let level = RowSystem.level(of: priority, among: priorities)?.index {
          costs[level].cost += violation
          costs[level].size += size
        } else if violation > Tolerance.lostDigits * max(1, size) {
          isFeasible = false
        }
      }
    }

    /// Whether only the other point satisfies the required rows, or the other point has a lower cost.
    func isWorse(than other: Standing) -> Bool {
      if isFeasible != other.isFeasible { return other.isFeasible }
      return difference(from: other, beyond: Tolerance.relative) > 0
    }

    /// Whether all costs are equal to those of another point, except for rounding errors of the smaller
    /// numbers.
    func agrees(with other: Standing) -> Bool {
      isFeasible == other.isFeasible
        && zip(costs, other.costs).allSatisfy { here, there in
          (here.cost - there.cost).magnitude <= Tolerance.relative * min(here.size, there.size)
        }
    }

    /// The difference of the first costs that differ by more than a share of their sizes; 0 if there are
    /// none.
    func difference(from other: Standing, beyond share: Double) -> Double {
      for (here, there) in zip(costs, other.costs) {
        let difference = here.cost - there.cost
        if difference.magnitude > share * max(here.size, there.size) { return difference }
      }
      return 0
    }
  }
}
