import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("A small layout that returns to previous sizes")
struct LiveSmallLayoutTests {
  /// Views next to each other in a window.
  ///
  /// Each view has an optional minimum and maximum size for its content. All views are as high as the window.
  private struct Window {
    var solver = IncrementalSolver()
    let width: Int
    let height: Int
    private(set) var views: [Int] = []
    private(set) var widthEdit = 0
    private(set) var heightEdit = 0
    private(set) var maximums: [Int] = []
    /// The current rows, for solves from scratch.
    private var problem = LinearProblem(variableCount: 2)

    /// - Parameter isRanked: Whether a unit of width costs more for each view than for the previous view.
    init(contents: [(width: Double, height: Double)], isRanked: Bool = false) throws {
      (width, height) = (solver.addVariable(), solver.addVariable())
      problem = LinearProblem(variableCount: 2 + contents.count)
      for (index, (width, height)) in contents.enumerated() {
        let cost = isRanked ? 1 + 0.25 * Double(index) : 1
        let view = solver.addVariable()
        views.append(view)
        try add([(view, 1)], .greaterThanOrEqual, 0)
        try add([(view, cost)], .greaterThanOrEqual, cost * width, priority: 500)
        maximums.append(
          try add([(view, cost)], .lessThanOrEqual, cost * width, priority: 250))
        try add([(self.height, 1)], .greaterThanOrEqual, height, priority: 500)
        try add([(self.height, 1)], .lessThanOrEqual, height, priority: 250)
      }
      try add(views.map { ($0, 1) } + [(width, -1)], .equal, 0)
      widthEdit = try solver.addEditRow(for: width, priority: 750)
      heightEdit = try solver.addEditRow(for: height, priority: 750)
    }

    @discardableResult
    private mutating func add(
      _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation,
      _ constant: Double, priority: Double = LinearProblem.requiredPriority
    ) throws -> Int {
      _ = problem.addRow(terms, relation, constant, priority: priority)
      return try solver.addRow(terms, relation, constant, priority: priority)
    }

    var values: [Double] { (0..<(2 + views.count)).map { solver.value(of: $0) } }

    /// Changes the size and compares the costs with a solve from scratch.
    mutating func resize(to width: Double, _ height: Double) throws {
      try solver.suggest(width, for: widthEdit)
      try solver.suggest(height, for: heightEdit)
      #expect(solver.solve() == nil && solver.isVerified)
      var fixed = problem
      _ = fixed.addRow([(self.width, 1)], .equal, width, priority: 750)
      _ = fixed.addRow([(self.height, 1)], .equal, height, priority: 750)
      var backend = SimplexBackend()
      let fresh = try #require(backend.solve(fixed).values)
      fixed.expectEqualCosts(values, fresh, "at \(width) x \(height)")
    }
  }

  private static let contents: [(width: Double, height: Double)] = [
    (40, 12), (90, 20), (25, 31), (60, 16), (70, 40),
  ]
  private static let widths: [Double] = [30, 75, 120, 160, 240, 285, 400, 900]
  private static let heights: [Double] = [8, 14, 18, 25, 35, 60]

  @Test("returning to a size has the same costs as a solve from scratch", arguments: [true, false])
  func comingBack(isRanked: Bool) throws {
    var window = try Window(contents: Self.contents, isRanked: isRanked)
    for _ in 0..<2 {
      for width in Self.widths {
        for height in Self.heights { try window.resize(to: width, height) }
      }
    }
    for height in Self.heights.reversed() {
      for width in Self.widths.reversed() { try window.resize(to: width, height + 0.5) }
    }
  }

  @Test("toggling a satisfied row of a small layout does not change values")
  func satisfiedRow() throws {
    var window = try Window(contents: Self.contents)
    for width in Self.widths + Self.widths { try window.resize(to: width, 30) }
    // In this narrow window, no view exceeds its maximum.
    try window.resize(to: 75, 30)
    let values = window.values
    for maximum in window.maximums {
      try window.solver.deactivate(maximum)
      #expect(window.solver.solve() == nil)
      expectEqual(window.values, values)
      try window.solver.activate(maximum)
      #expect(window.solver.solve() == nil)
      expectEqual(window.values, values)
    }
    // While a maximum is inactive, its view gets the additional width of the window.
    try window.solver.deactivate(window.maximums[2])
    #expect(window.solver.solve() == nil)
    try window.solver.suggest(900, for: window.widthEdit)
    #expect(window.solver.solve() == nil)
    #expect((window.solver.value(of: window.views[2]) - 640).magnitude < 1e-9)
    try window.solver.activate(window.maximums[2])
    try window.resize(to: 75, 30)
    try window.resize(to: 900, 30)
  }

  @Test("an inactive row has no effect after it or another row has changed")
  func inactiveRow() throws {
    for ending in 0..<4 {
      var window = try Window(contents: Self.contents)
      for width in Self.widths + Self.widths { try window.resize(to: width, 30) }
      try window.resize(to: 75, 30)
      try window.solver.deactivate(window.maximums[1])
      #expect(window.solver.solve() == nil)
      var free: Set = [1]
      switch ending {
      case 0: try window.solver.removeRow(window.maximums[1])
      case 1: try window.solver.setConstant(8, of: window.maximums[1])
      case 2:
        try window.solver.deactivate(window.maximums[3])
        free.insert(3)
      default:
        let contradicting = try window.solver.addRow(
          [(window.width, 1)], .lessThanOrEqual, -1, priority: LinearProblem.requiredPriority)
        expectEqual(window.solver.solve()?.rows.contains(contradicting), true)
      }
      #expect(window.solver.solve() == nil)
      try window.solver.suggest(900, for: window.widthEdit)
      #expect(window.solver.solve() == nil)
      for view in Self.contents.indices where !free.contains(view) {
        let value = window.solver.value(of: window.views[view])
        #expect((value - Self.contents[view].width).magnitude < 1e-9)
      }
      if ending == 1 {
        try window.solver.activate(window.maximums[1])
        #expect(window.solver.solve() == nil)
        #expect(window.solver.value(of: window.views[1]) >= 90 - 1e-9)
      }
    }
  }

  @Test("values are optimal if each change affects another row")
  func otherRows() throws {
    var solver = IncrementalSolver()
    let variables = solver.addVariables(8)
    let rows = try variables.map { try solver.addRow([($0, 1)], .equal, 0, priority: 500) }
    _ = try solver.addRow(variables.map { ($0, 1) }, .lessThanOrEqual, 100)
    #expect(solver.solve() == nil)
    for step in 0..<40 {
      try solver.setConstant(Double(step), of: rows[step % 8])
      #expect(solver.solve() == nil)
      for (index, variable) in variables.enumerated() {
        let last = step - (step - index + 8) % 8
        let sum = (0..<8).map { Double(max(0, step - (step - $0 + 8) % 8)) }.reduce(0, +)
        if sum <= 100 { expectEqual(solver.value(of: variable), Double(max(0, last))) }
      }
    }
  }

  @Test("a value does not change when its edit row is deactivated")
  func inactiveEdit() throws {
    var solver = IncrementalSolver()
    let variable = solver.addVariable()
    let edit = try solver.addEditRow(for: variable, priority: 600)
    for size in [1, 0, 1, 5, 3] as [Double] {
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: variable), size)
    }
    try solver.deactivate(edit)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: variable), 3)
    try solver.suggest(7, for: edit)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: variable), 3)
    try solver.activate(edit)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: variable), 7)
  }

  @Test("values that are not unique do not change when a satisfied row is added and removed")
  func tiesStay() throws {
    var window = try Window(contents: Self.contents)
    for width in Self.widths + Self.widths { try window.resize(to: width, 30) }
    for width in [900, 120, 400, 75] as [Double] {
      try window.resize(to: width, 30)
      let values = window.values
      // The window is higher than this minimum, so the row does not change any value.
      let row = try window.solver.addRow([(window.height, 1)], .greaterThanOrEqual, 5)
      #expect(window.solver.solve() == nil)
      #expect(zip(window.values, values).allSatisfy { ($0 - $1).magnitude < 1e-9 })
      try window.solver.removeRow(row)
      #expect(window.solver.solve() == nil)
      #expect(zip(window.values, values).allSatisfy { ($0 - $1).magnitude < 1e-9 })
      for other in Self.widths + Self.widths { try window.resize(to: other, 30) }
    }
  }

  @Test("an inactive maximum does not restrict a change of both sizes", arguments: 0..<5)
  func inactiveWhileBothChange(view: Int) throws {
    var window = try Window(contents: Self.contents)
    for (step, width) in (Self.widths + Self.widths + [75]).enumerated() {
      try window.resize(to: width, step.isMultiple(of: 2) ? 29 : 30)
    }
    try window.solver.deactivate(window.maximums[view])
    #expect(window.solver.solve() == nil)
    try window.solver.suggest(900, for: window.widthEdit)
    try window.solver.suggest(28, for: window.heightEdit)
    #expect(window.solver.solve() == nil)
    let others = 285 - Self.contents[view].width
    #expect((window.solver.value(of: window.views[view]) - (900 - others)).magnitude < 1e-9)
  }

  @Test("an unsatisfiable change of a small layout does not affect later sizes")
  func failure() throws {
    var window = try Window(contents: Self.contents)
    for width in Self.widths + Self.widths { try window.resize(to: width, 30) }
    var twin = window
    let contradicting = try window.solver.addRow(
      [(window.width, 1)], .lessThanOrEqual, -1, priority: LinearProblem.requiredPriority)
    try window.solver.suggest(120, for: window.widthEdit)
    expectEqual(window.solver.solve()?.rows.contains(contradicting), true)
    let engines = (window.solver.engine, twin.solver.engine)
    expectEqual(engines.0.simplex.point.totalCount, engines.1.simplex.point.totalCount)
    for width in [120, 900, 30, 400.5] as [Double] {
      try window.resize(to: width, 14)
      try twin.resize(to: width, 14)
      expectEqual(window.values, twin.values)
    }
    expectEqual(window.solver.statistics.pivots, twin.solver.statistics.pivots)
  }

  @Test(
    "solutions with several edit rows have the same costs as solves from scratch",
    arguments: 2...4)
  func severalParameters(count: Int) throws {
    for seed in LongTests.cases(UInt64(0)..<40, short: 6) {
      var random = SplitMix64(seed: seed &* 31 &+ UInt64(count))
      var problem = LinearProblem(variableCount: 6)
      for variable in 0..<6 {
        _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0)
        _ = problem.addRow([(variable, 1)], .lessThanOrEqual, 400)
      }
      for _ in 0..<16 {
        let variables = (0..<6).shuffled(using: &random).prefix(
          Int.random(in: 2...3, using: &random))
        let coefficients: [Double] = [1, -1, 1, 2, 0.5]
        _ = problem.addRow(
          variables.map { ($0, coefficients.randomElement(using: &random) ?? 1) },
          [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          Double(Int.random(in: -200...200, using: &random)),
          priority: [600, 500, 400, 250].randomElement(using: &random) ?? 250)
      }
      var solver = try IncrementalSolver(solving: problem)
      let edits = try (0..<count).map { try solver.addEditRow(for: $0, priority: 750) }
      #expect(solver.solve() == nil)
      for _ in 0..<40 {
        let sizes = edits.map { _ in Double(Int.random(in: 0...400, using: &random)) }
        var fixed = problem
        for (edit, size) in zip(edits, sizes) {
          try solver.suggest(size, for: edit)
          _ = fixed.addRow([(edits.firstIndex(of: edit) ?? 0, 1)], .equal, size, priority: 750)
        }
        #expect(solver.solve() == nil && solver.isVerified)
        var backend = SimplexBackend()
        let fresh = try #require(backend.solve(fixed).values)
        fixed.expectEqualCosts(
          (0..<6).map { solver.value(of: $0) }, fresh, "seed \(seed), at \(sizes)")
      }
    }
  }

  @Test("an optional row is satisfied while a required row is inactive")
  func inactiveRequiredRow() throws {
    var solver = IncrementalSolver()
    let (width, content, label) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    let inset = try solver.addRow([(content, 1), (width, -1)], .equal, -8)
    _ = try solver.addRow([(label, 1), (content, -1)], .equal, -4)
    _ = try solver.addRow([(label, 1)], .greaterThanOrEqual, 100, priority: 500)
    let edit = try solver.addEditRow(for: width, priority: 750)
    func resize(to size: Double) throws {
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: width), size)
    }
    for _ in 0..<3 {
      for size in [50, 200, 60, 210] as [Double] {
        try resize(to: size)
        expectEqual(solver.value(of: label), size - 12)
      }
      try solver.deactivate(inset)
      #expect(solver.solve() == nil)
      try resize(to: 50)
      #expect(solver.value(of: label) >= 100 - 1e-9)
      try solver.activate(inset)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: label), 38)
    }
  }

  @Test("a value at a vertex does not change while the vertex is optimal")
  func equalPriorities() throws {
    var solver = IncrementalSolver()
    let position = solver.addVariable()
    _ = try solver.addRow([(position, 1)], .greaterThanOrEqual, 0, priority: 750)
    let edit = try solver.addEditRow(for: position, priority: 750)
    _ = try solver.addEditRow(for: position, priority: 750)
    #expect(solver.solve() == nil)
    for size in [1, 80, -8] as [Double] {
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
    }
    expectEqual(solver.value(of: position), 0)
    // All positions from 0 to 1 have the same cost.
    try solver.suggest(1, for: edit)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: position), 0)
  }

  @Test("a value that is still optimal does not change if a constant gets a new value")
  func unknownSize() throws {
    var solver = IncrementalSolver()
    _ = solver.addVariables(3)
    _ = try solver.addRow([(0, 1)], .greaterThanOrEqual, 23, priority: 750)
    _ = try solver.addRow([(1, 2)], .equal, 88, priority: 500)
    _ = try solver.addRow([(1, 1), (2, -1)], .lessThanOrEqual, 0)
    let minimum = try solver.addRow([(2, 1)], .greaterThanOrEqual, 88, priority: 750)
    _ = try solver.addRow([(2, 1), (0, 1), (1, -1)], .lessThanOrEqual, 23, priority: 500)
    _ = try solver.addRow([(2, 3)], .equal, -18, priority: 500)
    _ = try solver.addRow([(1, 1)], .equal, 88, priority: 500)
    let edit = try solver.addEditRow(for: 2, priority: 500)
    #expect(solver.solve() == nil)
    for size in [1, 88, 1, 88, 1, 88] as [Double] {
      try solver.setConstant(23, of: minimum)
      try solver.suggest(size, for: edit)
      #expect(solver.solve() == nil)
    }
    let before = solver.value(of: 1)
    try solver.setConstant(88, of: minimum)
    #expect(solver.solve() == nil)
    // The previous value of variable 1 is still optimal.
    #expect(solver.value(of: 1) == before && solver.value(of: 2) == 88)
  }
}
