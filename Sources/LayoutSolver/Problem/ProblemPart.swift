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
    priorities = ProblemPart.distinctPriorities(of: rows, in: problem)
  }

  /// A problem as one part; whether its rows hang together does not matter.
  init(whole problem: LinearProblem) {
    self.problem = problem
    rows = Array(0..<DenseIndex(truncatingIfNeeded: problem.rowCount))
    columnCount = problem.variableCount
    placeInPart = Array(0..<DenseIndex(truncatingIfNeeded: problem.variableCount))
    priorities = ProblemPart.distinctPriorities(of: rows, in: problem)
  }

  /// The level of a row: that of its priority, or ``RowSystem/required``.
  func level(of row: DenseIndex) -> DenseIndex {
    if problem.isRequired(Int(row)) { return RowSystem.required }
    let priority = problem.priorities[row]
    let level = priorities.indices.partitioningIndex { priorities[$0] <= priority }
    return DenseIndex(truncatingIfNeeded: level)
  }

  private static func distinctPriorities(
    of rows: [DenseIndex], in problem: LinearProblem
  ) -> [Double] {
    // A priority that was met just now is met again most often.
    var met: [Double] = []
    for row in rows where !problem.isRequired(Int(row)) {
      let priority = problem.priorities[row]
      if !met.suffix(Tuning.fewTerms).contains(priority) { met.append(priority) }
    }
    met.sort(by: >)
    var distinct: [Double] = []
    for priority in met where priority != distinct.last { distinct.append(priority) }
    return distinct
  }
}
