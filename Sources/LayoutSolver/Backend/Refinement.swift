/// Corrects an optimum of a badly scaled problem by iterative refinement.
///
/// The residuals of the rows at the optimum are computed with twice the digits and multiplied by a large power
/// of two. They are the constants of a second problem with the same rows, whose solution corrects the first one
/// (Gleixner, Steffy and Wolter 2016). Residuals that are too small to count in the original problem count
/// there, so the correction finds rows and costs that were taken for rounding.
struct Refinement {
  /// The problem whose optima are corrected.
  let problem: LinearProblem
  /// The optional priorities, which fall, and the place of each row's among them; -1 if required.
  private let levelCount: Int
  private let levels: [Int]

  init(problem: LinearProblem) {
    self.problem = problem
    let priorities = RowSystem.levels(
      of: problem.priorities.lazy.filter { $0 < LinearProblem.requiredPriority })
    levelCount = priorities.count
    levels = problem.priorities.map {
      Int(RowSystem.level(of: $0, among: priorities) ?? RowSystem.required)
    }
  }

  /// Whether coefficients are so far from 1 that an optimum is worth a correction, or so far from
  /// each other that large constants make multipliers count that pass for rounding.
  static func isDue(for problem: LinearProblem) -> Bool {
    let coefficients = problem.termCoefficients.span
    var sizes = CoefficientSizes()
    for term in coefficients.indices { sizes.take(coefficients[term]) }
    if !sizes.areOrdinary { return true }
    guard let limit = sizes.soundConstant else { return false }
    return problem.constants.contains { $0.magnitude > limit }
  }

  /// Whether an optimum of a store's rows is worth a correction; none of their coefficients is far from 1.
  static func isDue(for store: RowStore) -> Bool {
    var sizes = CoefficientSizes()
    let terms = store.terms.span
    for term in terms.indices { sizes.take(terms[term].coefficient) }
    if sizes.soundConstant == nil { return false }
    // Which of the rows are in force is asked only where it may matter.
    sizes = CoefficientSizes()
    for row in store.rows where row.isInForce {
      for term in row.allTerms { sizes.take(store.terms[term].coefficient) }
    }
    guard let limit = sizes.soundConstant else { return false }
    return store.rows.contains { $0.isInForce && $0.constant.magnitude > limit }
  }

  /// The least and the largest of some coefficients.
  private struct CoefficientSizes {
    var least = Double.infinity
    var largest = 0.0

    mutating func take(_ coefficient: Double) {
      let size = coefficient.magnitude
      largest = max(largest, size)
      // A coefficient of 0 says nothing.
      least = min(least, size == 0 ? least : size)
    }

    var areOrdinary: Bool {
      largest <= RowSystem.ordinary.upperBound && least >= RowSystem.ordinary.lowerBound
    }

    /// The largest constant beside which the least multipliers do not count; nil if no constant makes
    /// them count.
    var soundConstant: Double? {
      let spread = largest / least
      if spread > Tolerance.farSpread { return 0 }
      return spread <= Tolerance.evenSpread ? nil : Tolerance.soundSize / spread
    }
  }

  /// Moves a point to the optimum; false if that fails, or if the last correction did not find that
  /// required rows hold there and that no priority can cost less.
  func correct(_ values: inout [Double], using backend: inout SimplexBackend) -> Bool {
    var before = Standing(of: values, in: self)
    for _ in 0..<Tuning.roundLimit {
      guard let (corrected, after) = correction(of: values, before, using: &backend) else {
        return false
      }
      if corrected == values { return before.isFeasible }
      let isConfirmed = after.agrees(with: before)
      // Equally good but for rounding, the one that costs less has less of it.
      if !isConfirmed || after.costsLess(than: before) {
        values = corrected
        before = after
      }
      if isConfirmed { return before.isFeasible }
    }
    return false
  }

  /// Whether a point is the optimum: a correction finds that required rows hold there and that no
  /// priority can cost less.
  func confirms(_ values: [Double], using backend: inout SimplexBackend) -> Bool {
    let standing = Standing(of: values, in: self)
    if !standing.isFeasible { return false }
    // Without optional rows, every point that satisfies the required rows is an optimum.
    if levelCount == 0 { return true }
    guard let (_, corrected) = correction(of: values, standing, using: &backend) else {
      return false
    }
    return corrected.agrees(with: standing)
  }

  /// A point corrected by the optimum of what is missing there; nil if there is none, nobody has
  /// verified it, or it makes things worse, as rounding may.
  private func correction(
    of values: [Double], _ standing: Standing, using backend: inout SimplexBackend
  ) -> (values: [Double], standing: Standing)? {
    // Rows that contradict each other by no more than counts as written have to be left at that.
    for scale in [Tolerance.magnification, 1] {
      var difference = problem
      difference.constants = standing.missing.map { $0 * scale }
      guard case .optimal(let found) = backend.solveParts(difference), backend.isVerified
      else { continue }
      let corrected = found.indices.map { values[$0] + found[$0] / scale }
      let after = Standing(of: corrected, in: self)
      if !after.isWorse(than: standing) { return (corrected, after) }
    }
    return nil
  }

  /// The residuals of all rows at a point, and the costs of the priorities there.
  private struct Standing {
    /// How much of each row's constant its terms do not add up to.
    var missing: [Double] = []
    /// Whether the required rows hold.
    var isFeasible = true
    /// The cost of each priority, and the total size of its rows.
    var costs: [(cost: Double, size: Double)]

    init(of values: [Double], in refinement: Refinement) {
      let problem = refinement.problem
      costs = Array(repeating: (0, 1), count: refinement.levelCount)
      missing.reserveCapacity(problem.rowCount)
      for row in 0..<problem.rowCount {
        var sum = CompensatedSum()
        sum.add(problem.constants[row])
        var size = problem.constants[row].magnitude
        for term in problem.termRange(of: row) {
          let value = values[problem.termVariables[term]]
          sum.add(-problem.termCoefficients[term], times: value)
          size = max(size, (problem.termCoefficients[term] * value).magnitude)
        }
        // No point of doubles is nearer than this.
        let miss = sum.value.magnitude <= size.ulp ? 0 : sum.value
        missing.append(miss)
        let violation = max(problem.relations[row].violation(of: -miss), 0)
        let level = refinement.levels[row]
        if level >= 0 {
          costs[level].cost += violation
          costs[level].size += size
        } else if violation > Tolerance.acceptedMiss * max(1, size) {
          isFeasible = false
        }
      }
    }

    /// Whether required rows hold at another point that do not here, or the strongest priority that
    /// costs something else costs more here.
    func isWorse(than other: Standing) -> Bool {
      if isFeasible != other.isFeasible { return other.isFeasible }
      for (here, there) in zip(costs, other.costs) {
        let difference = here.cost - there.cost
        if difference.magnitude > Tolerance.multiplier * max(here.size, there.size) {
          return difference > 0
        }
      }
      return false
    }

    /// Whether no priority costs more or less than at another point, but for what is rounding at the
    /// one of the two where numbers are smaller.
    func agrees(with other: Standing) -> Bool {
      isFeasible == other.isFeasible
        && zip(costs, other.costs).allSatisfy { here, there in
          (here.cost - there.cost).magnitude <= Tolerance.multiplier * min(here.size, there.size)
        }
    }

    /// Whether the strongest priority that does not cost the same as at another point costs less here.
    func costsLess(than other: Standing) -> Bool {
      for (here, there) in zip(costs, other.costs) where here.cost != there.cost {
        return here.cost < there.cost
      }
      return false
    }
  }
}
