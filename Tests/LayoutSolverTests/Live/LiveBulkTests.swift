import LayoutSolver
import Testing
import VFLTestSupport

@Suite("Variables and rows added in bulk to a live solver")
struct LiveBulkTests {
  /// Terms of two rows, one behind the other.
  private func terms(_ x: Int, _ y: Int) -> [RowTerm] {
    [
      RowTerm(variable: Int32(x), coefficient: 1), RowTerm(variable: Int32(y), coefficient: 2),
      RowTerm(variable: Int32(x), coefficient: 3),
    ]
  }

  @Test("are those that come one by one")
  func sameSolution() throws {
    var solver = IncrementalSolver()
    let gone = solver.addVariable()
    try solver.removeVariable(gone)
    let variables = solver.addVariables(2)
    // Numbers that others had are not given in bulk.
    #expect(variables == 1..<3 && solver.variableCount == 2)
    let terms = self.terms(1, 2)
    let sum = try solver.addRow(terms.span.extracting(0..<2), .equal, 10)
    let wish = try solver.addRow(terms.span.extracting(2..<3), .equal, 12, priority: 500)
    #expect(solver.solve() == nil)
    expectEqual(variables.map(solver.value), [4, 3])
    try solver.removeRow(wish)
    let again = try solver.addRow(terms.span.extracting(2..<3), .equal, 6)
    #expect(again != sum && wish != sum)
    #expect(solver.solve() == nil)
    expectEqual(variables.map(solver.value), [2, 4])
  }

  @Test("leave no trace where one is refused")
  func refusal() throws {
    var solver = IncrementalSolver()
    _ = solver.addVariables(2)
    let bad = [terms(0, 2), terms(0, -1)] + [[RowTerm(variable: 0, coefficient: .nan)]]
    for terms in bad {
      #expect(throws: RowRefusal.self) {
        _ = try solver.addRow(terms.span, .equal, 1)
      }
    }
    let good = terms(0, 1)
    #expect(throws: RowRefusal.unusableNumber(.infinity)) {
      _ = try solver.addRow(good.span, .equal, .infinity)
    }
    expectEqual(solver.rowCount, 0)
    let row = try solver.addRow(good.span.extracting(2..<3), .equal, 6)
    expectEqual(row, 0)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: 0), 2)
  }

  @Test("are undone together when they contradict each other")
  func contradiction() throws {
    var solver = IncrementalSolver()
    let x = solver.addVariables(1).lowerBound
    let terms = [RowTerm(variable: Int32(x), coefficient: 1)]
    _ = try solver.addRow(terms.span, .equal, 5)
    #expect(solver.solve() == nil)
    _ = solver.addVariables(3)
    _ = try solver.addRow(terms.span, .equal, 6)
    #expect(solver.solve() != nil)
    #expect(solver.variableCount == 1 && solver.rowCount == 1)
    let again = solver.addVariables(2)
    #expect(again == 1..<3)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 5)
  }
}
