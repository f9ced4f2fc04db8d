import LayoutSolver
import Testing
import VFLTestSupport

@Suite("A change that a live solver refuses")
struct LiveRefusalTests {
  /// `x + y == 10` with a wish for `x`, a variable that is not used, and numbers of what is gone.
  private struct Pair {
    var solver = IncrementalSolver()
    let x: Int
    let y: Int
    let unused: Int
    let sum: Int
    let wish: Int
    let goneVariable: Int
    let goneRow: Int

    init() throws {
      x = solver.addVariable()
      y = solver.addVariable()
      unused = solver.addVariable()
      goneVariable = solver.addVariable()
      sum = try solver.addRow([(x, 1), (y, 1)], .equal, 10)
      wish = try solver.addEditRow(for: x, priority: 300)
      goneRow = try solver.addRow([(y, 1)], .equal, 10, priority: 200)
      try solver.suggest(4, for: wish)
      #expect(solver.solve() == nil)
      try solver.removeRow(goneRow)
      try solver.removeVariable(goneVariable)
    }

    mutating func solved() throws -> [Double] {
      #expect(solver.solve() == nil)
      var all = [x, y, unused].map(solver.value)
      let (variable, row) = (solver.addVariable(), try solver.addRow([(unused, 2)], .equal, 6))
      try solver.suggest(7, for: wish)
      #expect(solver.solve() == nil)
      all += [x, y, unused].map(solver.value) + [Double(variable), Double(row)]
      return all + [Double(solver.variableCount), Double(solver.rowCount)]
    }
  }

  @Test("says which variable there is not, or no more")
  func unknownVariables() throws {
    var pair = try Pair()
    for variable in [pair.goneVariable, 1000, -1, .max, .min] {
      let refusal = RowRefusal.unknownVariable(variable)
      #expect(throws: refusal) { try pair.solver.removeVariable(variable) }
      #expect(throws: refusal) {
        _ = try pair.solver.addRow([(pair.x, 1), (variable, 1), (pair.y, 1)], .equal, 0)
      }
      #expect(throws: refusal) { try pair.solver.appendTerm(variable, 1) }
      #expect(throws: refusal) { _ = try pair.solver.addEditRow(for: variable, priority: 5) }
    }
    try expectNoTrace(&pair)
  }

  @Test("says which row there is not, or no more")
  func unknownRows() throws {
    var pair = try Pair()
    for row in [pair.goneRow, 1000, -1, .max, .min] {
      let refusal = RowRefusal.unknownRow(row)
      #expect(throws: refusal) { try pair.solver.removeRow(row) }
      #expect(throws: refusal) { try pair.solver.deactivate(row) }
      #expect(throws: refusal) { try pair.solver.activate(row) }
      #expect(throws: refusal) { try pair.solver.setConstant(1, of: row) }
      #expect(throws: refusal) { try pair.solver.suggest(1, for: row) }
      #expect(throws: refusal) { try pair.solver.setPriority(1, of: row) }
    }
    try expectNoTrace(&pair)
  }

  @Test("says that rows mention the variable, those out of force too")
  func variableInUse() throws {
    var pair = try Pair()
    #expect(throws: RowRefusal.variableInUse(pair.x)) { try pair.solver.removeVariable(pair.x) }
    try pair.solver.deactivate(pair.sum)
    #expect(throws: RowRefusal.variableInUse(pair.y)) { try pair.solver.removeVariable(pair.y) }
    try pair.solver.activate(pair.sum)
    try expectNoTrace(&pair)
  }

  @Test("says which number cannot be used", arguments: [Double.infinity, -.infinity, .nan])
  func infiniteNumbers(number: Double) throws {
    var pair = try Pair()
    let (x, y, sum) = (pair.x, pair.y, pair.sum)
    expectUnusable(number) { _ = try pair.solver.addRow([(x, 1), (y, number)], .equal, 0) }
    expectUnusable(number) { _ = try pair.solver.addRow([(x, 1)], .equal, number) }
    expectUnusable(number) { _ = try pair.solver.addRow([(x, 1)], .equal, 0, priority: number) }
    expectUnusable(number) { _ = try pair.solver.addEditRow(for: x, priority: number) }
    expectUnusable(number) { try pair.solver.appendTerm(x, number) }
    expectUnusable(number) { try pair.solver.setConstant(number, of: sum) }
    expectUnusable(number) { try pair.solver.suggest(number, for: pair.wish) }
    expectUnusable(number) { try pair.solver.setPriority(number, of: sum) }
    try expectNoTrace(&pair)
  }

  @Test("drops the terms of a row that is not closed, and no others")
  func openTerms() throws {
    var pair = try Pair()
    try pair.solver.appendTerm(pair.x, 1)
    expectUnusable(.nan) { _ = try pair.solver.closeRow(.equal, .nan) }
    try pair.solver.appendTerm(pair.x, 1)
    expectUnusable(.nan) { _ = try pair.solver.closeRow(.equal, 0, priority: .nan) }
    try expectNoTrace(&pair)

    // A term that is refused leaves the ones before it.
    try pair.solver.appendTerm(pair.unused, 1)
    expectUnusable(.nan) { try pair.solver.appendTerm(pair.x, .nan) }
    try pair.solver.appendTerm(pair.unused, 1)
    try pair.solver.setPriority(200, of: pair.wish)
    _ = try pair.solver.closeRow(.equal, 10, priority: 900)
    try pair.solver.activate(pair.sum)
    #expect(pair.solver.solve() == nil)
    // 2 · unused == 6 is required, 2 · unused == 10 is not.
    expectEqual(pair.solver.value(of: pair.unused), 3)
  }

  @Test("leaves the terms of a row that is not closed yet")
  func openTermsBesideARefusedRow() throws {
    var pair = try Pair()
    let x = RowTerm(variable: Int32(pair.x), coefficient: 1)
    let none = RowTerm(variable: 1000, coefficient: 1)
    try pair.solver.appendTerm(pair.unused, 1)
    for terms in [[x, none], [x]] {
      let constant = terms.count == 1 ? Double.nan : 5
      #expect(throws: RowRefusal.self) {
        _ = try pair.solver.addRow(terms.span, .equal, constant, priority: 900)
      }
      #expect(throws: RowRefusal.self) {
        _ = try pair.solver.addRow(
          terms.map { (Int($0.variable), $0.coefficient) }, .equal, constant, priority: 900)
      }
    }
    expectUnusable(.nan) { _ = try pair.solver.addEditRow(for: pair.x, priority: .nan) }
    try pair.solver.appendTerm(pair.unused, 1)
    _ = try pair.solver.closeRow(.equal, 10, priority: 900)
    #expect(pair.solver.solve() == nil)
    expectEqual(pair.solver.value(of: pair.unused), 5)
  }

  /// Expects the pair to go on like one that was never asked for what it refused.
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
        "it is refused with \(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
    #expect(found == number || found.isNaN && number.isNaN, sourceLocation: sourceLocation)
  }
}
