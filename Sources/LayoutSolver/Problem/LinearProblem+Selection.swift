extension LinearProblem {
  /// Becomes the given rows of another problem, in the given order.
  ///
  /// - Parameters:
  ///   - variableCount: The number of variables in these rows.
  ///   - number: Returns the new number of a variable.
  @inline(__always)
  mutating func become(
    _ selected: some Sequence<DenseIndex>, of whole: LinearProblem, variableCount: Int,
    _ number: (DenseIndex) -> DenseIndex
  ) {
    reset(variableCount: variableCount)
    for row in selected {
      let row = whole.rows[row]
      for term in row.terms {
        append(
          RowTerm(
            variable: number(whole.terms[term].variable),
            coefficient: whole.terms[term].coefficient))
      }
      appendRow(row.relation, row.constant, priority: row.priority)
    }
  }

  /// Returns the given rows as a problem, in the given order.
  ///
  /// `names` returns the new number of a variable, which is below `variableCount`. The constant of the row
  /// `varied` is replaced.
  func selecting(
    _ selected: some Sequence<DenseIndex>, variableCount: Int, names: (DenseIndex) -> DenseIndex,
    varied: Int = -1, constant: Double = 0
  ) -> LinearProblem {
    var part = LinearProblem()
    let whole = varied < 0 ? self : replacingConstant(of: varied, with: constant)
    part.become(selected, of: whole, variableCount: variableCount, names)
    return part
  }

  /// Returns the left side of a row.
  func sum(of row: Int, at values: [Double]) -> Double {
    var sum = 0.0
    for term in terms(of: row) { sum += term.coefficient * values[term.variable] }
    return sum
  }
}
