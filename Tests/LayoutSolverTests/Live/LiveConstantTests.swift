import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Changes of constants on a live solver")
struct LiveConstantTests {
  @Test("a variable follows the changes of two rows")
  func sharedVariable() throws {
    var solver = IncrementalSolver()
    let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(right, 1), (left, -1), (width, -1)], .equal, 0)
    let edits = [
      try solver.addEditRow(for: left, priority: 700),
      try solver.addEditRow(for: width, priority: 700),
    ]
    for step in 1...6 {
      for edit in edits { try solver.suggest(Double(step), for: edit) }
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: right), Double(2 * step))
    }
    for step in 7...9 {
      try solver.suggest(Double(step), for: edits[step % 2])
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: right), solver.value(of: left) + solver.value(of: width))
    }
  }

  @Test("the constant of an inactive row does not change values")
  func inactiveRow() throws {
    var solver = IncrementalSolver()
    let variable = solver.addVariable()
    let edit = try solver.addEditRow(for: variable, priority: 700)
    #expect(solver.solve() == nil)
    try solver.suggest(5, for: edit)
    #expect(solver.solve() == nil)
    try solver.deactivate(edit)
    for step in 0..<6 {
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: variable), 5)
      try solver.suggest(Double(step), for: edit)
    }
  }

  @Test("values are accurate again after very large values", arguments: [1e9, 1e12, -1e15])
  func farAway(size: Double) throws {
    var solver = IncrementalSolver()
    let (container, view) = (solver.addVariable(), solver.addVariable())
    let gap = solver.addVariable()
    _ = try solver.addRow([(view, 1), (container, -1.0 / 3), (gap, 1)], .equal, 0.1)
    _ = try solver.addRow([(view, 1)], .equal, 0.7, priority: 100)
    _ = try solver.addRow([(gap, 1), (container, -0.1)], .equal, 0.3, priority: 200)
    let edit = try solver.addEditRow(for: container, priority: 700)
    try solver.suggest(30, for: edit)
    #expect(solver.solve() == nil)
    for step in 0..<4 {
      try solver.suggest(size + Double(step), for: edit)
      #expect(solver.solve() == nil)
    }
    try solver.suggest(30, for: edit)
    #expect(solver.solve() == nil)
    for (variable, expected) in [(container, 30), (gap, 3.3), (view, 6.8)] {
      #expect((solver.value(of: variable) - expected).magnitude < 1e-9)
    }
  }

  @Test("values follow changes between distant sizes")
  func distantSizes() throws {
    var solver = IncrementalSolver()
    let (container, view, gap) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(view, 1), (gap, 1), (container, -1)], .equal, 0)
    _ = try solver.addRow([(view, 1), (gap, -2)], .equal, 30, priority: 500)
    let edit = try solver.addEditRow(for: container, priority: 700)
    func resize(to size: Double) throws {
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: container), size)
      #expect((solver.value(of: view) - (2 * size + 30) / 3).magnitude < 1e-12 * (1 + size))
    }
    for step in 0..<4 { try resize(to: 2_000_000 + Double(step)) }
    for size in [1_200_000, 3_000_000.5, 8_000_000, 45_000, 2_000_000] { try resize(to: size) }
    try resize(to: 90)
  }

  @Test(
    "a suggestion far beyond a bound does not affect later suggestions",
    arguments: [1e8, 1e12, 1e17])
  func farSuggestion(far: Double) throws {
    var solver = IncrementalSolver()
    let (width, other) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(width, 1)], .lessThanOrEqual, 100)
    _ = try solver.addRow([(width, 1), (other, 1)], .lessThanOrEqual, 150)
    let edit = try solver.addEditRow(for: width, priority: 750)
    #expect(solver.solve() == nil)
    for step in [0.001, 0.25, 3] {
      for size in [50, far, 2 * far, far, 100 - step, far, 3 * far, 100 - step / 2, 99] {
        try solver.suggest(size, for: edit)
        #expect(solver.solve() == nil)
        #expect((solver.value(of: width) - min(size, 100)).magnitude < 1e-9)
      }
    }
  }

  @Test("an offset between variables is accurate after very large suggestions")
  func farOffset() throws {
    var solver = IncrementalSolver()
    let (width, content) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(content, 1), (width, -1)], .equal, -8.3)
    _ = try solver.addRow([(width, 1)], .greaterThanOrEqual, 10, priority: 800)
    let edit = try solver.addEditRow(for: content, priority: 750)
    #expect(solver.solve() == nil)
    for size in [1e15, 2e15, 100, 101] {
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
    }
    #expect((solver.value(of: content) - 101).magnitude < 1e-9)
  }

  @Test("terms that were appended before an unsatisfiable solve are dropped")
  func openTerms() throws {
    var solver = IncrementalSolver()
    let first = solver.addVariable()
    let rows = try (0..<2).map { _ in try solver.addRow([(first, 1)], .equal, 1) }
    #expect(solver.solve() == nil)
    let second = solver.addVariable()
    try solver.appendTerm(second, 1)
    try solver.setConstant(2, of: rows[0])
    #expect(solver.solve() != nil)
    let row = try solver.closeRow(.equal, 0, priority: 500)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: first), 1)
    try solver.removeRow(row)
    try solver.removeRow(rows[0])
    try solver.removeRow(rows[1])
    try solver.removeVariable(first)
    expectEqual(solver.variableCount, 0)
  }

  /// The way in which a drag ends.
  enum Ending: CaseIterable {
    case deactivation, removal, unsolvedSuggestion
  }

  @Test(
    "views keep their dragged positions when a drag ends", arguments: Ending.allCases)
  func endOfDrag(ending: Ending) throws {
    var solver = IncrementalSolver()
    let (left, right) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(right, 1), (left, -1)], .greaterThanOrEqual, 8)
    let other = solver.addVariable()
    let otherEdit = try solver.addEditRow(for: other, priority: 400)
    let edit = try solver.addEditRow(for: left, priority: 500)
    for step in 1...10 {
      try solver.suggest(Double(step), for: edit)
      try solver.suggest(Double(100 + step), for: otherEdit)
      #expect(solver.solve() == nil)
    }
    switch ending {
    case .deactivation: try solver.deactivate(edit)
    case .removal: try solver.removeRow(edit)
    case .unsolvedSuggestion:
      try solver.suggest(90, for: edit)
      try solver.deactivate(edit)
    }
    for _ in 0..<2 {
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: left), 10)
      expectEqual(solver.value(of: right), 18)
      expectEqual(solver.value(of: other), 110)
      // This row is satisfied without changing any value.
      _ = try solver.addRow([(right, 1)], .lessThanOrEqual, 1000)
    }
  }

  @Test("the suggestion for an inactive row does not change values when other rows are added")
  func inactiveRowAndNewRow() throws {
    var solver = IncrementalSolver()
    let (variable, other) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.addEditRow(for: variable, priority: 700)
    #expect(solver.solve() == nil)
    try solver.suggest(5, for: edit)
    _ = try solver.addRow([(other, 1)], .lessThanOrEqual, 50)
    #expect(solver.solve() == nil)
    try solver.deactivate(edit)
    for step in 10..<16 {
      #expect(solver.solve() == nil)
      try solver.suggest(Double(step), for: edit)
    }
    #expect(solver.solve() == nil)
    // The first row contradicts the others, and the second does not.
    _ = try solver.addRow([(other, 1)], .greaterThanOrEqual, 60)
    #expect(solver.solve() != nil)
    expectEqual(solver.value(of: variable), 5)
    _ = try solver.addRow([(other, 1)], .equal, 1)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: variable), 5)
    expectEqual(solver.value(of: other), 1)
    try solver.activate(edit)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: variable), 15)
  }

  @Test("an unsatisfiable change after a drag does not change values")
  func conflictAfterDrag() throws {
    var solver = IncrementalSolver()
    let (left, right) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(right, 1), (left, -1)], .greaterThanOrEqual, 8)
    let edit = try solver.addEditRow(for: left, priority: 500)
    for step in 1...10 {
      try solver.suggest(Double(step), for: edit)
      #expect(solver.solve() == nil)
    }
    let contradicting = try solver.addRow([(right, 1), (left, -1)], .lessThanOrEqual, 0)
    #expect(solver.solve() != nil)
    #expect(solver.value(of: left) == 10 && solver.value(of: right) == 18)
    #expect(throws: RowRefusal.unknownRow(contradicting)) { try solver.deactivate(contradicting) }
    try solver.deactivate(edit)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: left) == 10 && solver.value(of: right) == 18)
  }
}
