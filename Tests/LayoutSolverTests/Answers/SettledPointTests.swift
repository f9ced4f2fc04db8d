import Testing

@testable import LayoutSolver

@Suite("Accuracy of the final point")
struct SettledPointTests {
  /// A solver with two optional widths that exceed a total; the second has the lower priority.
  private func pair(of preferred: [Double], in total: Double) throws -> IncrementalSolver {
    var solver = IncrementalSolver()
    let widths = Array(solver.addVariables(2))
    _ = try solver.addRow(widths.map { ($0, 1) }, .lessThanOrEqual, total)
    for (index, width) in widths.enumerated() {
      _ = try solver.addRow(
        [(width, 3)], .equal, 3 * preferred[index], priority: 700 - Double(index))
    }
    #expect(solver.solve() == nil)
    return solver
  }

  @Test("an optimum has rounding errors of at most one unit in the last place of the total")
  func accuracy() throws {
    for total in [0.7, 1.1, 1e4 / 3, 1e6 / 7] {
      let solver = try pair(of: [total * 0.9, total * 0.3], in: total)
      let values = [solver.value(of: 0), solver.value(of: 1)]
      #expect((values[0] - total * 0.9).magnitude <= total.ulp)
      #expect((values[0] + values[1] - total).magnitude <= total.ulp)
    }
  }

  /// The columns move so far that the sums of their moves lose the digits by which the required row is
  /// violated.
  @Test("a required row is satisfied even if columns move by 1e9")
  func farColumns() throws {
    var solver = IncrementalSolver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(b, 1)], .equal, -999_999_995, priority: 900)
    _ = try solver.addRow([(c, 1)], .equal, 11.94, priority: 900)
    _ = try solver.addRow([(a, 1), (b, -1)], .equal, 1e9, priority: 500)
    for distance in 100...105 {
      _ = try solver.addRow([(a, 1), (c, -1)], .equal, Double(distance), priority: 100)
    }
    _ = try solver.addRow([(a, 1), (c, 1)], .greaterThanOrEqual, 16.9400001168154)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: a) + solver.value(of: c) >= 16.9400001168154 - 1e-9)
  }
}
