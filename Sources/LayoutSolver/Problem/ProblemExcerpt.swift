/// Some rows of a problem, with the values of fixed variables put in and the others numbered anew.
struct ProblemExcerpt {
  /// The rows that still have a variable.
  private(set) var problem = LinearProblem()
  /// The number that each row of the excerpt has in the whole problem.
  private(set) var rows: [Int] = []
  /// The number that each variable of the excerpt has in the whole problem.
  private(set) var variables: [DenseIndex] = []
  /// The rows that fixed variables alone make false, each with the multiplier that proves it.
  private(set) var falseRows: [(row: Int, multiplier: Double)] = []

  /// Takes rows out of a problem, each with a priority; linear in their terms.
  ///
  /// Returns nil if the fixed values are so large that the constant of a row overflows.
  init?(
    _ rows: [Int], of whole: LinearProblem, _ fixed: FixedVariables,
    _ numbering: inout VariableNumbering, priority: (Int) -> Double
  ) {
    defer { numbering.clear() }
    for row in rows where !fixed.isFixing(row, of: whole) {
      var constant = whole.rows[row].constant
      var magnitude = constant.magnitude
      var isOpen = false
      for term in whole.termRange(of: row) {
        let variable = whole.terms[term].variable
        let coefficient = whole.terms[term].coefficient
        if let value = fixed.value(of: variable, in: whole) {
          constant -= coefficient * value
          magnitude += (coefficient * value).magnitude
          continue
        }
        let number = numbering.number(of: variable)
        if number == problem.variableCount { _ = problem.addVariable() }
        problem.appendTerm(number, coefficient)
        isOpen = true
      }
      guard constant.isFinite else { return nil }
      if isOpen {
        _ = problem.closeRow(whole.rows[row].relation, constant, priority: priority(row))
        self.rows.append(row)
      } else if Tolerance.isViolation(constant, magnitude: magnitude),
        whole.rows[row].relation.violation(of: -constant) > 0
      {
        falseRows.append((row, constant > 0 ? 1 : -1))
      }
    }
    variables = numbering.variables
  }
}
