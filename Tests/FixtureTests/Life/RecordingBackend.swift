import LayoutSolver

/// The house's own simplex, with what it was asked and what it answered kept.
final class RecordingBackend: SolverBackend {
  /// The rows that were to be solved last.
  private(set) var problem: LinearProblem?
  /// What came of them.
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
