import LayoutSolver

/// The simplex solver, with its last problem and outcome recorded.
final class RecordingBackend: SolverBackend {
  /// The last problem.
  private(set) var problem: LinearProblem?
  /// The outcome of the last problem.
  private(set) var outcome: SolverOutcome?
  private var simplex = SimplexBackend()

  func solve(_ problem: LinearProblem) -> SolverOutcome {
    let outcome = simplex.solve(problem)
    self.problem = problem
    self.outcome = outcome
    return outcome
  }

  func freeVariables() -> [FreeVariable] { simplex.freeVariables() }
}
