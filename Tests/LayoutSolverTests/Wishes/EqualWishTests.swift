import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

/// Views that fill a width that changes.
///
/// Each view has an optional minimum width and an optional equality with the width of another view.
@Suite("Optional equal widths of views")
struct EqualWishTests {
  /// Whether each view should be as wide as the first view or as the previous view.
  enum Model: CaseIterable {
    case first
    case previous
  }

  /// The rows of the views, without a row for the total width.
  ///
  /// Variable 0 is the total width. It is followed by all positions and then all widths.
  private static func problem(
    _ count: Int, _ model: Model, priority: Double, contents: [Double]? = nil
  ) -> LinearProblem {
    var problem = LinearProblem(variableCount: 1 + 2 * count)
    let (position, width) = ({ 1 + $0 }, { 1 + count + $0 })
    _ = problem.addRow([(position(0), 1)], .equal, 8)
    for view in 0..<count {
      _ = problem.addRow([(width(view), 1)], .greaterThanOrEqual, 0)
      let content = contents?[view] ?? Double(20 + view * 61 % 83)
      _ = problem.addRow([(width(view), 1)], .greaterThanOrEqual, content, priority: 750)
      if view == 0 { continue }
      _ = problem.addRow(
        [(position(view), 1), (position(view - 1), -1), (width(view - 1), -1)], .equal, 8)
      let other = model == .first ? width(0) : width(view - 1)
      _ = problem.addRow([(width(view), 1), (other, -1)], .equal, 0, priority: priority)
    }
    _ = problem.addRow(
      [(0, 1), (position(count - 1), -1), (width(count - 1), -1)], .equal, 8)
    return problem
  }

  /// The average widths of the views.
  ///
  /// They are between the smallest and the largest minimum, so that each jump relaxes or satisfies hundreds
  /// of minimum widths.
  private static let averages = [60, 30, 95, 41, 88, 25, 70]

  @Test("views with equal widths have the same width after each jump", arguments: Model.allCases)
  func jumps(_ model: Model) throws {
    for count in [100, 400] {
      let problem = Self.problem(count, model, priority: 800)
      var solver = try IncrementalSolver(solving: problem)
      let edit = try solver.addEditRow(for: 0, priority: 990)
      for average in Self.averages {
        try solver.suggest(Double((average + 8) * count + 8), for: edit)
        #expect(solver.solve() == nil)
        for view in 0..<count {
          let width = solver.value(of: 1 + count + view)
          #expect((width - Double(average)).magnitude < 1e-6, "\(count) views, \(average): \(view)")
        }
      }
    }
  }

  @Test("views with equal widths fill the window for random minimum widths")
  func filled() throws {
    let count = 300
    for seed in LongTests.cases(UInt64(1)...3, short: 1) {
      var random = SplitMix64(seed: seed)
      let contents = (0..<count).map { _ in Double.random(in: 20...100, using: &random).rounded() }
      let problem = Self.problem(count, .first, priority: 250, contents: contents)
      var solver = try IncrementalSolver(solving: problem)
      let edit = try solver.addEditRow(for: 0, priority: 990)
      try solver.suggest(Double(60 * count), for: edit)
      #expect(solver.solve() == nil && solver.isVerified)
      let views = (0..<count).map { solver.value(of: 1 + count + $0) }
      let gaps = Double(8 * count + 8)
      let window = Double(60 * count)
      let width: Double = views.reduce(gaps, +)
      #expect((width - window).magnitude < 1e-6)
    }
  }

  @Test(
    "the costs of equal widths after a jump are the same as in a solve from scratch",
    arguments: Model.allCases, LongTests.cases([250.0, 800, 750], short: 2))
  func costs(_ model: Model, _ priority: Double) throws {
    // With this many views, the basis is factorized.
    let count = 270
    let problem = Self.problem(count, model, priority: priority)
    var solver = try IncrementalSolver(solving: problem)
    let edit = try solver.addEditRow(for: 0, priority: 990)
    for average in LongTests.cases(Self.averages, short: 2) {
      let width = Double((average + 8) * count + 8)
      try solver.suggest(width, for: edit)
      #expect(solver.solve() == nil && solver.isVerified)
      var whole = problem
      _ = whole.addRow([(0, 1)], .equal, width, priority: 990)
      var backend = SimplexBackend()
      let expected = try #require(backend.solve(whole).values)
      let values = (0..<problem.variableCount).map { solver.value(of: $0) }
      whole.expectEqualCosts(values, expected, "\(average)")
    }
  }
}
