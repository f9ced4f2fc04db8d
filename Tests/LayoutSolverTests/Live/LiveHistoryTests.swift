import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("History of a live solver")
struct LiveHistoryTests {
  @Test(
    "a unique optimum does not depend on the order of changes",
    arguments: LiveShape.small + LiveShape.middle)
  func otherHistories(shape: LiveShape) {
    for seed in 100..<102 as Range<UInt64> {
      var writer = LiveScriptWriter(shape: shape, seed: seed)
      var run = LiveRun(strictness: LiveRun.Strictness(compareEvery: 1000, hasTwin: false))
      for _ in 0..<60 { _ = run.apply(writer.next(run)) }
      // If the open batch is unsatisfiable, it is undone.
      _ = run.apply(.solve)
      var random = SplitMix64(seed: seed)
      for _ in 0..<3 {
        let script = otherScript(for: run.mirror, &random)
        let strict = LiveRun.Strictness(exactEvery: 0)
        if let failure = LiveRun.failure(of: script, strictness: strict) {
          Issue.record("\(failure)\n\(LiveFuzz.reproduction(of: script, strict))")
        }
      }
    }
  }

  /// Calls that lead to the rows of a mirror in random order, some of them with detours.
  private func otherScript(
    for mirror: LiveMirror, _ random: inout SplitMix64
  ) -> [LiveEdit] {
    var script = mirror.variables.map(\.label).shuffled(using: &random).map(LiveEdit.addVariable)
    for (label, _, row) in mirror.rows.shuffled(using: &random) {
      switch Int.random(in: 0...4, using: &random) {
      case 0:
        var optional = row
        optional.priority = 10
        script += [.addRow(label, optional), .solve, .setPriority(label, row.priority)]
      case 1: script += [.addRow(label, row), .deactivate(label), .solve, .activate(label)]
      case 2:
        var other = row
        other.constant += 1
        script += [.addRow(label, other), .setConstant(label, row.constant)]
      case 3: script += [.addRow(label, row), .removeRow(label), .addRow(label, row)]
      default: script.append(.addRow(label, row))
      }
      if !row.isActive { script.append(.deactivate(label)) }
      if Bool.random(using: &random) { script.append(.solve) }
    }
    return script + [.solve]
  }

  @Test("the same script leads to bit-identical values", arguments: LiveShape.all)
  func sameScript(shape: LiveShape) {
    var writers = (0..<2).map { _ in LiveScriptWriter(shape: shape, seed: 200) }
    var runs = (0..<2).map { _ in
      LiveRun(strictness: LiveRun.Strictness(compareEvery: 1000, hasTwin: false))
    }
    for _ in 0..<shape.beginning.count + 40 {
      let edits = (0..<2).map { side in
        let edit = writers[side].next(runs[side])
        _ = runs[side].apply(edit)
        return edit
      }
      // Values only change when the rows are solved.
      guard edits[0] == .solve else { continue }
      let values = runs.map { run in
        let solver = run.solver
        return run.mirror.variables.map { solver.value(of: $0.number).bitPattern }
      }
      expectEqual(values[0], values[1])
    }
    expectEqual(runs[0].solver.statistics, runs[1].solver.statistics)
  }

  @Test("a copy of a live solver and its original are independent")
  func copies() throws {
    var solver = IncrementalSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let sum = try solver.addRow([(x, 1), (y, 1)], .equal, 10)
    let edit = try solver.addEditRow(for: x, priority: 500)
    #expect(solver.solve() == nil)
    try solver.suggest(3, for: edit)
    var copy = solver
    #expect(solver.solve() == nil)
    #expect(solver.value(of: y) == 7 && copy.value(of: y) == 10)
    try copy.removeRow(sum)
    _ = try copy.addRow([(y, 1)], .equal, -1)
    #expect(copy.solve() == nil)
    #expect(copy.value(of: x) == 3 && copy.value(of: y) == -1)
    #expect(solver.value(of: x) == 3 && solver.value(of: y) == 7)
    try solver.suggest(4, for: edit)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: y) == 6 && copy.value(of: y) == -1)
  }

  @Test("changes that cancel each other do not change values, even if there are several optima")
  func changesTakenBack() throws {
    var solver = IncrementalSolver()
    let variables = (0..<6).map { _ in solver.addVariable() }
    let sum = try solver.addRow(variables.map { ($0, 1) }, .equal, 100)
    let bounds = try variables.map { try solver.addRow([($0, 1)], .greaterThanOrEqual, 0) }
    let optionalRows = try variables.map { try solver.addRow([($0, 1)], .equal, 50, priority: 300) }
    #expect(solver.solve() == nil)
    let values = variables.map(solver.value)
    for row in [sum] + bounds + optionalRows {
      try solver.deactivate(row)
      try solver.activate(row)
      try solver.setConstant(7, of: row)
      let constant = row == sum ? 100.0 : bounds.contains(row) ? 0 : 50
      try solver.setConstant(constant, of: row)
      #expect(solver.solve() == nil)
      expectEqual(variables.map(solver.value), values)
    }
    let extra = solver.addVariable()
    try solver.removeVariable(extra)
    let row = try solver.addRow([(variables[0], 1)], .equal, 1)
    try solver.removeRow(row)
    #expect(solver.solve() == nil)
    expectEqual(variables.map(solver.value), values)
  }

  @Test("an empty solver can be solved, and can be solved again without changes")
  func emptySolves() throws {
    var solver = IncrementalSolver()
    #expect(solver.solve() == nil)
    #expect(solver.solve() == nil)
    let x = solver.addVariable()
    expectEqual(solver.value(of: x), 0)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 0)
    let row = try solver.addRow([(x, 2)], .equal, 6)
    expectEqual(solver.value(of: x), 0)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: x), 3)
    try solver.removeRow(row)
    try solver.removeVariable(x)
    #expect(solver.solve() == nil)
    #expect(solver.variableCount == 0 && solver.rowCount == 0)
    #expect(solver.solve() == nil)
  }
}
