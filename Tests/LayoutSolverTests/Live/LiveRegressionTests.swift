import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Scripts on which a live solver failed in the past")
struct LiveRegressionTests {
  @Test("a new variable is 0, even if it has the number of a removed variable with another value")
  func newVariableOfOldNumber() {
    expectPass([
      .addVariable(0), row(0, [(0, 1)], .greaterThanOrEqual, 1, 250.5), .solve,
      .removeRow(0), .removeVariable(0), .addVariable(1), .solve,
    ])
  }

  @Test("a row is satisfied after its constant changes and it gets a new priority")
  func constantThenNewPriority() {
    expectPass([
      .addVariable(0), row(0, [], .greaterThanOrEqual, 0, 750),
      row(1, [(0, 1)], .equal, 0, 750), .solve, .setConstant(1, 1), .setPriority(1, 250.5), .solve,
    ])
    expectPass([
      .addVariable(0), row(0, [(0, 1)], .equal, 0, 1000), .solve, .deactivate(0), .activate(0),
      .setPriority(0, 250.5), .setConstant(0, 1), .solve,
    ])
  }

  @Test(
    "a required row that presolve dropped as redundant applies after its copy is deactivated")
  func copyOfARow() {
    expectPass([
      .addVariable(0), .addVariable(1), .addVariable(2), .addVariable(3), .addVariable(4),
      .addVariable(5), row(0, [(2, 1), (0, -1)], .equal, 0), row(1, [(4, 1), (0, -1)], .equal, 0),
      row(2, [(5, 1), (4, -1), (1, -1)], .equal, 4), row(3, [(0, 1)], .lessThanOrEqual, 0, 250),
      row(4, [(1, 1)], .lessThanOrEqual, 0, 250),
      row(5, [(3, 1), (4, 0.5), (5, 1)], .equal, 54),
      row(6, [(3, 1), (2, -1), (1, -1)], .equal, 0), row(7, [(5, 1), (4, -1), (1, -1)], .equal, 4),
      .solve, .deactivate(7), .solve, .deactivate(2), .solve, .activate(7), .solve,
    ])
  }

  @Test("required rows are satisfied after a row that merged other rows is removed")
  func removedFromAGrid() {
    var script = (0...8).map(LiveEdit.addVariable)
    script += [
      row(0, [(2, 1), (0, -1)], .equal, 0), row(1, [(3, 1), (2, -1), (1, -1)], .equal, 0),
      row(2, [(4, 1), (1, 1)], .equal, 0), row(3, [(5, 1), (0, -1)], .equal, 0),
      row(4, [(6, 1), (5, -1), (1, -1)], .equal, 0), row(5, [(7, 1), (0, -1)], .equal, 0),
      row(6, [(8, 1), (7, -1), (1, -1)], .equal, 0), row(7, [(8, 1)], .equal, 0),
      row(8, [(4, 1)], .equal, 1, 500), .solve,
      row(9, [(0, 1)], .equal, 0, 900), .deactivate(7), .activate(7), .solve,
      .removeRow(1), .solve,
    ]
    expectPass(script)
  }

  @Test(
    "changing an optional row while a row that blocks it is activated does not trap")
  func removedBlockingRow() {
    expectPass([
      .addVariable(0), .solve, row(4, [(0, 1)], .equal, 12, 250),
      row(5, [(0, -1)], .lessThanOrEqual, -12), .addVariable(1), .deactivate(5),
      row(9, [(1, -2), (0, 1)], .greaterThanOrEqual, 12, 500), .activate(5), .deactivate(9), .solve,
      .setConstant(4, 10), .activate(9), .solve, .removeRow(5), .solve,
    ])
  }

  @Test("an optional row for 0 is satisfied despite a row with coefficients above 1e7")
  func badlyScaled() {
    expectPass([
      .solve, .addVariable(1), row(10, [(1, 1)], .equal, 0, 250.5), row(12, [(1, 1)], .equal, -27),
      .addVariable(3), .deactivate(12), row(15, [(3, 0x3p-20)], .lessThanOrEqual, -0x3p-19),
      row(16, [(1, 0x1p23), (3, 0x3p23)], .lessThanOrEqual, 0, 250.5),
      row(17, [(1, 0x1p-20), (3, 0x1p-20)], .greaterThanOrEqual, 0, 750), .activate(12),
      .addEditRow(20, variable: 3, priority: 250), .setConstant(15, 0), .solve,
      .deactivate(12), .solve, .activate(12), .removeRow(17), .deactivate(15), .solve,
    ])
  }

  @Test("a bound that other rows imply is satisfied after one of these rows is removed")
  func impliedBounds() throws {
    for count in [40, 64, 80] {
      var solver = IncrementalSolver()
      var (premises, results): ([Int], [Int]) = ([], [])
      for _ in 0..<count {
        let (x, y, h) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        premises.append(try solver.addRow([(x, 1)], .greaterThanOrEqual, 0))
        _ = try solver.addRow([(h, 1)], .greaterThanOrEqual, 0)
        _ = try solver.addRow([(y, 1)], .greaterThanOrEqual, 0)
        _ = try solver.addRow([(y, 1), (x, -1), (h, -1)], .greaterThanOrEqual, 0)
        _ = try solver.addRow([(x, 1)], .equal, -20, priority: 500)
        _ = try solver.addRow([(h, 1)], .equal, 10, priority: 500)
        results.append(y)
      }
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: results[0]), 10)
      try solver.removeRow(premises[0])
      #expect(solver.solve() == nil)
      #expect(solver.value(of: results[0]) >= 0)
    }
  }

  @Test("an optional row with a tiny coefficient is satisfied after a contradicting row is removed")
  func tinyCoefficientOfOpenedRow() {
    expectPass([
      .addVariable(0), row(16, [(0, 1e-6)], .equal, 5e-6, 500), .solve, .setConstant(16, 4.4e-5),
      row(17, [(0, 500_000)], .equal, 8e6), .solve, .removeRow(17), .solve,
    ])
  }

  @Test("a rounding error in a multiplier of a high priority does not affect a lower priority")
  func multiplierOfOpenedRow() {
    expectPass([
      .addVariable(0), .addVariable(1), row(0, [(1, 1)], .greaterThanOrEqual, 1, 800),
      row(2, [(0, 0.12320676819002319), (1, 0.35769217307259804)], .equal, 0),
      row(7, [(0, 1), (1, 44), (1, 23.83774556883188)], .equal, 0, 700),
      row(8, [(0, -0.011592272684910074)], .equal, 131, 100),
      row(9, [(1, 0.012028951055839524)], .greaterThanOrEqual, 160.6, 700), .solve,
      .deactivate(2), .setConstant(9, 1), .solve,
    ])
  }

  @Test("a large constant in an undone batch does not change the last digit of any value")
  func largeConstantInUndoneBatch() {
    expectPass([
      .addVariable(0), .addVariable(1),
      row(0, [(0, -0.03125)], .greaterThanOrEqual, 0, 250.5),
      row(1, [(0, 1), (0, 1), (1, 1)], .equal, -6, 750), row(2, [(0, 8192)], .equal, 0, 750),
      row(3, [(0, 1), (1, -512)], .lessThanOrEqual, 0), .solve,
      .removeRow(2), .setConstant(0, 0.125), .solve,
      row(4, [], .equal, 196_608), .solve,
      row(5, [(0, 0.015625)], .equal, 0, 750), .solve,
    ])
  }

  @Test("a variable that is a sum of columns with evenly spaced numbers follows jumps")
  func variableOfEvenColumns() {
    var script = (0...19).map(LiveEdit.addVariable)
    script += [row(0, [(6, 1), (0, -1)], .equal, 0), row(1, [(6, -1), (1, -1)], .equal, 0)]
    script += [row(2, [(7, 1), (2, -1)], .equal, 0)]
    // There are three stacks of views, in which each view begins at the end of the previous view.
    let ends = [
      (3, 8, 7, 3), (4, 9, 8, 4), (6, 11, 10, 1), (7, 12, 11, 2), (8, 13, 12, 3), (9, 14, 13, 4),
      (12, 16, 15, 1), (13, 17, 16, 2), (14, 18, 17, 3), (15, 19, 18, 4),
    ]
    for (label, end, start, width) in ends {
      script.append(row(label, [(end, 1), (start, -1), (width, -1)], .equal, 0))
    }
    script += [row(5, [(10, 1), (0, -1)], .equal, 0), row(11, [(15, 1), (0, -1)], .equal, 0)]
    script += [row(10, [(14, 1), (5, 1)], .lessThanOrEqual, 500)]
    for (label, width) in [(16, 1), (17, 2), (19, 3), (20, 4)] {
      script.append(row(label, [(width, 1), (0, -1)], .equal, 0, 900))
    }
    script += [
      row(18, [(2, 1)], .greaterThanOrEqual, 1, 500),
      row(21, [(5, 1)], .greaterThanOrEqual, 50, 500),
      .addEditRow(22, variable: 2, priority: 499), .solve, .removeRow(0),
      .deactivate(2), .removeRow(13), .solve,
    ]
    for size in [1, 130.5, 0, 90] { script += [.suggest(22, size), .solve] }
    expectPass(script)
  }

  @Test("a row that was added with a very large constant is accurate for a small constant")
  func largeConstantOfANewRow() {
    expectPass([
      .addVariable(0), row(0, [(0, 3)], .equal, 1), .solve, .deactivate(0),
      .addEditRow(1, variable: 0, priority: 500), .suggest(1, 3e9), .solve,
      .suggest(1, 0), .solve,
    ])
  }

  @Test("rows that presolve linked through other rows are satisfied after these rows are removed")
  func linkedThroughRemovedRow() {
    let script =
      (0...11).map(LiveEdit.addVariable) + [
        row(0, [(3, 1), (1, -1)], .equal, 0), row(1, [(4, 1), (3, -1), (2, -1)], .equal, 0),
        row(2, [(5, 1), (0, 1)], .equal, 0), row(3, [(6, 1), (5, 1), (1, -1)], .equal, 0),
        row(4, [(7, 1), (6, -1), (2, -1)], .equal, 4), row(5, [(0, 1)], .equal, 1),
        row(6, [(8, 1), (1, -1)], .equal, 0), row(7, [(9, 1), (8, -1), (2, -1)], .equal, 0),
        row(8, [(10, 1), (1, -1)], .equal, 0), row(9, [(11, 1), (10, -1), (2, -1)], .equal, 0),
        row(10, [(1, 1)], .equal, 0, 900), row(11, [(2, 1)], .equal, 0, 900),
        row(12, [(4, 1), (6, 1), (11, 1)], .equal, 0),
        row(13, [(7, 1), (6, -1), (2, -1)], .equal, 4), .solve,
      ]
    expectPass(script + [.removeRow(4), .removeRow(1), .solve])
    expectPass(script + [.removeRow(1), .removeRow(4), .solve])
    expectPass(script + [.removeRow(4), .solve, .removeRow(1), .solve])
    expectPass(script + [.removeRow(1), .solve, .removeRow(4), .solve])
    expectPass(
      script + [.deactivate(4), .solve, .deactivate(1), .solve]
        + [9, 7, 13].flatMap {
          [.deactivate($0), .solve]
        } + [1, 7, 4].flatMap { [.activate($0), .solve] } + [.removeRow(12), .solve])
  }

  /// Rows in which variable 8 does not depend on the edit row, except for rounding errors.
  private var balancedRows: [LiveEdit] {
    [
      row(5, [(4, 1)], .equal, 0, 300), row(6, [(6, 1), (4, 1)], .equal, 0),
      row(7, [(7, 1)], .equal, 44.4, 250), row(8, [(8, 1), (6, 1), (7, 1)], .equal, 0),
      row(10, [(10, 1), (8, 1), (9, 1)], .equal, 0), row(13, [(12, 1), (10, 1)], .equal, 0),
      row(15, [(5, 1), (12, 1)], .equal, 0),
      .addEditRow(17, variable: 5, priority: 700),
    ]
  }

  @Test("a variable that does not depend on a size stays accurate after the size was very large")
  func balancedVariableAlone() {
    let variables = [4, 5, 6, 7, 8, 9, 10, 12].map(LiveEdit.addVariable)
    var script = variables + balancedRows
    script += [row(50, [(5, 1)], .greaterThanOrEqual, 0), .solve]
    for size in [1, -5, 1e13, 0] { script += [.suggest(17, size), .solve] }
    expectPass(script)
  }

  @Test("a variable stays accurate if another part changes while a size is very large")
  func balancedVariableAndAnotherPart() {
    let variables = [8, 4, 5, 6, 7, 9, 10, 12, 27, 35].map(LiveEdit.addVariable)
    var script = variables + balancedRows
    script += [
      row(43, [(35, 1)], .lessThanOrEqual, 0, 750), row(44, [(27, 1), (35, 1)], .equal, 1),
      .addEditRow(46, variable: 27, priority: 700), .solve,
      .suggest(46, 1), .solve, .suggest(46, 0), .suggest(17, 1), .solve,
      .suggest(17, 1e13), .suggest(46, 480), .solve, .suggest(17, 0), .solve,
    ]
    expectPass(script)
  }

  private func expectPass(
    _ script: [LiveEdit], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let strict = LiveRun.Strictness(exactEvery: 1)
    #expect(LiveRun.failure(of: script, strictness: strict) == nil, sourceLocation: sourceLocation)
  }

  private func row(
    _ label: Int, _ terms: [(Int, Double)], _ relation: RowRelation, _ constant: Double,
    _ priority: Double = 1000
  ) -> LiveEdit {
    let terms = terms.map { (variable: $0.0, coefficient: $0.1) }
    return .addRow(
      label, LiveRow(terms: terms, relation: relation, constant: constant, priority: priority))
  }
}
