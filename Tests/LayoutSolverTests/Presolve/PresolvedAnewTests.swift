import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Another presolve of a live layout")
struct PresolvedAnewTests {
  private func solver(of problem: LinearProblem) throws -> (IncrementalSolver, [Int]) {
    var solver = IncrementalSolver()
    _ = solver.addVariables(problem.variableCount)
    var rows: [Int] = []
    for row in 0..<problem.rowCount {
      for term in problem.termRange(of: row) {
        try solver.appendTerm(
          Int(problem.terms[term].variable), problem.terms[term].coefficient)
      }
      rows.append(
        try solver.closeRow(
          problem.rows[row].relation, problem.rows[row].constant,
          priority: problem.rows[row].priority))
    }
    return (solver, rows)
  }

  @Test("the optimum after another presolve has the same costs as a solve from scratch")
  func sameCosts() throws {
    var problem = LayoutShapes.dialogs(60)
    var (solver, rows) = try solver(of: problem)
    #expect(solver.solve() == nil)
    let first = solver.statistics
    #expect(first.pivots + first.flips > 100, "expected more than 100 steps")
    let optional = rows.indices.filter { problem.rows[$0].priority < 1000 }
    for step in 0..<6 {
      // A priority that no other row has requires another presolve.
      let index = optional[(step * 71 + 5) % optional.count]
      let before = solver.statistics
      try solver.setPriority(100.5 + Double(step), of: rows[index])
      problem = problem.replacingPriority(of: index, with: 100.5 + Double(step))
      #expect(solver.solve() == nil)
      let after = solver.statistics
      expectEqual(after.presolves, before.presolves + 1)
      #expect(after.comparisons >= before.comparisons, "the counter was reset")
      try expectSameCosts(solver, problem, "step \(step)")
    }
  }

  private func expectSameCosts(
    _ solver: IncrementalSolver, _ problem: LinearProblem, _ name: String
  ) throws {
    var backend = SimplexBackend()
    let fresh = try #require(backend.solve(problem).values)
    let values = (0..<problem.variableCount).map { solver.value(of: $0) }
    let priorities = Set(problem.rows.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    let costs = problem.costs(at: values, priorities: priorities) { row, violation, size in
      #expect(violation <= 1e-9 * (1 + size), "\(name), row \(row)")
    }
    let expected = problem.costs(at: fresh, priorities: priorities) { _, _, _ in }
    for (level, (left, right)) in zip(costs, expected).enumerated() {
      #expect(
        (left.cost - right.cost).magnitude <= 1e-9 * right.size, "\(name), level \(level)")
    }
  }
}
