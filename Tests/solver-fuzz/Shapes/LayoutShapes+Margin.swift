import LayoutSolver
import VFLTestSupport

extension LayoutShapes {
  /// Returns a margin with comments.
  ///
  /// Each comment prefers to begin at its line and to be as high as its text, but must not overlap the
  /// comment below it.
  ///
  /// Variable 0 is the height of the margin, `2i + 1` the upper edge of a comment, `2i + 2` its height.
  static func comments(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * count + 1)
    var random = SplitMix64(seed: 52)
    _ = problem.addRow([(1, 1)], .greaterThanOrEqual, 0)
    for comment in 0..<count {
      let (top, height) = (2 * comment + 1, 2 * comment + 2)
      _ = problem.addRow([(height, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow(
        [(height, 1)], .equal, Double(Int.random(in: 10...60, using: &random)), priority: 750)
      let line = 25 * comment + Int.random(in: -400...400, using: &random)
      _ = problem.addRow([(top, 1)], .equal, Double(line), priority: 500)
      if comment + 1 < count {
        _ = problem.addRow(
          [(top + 2, 1), (top, -1), (height, -1)], .greaterThanOrEqual, 4)
      } else {
        _ = problem.addRow([(0, 1), (top, -1), (height, -1)], .greaterThanOrEqual, 0)
      }
    }
    return problem
  }
}
