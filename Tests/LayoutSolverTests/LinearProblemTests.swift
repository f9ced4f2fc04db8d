import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Linear problems")
struct LinearProblemTests {
  @Test("each row has its own terms and priority")
  func rowsKeepTheirTerms() {
    var problem = LinearProblem(variableCount: 2)
    let first = problem.addRow([(0, 1)], .equal, 3)
    let second = problem.addRow([(0, 1), (1, -1)], .lessThanOrEqual, 0, priority: 250)
    expectEqual([first, second], [0, 1])
    expectEqual((0..<2).map { problem.terms(of: $0).count }, [1, 2])
    expectEqual(problem.rows.map(\.priority), [LinearProblem.requiredPriority, 250])
  }
}
