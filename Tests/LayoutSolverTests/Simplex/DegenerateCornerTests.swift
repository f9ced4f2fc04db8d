import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Degenerate vertices with hundreds of rows")
struct DegenerateCornerTests {
  @Test(
    "finding an optimum at a degenerate vertex takes few pivots",
    arguments: LongTests.cases([9, 3] as [UInt64], short: 1))
  func cone(seed: UInt64) throws {
    let problem = DegenerateCornerTests.cone(seed: seed, variables: 150, rows: 600)
    var solver = try DegenerateCornerTests.solver(of: problem, rows: problem.rowCount)
    #expect(solver.solve() == nil)
    #expect(solver.isVerified)
    // With Bland's rule alone, the solve takes more than 30,000 pivots and ends without an optimum.
    #expect(solver.statistics.pivots < 10 * problem.rowCount)

    let values = (0..<problem.variableCount).map(solver.value(of:))
    let priorities = [750.0, 500, 250, 100]
    let costs = problem.costs(at: values, priorities: priorities) { row, violation, size in
      #expect(violation <= 1e-9 * max(1, size), "required row \(row)")
    }
    // At 0, only the last row is violated, by 100. The solutions of the other rows can be scaled, so an
    // optimum violates the last row by 0 or by 100.
    for (cost, size) in costs.dropLast() { #expect(cost <= 1e-9 * size) }
    #expect(min(costs[3].cost, (costs[3].cost - 100).magnitude) <= 1e-9 * costs[3].size)
  }

  @Test("a change of a live row at a degenerate vertex takes few pivots")
  func liveCone() throws {
    let problem = DegenerateCornerTests.cone(seed: 3, variables: 150, rows: 600)
    var solver = try DegenerateCornerTests.solver(of: problem, rows: problem.rowCount - 1)
    let weak = try solver.addRow([(0, 1)], .equal, 0, priority: 100)
    #expect(solver.solve() == nil)
    for constant in LongTests.cases([100.0, -3], short: 1) {
      try solver.setConstant(constant, of: weak)
      let before = solver.statistics.pivots
      #expect(solver.solve() == nil)
      #expect(solver.isVerified)
      #expect(solver.statistics.pivots - before < 10 * problem.rowCount)
      let values = (0..<problem.variableCount).map(solver.value(of:))
      let costs = problem.costs(at: values, priorities: [750, 500, 250, 100]) {
        #expect($1 <= 1e-9 * max(1, $2), "required row \($0)")
      }
      for (cost, size) in costs.dropLast() { #expect(cost <= 1e-9 * size) }
    }
  }

  @Test("a degenerate vertex with 40 priorities takes few pivots")
  func manyPriorities() throws {
    let priorities = (0..<40).map { 750 - 10 * Double($0) }
    for seed in LongTests.cases(UInt64(2)...3, short: 1) {
      let problem = DegenerateCornerTests.cone(
        seed: seed, variables: 150, rows: 450, largest: 1, priorities: priorities)
      var solver = try DegenerateCornerTests.solver(of: problem, rows: problem.rowCount)
      #expect(solver.solve() == nil)
      #expect(solver.isVerified, "seed \(seed)")
      #expect(solver.statistics.pivots < 10 * problem.rowCount, "seed \(seed)")
      let values = (0..<problem.variableCount).map(solver.value(of:))
      let costs = problem.costs(at: values, priorities: priorities + [100]) {
        #expect($1 <= 1e-9 * max(1, $2), "required row \($0)")
      }
      for (cost, size) in costs.dropLast() { #expect(cost <= 1e-9 * size, "seed \(seed)") }
    }
  }

  /// A live solver with the given number of rows of a problem.
  private static func solver(of problem: LinearProblem, rows: Int) throws -> IncrementalSolver {
    var solver = IncrementalSolver()
    _ = solver.addVariables(problem.variableCount)
    for row in 0..<rows {
      _ = try solver.addRow(
        LiveRow(row: row, of: problem).terms, problem.rows[row].relation,
        problem.rows[row].constant,
        priority: problem.rows[row].priority)
    }
    return solver
  }

  /// Rows with four terms, which are all satisfied exactly if every variable is 0, and an optional row that
  /// sets the sum of the variables to 100.
  private static func cone(
    seed: UInt64, variables: Int, rows: Int, largest: Int = 3,
    priorities: [Double] = [250, 500, 750]
  ) -> LinearProblem {
    var random = SplitMix64(seed: seed)
    var problem = LinearProblem(variableCount: variables)
    for _ in 0..<rows {
      let first = Int.random(in: 0..<variables, using: &random)
      for _ in 0..<4 {
        let isNear = Double.random(in: 0..<1, using: &random) < 0.8
        let variable =
          isNear
          ? min(variables - 1, first + Int.random(in: 0..<12, using: &random))
          : Int.random(in: 0..<variables, using: &random)
        let size = Double(Int.random(in: 1...largest, using: &random))
        problem.appendTerm(variable, Bool.random(using: &random) ? size : -size)
      }
      let isRequired = Double.random(in: 0..<1, using: &random) < 0.3
      _ = problem.closeRow(
        Bool.random(using: &random) ? .greaterThanOrEqual : .lessThanOrEqual, 0,
        priority: isRequired ? 1000 : priorities[Int.random(in: priorities.indices, using: &random)]
      )
    }
    _ = problem.addRow((0..<variables).map { ($0, 1) }, .equal, 100, priority: 100)
    return problem
  }
}
