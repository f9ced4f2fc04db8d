import LayoutSolver
import Testing

@Suite("Optional rows of one priority with very different scales")
struct FarScaleTests {
  private static let spreads = [1e6, 1e9, 1e12]

  @Test("a row with a low cost counts if rows with high costs are satisfied", arguments: spreads)
  func lightRow(spread: Double) throws {
    var solver = IncrementalSolver()
    let (left, right) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow(
      [(left, -spread), (right, -spread)], .lessThanOrEqual, spread, priority: 250)
    _ = try solver.addRow([(left, 1), (right, -1)], .equal, 0)
    _ = try solver.addRow([(right, 1)], .equal, 0, priority: 250)
    let heavy = try solver.addRow([(right, -spread)], .equal, spread, priority: 250)
    #expect(solver.solve() == nil)
    #expect(solver.isVerified && solver.value(of: left) == -0.5)
    try solver.removeRow(heavy)
    #expect(solver.solve() == nil)
    #expect(solver.isVerified && abs(solver.value(of: left)) < 1e-12)
  }

  @Test("a row with a low cost counts after a row with a high cost is removed", arguments: spreads)
  func heavyRowIsRemoved(spread: Double) throws {
    var solver = IncrementalSolver()
    let x = solver.addVariable()
    let scale = spread.squareRoot()
    let heavy = try solver.addRow([(x, -scale)], .equal, scale, priority: 250)
    _ = try solver.addRow([(x, 1 / scale)], .equal, 1 / scale, priority: 250)
    _ = try solver.addRow([(x, 1)], .greaterThanOrEqual, 0, priority: 500)
    #expect(solver.solve() == nil)
    #expect(solver.isVerified && solver.value(of: x) == 0)
    try solver.removeRow(heavy)
    #expect(solver.solve() == nil)
    #expect(solver.isVerified && solver.value(of: x) == 1)
  }
}
