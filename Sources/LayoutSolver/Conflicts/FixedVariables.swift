/// The variables whose values are determined by a single required row each, such as the size of the
/// container.
///
/// If the values of these variables are put in, rows that share no other variables become separate problems.
struct FixedVariables: Sendable {
  /// The row that fixes each variable, if there is one.
  private var fixings: [OptionalIndex]
  /// Scratch: the sum of a variable's terms, and the sum of their magnitudes.
  private var sums = ScatteredVector()
  private var sizes = ScatteredVector()

  /// Finds the first required equality of each variable that has no other term and is not elastic.
  init(of problem: LinearProblem, isElastic: (Int) -> Bool) {
    fixings = [OptionalIndex](repeating: .none, count: problem.variableCount)
    sums.resize(to: problem.variableCount)
    sizes.resize(to: problem.variableCount)
    for row in 0..<problem.rowCount where problem.rows[row].isRequired && !isElastic(row) {
      let terms = problem.termRange(of: row)
      guard problem.rows[row].relation == .equal, terms.count == 1,
        problem.terms[terms.lowerBound].coefficient != 0
      else { continue }
      let variable = problem.terms[terms.lowerBound].variable
      if fixings[variable] == .none {
        fixings[variable] = OptionalIndex(DenseIndex(truncatingIfNeeded: row))
      }
    }
  }

  private func value(of variable: DenseIndex, in problem: LinearProblem) -> Double? {
    guard let row = fixings[variable].index else { return nil }
    let term = problem.termRange(of: Int(row)).lowerBound
    return problem.rows[row].constant / problem.terms[term].coefficient
  }

  func isFixing(_ row: Int, of problem: LinearProblem) -> Bool {
    let terms = problem.termRange(of: row)
    return terms.count == 1
      && fixings[problem.terms[terms.lowerBound].variable].index.map { Int($0) } == row
  }

  /// Makes the variable that a row fixes an ordinary variable.
  mutating func forget(_ row: Int, of problem: LinearProblem) {
    guard isFixing(row, of: problem) else { return }
    fixings[problem.terms[problem.termRange(of: row).lowerBound].variable] = .none
  }

  /// The problem with the values of the fixed variables put in; `nil` if the constant of a row overflows.
  ///
  /// Rows keep their numbers. Rows that are not kept, rows that fix variables, and rows that the values
  /// satisfy have no terms and are always satisfied.
  func substituted(
    in problem: LinearProblem, keeping isKept: (Int) -> Bool, priority: (Int) -> Double
  ) -> LinearProblem? {
    var known = LinearProblem(variableCount: problem.variableCount)
    for row in 0..<problem.rowCount {
      guard isKept(row), !isFixing(row, of: problem) else {
        _ = known.closeRow(.equal, 0)
        continue
      }
      var constant = problem.rows[row].constant
      var magnitude = constant.magnitude
      var isOpen = false
      for term in problem.termRange(of: row) {
        let coefficient = problem.terms[term].coefficient
        if let value = value(of: problem.terms[term].variable, in: problem) {
          constant -= coefficient * value
          magnitude += (coefficient * value).magnitude
        } else {
          known.appendTerm(Int(problem.terms[term].variable), coefficient)
          isOpen = true
        }
      }
      guard constant.isFinite else { return nil }
      if !isOpen && !Tolerance.isViolation(constant, magnitude: magnitude) { constant = 0 }
      _ = known.closeRow(problem.rows[row].relation, constant, priority: priority(row))
    }
    return known
  }

  /// Adds to a combination of rows the rows of the fixed variables, so that the terms of these cancel, too.
  mutating func appendFixings(
    to entries: inout [(row: Int, multiplier: Double)], of problem: LinearProblem
  ) {
    for (row, multiplier) in entries {
      for term in problem.termRange(of: row) {
        let variable = problem.terms[term].variable
        if fixings[variable] == .none { continue }
        let share = multiplier * problem.terms[term].coefficient
        sums.add(variable, share)
        sizes.add(variable, share.magnitude)
      }
    }
    for variable in sums.touched {
      let sum = sums[variable]
      if sum.magnitude <= Tolerance.relative * sizes[variable] { continue }
      let row = Int(fixings[variable].known)
      let term = problem.termRange(of: row).lowerBound
      entries.append((row, -sum / problem.terms[term].coefficient))
    }
    sums.clear()
    sizes.clear()
  }
}
