import LayoutSolver
import Testing
import VFLTestSupport

@Suite("Rows that take over for others at the same breakpoint")
struct TiedRowTests {
  /// Views side by side in a window, that must not be smaller than their contents and would rather not
  /// be larger.
  @Test("hold the views of a window that is stretched, and give them back when it is squeezed")
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
