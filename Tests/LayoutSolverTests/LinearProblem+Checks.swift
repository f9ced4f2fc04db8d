import LayoutSolver
import Testing
import VFLTestSupport

extension LinearProblem {
  /// The violation of a row at a point, and the sum of the magnitudes of its terms and its constant.
  func violation(of row: Int, at values: [Double]) -> (violation: Double, size: Double) {
    var residual = -rows[row].constant
    var size = rows[row].constant.magnitude
    for term in termRange(of: row) {
      let part = terms[term].coefficient * values[Int(terms[term].variable)]
      residual += part
      size += part.magnitude
    }
    switch rows[row].relation {
    case .equal: return (residual.magnitude, size)
    case .greaterThanOrEqual: return (max(0, -residual), size)
    case .lessThanOrEqual: return (max(0, residual), size)
    }
  }

  /// The sum of the violations of each priority at a point, and the sum of the magnitudes of its terms
  /// and constants.
  ///
  /// Rows of other priorities are required. Each of them is passed to `required`.
  func costs(
    at values: [Double], priorities: [Double],
    required: (_ row: Int, _ violation: Double, _ size: Double) -> Void
  ) -> [(cost: Double, size: Double)] {
    var costs = priorities.map { _ in (cost: 0.0, size: 1.0) }
    for row in 0..<rowCount {
      let (violation, size) = violation(of: row, at: values)
      if let level = priorities.firstIndex(of: rows[row].priority) {
        costs[level].cost += violation
        costs[level].size += size
      } else {
        required(row, violation, size)
      }
    }
    return costs
  }

  /// Checks that two points have the same cost at each priority, including the required priority.
  func expectEqualCosts(_ left: [Double], _ right: [Double], _ name: String) {
    var costs: [Double: (left: Double, right: Double)] = [:]
    for row in 0..<rowCount {
      let priority = min(rows[row].priority, 1000)
      costs[priority, default: (0, 0)].left += violation(of: row, at: left).violation
      costs[priority, default: (0, 0)].right += violation(of: row, at: right).violation
    }
    for (priority, cost) in costs {
      let isEqual = (cost.left - cost.right).magnitude <= 1e-7 * (1 + cost.right)
      #expect(isEqual, "\(name): priority \(priority) costs \(cost.left), not \(cost.right)")
    }
  }

  /// Checks that the rows of a certificate, times their multipliers, add up to `0 >= c` with a positive `c`.
  func expectProof(_ certificate: InfeasibilityCertificate, _ name: String) {
    var sums = [Double](repeating: 0, count: variableCount)
    var sizes = [Double](repeating: 0, count: variableCount)
    var right = 0.0
    for (row, multiplier) in zip(certificate.rows, certificate.multipliers) {
      #expect(multiplier != 0, "\(name): the multiplier of row \(row) is 0")
      #expect(
        rows[row].relation == .equal
          || (multiplier > 0) == (rows[row].relation == .greaterThanOrEqual),
        "\(name): the multiplier of row \(row) has the wrong sign")
      for term in termRange(of: row) {
        let part = multiplier * terms[term].coefficient
        sums[Int(terms[term].variable)] += part
        sizes[Int(terms[term].variable)] += part.magnitude
      }
      right += multiplier * rows[row].constant
    }
    #expect(right > 0, "\(name): 0 >= \(right) is not a contradiction")
    for variable in sums.indices {
      #expect(
        sums[variable].magnitude <= 1e-9 * sizes[variable],
        "\(name): the terms of variable \(variable) do not cancel")
    }
    expectEqual(
      certificate.multipliers.map(\.magnitude).max(), 1,
      "\(name): the largest multiplier does not have magnitude 1")
  }
}

extension LinearProblem {
  /// Adds a row of another problem over the same variables.
  mutating func append(row: Int, of other: LinearProblem) {
    for term in other.termRange(of: row) {
      appendTerm(Int(other.terms[term].variable), other.terms[term].coefficient)
    }
    _ = closeRow(
      other.rows[row].relation, other.rows[row].constant, priority: other.rows[row].priority)
  }
}
