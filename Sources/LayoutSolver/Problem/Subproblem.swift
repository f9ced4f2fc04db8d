/// Some rows of a problem as a separate problem.
package struct Subproblem: Sendable {
  /// The rows, whose variables are numbered from 0.
  package private(set) var problem: LinearProblem
  /// The index of each row in the whole problem.
  package private(set) var rows: [Int] = []
  /// The index of each variable in the whole problem.
  private(set) var variables: [DenseIndex] = []

  /// Creates a problem from some rows, whose variables are numbered in the order in which they occur.
  ///
  /// - Parameters:
  ///   - rows: The rows, in the order in which they become the rows of the problem.
  ///   - whole: The problem that contains the rows.
  ///   - priority: The priority of all rows; `nil` to keep the priority of each row.
  package init(_ rows: [Int], of whole: LinearProblem, priority: Double? = nil) {
    problem = LinearProblem()
    self.rows = rows
    var numbers: [DenseIndex: DenseIndex] = [:]
    for row in rows {
      for term in whole.termRange(of: row) {
        let (variable, coefficient) = (whole.terms[term].variable, whole.terms[term].coefficient)
        let number = numbers[variable] ?? DenseIndex(problem.addVariable())
        if Int(number) == variables.count {
          numbers[variable] = number
          variables.append(variable)
        }
        problem.append(RowTerm(variable: number, coefficient: coefficient))
      }
      let row = whole.rows[row]
      problem.appendRow(row.relation, row.constant, priority: priority ?? row.priority)
    }
  }

  /// Creates a problem from a connected part, whose variables keep their order.
  init(_ part: Int, of components: Components, in whole: LinearProblem) {
    rows = components.rows(of: part).map { Int($0) }
    variables = Array(components.variables(of: part))
    problem = LinearProblem(variableCount: variables.count)
    for row in rows {
      for term in whole.termRange(of: row) {
        problem.append(
          RowTerm(
            variable: components.numberInPart[whole.terms[term].variable],
            coefficient: whole.terms[term].coefficient))
      }
      let row = whole.rows[row]
      problem.appendRow(row.relation, row.constant, priority: row.priority)
    }
  }
}

extension InfeasibilityCertificate {
  /// The certificate of a part with the row numbers of the whole problem.
  package func inWhole(_ part: Subproblem) -> InfeasibilityCertificate {
    InfeasibilityCertificate(rows: rows.map { part.rows[$0] }, multipliers: multipliers)
  }
}
