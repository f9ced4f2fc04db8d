extension LinearProblem {
  /// The sum of a row's terms.
  package func leftSide(of row: Int, at values: [Double]) -> Double {
    termRange(of: row).reduce(0) { $0 + terms[$1].coefficient * values[terms[$1].variable] }
  }

  /// The difference between a row's left side and its constant, and the total size of the numbers that it is
  /// the sum of.
  package func residual(of row: Int, at values: [Double]) -> (value: Double, magnitude: Double) {
    var residual = -rows[row].constant
    var magnitude = residual.magnitude
    for term in termRange(of: row) {
      let summand = terms[term].coefficient * values[terms[term].variable]
      residual += summand
      magnitude += summand.magnitude
    }
    return (residual, magnitude)
  }

  /// Whether all required rows that count are satisfied, except for rounding errors.
  func satisfiesRequiredRows(at values: [Double]) -> Bool {
    rows.allSatisfy { row in
      if !row.isInForce || !row.isRequired { return true }
      var residual = -row.constant
      var size = Swift.max(1, row.constant.magnitude)
      for term in row.terms {
        let summand = terms[term].coefficient * values[terms[term].variable]
        residual += summand
        size = Swift.max(size, summand.magnitude)
      }
      return row.relation.violation(of: residual) <= Tolerance.lostDigits * size
    }
  }

  /// The multiplier of a row without terms in the proof that it is unsatisfiable; `nil` if it is satisfied.
  func contradiction(ofEmpty row: Int) -> Double? {
    let constant = rows[row].constant
    if rows[row].relation.violation(of: -constant) <= Tolerance.residual { return nil }
    return constant > 0 ? 1 : -1
  }

  /// The problem in which all rows except some are replaced by rows without terms, which are always
  /// satisfied.
  package func keepingRows(where isKept: (Int) -> Bool) -> LinearProblem {
    var problem = LinearProblem(variableCount: variableCount)
    for row in 0..<rowCount {
      guard isKept(row) else {
        _ = problem.closeRow(.equal, 0)
        continue
      }
      for term in termRange(of: row) {
        problem.appendTerm(Int(terms[term].variable), terms[term].coefficient)
      }
      _ = problem.closeRow(rows[row].relation, rows[row].constant, priority: rows[row].priority)
    }
    return problem
  }
}
