import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Small changes of large problems")
struct LiveSmallChangeTests {
  private static let problems = [
    LayoutShapes.apart(40, of: LayoutShapes.form(rows: 3, labels: [40, 60, 50], field: 100)),
    LayoutShapes.apart(40, of: LayoutShapes.nested(levels: 2, fanOut: 3)),
    LayoutShapes.apart(40, of: LayoutShapes.grid(rows: 2, columns: 3, width: 200)),
    LayoutShapes.apart(40, of: LayoutShapes.filled(views: 4, width: 300, content: 60)),
    LayoutShapes.apart(10, of: LayoutShapes.list(views: 80)),
  ]

  @Test("all values are updated after a small change", arguments: problems.indices)
  func smallChanges(number: Int) throws {
    let problem = LiveSmallChangeTests.problems[number]
    var (solver, constants) = (IncrementalSolver(), problem.rows.map(\.constant))
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver)
    }
    #expect(solver.solve() == nil)
    let rows = 0..<problem.rowCount
    let optionalRows = rows.filter { problem.rows[$0].priority < LinearProblem.requiredPriority }
    var random = SplitMix64(seed: 21)
    for _ in 0..<60 {
      let row = optionalRows[Int.random(in: optionalRows.indices, using: &random)]
      constants[row] += Double(Int.random(in: -30...30, using: &random))
      try solver.setConstant(constants[row], of: row)
      #expect(solver.solve() == nil)
      let values = (0..<problem.variableCount).map { solver.value(of: $0) }
      for row in rows where problem.rows[row].priority == LinearProblem.requiredPriority {
        #expect(problem.violation(of: row, at: values).violation < 1e-7, "row \(row)")
      }
    }
    try expectBest(solver, problem, constants)
  }

  /// Checks that the optional rows have minimal costs with the given constants.
  private func expectBest(
    _ solver: IncrementalSolver, _ problem: LinearProblem, _ constants: [Double]
  ) throws {
    var fresh = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &fresh)
    }
    for row in constants.indices { try fresh.setConstant(constants[row], of: row) }
    #expect(fresh.solve() == nil)
    var costs: [Double: Double] = [:]
    for (sign, solver) in [(1.0, solver), (-1.0, fresh)] {
      let values = (0..<problem.variableCount).map { solver.value(of: $0) }
      for row in constants.indices {
        let own = LiveRow(row: row, of: problem)
        var changed = LinearProblem(variableCount: problem.variableCount)
        _ = changed.addRow(
          own.terms, own.relation, constants[row], priority: own.priority)
        costs[own.priority, default: 0] += sign * changed.violation(of: 0, at: values).violation
      }
    }
    for (priority, cost) in costs {
      #expect(cost.magnitude < 1e-6, "priority \(priority) costs \(cost) more")
    }
  }

  @Test("an update of values includes new variables without rows")
  func variablesWithoutRows() throws {
    var solver = IncrementalSolver()
    let first = solver.addVariable()
    _ = try solver.addRow([(first, 1)], .equal, 7, priority: 1000)
    #expect(solver.solve() == nil)
    _ = solver.addVariables(2)
    #expect(solver.solve() == nil)
    var (known, changed) = ([Double](repeating: .nan, count: 3), [Int]())
    solver.update(&known, noting: &changed)
    #expect(known == [7, 0, 0] && changed == [0, 1, 2])
  }
}
