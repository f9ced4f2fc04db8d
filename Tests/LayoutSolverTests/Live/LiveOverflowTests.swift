import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Live layouts with numbers that overflow")
struct LiveOverflowTests {
  @Test(
    "a bound that overflows is not ignored", arguments: [RowRelation.greaterThanOrEqual, .equal])
  func bound(relation: RowRelation) throws {
    var solver = IncrementalSolver()
    let variable = solver.addVariable()
    _ = try solver.addRow([(variable, 0.5)], relation, 1.7e308)
    _ = solver.solve()
    #expect(!solver.isVerified)

    var problem = LinearProblem(variableCount: 1)
    _ = problem.addRow([(0, 0.5)], relation, 1.7e308)
    var backend = SimplexBackend()
    _ = backend.solve(problem)
    #expect(!backend.isVerified)
  }

  @Test("a row that is added later and overflows is not ignored")
  func addedRow() throws {
    var solver = IncrementalSolver()
    let (large, other) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(large, 1)], .equal, 0x1p1023)
    #expect(solver.solve() == nil)
    _ = try solver.addRow([(other, 1), (large, -4)], .equal, 0)
    _ = solver.solve()
    #expect(!solver.isVerified)
  }

  @Test("the layout is finite again after the large constant has gone")
  func recovery() throws {
    var solver = IncrementalSolver()
    let (base, other) = (solver.addVariable(), solver.addVariable())
    let row = try solver.addRow([(base, 1)], .equal, 1)
    _ = try solver.addRow([(other, 1), (base, -4)], .equal, 0)
    #expect(solver.solve() == nil)
    try solver.setConstant(1.7e308, of: row)
    _ = solver.solve()
    for constant in [0.0, 1, 2] {
      try solver.setConstant(constant, of: row)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: other), 4 * constant)
      #expect(solver.isVerified)
    }
  }

  @Test("a layout is finite again after the sum of its constants has overflowed")
  func recoveryFromSum() throws {
    var solver = IncrementalSolver()
    let (base, left, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(base, 1)], .equal, -1.7e308)
    let row = try solver.addRow([(left, 1), (base, 1), (right, 1)], .greaterThanOrEqual, 0)
    _ = try solver.addRow([(right, 1), (left, -1)], .greaterThanOrEqual, 3)
    _ = try solver.addRow([(right, 1), (left, 1)], .lessThanOrEqual, 1.75e308)
    #expect(solver.solve() == nil)
    try solver.setConstant(1.7e308, of: row)
    _ = solver.solve()
    for constant in [0.0, 1] {
      try solver.setConstant(constant, of: row)
      #expect(solver.solve() == nil)
      #expect(solver.value(of: left).isFinite && solver.value(of: right).isFinite)
    }
  }

  @Test(
    "constants of a row that an undone change has removed are checked when the row is activated")
  func undoneRemoval() throws {
    var solver = IncrementalSolver()
    let (large, other, fixed) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let largeRow = try solver.addRow([(large, 1)], .equal, 1, priority: 5)
    _ = try solver.addRow([(other, 1), (large, -4)], .equal, 0)
    _ = try solver.addRow([(fixed, 1)], .equal, 5)
    #expect(solver.solve() == nil)
    try solver.setConstant(0x1p1023, of: largeRow)
    try solver.deactivate(largeRow)
    #expect(solver.solve() == nil)
    // The priority 7 makes the next solve presolve all rows.
    try solver.removeRow(largeRow)
    _ = try solver.addRow([(fixed, 1)], .equal, 3, priority: 7)
    _ = try solver.addRow([(fixed, 1)], .equal, 6)
    #expect(solver.solve() != nil)
    try solver.activate(largeRow)
    _ = solver.solve()
    #expect(!solver.isVerified)
  }
}
