/// Finds the rows that force an optimum to violate optional rows.
///
/// The cone of a row contains the directions from the optimum along which no row of the same or a higher
/// priority gets worse. At an optimum, a violated row improves along none of them. So, by Farkas' lemma, the
/// row is a combination of other rows with the signs that these have to keep. The optimal multipliers of the
/// linear program "improve this row" are that combination. The rows of a basis are independent, so all of
/// them are necessary. The program starts at its optimum, and only the basis may have to change.
package struct ViolationSearch: Sendable {
  /// The violated optional rows, in ascending order.
  package private(set) var violations: [RowViolation] = []

  /// The rows that are satisfied exactly or violated, as required rows with the constant 0.
  private var cone: LinearProblem
  /// The residual of each violated row, and 0 for the others.
  private var residuals: [Double] = []
  private let priorities: [Double]
  private var fixed: FixedVariables
  private var simplex = DualSimplex()
  private var effort: Int
  /// How many more entries may be read to find combinations.
  private(set) var walkEffort: Int

  /// Finds the violations of a problem at an optimum.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - values: An optimum of it.
  ///   - effort: The approximate limit for the number of entries of combinations. Violations beyond the limit
  ///     have no obstacles. The limit for the steps from one basis to another is 16 times higher.
  package init(of problem: LinearProblem, at values: [Double], effort: Int) {
    self.effort = effort
    walkEffort = Tuning.share * effort
    priorities = problem.rows.map { $0.priority }
    simplex.system.accepted = RowSystem.close
    (cone, residuals) = problem.activeCone(at: values)
    fixed = FixedVariables(of: cone) { !problem.rows[$0].isRequired }
    guard residuals.contains(where: { $0 != 0 }) else { return }
    let substituted = fixed.substituted(
      in: cone, keeping: { _ in true }, priority: { _ in LinearProblem.requiredPriority })
    // The constants are 0, so no sum overflows.
    guard let known = substituted else { return }
    let components = Components(of: known)
    for part in 0..<components.count {
      let rows = components.rows(of: part).map { Int($0) }
      if !rows.contains(where: { residuals[$0] != 0 }) { continue }
      simplex.system.load(Subproblem(rows, of: known).problem)
      search(rows)
    }
    // The values of fixed variables violate these rows.
    for row in components.emptyRows where residuals[row] != 0 { append(Int(row), [(Int(row), 1)]) }
    violations.sort { $0.row < $1.row }
  }

  /// Searches the part that the simplex contains, in descending order of priority.
  private mutating func search(_ rows: [Int]) {
    let order = rows.indices.sorted {
      let (one, other) = (priorities[rows[$0]], priorities[rows[$1]])
      return one == other ? $0 < $1 : one > other
    }
    let tried = order.map { DenseIndex(truncatingIfNeeded: $0) }
    simplex.beginCone(trying: simplex.system.columnCount < Tuning.few ? nil : tried)
    simplex.hold(columnsBy: tried)
    for local in tried where priorities[rows[Int(local)]] < LinearProblem.requiredPriority {
      simplex.states.setSlopes(of: local, to: (0, 0))
    }
    var admitted = 0
    for local in tried where residuals[rows[Int(local)]] != 0 {
      let priority = priorities[rows[Int(local)]]
      while admitted < order.count && priorities[rows[order[admitted]]] >= priority {
        let row = tried[admitted]
        simplex.states.setSlopes(of: row, to: simplex.system.headers[row].slopes)
        admitted += 1
      }
      explain(local, rows)
    }
  }

  private mutating func explain(_ local: DenseIndex, _ rows: [Int]) {
    let row = rows[Int(local)]
    let sign = residuals[row] < 0 ? 1.0 : -1.0
    let found = effort > 0 ? simplex.combination(improving: local, sign, effort: &walkEffort) : nil
    guard let combination = found else {
      violations.append(
        RowViolation(row: row, amount: residuals[row].magnitude, obstacles: nil))
      return
    }
    effort -= combination.count + 1
    append(row, [(row, -1)] + combination.map { (rows[Int($0.row)], $0.multiplier) })
  }

  /// Appends a violation, whose obstacles are the other rows of a combination and the rows that fix their
  /// variables.
  private mutating func append(_ row: Int, _ combination: [(row: Int, multiplier: Double)]) {
    var combination = combination
    fixed.appendFixings(to: &combination, of: cone)
    violations.append(
      RowViolation(
        row: row, amount: residuals[row].magnitude,
        obstacles: combination.dropFirst().map { $0.row }.sorted()))
  }
}

extension LinearProblem {
  /// The rows that are satisfied exactly or violated at some values, as required rows with the constant 0;
  /// and the residual of each violated row, and 0 for the others.
  ///
  /// The cone excludes directions along which a violation increases. Rows that are satisfied with a margin do
  /// not restrict the directions near the values.
  fileprivate func activeCone(
    at values: [Double]
  ) -> (cone: LinearProblem, residuals: [Double]) {
    var cone = LinearProblem(variableCount: variableCount)
    let residuals = (0..<rowCount).map { row in
      let (residual, magnitude) = residual(of: row, at: values)
      let isZero = residual.magnitude <= Tolerance.point * Swift.max(1, magnitude)
      if !isZero && rows[row].relation.violation(of: residual) < 0 {
        _ = cone.closeRow(.equal, 0)
        return 0.0
      }
      // A required row is violated only by rounding errors.
      let isViolated = !isZero && !rows[row].isRequired
      for term in termRange(of: row) {
        cone.appendTerm(Int(terms[term].variable), terms[term].coefficient)
      }
      _ = cone.closeRow(
        !isViolated ? rows[row].relation : residual < 0 ? .greaterThanOrEqual : .lessThanOrEqual, 0)
      return isViolated ? residual : 0
    }
    return (cone, residuals)
  }
}

/// An optional row that an optimum violates, and the rows that keep the violation from decreasing.
package struct RowViolation: Sendable, Hashable {
  /// The row.
  package let row: Int
  /// The size of the violation, in the row's own unit.
  package let amount: Double
  /// Rows of the same or a higher priority, in ascending order, that keep the violation from decreasing.
  ///
  /// If the violation decreased, the violation of at least one of these rows would increase. The set is
  /// minimal: without any one of them, the violation could decrease. The value is `nil` if the effort limit
  /// was reached.
  package let obstacles: [Int]?
}
