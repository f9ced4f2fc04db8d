import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Comments next to lines")
struct CommentTests {
  @Test("comments in a margin have the same costs after a jump as in a solve from scratch")
  func jumps() throws {
    let count = 150
    let problem = LayoutShapes.comments(count)
    var solver = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver)
    }
    let edit = try solver.addEditRow(for: 0, priority: 900)
    for height in [50, 30, 45, 26, 60] {
      var fresh = IncrementalSolver()
      for edit in LiveEdit.script(adding: problem) {
        _ = try edit.perform(on: &fresh)
      }
      _ = try fresh.addEditRow(for: 0, priority: 900)
      var values: [[Double]] = []
      for var other in [solver, fresh] {
        try other.suggest(Double(height * count), for: edit)
        #expect(other.solve() == nil)
        values.append((0..<problem.variableCount).map { other.value(of: $0) })
      }
      try solver.suggest(Double(height * count), for: edit)
      #expect(solver.solve() == nil)
      problem.expectEqualCosts(values[0], values[1], "height \(height)")
    }
  }
}
