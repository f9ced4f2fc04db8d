import LayoutSolver
import Testing

@testable import solver_fuzz

extension IncrementalSolver {
  /// Adds the variables and rows of a problem, term by term and numbered as there, and solves it.
  init(solving problem: LinearProblem) throws {
    self.init()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &self, appending: true)
    }
    #expect(solve() == nil)
  }
}
