import Testing

@testable import LayoutSolver

@Suite("Regions of columns that no row holds")
struct LivePlaceholderTests {
  @Test("are those of the columns that none holds now")
  func otherColumns() throws {
    var solver = IncrementalSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(z, 1)], .greaterThanOrEqual, 5, priority: 900)
    let edit = try solver.addEditRow(for: z, priority: 500)
    #expect(solver.solve() == nil)
    // The columns of these come while the solver lives, and nothing holds them at first.
    let least = try solver.addRow([(x, 1), (y, 1.1)], .greaterThanOrEqual, -1)
    let other = try solver.addRow([(x, 2), (y, 1.5)], .greaterThanOrEqual, -1)
    let most = try solver.addRow([(x, 1), (y, 1.1)], .lessThanOrEqual, 1)
    #expect(solver.solve() == nil)
    let steps: [[Double]] = [
      [-2, -2, 1, 6], [-1, -1, 2, 1], [1, -2, 1, 6], [-2, -2, 0.5, 6], [-2, 1, 50, 6],
      [0.4, -5, 50, 6], [0.5, -5, 50, 1], [0.6, -5, 0.6, 6],
    ]
    for step in steps {
      for (row, constant) in zip([least, other, most, edit], step) {
        try solver.setConstant(constant, of: row)
      }
      #expect(solver.solve() == nil)
      let (x, y) = (solver.value(of: x), solver.value(of: y))
      #expect(x + 1.1 * y >= step[0] - 1e-9 && x + 1.1 * y <= step[2] + 1e-9)
      #expect(2 * x + 1.5 * y >= step[1] - 1e-9)
    }
  }
}
