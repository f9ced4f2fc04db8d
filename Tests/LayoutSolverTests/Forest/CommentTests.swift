import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Comments beside their lines")
struct CommentTests {
  @Test("are where going from basis to basis brings them")
  func commentsByPivots() throws {
    let count = 150
    let problem = LayoutShapes.comments(count)
    var solvers = [IncrementalSolver(), IncrementalSolver(leastLocality: .max)]
    var edits: [Int] = []
    for index in solvers.indices {
      for edit in LiveEdit.script(adding: problem) {
        _ = try edit.perform(on: &solvers[index], appending: true)
      }
      edits.append(try solvers[index].addEditRow(for: 0, priority: 900))
    }
    for height in [50, 30, 45, 26, 60] {
      var values: [[Double]] = []
      for index in solvers.indices {
        try solvers[index].suggest(Double(height * count), for: edits[index])
        #expect(solvers[index].solve() == nil)
        values.append((0..<problem.variableCount).map { solvers[index].value(of: $0) })
      }
      problem.expectEqualCosts(values[0], values[1], "height \(height)")
    }
  }
}
