import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Costs of a forest that are merged")
struct MergedForestTests {
  @Test(
    "give a vertex that costs what going from basis to basis comes to",
    arguments: [2...5, 6...20, 30...60])
  func vertices(variables: ClosedRange<Int>) {
    var random = SplitMix64(seed: 51)
    var (count, others) = (0, 0)
    let total = LongTests.areOn ? 300 : 150
    for index in 0..<total {
      let generator = ForestGenerator(
        variables: variables, ownRows: index % 3...3,
        coefficients: index < total / 2 ? [-1, 1] : [-2, -1, 1],
        constants: index % 2 == 0 ? 0...3 : 0...40,
        priorities: [500, 500, 500, 250], jointPriorities: [1000, 500], twins: index % 3)
      let problem = generator.problem(using: &random).linearProblem()
      var backend = SimplexBackend(leastLocality: .max)
      guard case .optimal(let best) = backend.solve(problem) else { continue }
      var system = RowSystem()
      system.load(ProblemPart(whole: problem))
      system.finish()
      guard let values = vertex(of: system) else {
        others += 1
        continue
      }
      count += 1
      problem.expectEqualCosts(values, best, "forest \(index)")
    }
    #expect(count > total / 3, "\(count) had one")
    #expect(3 * others < count, "\(others) had none")
  }

  /// The values at the vertex; nil if there is none, or its rows depend on one another.
  private func vertex(of system: RowSystem) -> [Double]? {
    let rowCosts = system.headers.map {
      ForestCosts.RowCost(lower: $0.slopes.lower, upper: $0.slopes.upper, level: $0.level)
    }
    let slopes = [Double](repeating: 0, count: system.rowCount)
    guard let costs = MergedCosts(system, rowCosts, levelCount: system.levelCount),
      costs.forest.columns.count == system.columnCount,
      let optimum = MergedOptimum(costs, slopes: slopes)
    else { return nil }
    let equations = optimum.active.map { row in
      var coefficients = [Double](repeating: 0, count: system.columnCount + 1)
      if row < 0 {
        coefficients[-1 - row] = 1
      } else {
        for entry in system.rows.entries(of: row) {
          coefficients[system.rows.indices[entry]] = system.rows.values[entry]
        }
        coefficients[system.columnCount] = system.headers[row].constant
      }
      return coefficients
    }
    let solution = solve(equations)
    #expect(solution != nil, "the active rows are a basis")
    return solution
  }

  /// Solves as many equations as there are variables, each a row with its right side.
  private func solve(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    for column in rows.indices {
      guard
        let pivot = (column..<rows.count).max(by: {
          rows[$0][column].magnitude < rows[$1][column].magnitude
        }), rows[pivot][column].magnitude > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column && rows[row][column] != 0 {
        let factor = rows[row][column] / rows[column][column]
        for place in column...rows.count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }

  @Test("comments beside their lines take no more steps for each where there are more")
  func comments() throws {
    var steps: [Int] = []
    for count in [800, 3200] {
      let problem = LayoutShapes.comments(count)
      var solver = IncrementalSolver()
      for edit in LiveEdit.script(adding: problem) {
        _ = try edit.perform(on: &solver, appending: true)
      }
      let edit = try solver.addEditRow(for: 0, priority: 900)
      try solver.suggest(Double(50 * count), for: edit)
      #expect(solver.solve() == nil)
      let first = solver.statistics
      #expect(first.pivots + first.flips < count / 8, "\(first)")
      for height in [30, 45, 26] {
        try solver.suggest(Double(height * count), for: edit)
        #expect(solver.solve() == nil)
      }
      steps.append(solver.statistics.comparisons / count)
    }
    #expect(steps[1] < 2 * steps[0], "\(steps) comparisons for each comment")
  }

  @Test("comments beside their lines are where going from basis to basis brings them")
  func commentsByPivots() throws {
    let count = 150
    let problem = LayoutShapes.comments(count)
    var solvers = [IncrementalSolver(), IncrementalSolver(leastLocality: .max)]
    var edits: [Int] = []
    for index in solvers.indices {
      for edit in LiveEdit.script(adding: problem) {
        _ = try edit.perform(on: &solvers[index], appending: true)
      }
      edits.append(try solvers[index].addEditRow(for: 0, priority: 900))
    }
    for height in [50, 30, 45, 26, 60] {
      var values: [[Double]] = []
      for index in solvers.indices {
        try solvers[index].suggest(Double(height * count), for: edits[index])
        #expect(solvers[index].solve() == nil)
        values.append((0..<problem.variableCount).map { solvers[index].value(of: $0) })
      }
      problem.expectEqualCosts(values[0], values[1], "height \(height)")
    }
    #expect(solvers[0].statistics.comparisons < solvers[1].statistics.comparisons)
  }
}
