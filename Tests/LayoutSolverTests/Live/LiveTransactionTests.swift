import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Unsatisfiable batches of changes")
struct LiveTransactionTests {
  /// Two edges, with an optional position and an edit row for the right edge.
  private struct Frame {
    var solver = IncrementalSolver()
    let left: Int
    let right: Int
    let start: Int
    let minimum: Int
    let maximum: Int
    let target: Int
    let drag: Int
    let inactive: Int

    init() throws {
      left = solver.addVariable()
      right = solver.addVariable()
      start = try solver.addRow([(left, 1)], .equal, 0)
      minimum = try solver.addRow([(right, 1), (left, -1)], .greaterThanOrEqual, 10)
      maximum = try solver.addRow([(right, 1)], .lessThanOrEqual, 100)
      target = try solver.addRow([(right, 1)], .equal, 60, priority: 500)
      drag = try solver.addEditRow(for: right, priority: 499)
      inactive = try solver.addRow([(left, 1)], .equal, 7)
      try solver.deactivate(inactive)
      #expect(solver.solve() == nil)
    }

    var values: [Double] { [solver.value(of: left), solver.value(of: right)] }

    /// Changes every row and returns the values after each change.
    mutating func change() throws -> [Double] {
      var all: [Double] = []
      for (row, value) in [(start, 4.0), (minimum, 12), (maximum, 90), (target, 95), (drag, 30)] {
        try solver.setConstant(value, of: row)
        #expect(solver.solve() == nil)
        all += values
      }
      try solver.setPriority(498, of: target)
      let other = solver.addVariable()
      let row = try solver.addRow([(other, 1), (right, -1)], .equal, 1)
      #expect(solver.solve() == nil)
      return all + values + [solver.value(of: other), Double(other), Double(row)]
    }
  }

  /// The cause of the contradiction.
  enum Cause: CaseIterable {
    case newRow
    case changedNewRow
    case constant
    case suggestion
    case priority
    case activation
    case rowWithoutTerms
  }

  @Test("all changes of an unsatisfiable batch are undone", arguments: Cause.allCases)
  func undone(cause: Cause) throws {
    var frame = try Frame()
    var twin = try Frame()
    let values = frame.values
    // Changes that are not part of the contradiction are undone, too.
    let other = frame.solver.addVariable()
    _ = try frame.solver.addRow([(other, 1), (frame.left, 1)], .equal, 5)
    try frame.solver.setConstant(20, of: frame.minimum)
    try frame.solver.removeRow(frame.target)
    var contradicting = frame.maximum
    switch cause {
    case .newRow: contradicting = try frame.solver.addRow([(frame.left, 1)], .equal, 1)
    case .changedNewRow:
      contradicting = try frame.solver.addRow([(frame.left, 1)], .greaterThanOrEqual, -3)
      _ = try frame.solver.addRow([(frame.right, 1)], .equal, 70, priority: 2)
      try frame.solver.setConstant(2, of: contradicting)
    case .constant: try frame.solver.setConstant(15, of: frame.maximum)
    case .suggestion:
      try frame.solver.setPriority(1000, of: frame.drag)
      try frame.solver.suggest(101, for: frame.drag)
    case .priority:
      contradicting = try frame.solver.addRow([(frame.right, 1)], .equal, 3, priority: 1)
      try frame.solver.setPriority(1000, of: contradicting)
    case .activation:
      contradicting = frame.inactive
      try frame.solver.activate(frame.inactive)
    case .rowWithoutTerms:
      contradicting = try frame.solver.addRow([], .greaterThanOrEqual, 1)
    }
    let outcome = frame.solver.solve()
    let certificate = try #require(outcome)
    #expect(certificate.rows.contains(contradicting))
    expectEqual(frame.values, values)
    #expect(frame.solver.variableCount == 2 && frame.solver.rowCount == 6)
    try expectEqual(frame.change(), twin.change(), "the batch has affected later changes")
  }

  @Test("undoing the first batch leaves the solver empty")
  func firstBatch() throws {
    var solver = IncrementalSolver()
    let x = solver.addVariable()
    let low = try solver.addRow([(x, 1)], .lessThanOrEqual, 1)
    let high = try solver.addRow([(x, 1)], .greaterThanOrEqual, 2)
    let outcome = solver.solve()
    let certificate = try #require(outcome)
    expectEqual(certificate.rows, [low, high].sorted())
    #expect(solver.variableCount == 0 && solver.rowCount == 0)
    #expect(solver.solve() == nil)
    #expect(throws: RowRefusal.unknownVariable(x)) { _ = try solver.addRow([(x, 1)], .equal, 0) }
    #expect(throws: RowRefusal.unknownRow(low)) { try solver.activate(low) }
    #expect(solver.variableCount == 0 && solver.rowCount == 0)
  }

  @Test("undoing a batch restores removed rows and variables with their numbers")
  func removedAndReplaced() throws {
    var frame = try Frame()
    let values = frame.values
    for row in [frame.minimum, frame.maximum, frame.target, frame.drag] {
      try frame.solver.removeRow(row)
    }
    try frame.solver.removeVariable(frame.right)
    // The added variable and rows are undone, too, regardless of their numbers.
    let other = frame.solver.addVariable()
    for constant in 0..<8 {
      _ = try frame.solver.addRow([(other, 1)], .equal, Double(constant))
    }
    let outcome = frame.solver.solve()
    let certificate = try #require(outcome)
    expectEqual(certificate.rows.count, 2)
    expectEqual(frame.values, values)
    #expect(frame.solver.variableCount == 2 && frame.solver.rowCount == 6)
    var twin = try Frame()
    try expectEqual(frame.change(), twin.change())
  }

  @Test("a hundred unsatisfiable batches do not affect later changes")
  func manyAttempts() throws {
    var frame = try Frame()
    var twin = try Frame()
    let values = frame.values
    for attempt in 0..<100 {
      let middle = frame.solver.addVariable()
      _ = try frame.solver.addRow(
        [(middle, 2), (frame.left, -1), (frame.right, -1)], .equal, Double(attempt))
      _ = try frame.solver.addRow([(middle, 1)], .greaterThanOrEqual, 101)
      #expect(frame.solver.solve() != nil)
      #expect(frame.solver.solve() == nil, "the batch was not undone")
      expectEqual(frame.values, values)
    }
    try expectEqual(frame.change(), twin.change())
  }

  @Test("the certificate of a long chain that does not fit is valid")
  func longChain() {
    let problem = LayoutShapes.chain(views: 30, width: 1000, minimumWidth: 10)
    let last = problem.rowCount - 1
    let script =
      LiveEdit.script(adding: problem) + [
        .solve, .setConstant(last, 300), .deactivate(1), .solve, .setConstant(last, 700), .solve,
        .removeRow(last), .setConstant(2, 3), .solve,
      ]
    #expect(LiveRun.failure(of: script, strictness: LiveRun.Strictness()) == nil)
  }

  @Test("the certificate is valid if a batch causes several conflicts")
  func severalConflicts() {
    let part = LayoutShapes.chain(views: 3, width: 400, minimumWidth: 10)
    let problem = LayoutShapes.apart(5, of: part)
    let ends = (1...5).map { $0 * part.rowCount - 1 }
    var script = LiveEdit.script(adding: problem) + [.solve]
    for count in 1...5 {
      script += ends.prefix(count).map { .setConstant($0, 60) } + [.solve]
      script += ends.suffix(count).map { .setConstant($0, 500) } + [.solve]
    }
    #expect(LiveRun.failure(of: script, strictness: LiveRun.Strictness()) == nil)
  }
}
