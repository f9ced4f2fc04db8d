import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Large changes of a live layout")
struct LiveLargeChangeTests {
  @Test("a row that many eliminated rows determine is presolved with them")
  func anchoredChain() throws {
    let count = 2_000
    var solver = IncrementalSolver()
    let views = (0..<count).map { _ in solver.addVariable() }
    for (left, right) in zip(views, views.dropFirst()) {
      _ = try solver.addRow([(right, 1), (left, -1)], .greaterThanOrEqual, 8)
    }
    #expect(solver.solve() == nil)
    _ = try solver.addRow([(views[0], 1)], .equal, 20)
    #expect(solver.solve() == nil)
    // One by one, all rows would be opened, each with a column for all other variables.
    expectEqual(solver.statistics.presolves, 2)
    expectEqual(solver.value(of: views[0]), 20)
  }

  @Test("many new rows are presolved together")
  func manyRows() throws {
    let count = 1_000
    var solver = IncrementalSolver()
    func addStack() throws {
      let views = (0..<count).map { _ in solver.addVariable() }
      _ = try solver.addRow([(views[0], 1)], .equal, 0)
      for (left, right) in zip(views, views.dropFirst()) {
        _ = try solver.addRow([(right, 1), (left, -1)], .equal, 8)
      }
    }
    try addStack()
    #expect(solver.solve() == nil)
    try addStack()
    #expect(solver.solve() == nil)
    expectEqual(solver.statistics.presolves, 2)
    #expect(solver.statistics.reducedRows < count)
  }

  @Test("few new rows are added to the rows of a large layout")
  func fewRows() throws {
    var solver = IncrementalSolver()
    let views = (0..<1_000).map { _ in solver.addVariable() }
    for view in views { _ = try solver.addRow([(view, 1)], .greaterThanOrEqual, 8) }
    #expect(solver.solve() == nil)
    for view in views.prefix(64) { _ = try solver.addRow([(view, 1)], .equal, 9) }
    #expect(solver.solve() == nil)
    expectEqual(solver.statistics.presolves, 1)
  }

  @Test("numbers of removed variables are used again after rows were added")
  func removedVariables() throws {
    var solver = IncrementalSolver()
    let base = solver.addVariable()
    for step in 1...5_000 {
      try solver.removeVariable(solver.addVariable())
      if !step.isMultiple(of: 100) { continue }
      _ = try solver.addRow([(base, 1)], .greaterThanOrEqual, Double(step))
      #expect(solver.solve() == nil)
    }
    #expect(solver.addVariable() < 500)
    expectEqual(solver.value(of: base), 5_000)
  }
}
