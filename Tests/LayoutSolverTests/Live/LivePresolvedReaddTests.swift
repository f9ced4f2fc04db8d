import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Toggling rows that presolve has eliminated")
struct LivePresolvedReaddTests {
  /// Views of equal widths between the edges of a window whose width is suggested.
  private struct Chain {
    static let gap = 8.0

    var solver = IncrementalSolver()
    let views: Int
    let window: Int
    let drag: Int
    /// The rows for the distances from the left edge to the first view, between views, and to the right edge.
    private(set) var distances: [Int] = []
    private(set) var widths: [Int] = []
    /// The rows that were never active.
    private(set) var inactive: [Int] = []

    init(views: Int, inactiveRows: Int = 0) throws {
      self.views = views
      window = solver.addVariable()
      drag = try solver.addEditRow(for: window, priority: 750)
      let first = solver.addVariables(2 * views).lowerBound
      for row in 0..<inactiveRows {
        let number = try solver.addRow([(first, 1), (first + 1, 2)], .equal, Double(row))
        try solver.deactivate(number)
        inactive.append(number)
      }
      var terms: [(variable: Int, coefficient: Double)] = []
      for view in 0..<views {
        let (left, width) = (first + 2 * view, first + 2 * view + 1)
        distances.append(try solver.addRow(terms + [(left, 1)], .equal, Chain.gap))
        terms = [(left, -1), (width, -1)]
        if view > 0 { widths.append(try solver.addRow([(width, 1), (first + 1, -1)], .equal, 0)) }
      }
      distances.append(try solver.addRow(terms + [(window, 1)], .equal, Chain.gap))
      try solve { [drag] in try $0.suggest(10 * Double(views), for: drag) }
    }

    mutating func solve(_ change: (inout IncrementalSolver) throws -> Void) throws {
      try change(&solver)
      #expect(solver.solve() == nil)
    }

    var values: [Double] { (0...(2 * views)).map { solver.value(of: $0) } }

    /// Whether all widths are equal and all distances are correct, one of them with another constant.
    func isSatisfied(window width: Double, gap: Double = Chain.gap, at index: Int = 0) -> Bool {
      let share =
        (width - Chain.gap * Double(views) - gap) / Double(views)
      var left = 0.0
      for view in 0..<views {
        left += view == index ? gap : Chain.gap
        let (x, w) = (solver.value(of: 1 + 2 * view), solver.value(of: 2 + 2 * view))
        if (x - left).magnitude > 1e-6 || (w - share).magnitude > 1e-6 { return false }
        left += share
      }
      return (solver.value(of: window) - width).magnitude < 1e-6
    }
  }

  /// With this number of views, presolve leaves a coefficient that requires scaling.
  private static let many = 1100

  @Test("toggling a satisfied eliminated row does not change values")
  func unmoved() throws {
    var chain = try Chain(views: Self.many)
    let values = chain.values
    for row in [chain.distances[0], chain.distances[700], chain.widths[900]] {
      try chain.solve { try $0.deactivate(row) }
      expectEqual(chain.values, values)
      try chain.solve { try $0.activate(row) }
      expectEqual(chain.values, values)
    }
    try chain.solve { [drag = chain.drag] in try $0.suggest(20_000, for: drag) }
    #expect(chain.isSatisfied(window: 20_000))
  }

  /// The change while the row is inactive.
  enum Meanwhile: CaseIterable {
    case resize, resizeAndBack, otherConstant, otherRowInactive, conflict, removal, compaction,
      nothing
  }

  @Test(
    "a reactivated eliminated row applies with its current constant",
    arguments: Meanwhile.allCases, [40, 1100])
  func reactivation(meanwhile: Meanwhile, views: Int) throws {
    var chain = try Chain(views: views, inactiveRows: meanwhile == .compaction ? 8 * views : 0)
    let wide = 10 * Double(views)
    let index = views / 3
    let drag = chain.drag
    var (row, window, gap) = (chain.distances[index], wide, Chain.gap)
    try chain.solve { try $0.deactivate(row) }
    switch meanwhile {
    case .nothing: break
    case .resize:
      window = 2 * wide
      try chain.solve { try $0.suggest(window, for: drag) }
    case .resizeAndBack:
      for width in [2 * wide, 3 * wide, wide] {
        try chain.solve { try $0.suggest(width, for: drag) }
      }
    case .otherConstant:
      gap = 31
      try chain.solve { try $0.setConstant(31, of: row) }
    case .otherRowInactive:
      let other = chain.distances[index + 5]
      try chain.solve { try $0.deactivate(other) }
      try chain.solve { try $0.setPriority(1000, of: row) }
      try chain.solve { try $0.activate(other) }
    case .conflict:
      _ = try chain.solver.addRow([(0, 1)], .equal, -1)
      _ = try chain.solver.addRow([(0, 1)], .equal, -2)
      #expect(chain.solver.solve() != nil)
    case .removal:
      try chain.solve { try $0.removeRow(row) }
      row = try chain.solver.addRow(
        [(1 + 2 * index, 1), (2 * index - 1, -1), (2 * index, -1)], .equal, Chain.gap)
      try chain.solver.deactivate(row)
      #expect(chain.solver.solve() == nil)
    case .compaction:
      let inactive = chain.inactive
      try chain.solve { for row in inactive { try $0.removeRow(row) } }
      try chain.solve { try $0.suggest(wide + 1, for: drag) }
      try chain.solve { try $0.suggest(wide, for: drag) }
    }
    try chain.solve { try $0.activate(row) }
    #expect(chain.isSatisfied(window: window, gap: gap, at: index))
    try chain.solve { try $0.suggest(3 * wide, for: drag) }
    #expect(chain.isSatisfied(window: 3 * wide, gap: gap, at: index))
  }

  @Test("deactivating either of two required rows satisfies an optional row that they violate")
  func satisfiedOptionalRow() throws {
    var solver = IncrementalSolver()
    let first = solver.addVariables(2).lowerBound
    let edge = try solver.addRow([(first, 1)], .equal, 10)
    let link = try solver.addRow([(first + 1, 1), (first, -1)], .equal, 5)
    let optional = try solver.addRow([(first + 1, 1)], .equal, 40, priority: 500)
    #expect(solver.solve() == nil)
    expectEqual(solver.value(of: first + 1), 15)
    for row in [edge, link] {
      try solver.deactivate(row)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: first + 1), 40)
      try solver.activate(row)
      #expect(solver.solve() == nil)
      expectEqual(solver.value(of: first + 1), 15)
    }
    try solver.removeRow(optional)
    #expect(solver.solve() == nil)
  }

  @Test("an inactive eliminated row does not restrict a reactivated optional row")
  func reactivatedOptionalRow() throws {
    var solver = IncrementalSolver()
    let (edge, follower) = (solver.addVariable(), solver.addVariable())
    let fixed = try solver.addRow([(edge, 1)], .equal, 0)
    _ = try solver.addRow([(follower, 1), (edge, -1)], .equal, 0, priority: 800)
    let optional = try solver.addRow([(follower, 1)], .equal, 1, priority: 100)
    func solve(_ change: (inout IncrementalSolver) throws -> Void) throws {
      try change(&solver)
      #expect(solver.solve() == nil)
    }
    try solve { _ in }
    try solve { try $0.deactivate(optional) }
    try solve { try $0.deactivate(fixed) }
    try solve { try $0.activate(optional) }
    #expect(solver.value(of: follower) == 1 && solver.value(of: edge) == 1)
    try solve { try $0.activate(fixed) }
    #expect(solver.value(of: follower) == 0 && solver.value(of: edge) == 0)
  }
}
