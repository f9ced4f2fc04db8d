import LayoutSolver

/// Problems that have the structure of layouts, in any size.
enum LayoutShapes {
  /// Returns the layout of `H:|-[v1]-[v2(==v1)]-…-|` in a container of a given width.
  ///
  /// Variable `2i` is the left edge of a view, and variable `2i + 1` is its width.
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

  /// Returns views that share a width, and each of which prefers the same width at a different priority.
  static func rankedChain(views: Int, width: Double, preferred: Double) -> LinearProblem {
    var problem = LinearProblem(variableCount: views)
    _ = problem.addRow((0..<views).map { ($0, 1) }, .equal, width)
    for view in 0..<views {
      _ = problem.addRow([(view, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(view, 1)], .equal, preferred, priority: 900 - Double(view) / 2)
    }
    return problem
  }

  /// Returns views side by side that fill a container without gaps.
  ///
  /// Variable `2i` is the left edge of a view, and variable `2i + 1` is its width. The width is at least 0,
  /// and prefers the content width if there is one.
  static func filled(views: Int, width: Double, content: Double? = nil) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * views)
    _ = problem.addRow([(0, 1)], .equal, 0)
    for view in 0..<views {
      _ = problem.addRow([(2 * view + 1, 1)], .greaterThanOrEqual, 0)
      if let content {
        _ = problem.addRow([(2 * view + 1, 1)], .greaterThanOrEqual, content, priority: 750)
        _ = problem.addRow([(2 * view + 1, 1)], .lessThanOrEqual, content, priority: 250)
      }
      if view == 0 { continue }
      _ = problem.addRow([(2 * view, 1), (2 * view - 2, -1), (2 * view - 1, -1)], .equal, 0)
    }
    _ = problem.addRow([(2 * views - 2, 1), (2 * views - 1, 1)], .equal, width)
    return problem
  }

  /// Returns views in a column with gaps that are at least 8 points and preferably not larger.
  ///
  /// Variable `2i` is the upper edge of a view, and variable `2i + 1` is its height.
  static func list(views: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * views)
    _ = problem.addRow([(0, 1)], .equal, 8, priority: 500)
    for view in 0..<views {
      _ = problem.addRow([(2 * view + 1, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(2 * view + 1, 1)], .equal, 20, priority: 750)
      if view == 0 { continue }
      let terms = [(2 * view, 1.0), (2 * view - 2, -1.0), (2 * view - 1, -1.0)]
        .map { (variable: $0.0, coefficient: $0.1) }
      _ = problem.addRow(terms, .greaterThanOrEqual, 8)
      _ = problem.addRow(terms, .equal, 8, priority: 500)
    }
    return problem
  }

  /// Returns a form of labels with equal widths, and fields that fill the remaining width of 600 points.
  ///
  /// Variable `3i` is the width of a label, `3i + 1` the left edge of a field, and `3i + 2` the width of the
  /// field.
  static func form(rows: Int, labels: [Double], field: Double) -> LinearProblem {
    var problem = LinearProblem(variableCount: 3 * rows)
    for row in 0..<rows {
      let (label, left, width) = (3 * row, 3 * row + 1, 3 * row + 2)
      _ = problem.addRow([(left, 1), (label, -1)], .equal, 8)
      _ = problem.addRow([(left, 1), (width, 1)], .equal, 600)
      if row > 0 { _ = problem.addRow([(label, 1), (0, -1)], .equal, 0) }
      for (variable, content) in [(label, labels[row % labels.count]), (width, field)] {
        _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, 0)
        _ = problem.addRow([(variable, 1)], .greaterThanOrEqual, content, priority: 750)
        _ = problem.addRow([(variable, 1)], .lessThanOrEqual, content, priority: 250)
      }
    }
    return problem
  }
}
