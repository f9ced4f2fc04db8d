import Testing

@testable import LayoutSolver
@testable import solver_fuzz

/// A window suddenly becomes so narrow that most of its labels are truncated.
@Suite("Jumps of a long form")
struct LiveJumpTests {
  /// A form in a window.
  ///
  /// Variable 0 is the width of the window, and variable 1 is the width of the column of labels. They are
  /// followed by the widths of the label and the field of each row.
  private static func form(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 + 2 * count)
    _ = problem.addRow([(1, 1)], .equal, 0, priority: 250)
    for row in 0..<count {
      let (label, field) = (2 * row + 2, 2 * row + 3)
      for width in [label, field] { _ = problem.addRow([(width, 1)], .greaterThanOrEqual, 0) }
      _ = problem.addRow([(label, 1), (1, -1)], .lessThanOrEqual, 0)
      _ = problem.addRow([(label, 1)], .equal, Double(40 + row * 61 % 121), priority: 750)
      _ = problem.addRow([(0, 1), (1, -1), (field, -1)], .equal, 56)
      _ = problem.addRow([(field, 1)], .greaterThanOrEqual, 120, priority: 500)
    }
    return problem
  }

  @Test("a jump of a long form has the same costs as a solve from scratch")
  func jumps() throws {
    let count = 400
    let problem = Self.form(count)
    var solver = try IncrementalSolver(solving: problem)
    let edit = try solver.addEditRow(for: 0, priority: 990)
    for (jump, width) in [620, 100, 600, 90, 170.5, 300].enumerated() {
      try solver.suggest(width, for: edit)
      #expect(solver.solve() == nil && solver.isVerified)
      let values = (0..<problem.variableCount).map { solver.value(of: $0) }
      var fixed = problem
      _ = fixed.addRow([(0, 1)], .equal, width, priority: 990)
      var backend = SimplexBackend()
      let fresh = try #require(backend.solve(fixed).values)
      fixed.expectEqualCosts(values, fresh, "jump \(jump)")
    }
  }
}
