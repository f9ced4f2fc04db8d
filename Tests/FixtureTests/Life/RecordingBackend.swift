import LayoutSolver

/// A simplex solver that records its last problem and outcome.
final class RecordingBackend: SolverBackend {
  /// The last problem; `nil` before the first call.
  private(set) var problem: LinearProblem?
  /// The outcome of the last problem; `nil` before the first call.
  private(set) var outcome: SolverOutcome?
  private var simplex = SimplexBackend()

  func solve(_ problem: LinearProblem) -> SolverOutcome {
    let outcome = simplex.solve(problem)
    self.problem = problem
    self.outcome = outcome
    return outcome
  }
}
