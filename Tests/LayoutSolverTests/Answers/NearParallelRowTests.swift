import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Nearly parallel rows")
struct NearParallelRowTests {
  /// Returns the outcome for a cycle of equalities between nonnegative variables.
  ///
  /// Each variable equals the next variable times a factor. In addition, the first variable equals the last
  /// variable times `last`, plus a constant.
  private func outcome(
    _ factors: [Double], closedBy last: Double, _ constant: Double
  ) -> (outcome: SolverOutcome, isVerified: Bool) {
    let count = factors.count + 1
    var problem = LinearProblem(variableCount: count)
    for (variable, factor) in factors.enumerated() {
      _ = problem.addRow([(variable, 1), (variable + 1, -factor)], .equal, 0)
    }
    _ = problem.addRow([(0, 1), (count - 1, -last)], .equal, constant)
    for variable in 0..<count { _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0) }
    var backend = SimplexBackend()
    return (backend.solve(problem), backend.isVerified)
  }

  @Test(
    "nearly parallel rows that a large value satisfies are not reported as a conflict",
    arguments: [1e-12, 1e-13, 2e-14])
  func nearlyParallel(difference: Double) {
    for factors in [[1], [2, 0.5], [0.25, 2, 2]] as [[Double]] {
      let (outcome, isVerified) = outcome(factors, closedBy: 1 + difference, -1)
      if case .infeasible = outcome { Issue.record("\(factors): unexpected conflict") }
      guard isVerified, case .optimal(let values) = outcome else { continue }
      #expect((values[factors.count] * difference - 1).magnitude < 1e-2, "\(factors)")
    }
  }

  @Test("parallel rows that differ only by rounding errors are reported as a conflict")
  func rounded() {
    var random = SplitMix64(seed: 3)
    for number in 0..<300 {
      let factors = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Double(Int.random(in: 1...999, using: &random)) / 100
      }
      let (outcome, _) = outcome(factors, closedBy: factors.reduce(1, *), 8)
      guard case .infeasible(let certificate) = outcome else {
        Issue.record("problem \(number): \(factors)")
        continue
      }
      expectEqual(certificate.rows, Array(0...factors.count), "problem \(number)")
    }
  }
}
