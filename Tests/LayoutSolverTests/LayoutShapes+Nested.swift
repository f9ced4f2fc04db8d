import LayoutSolver

extension LayoutShapes {
  /// Stacks in stacks along one axis: each view is as wide as its parts, leaves ask for a width.
  ///
  /// Variable 0 is the width of the whole, which is wished for only by the leaves.
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

  /// Columns of one width in a container: variables `0..<columns` are the widths, the others the
  /// left edges of the cells, row by row.
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

  /// Copies of a problem that share no variable.
  static func apart(_ copies: Int, of problem: LinearProblem) -> LinearProblem {
    var all = LinearProblem(variableCount: copies * problem.variableCount)
    for copy in 0..<copies {
      for row in 0..<problem.rowCount {
        let own = LiveRow(row: row, of: problem)
        _ = all.addRow(
          own.terms.map { ($0.variable + copy * problem.variableCount, $0.coefficient) },
          own.relation, own.constant, priority: own.priority, weight: own.weight)
      }
    }
    return all
  }
}
