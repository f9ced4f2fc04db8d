import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Large numbers of priorities")
struct ManyPrioritiesTests {
  /// Views next to each other that fill a width, each with a preferred width at its own priority.
  private struct Strip {
    let width: Double
    let preferred: [Double]
    let priorities: [Double]

    init(count: Int, using random: inout SplitMix64) {
      width = Double(20 * count)
      preferred = (0..<count).map { _ in Double(Int.random(in: 20...80, using: &random)) }
      priorities = (0..<count).map { 1 + Double($0) / 8 }.shuffled(using: &random)
    }

    /// Variable 0 is the total width.
    var problem: LinearProblem {
      var problem = LinearProblem(variableCount: preferred.count + 1)
      _ = problem.addRow([(0, 1)], .equal, width)
      var sum = [(variable: 0, coefficient: -1.0)]
      for (index, width) in preferred.enumerated() {
        sum.append((index + 1, 1))
        _ = problem.addRow([(index + 1, 1)], .greaterThanOrEqual, 0)
        _ = problem.addRow([(index + 1, 1)], .equal, width, priority: priorities[index])
      }
      _ = problem.addRow(sum, .equal, 0)
      return problem
    }

    /// The expected widths.
    ///
    /// In descending order of priority, each view gets its preferred width, or the width that is left if that
    /// is less. The last view also gets the rest.
    var widths: [Double] {
      var left = width
      var widths = [Double](repeating: 0, count: preferred.count)
      let order = preferred.indices.sorted { priorities[$0] > priorities[$1] }
      for index in order {
        widths[index] = min(preferred[index], left)
        left -= widths[index]
      }
      if let last = order.last { widths[last] += left }
      return widths
    }
  }

  @Test(
    "each view gets the width that views with higher priorities leave",
    arguments: [9, 40, 150, 300])
  func strip(count: Int) {
    var random = SplitMix64(seed: 31)
    for round in 0..<2 {
      let strip = Strip(count: count, using: &random)
      var backend = SimplexBackend()
      let values = backend.solve(strip.problem).values ?? []
      expectEqual(values.count, count + 1, "round \(round)")
      for (value, expected) in zip(values.dropFirst(), strip.widths) {
        #expect((value - expected).magnitude < 1e-7, "round \(round)")
      }
      #expect(backend.freeVariables().isEmpty)
    }
  }

  @Test("50 small changes of a tree with a dozen priorities take fewer than 200 pivots")
  func smallChanges() throws {
    var random = SplitMix64(seed: 33)
    var problem = LinearProblem(variableCount: 1)
    var level = [0]
    var optionalRows: [Int] = []
    _ = problem.addRow([(0, 1)], .equal, 9000)
    for _ in 0..<8 {
      level = level.flatMap { parent in
        let parts = [problem.addVariable(), problem.addVariable()]
        _ = problem.addRow([(parent, -1), (parts[0], 1), (parts[1], 1)], .equal, 0)
        return parts
      }
      for part in level {
        _ = problem.addRow([(part, 1)], .greaterThanOrEqual, 0)
        optionalRows.append(
          problem.addRow(
            [(part, 1)], .greaterThanOrEqual, Double(Int.random(in: 20...80, using: &random)),
            priority: Double(100 + Int.random(in: 0..<12, using: &random))))
      }
    }
    var solver = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver)
    }
    #expect(solver.solve() == nil)
    let before = solver.statistics.pivots
    for row in optionalRows.shuffled(using: &random).prefix(50) {
      try solver.setConstant(problem.rows[row].constant + 1, of: row)
      #expect(solver.solve() == nil)
    }
    #expect(solver.statistics.pivots - before < 200, "\(solver.statistics.pivots - before)")
  }
}
