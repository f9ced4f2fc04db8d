import LayoutSolver
import Testing

@testable import vfl_bench

/// A benchmark problem whose edits are replaced by rows, for a backend that solves from scratch.
struct RestatedProblem {
  private var problem = LinearProblem()

  /// Creates the problem with the values that edits have after the first suggestions and the given cycles.
  init(_ source: BenchmarkProblem, after cycles: [[BenchmarkProblem.Suggestion]]) {
    problem = LinearProblem(variableCount: source.variableCount)
    for (index, row) in source.rows.enumerated() {
      for term in source.terms(of: index) {
        problem.appendTerm(Int(term.variable), row.weight * term.coefficient)
      }
      _ = problem.closeRow(row.relation, row.weight * row.constant, priority: row.priority)
    }
    var values = [Double](repeating: 0, count: source.edits.count)
    for suggestions in [source.first] + cycles {
      for suggestion in suggestions { values[suggestion.edit] = suggestion.value }
    }
    for (edit, value) in zip(source.edits, values) {
      problem.appendTerm(edit.variable, 1)
      _ = problem.closeRow(.equal, value, priority: edit.priority)
    }
  }

  /// Expects the given values to have the same cost at each priority as the solution of a backend that solves
  /// from scratch.
  ///
  /// The values can differ if the optimum is not unique.
  func expectOptimal(_ values: [Double], _ name: String) {
    var backend = SimplexBackend()
    guard case .optimal(let expected) = backend.solve(problem) else {
      Issue.record("\(name) has no solution")
      return
    }
    let costs = costs(of: values)
    for (priority, cost) in self.costs(of: expected) {
      #expect(
        ((costs[priority] ?? 0) - cost).magnitude <= 1e-6 * max(1, cost),
        "\(name) at priority \(priority)")
    }
  }

  /// Returns the sum of the row violations for each priority.
  private func costs(of values: [Double]) -> [Double: Double] {
    var costs: [Double: Double] = [:]
    for row in 0..<problem.rowCount {
      let terms = Int(problem.rowStarts[row])..<Int(problem.rowStarts[row + 1])
      let sum = terms.reduce(0) {
        $0 + values[Int(problem.termVariables[$1])] * problem.termCoefficients[$1]
      }
      let difference = sum - problem.constants[row]
      let violation =
        switch problem.relations[row] {
        case .equal: difference.magnitude
        case .greaterThanOrEqual: max(-difference, 0)
        case .lessThanOrEqual: max(difference, 0)
        }
      costs[problem.priorities[row], default: 0] += violation
    }
    return costs
  }
}
