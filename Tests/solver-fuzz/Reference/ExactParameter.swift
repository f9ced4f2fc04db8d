import LayoutSolver

/// The exact solution of a problem at a rational value of the parameter.
///
/// The parameter is the constant of the first row. The first row is multiplied by the denominator.
struct ExactParameter {
  /// The state of a row relative to its constant, as in `ParametricSolution`.
  enum Standing { case undetermined, slack, tight, violated, contested }

  let isFeasible: Bool
  /// The value of each variable, and whether the variable has several optimal values.
  private(set) var values: [Double] = []
  private(set) var isFree: [Bool] = []
  private(set) var standings: [Standing] = []
  /// The states of the rows that are not connected to the parameter.
  ///
  /// All other rows are `undetermined`.
  private(set) var steadyStandings: [Standing] = []

  init(_ problem: ExactProblem<Int>, numerator: Int, denominator: Int) {
    var scaled = problem
    scaled.rows[0] = ExactProblem.Row(
      coefficients: problem.rows[0].coefficients.map { $0 * denominator }, relation: .equal,
      constant: numerator, priority: problem.rows[0].priority)
    let reference = ExactReference(scaled)
    isFeasible = reference.isFeasible
    guard let optimum = reference.optima.first else { return }
    let ranges = reference.ranges
    values = scaled.rows.isEmpty ? [] : (0..<problem.variableCount).map(optimum.value)
    isFree = ranges.map { $0.upper - $0.lower > 1e-9 }
    let reached = scaled.variablesReached
    let isReached = scaled.rows.map { row in reached.contains { row.coefficients[$0] != 0 } }
    let sums = reference.ranges(ofSums: scaled.rows.map(\.coefficients))
    let all = zip(scaled.rows, sums).map { standing(of: $0, optimum, $1) }
    standings = zip(all, isReached).map { $1 ? $0 : .undetermined }
    steadyStandings = zip(all, isReached).map { $1 ? .undetermined : $0 }
  }

  private func standing(
    of row: ExactProblem<Int>.Row, _ optimum: ExactReference<Int>.Point,
    _ sum: (lower: Double, upper: Double)
  ) -> Standing {
    if !row.coefficients.indices.contains(where: { row.coefficients[$0] != 0 && isFree[$0] }) {
      return standing(of: row, optimum)
    }
    if row.isRequired { return .undetermined }
    let isSettled = sum.upper - sum.lower <= 1e-9
    if isSettled { return standing(of: row, optimum) == .violated ? .violated : .undetermined }
    let residuals = [sum.lower, sum.upper].map { $0 - Double(row.constant) }
    return isContested(row, residuals) ? .contested : .undetermined
  }

  /// Returns whether a row can be violated if its residual is between the two numbers.
  private func isContested(_ row: ExactProblem<Int>.Row, _ residuals: [Double]) -> Bool {
    switch row.relation {
    case .equal: true
    case .greaterThanOrEqual: residuals.contains { $0 < -1e-9 }
    case .lessThanOrEqual: residuals.contains { $0 > 1e-9 }
    }
  }

  private func standing(
    of row: ExactProblem<Int>.Row, _ point: ExactReference<Int>.Point
  ) -> Standing {
    if row.isRequired && row.relation == .equal { return .undetermined }
    var residual = -row.constant * point.denominator
    for (a, x) in zip(row.coefficients, point.numerators) { residual += a * x }
    if residual == 0 { return row.relation == .equal ? .slack : .tight }
    switch row.relation {
    case .equal: return .violated
    case .greaterThanOrEqual: return residual < 0 ? .violated : .slack
    case .lessThanOrEqual: return residual > 0 ? .violated : .slack
    }
  }
}

extension ExactProblem {
  /// The variables that are connected to the first one by rows, directly or not.
  fileprivate var variablesReached: Set<Int> {
    var reached: Set<Int> = [0]
    for _ in 0..<variableCount {
      for row in rows {
        let own = row.coefficients.indices.filter { row.coefficients[$0] != 0 }
        if !reached.isDisjoint(with: own) { reached.formUnion(own) }
      }
    }
    return reached
  }
}
