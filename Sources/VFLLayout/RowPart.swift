import LayoutSolver

/// Some rows of a layout as a problem of their own.
struct RowPart {
  /// The rows as they are numbered in the layout, ascending.
  let rows: [Int]
  /// The rows as a problem, its variables numbered anew.
  private(set) var problem = LinearProblem()

  /// Makes a problem of rows of another one.
  init(_ rows: [Int], of whole: LinearProblem) {
    self.rows = rows.sorted()
    var numbers: [Int32: Int] = [:]
    for row in self.rows {
      for term in Int(whole.rowStarts[row])..<Int(whole.rowStarts[row + 1]) {
        let variable = whole.termVariables[term]
        let number = numbers[variable] ?? problem.addVariable()
        numbers[variable] = number
        problem.appendTerm(number, whole.termCoefficients[term])
      }
      _ = problem.closeRow(
        whole.relations[row], whole.constants[row], priority: whole.priorities[row])
    }
  }

  /// Why the rows cannot hold together, in the layout's rows; `nil` where they can.
  func contradiction(_ backend: inout some SolverBackend) -> InfeasibilityCertificate? {
    guard case .infeasible(let found) = backend.solve(problem) else { return nil }
    return InfeasibilityCertificate(
      rows: found.rows.map { rows[$0] }, multipliers: found.multipliers)
  }

  /// The constant of a row, the nearest to its own, with which all rows hold; `nil` where the others
  /// cannot hold without it, or rounding keeps the backend from making sure.
  ///
  /// That is what the row's left side is at the optimum when it is the only one that may give way.
  func nearestConstant(of row: Int, _ backend: inout some SolverBackend) -> Double? {
    guard let number = rows.firstIndex(of: row),
      case .optimal(let values) = backend.solve(
        problem.replacingPriority(of: number, with: LinearProblem.requiredPriority / 2)),
      backend.isVerified
    else { return nil }
    let terms = Int(problem.rowStarts[number])..<Int(problem.rowStarts[number + 1])
    return terms.reduce(0) {
      $0 + problem.termCoefficients[$1] * values[Int(problem.termVariables[$1])]
    }
  }
}
