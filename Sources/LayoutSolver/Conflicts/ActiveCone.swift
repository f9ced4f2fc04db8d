/// The cone of the directions in which an optimum can be left without making a row worse, as rows with the
/// right side 0.
///
/// Rows that hold with room to spare are left out: near the optimum they say nothing. A violated row
/// may not be violated more, and one that holds exactly has to go on holding.
struct ActiveCone {
  /// The rows; all of them are required here, whatever their priority is.
  private(set) var problem: LinearProblem
  /// The number that each row of the cone has in the whole problem, in ascending order.
  private(set) var rows: [Int] = []
  /// The residual of each violated row, and 0 for the others.
  private(set) var residuals: [Double] = []

  /// Reads the rows that matter at an optimum; linear in the non-zeros.
  init(of whole: LinearProblem, at values: [Double]) {
    problem = LinearProblem(variableCount: whole.variableCount)
    for row in 0..<whole.rowCount {
      var residual = -whole.rows[row].constant
      var magnitude = Swift.max(1, residual.magnitude)
      for term in whole.termRange(of: row) {
        let summand = whole.terms[term].coefficient * values[Int(whole.terms[term].variable)]
        residual += summand
        magnitude += summand.magnitude
      }
      let isZero = residual.magnitude <= Tolerance.point * magnitude
      let relation = whole.rows[row].relation
      let isSlack =
        !isZero
        && (relation == .greaterThanOrEqual && residual > 0
          || relation == .lessThanOrEqual && residual < 0)
      if isSlack { continue }
      // A required row is violated by no more than rounding.
      let isViolated = !isZero && !whole.rows[row].isRequired
      for term in whole.termRange(of: row) {
        problem.appendTerm(Int(whole.terms[term].variable), whole.terms[term].coefficient)
      }
      let kept: RowRelation =
        !isViolated ? relation : residual < 0 ? .greaterThanOrEqual : .lessThanOrEqual
      _ = problem.closeRow(kept, 0)
      rows.append(row)
      residuals.append(isViolated ? residual : 0)
    }
  }
}
