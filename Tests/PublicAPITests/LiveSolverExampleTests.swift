import Testing
import VisualFormat

@Suite("Live solver example")
struct LiveSolverExampleTests {
  @Test("the live solver example has the documented values and rejects a conflicting row")
  func liveSolver() throws {
    // [liveSolver]
    var solver = IncrementalSolver()
    let left = solver.addVariable()
    let right = solver.addVariable()
    let width = solver.addVariable()
    _ = try solver.addRow([(left, 1), (right, 1), (width, -1)], .equal, -8)
    _ = try solver.addRow([(left, 1), (right, -2)], .equal, 0, priority: 500)
    _ = try solver.addRow([(left, 1)], .greaterThanOrEqual, 44)
    _ = try solver.addRow([(right, 1)], .greaterThanOrEqual, 44)
    let size = try solver.addRow([(width, 1)], .equal, 320, priority: 750)
    _ = solver.solve()
    // solver.value(of: left) is 208, and solver.value(of: right) is 104.
    try solver.setConstant(120, of: size)
    _ = solver.solve()
    // left is 68 and right is 44: the row with priority 500 is relaxed.
    let tight = try solver.addRow([(width, 1)], .lessThanOrEqual, 90)
    let conflict = solver.solve()
    // conflict contains the four rows that contradict each other. The solver has removed `tight`.
    // [/liveSolver]
    #expect((solver.value(of: left) - 68).magnitude < 1e-9)
    #expect((solver.value(of: right) - 44).magnitude < 1e-9)
    #expect(conflict?.rows == [0, 2, 3, tight])
    try solver.setConstant(320, of: size)
    #expect(solver.solve() == nil)
    #expect((solver.value(of: left) - 208).magnitude < 1e-9)
    #expect((solver.value(of: right) - 104).magnitude < 1e-9)
  }
}
