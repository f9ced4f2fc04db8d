import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

/// Compares the results of a backend for a problem with the exact reference.
struct Verification<Number: ExactNumber> {
  let problem: ExactProblem<Number>
  /// The divisor that converts the integers of the problem to the numbers for the backend.
  var unit = 1.0
  /// The relative tolerance of comparisons.
  var tolerance = 1e-7
  /// The number of columns from which the backend searches for the optimum of a forest, if not the default.
  var forestSize: Int?

  /// The kind of outcome, which allows a test to check that all kinds have occurred.
  enum Kind: Hashable {
    case unique
    case ambiguous
    case infeasible
  }

  /// Compares all results and returns the kind of outcome; `name` is the prefix of messages.
  func run(_ name: String) -> Kind {
    let linear = problem.linearProblem(unit: unit)
    let reference = ExactReference(problem)
    var backend = SimplexBackend()
    if let forestSize { backend.simplex.forestSize = forestSize }
    switch backend.solve(linear) {
    case .infeasible(let certificate):
      #expect(!reference.isFeasible, "\(name): reported as infeasible, but has a solution")
      #expect(backend.freeVariables().isEmpty, "\(name): free variables without a solution")
      check(certificate, linear, name)
      return .infeasible
    case .optimal(let values):
      guard reference.isFeasible else {
        Issue.record("\(name): expected no solution, found \(values)")
        return .infeasible
      }
      check(values, linear, reference, name)
      let free = backend.freeVariables()
      check(free, values, reference, name)
      return free.isEmpty ? .unique : .ambiguous
    }
  }

  private func check(
    _ values: [Double], _ linear: LinearProblem, _ reference: ExactReference<Number>, _ name: String
  ) {
    let costs = linear.costs(at: values, priorities: reference.priorities) { row, violation, size in
      #expect(violation <= tolerance * (1 + size), "\(name): required row \(row) is violated")
    }
    for level in costs.indices {
      let best = reference.approximateCosts[level] / unit
      #expect(
        (costs[level].cost - best).magnitude <= tolerance * costs[level].size,
        "\(name): priority \(reference.priorities[level]) costs \(costs[level].cost), not \(best)")
    }
  }

  private func check(
    _ free: [FreeVariable], _ values: [Double], _ reference: ExactReference<Number>, _ name: String
  ) {
    let ranges = reference.ranges
    let expected = ranges.indices.filter { ranges[$0].lower < ranges[$0].upper }
    expectEqual(free.map(\.variable), expected, "\(name): the free variables")
    for found in free {
      let range = ranges[found.variable]
      #expect(
        isClose(found.lower, range.lower) && isClose(found.upper, range.upper),
        "\(name): expected the range \(range), found \(found)")
    }
    for (variable, value) in values.enumerated() {
      let slack = tolerance * (1 + value.magnitude)
      #expect(
        value >= ranges[variable].lower - slack && value <= ranges[variable].upper + slack,
        "\(name): variable \(variable) is \(value), outside \(ranges[variable])")
    }
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude <= tolerance * (1 + right.magnitude)
  }

  private func check(
    _ certificate: InfeasibilityCertificate, _ linear: LinearProblem, _ name: String
  ) {
    let rows = certificate.rows
    #expect(rows == rows.sorted() && Set(rows).count == rows.count, "\(name): not sorted")
    #expect(
      rows.allSatisfy { problem.rows[$0].isRequired },
      "\(name): the conflict contains an optional row")
    #expect(
      !ExactReference(problem.keeping(rows)).isFeasible, "\(name): \(rows) are satisfiable")
    for omitted in rows {
      let others = rows.filter { $0 != omitted }
      #expect(
        ExactReference(problem.keeping(others)).isFeasible,
        "\(name): \(rows) are unsatisfiable even without \(omitted)")
    }
    linear.expectProof(certificate, name)
  }
}

extension SimplexBackend {
  /// The free variables of the last problem, computed without presolve and with two linear programs per
  /// variable.
  mutating func freeVariablesAsWritten() -> [FreeVariable] {
    (0..<components.count).flatMap { part in
      zip(components.variables(of: part), rangesAsWritten(ofPart: part))
        .compactMap { FreeVariable(Int($0), $1) }
    }
    .sorted { $0.variable < $1.variable }
  }
}
