import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

/// Holds what a backend says about a problem against the exact reference.
struct Verification<Number: ExactNumber> {
  let problem: ExactProblem<Number>
  /// What the problem's numbers are divided by on their way to the backend.
  var unit = 1.0
  /// The relative difference that is let pass.
  var tolerance = 1e-7
  /// From how many columns on the backend looks for the optimum of a forest, if not as usual.
  var forestSize: Int?

  /// What the comparison has met, so that a test can say that it saw everything.
  enum Kind: Hashable {
    case unique
    case ambiguous
    case infeasible
  }

  /// Compares everything and returns the kind of outcome; `name` leads the messages.
  func run(_ name: String) -> Kind {
    let linear = problem.linearProblem(unit: unit)
    let reference = ExactReference(problem)
    var backend = SimplexBackend()
    if let forestSize { backend.simplex.forestSize = forestSize }
    switch backend.solve(linear) {
    case .infeasible(let certificate):
      #expect(!reference.isFeasible, "\(name): there is a solution")
      #expect(backend.freeVariables().isEmpty, "\(name): nothing is free without a solution")
      check(certificate, linear, name)
      return .infeasible
    case .optimal(let values):
      guard reference.isFeasible else {
        Issue.record("\(name): there is no solution, but \(values)")
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
    let costs = linear.costs(at: values, priorities: reference.priorities) { row, miss, size in
      #expect(miss <= tolerance * (1 + size), "\(name): required row \(row) is violated")
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
        "\(name): \(found) should range over \(range)")
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
    #expect(rows == rows.sorted() && Set(rows).count == rows.count, "\(name): rows ascend")
    #expect(rows.allSatisfy { problem.rows[$0].isRequired }, "\(name): only required rows conflict")
    #expect(
      !ExactReference(problem.keeping(rows)).isFeasible, "\(name): \(rows) can hold together")
    for left in rows {
      let others = rows.filter { $0 != left }
      #expect(
        ExactReference(problem.keeping(others)).isFeasible,
        "\(name): \(rows) is impossible without \(left) too")
    }
    linear.expectProof(certificate, name)
  }
}

extension SimplexBackend {
  /// The free variables of the last problem, found without presolving and with two linear programs for each
  /// variable.
  mutating func freeVariablesAsWritten() -> [FreeVariable] {
    (0..<components.count).flatMap { part in
      zip(components.variables(of: part), rangesAsWritten(ofPart: part))
        .compactMap { FreeVariable(Int($0), $1) }
    }
    .sorted { $0.variable < $1.variable }
  }
}
