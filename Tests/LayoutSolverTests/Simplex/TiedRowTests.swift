import LayoutSolver
import Testing
import VFLTestSupport

@Suite("Rows with the same breakpoint")
struct TiedRowTests {
  /// Views in a window have optional minimum widths with a high priority and optional maximum widths with a
  /// low priority.
  @Test("at most one view deviates from its contents if the window is stretched or squeezed")
  func stretched() throws {
    var solver = IncrementalSolver()
    let window = solver.addVariable()
    let widths = Array(solver.addVariables(20))
    let contents = widths.map { Double(40 + 7 * $0 % 11) }
    for (width, content) in zip(widths, contents) {
      _ = try solver.addRow([(width, 1)], .greaterThanOrEqual, 0)
      _ = try solver.addRow([(width, 1)], .greaterThanOrEqual, content, priority: 750)
      _ = try solver.addRow([(width, 1)], .lessThanOrEqual, content, priority: 250)
    }
    _ = try solver.addRow([(window, 1)] + widths.map { ($0, -1) }, .equal, 0)
    let edit = try solver.addEditRow(for: window, priority: 900)
    let total = contents.reduce(0, +)
    for excess in [100.0, -30, 250, 0, -1, 1] {
      try solver.suggest(total + excess, for: edit)
      #expect(solver.solve() == nil)
      let changes = zip(widths, contents).map { solver.value(of: $0) - $1 }
      expectEqual(changes.filter { $0 != 0 }.count, excess == 0 ? 0 : 1)
      #expect((changes.reduce(0, +) - excess).magnitude < 1e-9)
    }
  }
}
