/// The variables that a required row alone fixes at a value, as the container's size does.
///
/// With these values put in, rows that have only such variables in common fall apart into small problems.
struct FixedVariables: Sendable {
  /// The row that fixes each variable; -1 where none does.
  private var fixings: [DenseIndex]
  /// Scratch: what a variable's terms add up to.
  private var sums = ScatteredVector()
  private var sizes = ScatteredVector()

  /// Finds the first required equality of each variable that has no other term and is not elastic.
  init(of problem: LinearProblem, isElastic: [Bool]) {
    fixings = [DenseIndex](repeating: -1, count: problem.variableCount)
    sums.resize(to: problem.variableCount)
    sizes.resize(to: problem.variableCount)
    for row in 0..<problem.rowCount where !isElastic[row] && problem.rows[row].isRequired {
      let terms = problem.termRange(of: row)
      guard problem.rows[row].relation == .equal, terms.count == 1,
        problem.terms[terms.lowerBound].coefficient != 0
      else { continue }
      let variable = problem.terms[terms.lowerBound].variable
      if fixings[variable] < 0 { fixings[variable] = DenseIndex(truncatingIfNeeded: row) }
    }
  }

  /// The value that a variable is fixed at; nil if it is not.
  func value(of variable: DenseIndex, in problem: LinearProblem) -> Double? {
    let row = fixings[variable]
    if row < 0 { return nil }
    let term = problem.termRange(of: Int(row)).lowerBound
    return problem.rows[row].constant / problem.terms[term].coefficient
  }

  /// Whether a row does nothing but fix a variable.
  func isFixing(_ row: Int, of problem: LinearProblem) -> Bool {
    let terms = problem.termRange(of: row)
    return terms.count == 1 && fixings[problem.terms[terms.lowerBound].variable] == row
  }

  /// Lets the variable that a row fixes be free.
  mutating func forget(_ row: Int, of problem: LinearProblem) {
    guard isFixing(row, of: problem) else { return }
    fixings[problem.terms[problem.termRange(of: row).lowerBound].variable] = -1
  }

  /// Completes a combination of rows whose other terms cancel by the rows that fix the variables left
  /// over, so that these cancel too.
  mutating func appendFixings(
    to entries: inout [(row: Int, multiplier: Double)], of problem: LinearProblem
  ) {
    for (row, multiplier) in entries {
      for term in problem.termRange(of: row) {
        let variable = problem.terms[term].variable
        if fixings[variable] < 0 { continue }
        let share = multiplier * problem.terms[term].coefficient
        sums.add(variable, share)
        sizes.add(variable, share.magnitude)
      }
    }
    for variable in sums.touched {
      let sum = sums[variable]
      if sum.magnitude <= Tolerance.relative * sizes[variable] { continue }
      let row = Int(fixings[variable])
      let term = problem.termRange(of: row).lowerBound
      entries.append((row, -sum / problem.terms[term].coefficient))
    }
    sums.clear()
    sizes.clear()
  }
}
