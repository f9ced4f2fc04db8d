/// Checks whether the required rows, as they were written, hold on a stretch of parameters.
///
/// A walk goes from basis to basis in a presolved and scaled system, so rounding of many steps is in what it
/// says of a row. On a stretch the left side of a row is a linear function of the parameter, as the values
/// are. So a row that holds at both ends of the stretch holds in between.
struct ParametricCheck {
  /// The problem, and the row whose constant is the parameter.
  private let problem: LinearProblem
  private let varied: Int
  /// Scratch for the values at the end of a stretch.
  private var last: [Double] = []

  init(of problem: LinearProblem, varied: Int) {
    self.problem = problem
    self.varied = varied
  }

  /// Whether the required rows hold, given the values at the beginning and their slopes.
  ///
  /// What is far out on a stretch without an end is not looked at. One look at each term.
  mutating func requiredRowsHold(
    from begin: Double, to end: Double, _ found: (values: [Double], slopes: [Double])
  ) -> Bool {
    let end = end.isFinite ? end : ParametricRecorder.middle(begin, end)
    last.refill(0, count: found.values.count)
    for variable in last.indices {
      last[variable] = found.values[variable] + (end - begin) * found.slopes[variable]
    }
    for row in 0..<problem.rowCount where problem.rows[row].isRequired {
      let constant = problem.rows[row].constant
      var residuals = row == varied ? (-begin, -end) : (-constant, -constant)
      var sizes = (residuals.0.magnitude, residuals.1.magnitude)
      for term in problem.termRange(of: row) {
        let variable = problem.terms[term].variable
        let coefficient = problem.terms[term].coefficient
        let parts = (coefficient * found.values[variable], coefficient * last[variable])
        residuals = (residuals.0 + parts.0, residuals.1 + parts.1)
        sizes = (Swift.max(sizes.0, parts.0.magnitude), Swift.max(sizes.1, parts.1.magnitude))
      }
      let relation = problem.rows[row].relation
      guard ParametricCheck.holds(relation, residuals.0, size: sizes.0),
        ParametricCheck.holds(relation, residuals.1, size: sizes.1)
      else { return false }
    }
    return true
  }

  /// Whether a row of a residual holds as exactly as is asked of a single answer.
  private static func holds(_ relation: RowRelation, _ residual: Double, size: Double) -> Bool {
    relation.violation(of: residual) <= Tolerance.lostDigits * Swift.max(1, size)
  }
}
