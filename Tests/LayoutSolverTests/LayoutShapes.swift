import LayoutSolver

/// Problems of the shapes that layouts have, of any size.
enum LayoutShapes {
  /// `H:|-[v1]-[v2(==v1)]-…-|` in a container of a given width: variable `2i` is the left edge of a
  /// view, `2i + 1` its width.
  static func chain(views: Int, width: Double, minimumWidth: Double = 0) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * views)
    _ = problem.addRow([(0, 1)], .equal, 20)
    for view in 0..<views {
      _ = problem.addRow([(2 * view + 1, 1)], .greaterThanOrEqual, minimumWidth)
      if view == 0 { continue }
      _ = problem.addRow([(2 * view, 1), (2 * view - 2, -1), (2 * view - 1, -1)], .equal, 8)
      _ = problem.addRow([(2 * view + 1, 1), (1, -1)], .equal, 0)
    }
    _ = problem.addRow([(2 * views - 2, 1), (2 * views - 1, 1)], .equal, width - 20)
    return problem
  }

  /// A chain of views that each ask for a width of their own, at a priority of their own.
  static func rankedChain(views: Int, width: Double, wish: Double) -> LinearProblem {
    var problem = LinearProblem(variableCount: views)
    _ = problem.addRow((0..<views).map { ($0, 1) }, .equal, width)
    for view in 0..<views {
      _ = problem.addRow([(view, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(view, 1)], .equal, wish, priority: 900 - Double(view) / 2)
    }
    return problem
  }
}
