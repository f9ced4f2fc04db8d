import LayoutSolver
import Testing
import VFLTestSupport

extension LinearProblem {
  /// By how much a row is violated at a point, and the total size of its terms there.
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

  /// What the rows of each priority cost at a point, and the total size of their terms there; hands
  /// over by how much each row of another priority is violated, which is a required one.
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

  /// Expects two points to cost the same at each priority, and to violate what is required alike.
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

  /// Expects the rows of a certificate, times their multipliers, to add up to 0 >= positive.
  func expectProof(_ certificate: InfeasibilityCertificate, _ name: String) {
    var sums = [Double](repeating: 0, count: variableCount)
    var sizes = [Double](repeating: 0, count: variableCount)
    var right = 0.0
    for (row, multiplier) in zip(certificate.rows, certificate.multipliers) {
      #expect(multiplier != 0, "\(name): every row counts")
      #expect(
        rows[row].relation == .equal
          || (multiplier > 0) == (rows[row].relation == .greaterThanOrEqual),
        "\(name): the multiplier of row \(row) has the sign of its relation")
      for term in termRange(of: row) {
        let part = multiplier * terms[term].coefficient
        sums[Int(terms[term].variable)] += part
        sizes[Int(terms[term].variable)] += part.magnitude
      }
      right += multiplier * rows[row].constant
    }
    #expect(right > 0, "\(name): 0 >= \(right) is no contradiction")
    for variable in sums.indices {
      #expect(
        sums[variable].magnitude <= 1e-9 * sizes[variable], "\(name): variable \(variable) cancels")
    }
    expectEqual(
      certificate.multipliers.map(\.magnitude).max(), 1, "\(name): the largest has size 1")
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
