/// One part of a problem: its rows, its variables and the priorities that occur in it.
struct ProblemPart {
  let problem: LinearProblem
  /// The rows of the part, ascending.
  let rows: [DenseIndex]
  /// How many variables the part has.
  let columnCount: Int
  /// The place of each variable of the problem among those of its part.
  let placeInPart: [DenseIndex]
  /// The different priorities of the optional rows, from the highest to the lowest.
  let priorities: [Double]

  init(_ part: Int, of components: Components, in problem: LinearProblem) {
    self.problem = problem
    rows = Array(components.rows(of: part))
    columnCount = components.variables(of: part).count
    placeInPart = components.placeInPart
    priorities = RowSystem.levels(of: problem.optionalPriorities(of: rows))
  }

  /// A problem as one part; whether its rows hang together does not matter.
  init(whole problem: LinearProblem) {
    self.problem = problem
    rows = Array(0..<DenseIndex(truncatingIfNeeded: problem.rowCount))
    columnCount = problem.variableCount
    placeInPart = Array(0..<DenseIndex(truncatingIfNeeded: problem.variableCount))
    priorities = RowSystem.levels(of: problem.optionalPriorities(of: rows))
  }

  /// The level of a row: that of its priority, or ``RowSystem/required``.
  func level(of row: DenseIndex) -> DenseIndex {
    RowSystem.level(of: problem.rows[row].priority, among: priorities) ?? RowSystem.required
  }
}

extension LinearProblem {
  /// The priorities of the optional rows among some rows.
  fileprivate func optionalPriorities(of rows: [DenseIndex]) -> some Sequence<Double> {
    rows.lazy.map { self.rows[$0].priority }.filter { $0 < LinearProblem.requiredPriority }
  }
}
