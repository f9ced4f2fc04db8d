import Testing

@testable import LayoutSolver

@Suite("Columns without active rows")
struct LivePlaceholderTests {
  @Test("rows in two new variables are satisfied after each change of their constants")
  func otherColumns() throws {
    var solver = IncrementalSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(z, 1)], .greaterThanOrEqual, 5, priority: 900)
    let edit = try solver.addEditRow(for: z, priority: 500)
    #expect(solver.solve() == nil)
    // These rows add columns to a live solver, and at first no active row contains the columns.
    let minimum = try solver.addRow([(x, 1), (y, 1.1)], .greaterThanOrEqual, -1)
    let other = try solver.addRow([(x, 2), (y, 1.5)], .greaterThanOrEqual, -1)
    let maximum = try solver.addRow([(x, 1), (y, 1.1)], .lessThanOrEqual, 1)
    #expect(solver.solve() == nil)
    let steps: [[Double]] = [
      [-2, -2, 1, 6], [-1, -1, 2, 1], [1, -2, 1, 6], [-2, -2, 0.5, 6], [-2, 1, 50, 6],
      [0.4, -5, 50, 6], [0.5, -5, 50, 1], [0.6, -5, 0.6, 6],
    ]
    for step in steps {
      for (row, constant) in zip([minimum, other, maximum, edit], step) {
        try solver.setConstant(constant, of: row)
      }
      #expect(solver.solve() == nil)
      let (x, y) = (solver.value(of: x), solver.value(of: y))
      #expect(x + 1.1 * y >= step[0] - 1e-9 && x + 1.1 * y <= step[2] + 1e-9)
      #expect(2 * x + 1.5 * y >= step[1] - 1e-9)
    }
  }
}
