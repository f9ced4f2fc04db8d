import LayoutSolver
import Testing
import VFLTestSupport

@Suite("Changes that a live solver rejects")
struct LiveRefusalTests {
  /// `x + y == 10` with an edit row for `x`, an unused variable, and numbers of a removed variable and row.
  private struct Pair {
    var solver = IncrementalSolver()
    let x: Int
    let y: Int
    let unused: Int
    let sum: Int
    let edit: Int
    let removedVariable: Int
    let removedRow: Int

    init() throws {
      x = solver.addVariable()
      y = solver.addVariable()
      unused = solver.addVariable()
      removedVariable = solver.addVariable()
      sum = try solver.addRow([(x, 1), (y, 1)], .equal, 10)
      edit = try solver.addEditRow(for: x, priority: 300)
      removedRow = try solver.addRow([(y, 1)], .equal, 10, priority: 200)
      try solver.suggest(4, for: edit)
      #expect(solver.solve() == nil)
      try solver.removeRow(removedRow)
      try solver.removeVariable(removedVariable)
    }

    mutating func solved() throws -> [Double] {
      #expect(solver.solve() == nil)
      var all = [x, y, unused].map(solver.value)
      let (variable, row) = (solver.addVariable(), try solver.addRow([(unused, 2)], .equal, 6))
      try solver.suggest(7, for: edit)
      #expect(solver.solve() == nil)
      all += [x, y, unused].map(solver.value) + [Double(variable), Double(row)]
      return all + [Double(solver.variableCount), Double(solver.rowCount)]
    }
  }

  @Test("a change of an unknown or removed variable is rejected")
  func unknownVariables() throws {
    var pair = try Pair()
    for variable in [pair.removedVariable, 1000, -1, .max, .min] {
      let error = RowRefusal.unknownVariable(variable)
      #expect(throws: error) { try pair.solver.removeVariable(variable) }
      #expect(throws: error) {
        _ = try pair.solver.addRow([(pair.x, 1), (variable, 1), (pair.y, 1)], .equal, 0)
      }
      #expect(throws: error) { try pair.solver.appendTerm(variable, 1) }
      #expect(throws: error) { _ = try pair.solver.addEditRow(for: variable, priority: 5) }
    }
    try expectNoTrace(&pair)
  }

  @Test("a change of an unknown or removed row is rejected")
  func unknownRows() throws {
    var pair = try Pair()
    for row in [pair.removedRow, 1000, -1, .max, .min] {
      let error = RowRefusal.unknownRow(row)
      #expect(throws: error) { try pair.solver.removeRow(row) }
      #expect(throws: error) { try pair.solver.deactivate(row) }
      #expect(throws: error) { try pair.solver.activate(row) }
      #expect(throws: error) { try pair.solver.setConstant(1, of: row) }
      #expect(throws: error) { try pair.solver.suggest(1, for: row) }
      #expect(throws: error) { try pair.solver.setPriority(1, of: row) }
    }
    try expectNoTrace(&pair)
  }

  @Test("an infinite number or NaN is rejected", arguments: [Double.infinity, -.infinity, .nan])
  func infiniteNumbers(number: Double) throws {
    var pair = try Pair()
    let (x, y, sum) = (pair.x, pair.y, pair.sum)
    expectUnusable(number) { _ = try pair.solver.addRow([(x, 1), (y, number)], .equal, 0) }
    expectUnusable(number) { _ = try pair.solver.addRow([(x, 1)], .equal, number) }
    expectUnusable(number) { _ = try pair.solver.addRow([(x, 1)], .equal, 0, priority: number) }
    expectUnusable(number) { _ = try pair.solver.addEditRow(for: x, priority: number) }
    expectUnusable(number) { try pair.solver.appendTerm(x, number) }
    expectUnusable(number) { try pair.solver.setConstant(number, of: sum) }
    expectUnusable(number) { try pair.solver.suggest(number, for: pair.edit) }
    expectUnusable(number) { try pair.solver.setPriority(number, of: sum) }
    try expectNoTrace(&pair)
  }

  @Test("a rejected number drops the terms of the open row")
  func openTerms() throws {
    var pair = try Pair()
    try pair.solver.appendTerm(pair.x, 1)
    expectUnusable(.nan) { _ = try pair.solver.closeRow(.equal, .nan) }
    try pair.solver.appendTerm(pair.x, 1)
    expectUnusable(.nan) { _ = try pair.solver.closeRow(.equal, 0, priority: .nan) }
    try expectNoTrace(&pair)

    // A rejected term drops the previous terms, too.
    pair = try Pair()
    try pair.solver.appendTerm(pair.unused, 1)
    expectUnusable(.nan) { try pair.solver.appendTerm(pair.x, .nan) }
    try pair.solver.appendTerm(pair.unused, 1)
    _ = try pair.solver.closeRow(.equal, 10, priority: 900)
    #expect(pair.solver.solve() == nil)
    expectEqual(pair.solver.value(of: pair.unused), 10)
  }

  /// Checks that a pair with rejected changes has the same results as a new pair.
  private func expectNoTrace(
    _ pair: inout Pair, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var twin = try Pair()
    #expect(try pair.solved() == twin.solved(), sourceLocation: sourceLocation)
  }

  private func expectUnusable(
    _ number: Double, sourceLocation: SourceLocation = #_sourceLocation, _ change: () throws -> Void
  ) {
    let error = #expect(throws: RowRefusal.self, sourceLocation: sourceLocation, performing: change)
    guard case .unusableNumber(let found) = error else {
      Issue.record(
        "unexpected error \(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
    #expect(found == number || found.isNaN && number.isNaN, sourceLocation: sourceLocation)
  }
}
