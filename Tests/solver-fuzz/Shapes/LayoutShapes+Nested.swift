import LayoutSolver

extension LayoutShapes {
  /// Returns nested stacks along one axis.
  ///
  /// Each view is as wide as its parts, and leaves have a content width.
  ///
  /// Variable 0 is the width of the root. It depends only on the leaves.
  static func nested(levels: Int, fanOut: Int, gap: Double = 8) -> LinearProblem {
    var problem = LinearProblem(variableCount: 1)
    var level = [0]
    for _ in 0..<levels {
      var next: [Int] = []
      for parent in level {
        let parts = (0..<fanOut).map { _ in problem.addVariable() }
        _ = problem.addRow(
          parts.map { ($0, 1) } + [(parent, -1)], .equal, -gap * Double(fanOut - 1))
        next += parts
      }
      level = next
    }
    for (index, leaf) in level.enumerated() {
      let content = Double(20 + 7 * (index % 5))
      _ = problem.addRow([(leaf, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(leaf, 1)], .greaterThanOrEqual, content, priority: 500)
      _ = problem.addRow([(leaf, 1)], .lessThanOrEqual, content, priority: 250)
    }
    return problem
  }

  /// Returns columns of equal width in a container.
  ///
  /// Variables `0..<columns` are the widths. The other variables are the left edges of the cells, row by row.
  static func grid(rows: Int, columns: Int, width: Double) -> LinearProblem {
    var problem = LinearProblem(variableCount: columns * (rows + 1))
    for row in 1...rows {
      let left = row * columns
      _ = problem.addRow([(left, 1)], .equal, 0)
      for column in 1..<columns {
        _ = problem.addRow(
          [(left + column, 1), (left + column - 1, -1), (column - 1, -1)], .equal, 4)
      }
      _ = problem.addRow([(left + columns - 1, 1), (columns - 1, 1)], .lessThanOrEqual, width)
    }
    for column in 0..<columns {
      if column > 0 { _ = problem.addRow([(column, 1), (0, -1)], .equal, 0, priority: 900) }
      _ = problem.addRow(
        [(column, 1)], .greaterThanOrEqual, Double(30 + 10 * (column % 3)), priority: 500)
      _ = problem.addRow([(column, 1)], .lessThanOrEqual, 30, priority: 250)
    }
    return problem
  }

  /// Returns a column of dialogs that fills a window.
  ///
  /// Each dialog has two lines of a label and a field that are aligned at their centers, so the solver rows
  /// form cycles.
  ///
  /// Variable 0 is the height of the window.
  static func dialogs(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: 1)
    var sum = [(variable: 0, coefficient: -1.0)]
    for _ in 0..<count {
      let height = problem.addVariable()
      sum.append((height, 1))
      var above: (label: Int, field: Int)?
      for _ in 0..<2 {
        let line = (label: problem.addVariable(), field: problem.addVariable())
        let size = (label: problem.addVariable(), field: problem.addVariable())
        keep(line.label, size.label, below: above?.label, in: &problem)
        keep(line.field, size.field, below: above?.field, in: &problem)
        // The variable of a label or field is its lower edge.
        _ = problem.addRow(
          [(line.label, 1), (size.label, -0.5), (line.field, -1), (size.field, 0.5)], .equal, 0,
          priority: 750)
        for (size, content) in [(size.label, 16.0), (size.field, 21)] {
          _ = problem.addRow([(size, 1)], .greaterThanOrEqual, 0)
          _ = problem.addRow([(size, 1)], .equal, content, priority: 750)
        }
        above = line
      }
      if let above {
        keep(height, nil, below: above.label, in: &problem)
        keep(height, nil, below: above.field, in: &problem)
      }
    }
    _ = problem.addRow(sum, .equal, 0)
    return problem
  }

  /// Returns parts side by side that fill a container.
  ///
  /// Every other part is a single view. The parts between them are two views that share the part's width and
  /// prefer equal widths, so the solver rows form cycles.
  ///
  /// Variable 0 is the width of the container.
  static func pairs(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: 1)
    var sum = [(variable: 0, coefficient: -1.0)]
    for index in 0..<count {
      let part = problem.addVariable()
      sum.append((part, 1))
      let content = Double(20 + 7 * (index % 9))
      _ = problem.addRow([(part, 1)], .greaterThanOrEqual, 0)
      if index.isMultiple(of: 2) {
        _ = problem.addRow([(part, 1)], .greaterThanOrEqual, content, priority: 750)
        _ = problem.addRow([(part, 1)], .lessThanOrEqual, content, priority: 250)
        continue
      }
      let (left, right) = (problem.addVariable(), problem.addVariable())
      let gap = [(variable: part, coefficient: 1.0), (left, -1), (right, -1)]
      _ = problem.addRow(gap, .greaterThanOrEqual, 2)
      _ = problem.addRow(gap, .equal, 4, priority: 500)
      _ = problem.addRow([(left, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(right, 1)], .greaterThanOrEqual, 0)
      _ = problem.addRow([(left, 1)], .equal, content / 2, priority: 750)
      _ = problem.addRow([(right, 1)], .equal, Double(index % 5), priority: 250)
      _ = problem.addRow([(left, 1), (right, -1)], .equal, 0, priority: 300)
    }
    _ = problem.addRow(sum, .equal, 0)
    return problem
  }

  /// Requires an element, given by its lower edge and height, to be at least 10 points below another edge,
  /// and prefers a distance of 10 points.
  private static func keep(
    _ edge: Int, _ height: Int?, below above: Int?, in problem: inout LinearProblem
  ) {
    var terms: [(variable: Int, coefficient: Double)] = [(edge, 1)]
    if let height { terms.append((height, -1)) }
    if let above { terms.append((above, -1)) }
    _ = problem.addRow(terms, .greaterThanOrEqual, 10)
    _ = problem.addRow(terms.map { ($0, 1.25 * $1) }, .equal, 12.5, priority: 500)
  }

  /// Returns copies of a problem without common variables, one after another.
  static func apart(_ copies: Int, of problem: LinearProblem) -> LinearProblem {
    copy(problem, copies) { variable, copy in variable + copy * problem.variableCount }
  }

  /// Returns copies of a problem without common variables or rows, with interleaved variables as in frames.
  static func woven(_ copies: Int, of problem: LinearProblem) -> LinearProblem {
    copy(problem, copies) { variable, copy in copies * variable + copy }
  }

  private static func copy(
    _ problem: LinearProblem, _ copies: Int, number: (_ variable: Int, _ copy: Int) -> Int
  ) -> LinearProblem {
    var all = LinearProblem(variableCount: copies * problem.variableCount)
    for copy in 0..<copies {
      for row in 0..<problem.rowCount {
        let own = LiveRow(row: row, of: problem)
        _ = all.addRow(
          own.terms.map { (number($0.variable, copy), $0.coefficient) },
          own.relation, own.constant, priority: own.priority)
      }
    }
    return all
  }
}
