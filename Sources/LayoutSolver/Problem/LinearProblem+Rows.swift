extension LinearProblem {
  /// The positions of a row's terms.
  package func termRange(of row: Int) -> Range<Int> {
    Int(rowStarts[row])..<Int(rowStarts[row + 1])
  }

  /// Whether a row is required.
  package func isRequired(_ row: Int) -> Bool {
    priorities[row] >= LinearProblem.requiredPriority
  }

  /// The sum of a row's terms.
  package func leftSide(of row: Int, at values: [Double]) -> Double {
    termRange(of: row).reduce(0) { $0 + termCoefficients[$1] * values[termVariables[$1]] }
  }

  /// The difference between a row's left side and its constant, and the total size of the numbers that it is
  /// the sum of.
  package func residual(of row: Int, at values: [Double]) -> (value: Double, magnitude: Double) {
    var residual = -constants[row]
    var magnitude = residual.magnitude
    for term in termRange(of: row) {
      let summand = termCoefficients[term] * values[termVariables[term]]
      residual += summand
      magnitude += summand.magnitude
    }
    return (residual, magnitude)
  }

  /// The multiplier of a row without terms in the proof that it is unsatisfiable; `nil` if it is satisfied.
  func contradiction(ofEmpty row: Int) -> Double? {
    let constant = constants[row]
    if relations[row].violation(of: -constant) <= Tolerance.residual { return nil }
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
        problem.appendTerm(Int(termVariables[term]), termCoefficients[term])
      }
      _ = problem.closeRow(relations[row], constants[row], priority: priorities[row])
    }
    return problem
  }
}
