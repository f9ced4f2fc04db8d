import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Problems whose rows form a forest")
struct ForestTests {
  @Test(
    "results for small forests agree with exact arithmetic for both solution methods",
    arguments: [(3, 1200, 150), (4, 60, 30)], [nil, 0])
  func exact(of size: (variables: Int, count: Int, short: Int), forestSize: Int?) {
    let generator = ForestGenerator(variables: 2...size.variables)
    var kinds: [Verification<Int>.Kind: Int] = [:]
    for index in LongTests.cases(0..<size.count, short: size.short) {
      var random = SplitMix64(seed: 11, case: index)
      let problem = generator.problem(using: &random)
      let verification = Verification(problem: problem, forestSize: forestSize)
      kinds[verification.run("forest \(index)"), default: 0] += 1
    }
    expectEqual(kinds.count, 3, "expected every kind of outcome: \(kinds)")
  }

  @Test(
    "a forest with changed constants has the same costs as in a solve from scratch",
    arguments: [0, 9], [20...60, 90...160])
  func pivoting(entangled: Int, variables: ClosedRange<Int>) throws {
    let generator = ForestGenerator(
      variables: variables, ownRows: 1...3, constants: 0...40, priorities: [500, 500, 500, 250],
      entangled: entangled)
    var solutions = 0
    let cases = LongTests.cases(0..<150, short: 8)
    for index in cases {
      var random = SplitMix64(seed: 12, case: index)
      let problem = generator.problem(using: &random).linearProblem()
      var solver = IncrementalSolver()
      solver.engine.simplex.forestSize = index % 2 * Tuning.few
      for edit in LiveEdit.script(adding: problem) {
        _ = try edit.perform(on: &solver)
      }
      var constants = problem.rows.map(\.constant)
      for round in 0..<3 {
        let isSolved = solver.solve() == nil
        var plain = IncrementalSolver()
        for edit in LiveEdit.script(adding: problem.replacingConstants(with: constants)) {
          _ = try edit.perform(on: &plain)
        }
        expectEqual(isSolved, (plain.solve() == nil), "forest \(index), round \(round)")
        if !isSolved { break }
        #expect(solver.isVerified && plain.isVerified, "forest \(index), round \(round)")
        expectEqualCosts(solver, plain, problem, constants, "forest \(index), round \(round)")
        if round == 0 { solutions += 1 }
        for row in 0..<problem.rowCount where problem.rows[row].priority < 1000 {
          if Bool.random(using: &random) { continue }
          constants[row] = Double(Int.random(in: 0...60, using: &random))
          try solver.setConstant(constants[row], of: row)
        }
      }
    }
    #expect(solutions * 3 > cases.count)
  }

  @Test("parts with cycles have the same costs after a change as in a solve from scratch")
  func dialogs() throws {
    let count = 24
    let problem = LayoutShapes.dialogs(count)
    var (solver, edit) = try solver(of: problem, editedAt: 900)
    var random = SplitMix64(seed: 14)
    for round in 0..<20 {
      let height = (Double(count) * Double.random(in: 20...140, using: &random)).rounded()
      try solver.suggest(height, for: edit)
      #expect(solver.solve() == nil)
      var fresh = try self.solver(of: problem, editedAt: 900).solver
      try fresh.suggest(height, for: edit)
      #expect(fresh.solve() == nil)
      expectEqualCosts(
        solver, fresh, problem, problem.rows.map(\.constant), "height \(height), round \(round)")
    }
  }

  @Test("parts that are relaxed together have the same costs as in a solve from scratch")
  func partsTogether() throws {
    let count = 400
    let problem = LayoutShapes.pairs(count)
    var (solver, edit) = try solver(of: problem, editedAt: 800)
    for width in [40.0, 12, 30] {
      try solver.suggest(Double(count) * width, for: edit)
      #expect(solver.solve() == nil)
      var fresh = try self.solver(of: problem, editedAt: 800).solver
      try fresh.suggest(Double(count) * width, for: edit)
      #expect(fresh.solve() == nil)
      expectEqualCosts(solver, fresh, problem, problem.rows.map(\.constant), "width \(width)")
    }
  }

  @Test(
    "thousands of optional rows for one variable lead to their weighted median",
    arguments: [1, 2])
  func weightedMedian(variables: Int) throws {
    let count = LongTests.areOn() ? 3000 : 1000
    var solver = IncrementalSolver()
    let first = solver.addVariable()
    // The optional row of the other variable has a lower priority than the rows of the first variable.
    if variables > 1 {
      let other = solver.addVariable()
      _ = try solver.addRow([(other, 1), (first, -1)], .greaterThanOrEqual, 8)
      _ = try solver.addRow([(other, 1)], .lessThanOrEqual, 0, priority: 250)
    }
    var random = SplitMix64(seed: 15)
    var rows: [(value: Double, cost: Double)] = []
    for _ in 0..<count {
      let row = (
        value: Double(Int.random(in: 0..<1_000_000, using: &random)),
        cost: Double(Int.random(in: 1...5, using: &random))
      )
      rows.append(row)
      _ = try solver.addRow([(first, row.cost)], .equal, row.cost * row.value, priority: 500)
    }
    // The cost of 0.5 determines the median if both sides have the same cost without it.
    rows.append((value: 400_000, cost: 0.5))
    _ = try solver.addRow([(first, 0.5)], .equal, 200_000, priority: 500)
    #expect(solver.solve() == nil)
    let total = rows.reduce(0) { $0 + $1.cost }
    var passed = 0.0
    let median = rows.sorted { $0.value < $1.value }.first { row in
      passed += row.cost
      return 2 * passed > total
    }
    expectEqual(solver.value(of: first), median?.value)
  }

  @Test("a value follows an edit row past a thousand bounds of a lower priority")
  func manyFlips() throws {
    var solver = IncrementalSolver()
    let (container, cell) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.addEditRow(for: container, priority: 750)
    _ = try solver.addRow([(container, 1), (cell, -10)], .equal, 0)
    for index in 0..<1000 {
      _ = try solver.addRow(
        [(cell, 1)], .greaterThanOrEqual, Double(index * 377 % 1000), priority: 500)
    }
    for width in [10_000.0, 2000, 7000, 500, 9000] {
      try solver.suggest(width, for: edit)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: cell), width / 10)
    }
  }

  /// A live solver with the rows of a problem, and an edit row for variable 0.
  private func solver(
    of problem: LinearProblem, editedAt priority: Double
  ) throws -> (solver: IncrementalSolver, edit: Int) {
    var solver = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver)
    }
    let edit = try solver.addEditRow(for: 0, priority: priority)
    return (solver, edit)
  }

  private func expectEqualCosts(
    _ left: IncrementalSolver, _ right: IncrementalSolver, _ problem: LinearProblem,
    _ constants: [Double], _ name: String
  ) {
    let problem = self.problem(problem, with: constants)
    var costs: [Double: (left: Double, right: Double)] = [:]
    let values = [left, right].map { solver in
      (0..<problem.variableCount).map { solver.value(of: $0) }
    }
    for row in 0..<problem.rowCount {
      let priority = min(problem.rows[row].priority, 1000)
      costs[priority, default: (0, 0)].left += problem.violation(of: row, at: values[0]).violation
      costs[priority, default: (0, 0)].right += problem.violation(of: row, at: values[1]).violation
    }
    for (priority, cost) in costs {
      let isEqual = (cost.left - cost.right).magnitude <= 1e-7 * (1 + cost.right)
      #expect(isEqual, "\(name): priority \(priority) costs \(cost.left), not \(cost.right)")
    }
    #expect((costs[1000]?.left ?? 0) < 1e-7, "\(name): a required row is violated")
  }

  private func problem(_ problem: LinearProblem, with constants: [Double]) -> LinearProblem {
    var changed = LinearProblem(variableCount: problem.variableCount)
    for row in constants.indices {
      let own = LiveRow(row: row, of: problem)
      _ = changed.addRow(
        own.terms, own.relation, constants[row], priority: own.priority)
    }
    return changed
  }

  @Test("required rows are satisfied after jumps of a tree of stacks")
  func jumps() throws {
    for levels in [3, 4, 5] {
      let problem = LayoutShapes.nested(levels: levels, fanOut: 4)
      var solver = IncrementalSolver()
      for edit in LiveEdit.script(adding: problem) {
        _ = try edit.perform(on: &solver)
      }
      let edit = try solver.addEditRow(for: 0, priority: 800)
      let leaves = Double(1 << (2 * levels))
      var random = SplitMix64(seed: 13)
      #expect(solver.solve() == nil)
      let rounds = 5
      for _ in 0..<rounds {
        try solver.suggest(leaves * Double.random(in: 12...60, using: &random), for: edit)
        #expect(solver.solve() == nil)
      }
      let values = (0..<problem.variableCount).map { solver.value(of: $0) }
      for row in 0..<problem.rowCount where problem.rows[row].priority >= 1000 {
        #expect(problem.violation(of: row, at: values).violation < 1e-7, "row \(row)")
      }
    }
  }

  @Test("squeezing or stretching a tree of stacks takes far fewer pivots than there are leaves")
  func squeezed() throws {
    let problem = LayoutShapes.nested(levels: 5, fanOut: 4)
    var solver = try IncrementalSolver(solving: problem)
    let edit = try solver.addEditRow(for: 0, priority: 800)
    for width in [12_000.0, 60_000, 20_000] {
      let before = solver.statistics.pivots
      try solver.suggest(width, for: edit)
      #expect(solver.solve() == nil && solver.isVerified)
      #expect(solver.statistics.pivots - before < 1024 / 4, "width \(width)")
    }
  }

  /// Each view has its own optional width, so the cost of a view has a kink for each view inside it.
  @Test("the outermost of deeply nested views follows its edit row")
  func deep() throws {
    let depth = LongTests.areOn() ? 3000 : 1000
    var solver = IncrementalSolver()
    let views = Array(solver.addVariables(depth))
    let borders = Array(solver.addVariables(depth - 1))
    for (index, view) in views.enumerated() {
      _ = try solver.addRow(
        [(view, 1)], .greaterThanOrEqual, Double(20 * (depth - index)), priority: 750)
      _ = try solver.addRow([(view, 1)], .greaterThanOrEqual, 0)
      if index == 0 { continue }
      let border = borders[index - 1]
      _ = try solver.addRow([(views[index - 1], 1), (view, -1), (border, -1)], .equal, 0)
      _ = try solver.addRow([(border, 1)], .equal, Double(10 + index % 7), priority: 500)
      _ = try solver.addRow([(border, 1)], .greaterThanOrEqual, 0)
    }
    let edit = try solver.addEditRow(for: views[0], priority: 900)
    for share in [30.0, 10, 20.5] {
      let width = share * Double(depth)
      try solver.suggest(width, for: edit)
      #expect(solver.solve() == nil && solver.isVerified)
      expectEqual(solver.value(of: views[0]), width)
    }
  }

  @Test("small steps in one part do not change the values of another part")
  func smallSteps() throws {
    let problem = LayoutShapes.apart(2, of: LayoutShapes.nested(levels: 3, fanOut: 4))
    var solver = IncrementalSolver()
    for edit in LiveEdit.script(adding: problem) {
      _ = try edit.perform(on: &solver)
    }
    let edit = try solver.addEditRow(for: 0, priority: 800)
    try solver.suggest(1400, for: edit)
    #expect(solver.solve() == nil)
    let other = problem.variableCount / 2
    let values = (other..<problem.variableCount).map { solver.value(of: $0) }
    for step in 1...40 {
      try solver.suggest(1400 + Double(step), for: edit)
      #expect(solver.solve() == nil)
    }
    expectEqual(values, (other..<problem.variableCount).map { solver.value(of: $0) })
  }
}
