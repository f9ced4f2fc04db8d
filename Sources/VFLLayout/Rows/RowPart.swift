import LayoutSolver

/// Some rows of a layout as a separate linear problem.
struct RowPart {
  /// The indices of the rows in the layout, in ascending order.
  let rows: [Int]
  /// The rows as a linear problem with its own variable indices.
  private(set) var problem = LinearProblem()

  /// Creates a problem from some rows of another problem.
  init(_ rows: [Int], of whole: LinearProblem) {
    self.rows = rows.sorted()
    var numbers: [Int32: Int] = [:]
    for row in self.rows {
      for term in whole.termRange(of: row) {
        let variable = whole.terms[term].variable
        let number = numbers[variable] ?? problem.addVariable()
        numbers[variable] = number
        problem.appendTerm(number, whole.terms[term].coefficient)
      }
      _ = problem.closeRow(
        whole.rows[row].relation, whole.rows[row].constant, priority: whole.rows[row].priority)
    }
  }

  /// Returns a certificate that the rows are unsatisfiable, with the row indices of the layout; `nil` if the
  /// backend finds no contradiction.
  func contradiction(_ backend: inout some SolverBackend) -> InfeasibilityCertificate? {
    guard case .infeasible(let found) = backend.solve(problem) else { return nil }
    return InfeasibilityCertificate(
      rows: found.rows.map { rows[$0] }, multipliers: found.multipliers)
  }

  /// Returns the constant nearest to a row's own constant that makes all rows satisfiable.
  ///
  /// This constant is the value of the left side of the row at the optimum if only this row is optional. The
  /// result is `nil` if the other rows are unsatisfiable without this row, if rounding errors prevent the
  /// backend from verifying the optimum, or if the part does not contain the row.
  func nearestConstant(of row: Int, _ backend: inout some SolverBackend) -> Double? {
    guard let number = rows.firstIndex(of: row),
      case .optimal(let values) = backend.solve(
        problem.replacingPriority(of: number, with: LinearProblem.requiredPriority / 2)),
      backend.isVerified
    else { return nil }
    let terms = problem.termRange(of: number)
    return terms.reduce(0) {
      $0 + problem.terms[$1].coefficient * values[Int(problem.terms[$1].variable)]
    }
  }
}
