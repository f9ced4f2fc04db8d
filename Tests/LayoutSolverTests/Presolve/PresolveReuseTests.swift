import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("One presolver for one layout after the other")
struct PresolveReuseTests {
  private static func stores() -> [RowStore] {
    let problems = [
      LayoutShapes.form(rows: 12, labels: [60, 85, 40], field: 120),
      LayoutShapes.nested(levels: 2, fanOut: 5),
      LayoutShapes.filled(views: 20, width: 700, content: 30),
      LayoutShapes.pairs(15),
      LinearProblem(variableCount: 3),
      LayoutShapes.list(views: 40),
    ]
    return problems.flatMap { problem in
      var store = RowStore()
      store.load(problem)
      var pinned = store
      for row in pinned.rows.indices { pinned.rows[row].isPinned = true }
      return [store, pinned, store]
    }
  }

  /// Each layout as it is, with all rows pinned, which leaves nothing to merge, and as it is again.
  @Test("finds the same as a new one would, whatever it has seen before")
  func reuse() {
    var (reused, system) = (Presolve(), RowSystem())
    for (index, store) in PresolveReuseTests.stores().enumerated() {
      var (fresh, freshSystem) = (Presolve(), RowSystem())
      expectEqual(fresh.reduce(store, into: &freshSystem), reused.reduce(store, into: &system))
      expectEqual(reused.rootOfColumn, fresh.rootOfColumn, "layout \(index)")
      expectEqual(reused.places, fresh.places, "layout \(index)")
      expectEqual(system.rows.starts, freshSystem.rows.starts, "layout \(index)")
      expectEqual(system.rows.indices, freshSystem.rows.indices, "layout \(index)")
      expectEqual(system.rows.values, freshSystem.rows.values, "layout \(index)")
      expectEqual(system.headers.map(\.constant), freshSystem.headers.map(\.constant))
      expectEqual(system.headers.map(\.level), freshSystem.headers.map(\.level))
      let values = system.headers.indices.prefix(system.columnCount).map { Double($0) * 1.5 }
      expectEqual(reused.expand(values), fresh.expand(values), "layout \(index)")
    }
  }
}
