import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Values that follow a small change of a large problem")
struct LiveSmallChangeTests {
  private static let problems = [
    LayoutShapes.apart(40, of: LayoutShapes.form(rows: 3, labels: [40, 60, 50], field: 100)),
    LayoutShapes.apart(40, of: LayoutShapes.nested(levels: 2, fanOut: 3)),
    LayoutShapes.apart(40, of: LayoutShapes.grid(rows: 2, columns: 3, width: 200)),
    LayoutShapes.apart(40, of: LayoutShapes.filled(views: 4, width: 300, content: 60)),
    LayoutShapes.apart(10, of: LayoutShapes.list(views: 80)),
  ]

  @Test("are all written", arguments: problems.indices)
  func smallChanges(number: Int) throws {
    let problem = LiveSmallChangeTests.problems[number]
    var (solver, constants) = (IncrementalSolver(), problem.constants)
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver, appending: true)
    }
    #expect(solver.solve() == nil)
    let rows = 0..<problem.rowCount
    let wishes = rows.filter { problem.priorities[$0] < LinearProblem.requiredPriority }
    var random = SplitMix64(seed: 21)
    for _ in 0..<60 {
      let row = wishes[Int.random(in: wishes.indices, using: &random)]
      constants[row] += Double(Int.random(in: -30...30, using: &random))
      try solver.setConstant(constants[row], of: row)
      #expect(solver.solve() == nil)
      let values = (0..<problem.variableCount).map { solver.value(of: $0) }
      for row in rows where problem.priorities[row] == LinearProblem.requiredPriority {
        #expect(problem.violation(of: row, at: values).violation < 1e-7, "row \(row)")
      }
    }
    try expectBest(solver, problem, constants)
  }

  /// Expects that the wishes of a problem with other constants cost no more than they must.
  private func expectBest(
    _ solver: IncrementalSolver, _ problem: LinearProblem, _ constants: [Double]
  ) throws {
    var fresh = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &fresh, appending: true)
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

  @Test("are brought up to date of variables that stand in no row, too")
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
