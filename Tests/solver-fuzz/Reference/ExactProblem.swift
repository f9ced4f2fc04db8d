import LayoutSolver

/// A small problem with exact coefficients.
struct ExactProblem<Number: ExactNumber> {
  struct Row {
    let coefficients: [Number]
    let relation: RowRelation
    let constant: Number
    let priority: Double

    var isRequired: Bool { priority >= LinearProblem.requiredPriority }
  }

  let variableCount: Int
  var rows: [Row]

  /// Returns the problem with only the rows at the given indices.
  func keeping(_ indices: [Int]) -> ExactProblem {
    ExactProblem(variableCount: variableCount, rows: indices.map { rows[$0] })
  }

  /// Returns the same problem for a solver backend, with all numbers divided by a unit.
  func linearProblem(unit: Double = 1) -> LinearProblem {
    var problem = LinearProblem(variableCount: variableCount)
    for row in rows {
      for (variable, coefficient) in row.coefficients.enumerated() where coefficient != 0 {
        problem.appendTerm(variable, coefficient.approximation / unit)
      }
      _ = problem.closeRow(
        row.relation, row.constant.approximation / unit, priority: row.priority)
    }
    return problem
  }
}
