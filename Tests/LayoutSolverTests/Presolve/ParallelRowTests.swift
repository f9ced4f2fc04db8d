import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Many rows with parallel left sides")
struct ParallelRowTests {
  private static let priorities = [750.0, 500, 250]

  /// Random rows with multiples of the given sums of two variables, `count` rows for each sum.
  private func problem(
    _ sums: [[Double]], count: Int, constants: Range<Int>, using random: inout SplitMix64
  ) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2)
    let relations = [RowRelation.equal, .greaterThanOrEqual, .lessThanOrEqual]
    for index in 0..<(count * sums.count) {
      let factor = [1.0, 1, 2, -1][Int.random(in: 0..<4, using: &random)]
      let sum = sums[index % sums.count]
      _ = problem.addRow(
        [(0, factor * sum[0]), (1, factor * sum[1])],
        relations[Int.random(in: 0..<3, using: &random)],
        Double(Int.random(in: constants, using: &random)),
        priority: Self.priorities[Int.random(in: 0..<3, using: &random)])
    }
    return problem
  }

  private func costs(_ problem: LinearProblem, _ values: [Double]) -> [Double] {
    // Costs are rounded, so that rounding errors do not break ties.
    problem.costs(at: values, priorities: Self.priorities) { _, _, _ in }
      .map { ($0.cost * 1e6).rounded() / 1e6 }
  }

  /// The lexicographically smallest costs at some points.
  private func least(_ problem: LinearProblem, at points: [[Double]]) -> [Double] {
    var best = [Double](repeating: .infinity, count: Self.priorities.count)
    for point in points {
      let costs = costs(problem, point)
      if costs.lexicographicallyPrecedes(best) { best = costs }
    }
    return best
  }

  @Test("the optimum of thousands of parallel optional rows is the best of the nearby points")
  func manyOptionalRows() throws {
    var random = SplitMix64(seed: 3)
    let problem = problem([[1, 1]], count: 4000, constants: 0..<5000, using: &random)
    var solver = IncrementalSolver()
    _ = solver.addVariables(2)
    for row in 0..<problem.rowCount {
      for term in problem.termRange(of: row) {
        try solver.appendTerm(
          Int(problem.terms[term].variable), problem.terms[term].coefficient)
      }
      _ = try solver.closeRow(
        problem.rows[row].relation, problem.rows[row].constant, priority: problem.rows[row].priority
      )
    }
    #expect(solver.solve() == nil)
    let values = [solver.value(of: 0), solver.value(of: 1)]
    let found = costs(problem, values)
    // No point on one of the 60 nearest rows has lower costs.
    let sum = values[0] + values[1]
    let positions = problem.rows.map(\.constant).indices.map {
      problem.rows[$0].constant / problem.terms[problem.termRange(of: $0).lowerBound].coefficient
    }
    #expect(positions.contains(sum))
    let near = positions.sorted { ($0 - sum).magnitude < ($1 - sum).magnitude }.prefix(60)
    expectEqual(found, least(problem, at: near.map { [$0, 0] }))
  }

  @Test("an optimum in two variables has the costs of the best intersection of two rows")
  func values() throws {
    var random = SplitMix64(seed: 7)
    for index in 0..<30 {
      let sums = [[1.0, 1], [1, -1], [2, 1]]
      let problem = problem(sums, count: 7, constants: -9..<20, using: &random)
      var backend = SimplexBackend()
      let values = try #require(backend.solve(problem).values)
      let found = costs(problem, values)
      let best = least(problem, at: intersections(of: problem))
      for (cost, least) in zip(found, best) {
        #expect((cost - least).magnitude < 1e-9 * (1 + least), "problem \(index)")
      }
    }
  }

  /// The intersections of the lines of two rows.
  private func intersections(of problem: LinearProblem) -> [[Double]] {
    let lines = (0..<problem.rowCount).map { row in
      problem.termRange(of: row).map { problem.terms[$0].coefficient } + [
        problem.rows[row].constant
      ]
    }
    var points: [[Double]] = []
    for (index, line) in lines.enumerated() {
      for other in lines[..<index] {
        let determinant = line[0] * other[1] - line[1] * other[0]
        if determinant == 0 { continue }
        points.append([
          (line[2] * other[1] - line[1] * other[2]) / determinant,
          (line[0] * other[2] - line[2] * other[0]) / determinant,
        ])
      }
    }
    return points
  }

  @Test("a live solver handles changed, removed and added rows that are parallel")
  func live() throws {
    var random = SplitMix64(seed: 11)
    var solver = IncrementalSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(x, 1)], .equal, 3)
    var constants: [Double] = []
    var rows: [Int] = []
    for index in 0..<301 {
      constants.append(Double(index * 37 % 1000))
      rows.append(
        try solver.addRow([(x, 1), (y, -1)], .equal, constants[index], priority: 500))
    }
    for round in 0..<20 {
      let index = Int.random(in: 0..<rows.count, using: &random)
      if round % 3 == 0 {
        try solver.removeRow(rows[index])
        rows[index] = try solver.addRow([(y, -1), (x, 1)], .equal, 400, priority: 500)
        constants[index] = 400
      } else {
        constants[index] = Double(Int.random(in: 0..<1000, using: &random))
        try solver.setConstant(constants[index], of: rows[index])
      }
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: x), 3)
      // The number of optional rows is odd, so there is only one median.
      expectEqual(3 - solver.value(of: y), constants.sorted()[150], "round \(round)")
    }
  }
}
