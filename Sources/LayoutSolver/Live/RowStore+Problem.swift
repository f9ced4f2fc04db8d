extension RowStore {
  /// Becomes one part of a problem, its variables numbered by their places in the part.
  mutating func load(_ part: Int, of components: Components, in problem: LinearProblem) {
    reset(variableCount: components.variables(of: part).count)
    for row in components.rows(of: part) {
      append(Int(row), of: problem) { components.placeInPart[$0] }
    }
  }

  /// Becomes a whole problem.
  mutating func load(_ problem: LinearProblem) {
    reset(variableCount: problem.variableCount)
    for row in 0..<problem.rowCount { append(row, of: problem) { $0 } }
  }

  @inline(__always)
  private mutating func append(
    _ row: Int, of problem: LinearProblem, naming name: (DenseIndex) -> DenseIndex
  ) {
    for term in problem.termRange(of: row) {
      appendTerm(Int(name(problem.termVariables[term])), problem.termCoefficients[term])
    }
    _ = closeRow(
      problem.relations[row], problem.constants[row], priority: problem.priorities[row])
  }

  /// The rows in force as a problem of their own, with the number here of each row there.
  func linearProblem() -> (problem: LinearProblem, rows: [Int]) {
    var problem = LinearProblem(variableCount: uses.count)
    var numbers: [Int] = []
    for (number, row) in rows.enumerated() where row.termCount >= 0 && row.isEnabled {
      for term in terms(of: number) {
        problem.appendTerm(Int(terms[term].variable), terms[term].coefficient)
      }
      _ = problem.closeRow(
        row.relation, row.constant, priority: row.priority)
      numbers.append(number)
    }
    return (problem, numbers)
  }
}
