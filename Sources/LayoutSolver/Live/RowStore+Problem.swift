extension RowStore {
  /// Becomes a problem.
  mutating func load(_ problem: LinearProblem) {
    reset(variableCount: problem.variableCount)
    for row in 0..<problem.rowCount {
      for term in problem.termRange(of: row) {
        appendTerm(Int(problem.termVariables[term]), problem.termCoefficients[term])
      }
      _ = closeRow(
        problem.relations[row], problem.constants[row], priority: problem.priorities[row])
    }
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
