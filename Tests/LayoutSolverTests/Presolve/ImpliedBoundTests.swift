import Testing

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Bounds that rows imply")
struct ImpliedBoundTests {
  /// Lists of views below each other, 10 points high, of which none begins above 0; the last one of
  /// each should.
  private func lists(_ count: Int, ofViews viewCount: Int) throws -> IncrementalSolver {
    var problem = LinearProblem(variableCount: 0)
    for _ in 0..<count {
      var above: Int?
      for _ in 0..<viewCount {
        let top = problem.addVariable()
        _ = problem.addRow([(top, 1)], .greaterThanOrEqual, 0)
        if let above { _ = problem.addRow([(top, 1), (above, -1)], .greaterThanOrEqual, 10) }
        above = top
      }
      if let above { _ = problem.addRow([(above, 1)], .equal, 0, priority: 500) }
    }
    var solver = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver, appending: true)
    }
    #expect(solver.solve() == nil)
    for list in 1...count {
      #expect(abs(solver.value(of: list * viewCount - 1) - Double(10 * (viewCount - 1))) < 1e-9)
    }
    return solver
  }

  @Test("go where positions are measured from one another")
  func longList() throws {
    let presolve = try lists(1, ofViews: 150).engine.presolve
    #expect(!presolve.offsets.isEmpty)
    #expect(presolve.boundCount == 1, "that of the first view")
    #expect(presolve.impliedBounds.witnesses.count == 149)
  }

  @Test("stay where positions stay absolute, and the rows may change alone")
  func shortLists() throws {
    let presolve = try lists(20, ofViews: 10).engine.presolve
    #expect(presolve.offsets.isEmpty)
    #expect(presolve.boundCount == 200)
    #expect(presolve.impliedBounds.witnesses.isEmpty)
  }
}
