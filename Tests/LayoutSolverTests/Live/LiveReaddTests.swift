import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Rows that are deactivated and activated again")
struct LiveReaddTests {
  /// Two views whose optional widths exceed the available width.
  private struct Layout {
    var solver = IncrementalSolver()
    let first: Int
    let second: Int
    private(set) var firstOptional = 0
    private(set) var secondOptional = 0
    private(set) var sum = 0
    private(set) var floor = 0

    init() throws {
      (first, second) = (solver.addVariable(), solver.addVariable())
      sum = try solver.addRow([(first, 1), (second, 1)], .lessThanOrEqual, 100)
      firstOptional = try solver.addRow([(first, 1), (second, 0.5)], .equal, 90, priority: 700)
      secondOptional = try solver.addRow([(second, 1), (first, 0.25)], .equal, 80, priority: 600)
      floor = try solver.addRow(
        [(second, 1), (first, -0.25)], .greaterThanOrEqual, 5, priority: 800)
      #expect(solver.solve() == nil)
      // Presolve keeps rows that have changed.
      for row in [sum, firstOptional, secondOptional, floor] { try toggle(row) }
    }

    var values: [Double] { [solver.value(of: first), solver.value(of: second)] }

    mutating func solve(_ change: (inout IncrementalSolver) throws -> Void) throws {
      try change(&solver)
      #expect(solver.solve() == nil && solver.isVerified)
    }

    mutating func toggle(_ row: Int) throws {
      try solve { try $0.deactivate(row) }
      try solve { try $0.activate(row) }
    }

    /// The values of the active rows from a solve from scratch.
    func expected(without inactive: [Int], sum limit: Double = 100) -> [Double] {
      var problem = LinearProblem(variableCount: 2)
      let rows: [(Int, [(Int, Double)], RowRelation, Double, Double)] = [
        (sum, [(0, 1), (1, 1)], .lessThanOrEqual, limit, 1000),
        (firstOptional, [(0, 1), (1, 0.5)], .equal, 90, 700),
        (secondOptional, [(1, 1), (0, 0.25)], .equal, 80, 600),
        (floor, [(1, 1), (0, -0.25)], .greaterThanOrEqual, 5, 800),
      ]
      for (row, terms, relation, constant, priority) in rows where !inactive.contains(row) {
        _ = problem.addRow(
          terms.map { (variable: $0.0, coefficient: $0.1) }, relation, constant, priority: priority)
      }
      var backend = SimplexBackend()
      guard case .optimal(let values) = backend.solve(problem) else { return [] }
      return values
    }

    func isAt(_ expected: [Double]) -> Bool {
      zip(values, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 }
    }
  }

  @Test("toggling a row repeatedly leads to the same values each time")
  func again() throws {
    var layout = try Layout()
    for row in [layout.sum, layout.firstOptional] {
      try layout.toggle(row)
      let with = layout.values
      try layout.solve { try $0.deactivate(row) }
      let without = layout.values
      #expect(with != without)
      for _ in 0..<3 {
        try layout.solve { try $0.activate(row) }
        #expect(layout.isAt(with))
        try layout.solve { try $0.deactivate(row) }
        #expect(layout.isAt(without))
      }
      try layout.solve { try $0.activate(row) }
    }
  }

  @Test("values are optimal if other rows change after a row was toggled")
  func goesOn() throws {
    var layout = try Layout()
    let (sum, second) = (layout.sum, layout.secondOptional)
    for _ in 0..<3 { try layout.toggle(sum) }
    try layout.solve { try $0.setConstant(60, of: sum) }
    #expect(layout.isAt(layout.expected(without: [], sum: 60)))
    for _ in 0..<3 { try layout.toggle(second) }
    try layout.solve { try $0.deactivate(sum) }
    #expect(layout.isAt(layout.expected(without: [sum])))
  }

  @Test("values are optimal if another change was made while a row was inactive")
  func otherChange() throws {
    for change in 0..<5 {
      var layout = try Layout()
      let (sum, second, floor) = (layout.sum, layout.secondOptional, layout.floor)
      for _ in 0..<2 { try layout.toggle(sum) }
      try layout.solve { try $0.deactivate(sum) }
      var (limit, inactive): (Double, [Int]) = (100, [])
      switch change {
      case 0:
        limit = 60
        try layout.solve { try $0.setConstant(60, of: sum) }
      case 1:
        inactive = [second]
        try layout.solve { try $0.deactivate(second) }
      case 2:
        inactive = [floor]
        try layout.solver.deactivate(floor)
      case 3:
        try layout.toggle(second)
      default:
        limit = 40
        try layout.solver.activate(sum)
        try layout.solver.setConstant(40, of: sum)
      }
      try layout.solve { try $0.activate(sum) }
      #expect(layout.isAt(layout.expected(without: inactive, sum: limit)), "change \(change)")
    }
  }

  @Test(
    "toggling a row leads to the same values after an unsatisfiable change", arguments: [0, 1, 2])
  func unsatisfiable(change: Int) throws {
    var layout = try Layout()
    let (sum, first) = (layout.sum, layout.first)
    for _ in 0..<2 { try layout.toggle(sum) }
    let with = layout.values
    try layout.solve { try $0.deactivate(sum) }
    let without = layout.values
    switch change {
    case 0:
      _ = try layout.solver.addRow([(first, 1)], .equal, 1)
      _ = try layout.solver.addRow([(first, 1)], .equal, 2)
    case 1:
      _ = try layout.solver.addRow([], .equal, 1)
    default:
      try layout.solver.activate(sum)
      _ = try layout.solver.addRow([(first, 1)], .greaterThanOrEqual, 101)
      _ = try layout.solver.addRow([(layout.second, 1)], .greaterThanOrEqual, 0)
    }
    #expect(layout.solver.solve() != nil)
    #expect(layout.isAt(without))
    try layout.solve { try $0.activate(sum) }
    #expect(layout.isAt(with))
    try layout.solve { try $0.deactivate(sum) }
    #expect(layout.isAt(without))
  }

  @Test("a constant that was set while the row was inactive applies after activation")
  func inactiveConstant() throws {
    var layout = try Layout()
    let sum = layout.sum
    for _ in 0..<2 { try layout.toggle(sum) }
    try layout.solve { try $0.deactivate(sum) }
    let without = layout.values
    try layout.solve { try $0.setConstant(60, of: sum) }
    #expect(layout.isAt(without), "the row is inactive")
    try layout.solve { try $0.activate(sum) }
    #expect(layout.isAt(layout.expected(without: [], sum: 60)))
  }

  @Test("toggling a row on a copy of a solver does not affect the original")
  func copies() throws {
    var layout = try Layout()
    let (sum, second) = (layout.sum, layout.secondOptional)
    for _ in 0..<2 { try layout.toggle(sum) }
    let with = layout.values
    try layout.solve { try $0.deactivate(sum) }
    var copy = layout
    try copy.toggle(second)
    try copy.solve { try $0.setConstant(60, of: sum) }
    try copy.solve { try $0.activate(sum) }
    #expect(copy.isAt(copy.expected(without: [], sum: 60)))
    try layout.solve { try $0.activate(sum) }
    #expect(layout.isAt(with))
  }

  @Test("a value that is still optimal does not change when rows are toggled")
  func staysAtTies() throws {
    var solver = IncrementalSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.addEditRow(for: y, priority: 500)
    try solver.suggest(5, for: edit)
    _ = try solver.addRow([(y, 1)], .equal, 7, priority: 250)
    _ = try solver.addRow([(x, 1)], .greaterThanOrEqual, 10)
    // If both of the next rows are active, all values from 10 to 20 have the same cost.
    let upper = try solver.addRow([(x, 1)], .lessThanOrEqual, 0, priority: 500)
    _ = try solver.addRow([(x, 1)], .greaterThanOrEqual, 20, priority: 500)
    func solve(_ change: (inout IncrementalSolver) throws -> Void) throws {
      try change(&solver)
      #expect(solver.solve() == nil)
    }
    try solve { _ in }
    for row in [edit, upper, edit, upper] {
      try solve { try $0.deactivate(row) }
      try solve { try $0.activate(row) }
    }
    expectEqual(solver.value(of: x), 20)
    for _ in 0..<3 {
      try solve { try $0.deactivate(upper) }
      expectEqual(solver.value(of: x), 20)
      try solve { try $0.activate(upper) }
      expectEqual(solver.value(of: x), 20)
    }
  }
}
