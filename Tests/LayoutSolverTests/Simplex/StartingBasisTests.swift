import LayoutSolver
import Testing
import VFLTestSupport

@Suite("Pivots from the initial basis to the optimum")
struct StartingBasisTests {
  private static let count = 30

  @Test("optional equalities take no pivots if stronger inequalities have slack")
  func optionalEqualities() throws {
    var solver = IncrementalSolver()
    let positions = Array(solver.addVariables(StartingBasisTests.count))
    for (index, position) in positions.enumerated() {
      _ = try solver.addRow([(position, 1)], .greaterThanOrEqual, 0)
      _ = try solver.addRow([(position, 1)], .equal, Double(100 * index), priority: 250)
    }
    for (position, next) in zip(positions, positions.dropFirst()) {
      _ = try solver.addRow(
        [(next, 1), (position, -1)], .greaterThanOrEqual, 8, priority: 750)
    }
    #expect(solver.solve() == nil)
    for (index, position) in positions.enumerated() {
      expectEqual(solver.value(of: position), Double(100 * index))
    }
    expectEqual(solver.statistics.pivots, 0)
  }

  @Test("optional minimum sizes take no pivots if weaker maximum sizes contradict them")
  func optionalSizes() throws {
    var solver = IncrementalSolver()
    let total = solver.addVariable()
    let sizes = Array(solver.addVariables(StartingBasisTests.count))
    for (index, size) in sizes.enumerated() {
      _ = try solver.addRow([(size, 1)], .greaterThanOrEqual, 0)
      _ = try solver.addRow(
        [(size, 1)], .greaterThanOrEqual, Double(10 + index), priority: 750)
      _ = try solver.addRow([(total, 1), (size, -1)], .greaterThanOrEqual, 20, priority: 900)
      _ = try solver.addRow([(size, 1)], .lessThanOrEqual, 5, priority: 250)
    }
    _ = try solver.addRow([(total, 1)], .equal, 500, priority: 600)
    #expect(solver.solve() == nil)
    for (index, size) in sizes.enumerated() {
      expectEqual(solver.value(of: size), Double(10 + index))
    }
    expectEqual(solver.value(of: total), 500)
    expectEqual(solver.statistics.pivots, 0)
  }

  /// Views next to each other, each with an optional width for its contents, fill a window.
  @Test(
    "views in a window of a given width take no pivots",
    arguments: [1.0, 0.97, 1.2])
  func givenWidth(share: Double) throws {
    var solver = IncrementalSolver()
    let window = solver.addVariable()
    let widths = Array(solver.addVariables(StartingBasisTests.count))
    var contents = 0.0
    for (index, width) in widths.enumerated() {
      let content = Double(400 - 10 * index)
      contents += content
      _ = try solver.addRow([(width, 1)], .greaterThanOrEqual, 0)
      _ = try solver.addRow([(width, 1)], .equal, content, priority: 500)
    }
    _ = try solver.addRow([(window, 1)] + widths.map { ($0, -1) }, .equal, 0)
    let edit = try solver.addEditRow(for: window, priority: 750)
    try solver.suggest(contents * share, for: edit)
    #expect(solver.solve() == nil)
    #expect((solver.value(of: window) - contents * share).magnitude < 1e-9)
    let changed = zip(widths, 0...).filter {
      (solver.value(of: $0) - Double(400 - 10 * $1)).magnitude > 1e-9
    }
    #expect(changed.count <= 1, "more than one view has changed")
    expectEqual(solver.statistics.pivots, 0)
  }
}
