import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Any number of priorities")
struct ManyPrioritiesTests {
  /// Views side by side that fill a width, each with a wish at a priority of its own.
  private struct Strip {
    let width: Double
    let wishes: [Double]
    let priorities: [Double]

    init(count: Int, using random: inout SplitMix64) {
      width = Double(20 * count)
      wishes = (0..<count).map { _ in Double(Int.random(in: 20...80, using: &random)) }
      priorities = (0..<count).map { 1 + Double($0) / 8 }.shuffled(using: &random)
    }

    /// Variable 0 is the width of the whole.
    var problem: LinearProblem {
      var problem = LinearProblem(variableCount: wishes.count + 1)
      _ = problem.addRow([(0, 1)], .equal, width)
      var sum = [(variable: 0, coefficient: -1.0)]
      for (index, wish) in wishes.enumerated() {
        sum.append((index + 1, 1))
        _ = problem.addRow([(index + 1, 1)], .greaterThanOrEqual, 0)
        _ = problem.addRow([(index + 1, 1)], .equal, wish, priority: priorities[index])
      }
      _ = problem.addRow(sum, .equal, 0)
      return problem
    }

    /// What the views get: the strongest takes its wish, the next what is left of its own, and the
    /// weakest what nobody wants.
    var widths: [Double] {
      var left = width
      var widths = [Double](repeating: 0, count: wishes.count)
      let order = wishes.indices.sorted { priorities[$0] > priorities[$1] }
      for index in order {
        widths[index] = min(wishes[index], left)
        left -= widths[index]
      }
      if let last = order.last { widths[last] += left }
      return widths
    }
  }

  @Test("a view for each priority gets what the stronger ones leave", arguments: [9, 40, 150, 300])
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

  @Test("a tree of a dozen priorities changes by few steps")
  func smallChanges() throws {
    var random = SplitMix64(seed: 33)
    var problem = LinearProblem(variableCount: 1)
    var level = [0]
    var wishes: [Int] = []
    _ = problem.addRow([(0, 1)], .equal, 9000)
    for _ in 0..<8 {
      level = level.flatMap { parent in
        let parts = [problem.addVariable(), problem.addVariable()]
        _ = problem.addRow([(parent, -1), (parts[0], 1), (parts[1], 1)], .equal, 0)
        return parts
      }
      for part in level {
        _ = problem.addRow([(part, 1)], .greaterThanOrEqual, 0)
        wishes.append(
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
    for row in wishes.shuffled(using: &random).prefix(50) {
      try solver.setConstant(problem.rows[row].constant + 1, of: row)
      #expect(solver.solve() == nil)
    }
    #expect(solver.statistics.pivots - before < 200, "\(solver.statistics.pivots - before)")
  }

  @Test("small forests agree with exact arithmetic in stages", arguments: [1, 2])
  func exactStages(levelLimit: Int) {
    let generator = ForestGenerator(
      variables: 2...3, priorities: [1000, 500, 400, 300, 200, 100],
      jointPriorities: [1000, 1000, 450, 250])
    var kinds: [Verification<Int>.Kind: Int] = [:]
    for index in LongTests.cases(0..<400, short: 100) {
      var random = SplitMix64(seed: 35, case: index)
      let problem = generator.problem(using: &random)
      let verification = Verification(problem: problem, levelLimit: levelLimit)
      kinds[verification.run("forest \(index)"), default: 0] += 1
    }
    expectEqual(kinds.count, 3, "every kind of outcome was met: \(kinds)")
  }

  @Test("cost the same in stages as all at a time, also when constants change", arguments: [0, 7])
  func stages(entangled: Int) throws {
    let generator = ForestGenerator(
      variables: 8...40, ownRows: 1...3, constants: 0...40,
      priorities: [1000] + Array(stride(from: 500, to: 380, by: -8)),
      jointPriorities: [1000, 1000, 1000, 420], entangled: entangled)
    var solutions = 0
    let cases = LongTests.cases(0..<120, short: 20)
    for index in cases {
      var random = SplitMix64(seed: 34, case: index)
      let problem = generator.problem(using: &random).linearProblem()
      var solver = IncrementalSolver()
      solver.engine.simplex.levelLimit = 1 + index % 4
      for edit in LiveEdit.script(adding: problem) {
        _ = try edit.perform(on: &solver)
      }
      var constants = problem.rows.map(\.constant)
      for round in 0..<3 {
        let changed = problem.replacingConstants(with: constants)
        var plain = SimplexBackend()
        plain.simplex.levelLimit = .max
        plain.simplex.forestSize = index % 2 * Tuning.few
        let values = plain.solve(changed).values
        expectEqual(solver.solve() == nil, (values != nil), "problem \(index), round \(round)")
        guard let values else { break }
        solutions += 1
        changed.expectEqualCosts(
          (0..<problem.variableCount).map { solver.value(of: $0) }, values,
          "problem \(index), round \(round)")
        for row in 0..<problem.rowCount where problem.rows[row].priority < 1000 {
          if Bool.random(using: &random) { continue }
          constants[row] = Double(Int.random(in: 0...60, using: &random))
          try solver.setConstant(constants[row], of: row)
        }
      }
    }
    #expect(solutions * 2 > cases.count)
  }
}
