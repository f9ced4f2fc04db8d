/// A solver of linear problems.
///
/// Implement this protocol to solve layouts with your own solver.
public protocol SolverBackend {
  /// Solves a problem.
  ///
  /// The outcome must be deterministic: the same problem has the same outcome, to the last bit, in every run.
  mutating func solve(_ problem: LinearProblem) -> SolverOutcome
}
