import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Reuse of a presolver")
struct PresolveReuseTests {
  private static func problems() -> [LinearProblem] {
    let problems = [
      LayoutShapes.form(rows: 12, labels: [60, 85, 40], field: 120),
      LayoutShapes.nested(levels: 2, fanOut: 5),
      LayoutShapes.filled(views: 20, width: 700, content: 30),
      LayoutShapes.pairs(15),
      LinearProblem(variableCount: 3),
      LayoutShapes.list(views: 40),
    ]
    return problems.flatMap { problem in
      var pinned = problem
      for row in pinned.rows.indices { pinned.pin(row) }
      return [problem, pinned, problem]
    }
  }

  /// Each layout is presolved three times, and all rows are pinned the second time so that none are merged.
  @Test("a used presolver returns the same system as a new presolver")
  func reuse() {
    var (presolver, system) = (Presolver(), RowSystem())
    for (index, problem) in PresolveReuseTests.problems().enumerated() {
      var (freshPresolver, freshSystem) = (Presolver(), RowSystem())
      let fresh = freshPresolver.reduce(problem, into: &freshSystem)
      let reused = presolver.reduce(problem, into: &system)
      expectEqual(reused?.rootOfColumn, fresh?.rootOfColumn, "layout \(index)")
      expectEqual(system.rows.starts, freshSystem.rows.starts, "layout \(index)")
      expectEqual(system.rows.indices, freshSystem.rows.indices, "layout \(index)")
      expectEqual(system.rows.values, freshSystem.rows.values, "layout \(index)")
      expectEqual(system.headers.map(\.constant), freshSystem.headers.map(\.constant))
      expectEqual(system.headers.map(\.level), freshSystem.headers.map(\.level))
      let values = (0..<system.columnCount).map { Double($0) * 1.5 }
      expectEqual(reused?.expand(values), fresh?.expand(values), "layout \(index)")
    }
  }
}
