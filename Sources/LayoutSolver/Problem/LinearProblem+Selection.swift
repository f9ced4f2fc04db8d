extension LinearProblem {
  /// The problem of some rows alone, in the order given.
  ///
  /// `names` gives each variable in them its new index, below `variableCount`. One constant may be
  /// replaced: that of the row `varied` of this problem.
  func selecting(
    _ selected: some Sequence<DenseIndex>, variableCount: Int, names: (DenseIndex) -> DenseIndex,
    varied: Int = -1, constant: Double = 0
  ) -> LinearProblem {
    var part = LinearProblem(variableCount: variableCount)
    for row in selected {
      for term in termRange(of: Int(row)) {
        part.appendTerm(Int(names(termVariables[term])), termCoefficients[term])
      }
      _ = part.closeRow(
        relations[row], Int(row) == varied ? constant : constants[row],
        priority: priorities[row])
    }
    return part
  }

  /// The sum of a row's terms, its left side.
  func sum(of row: Int, at values: [Double]) -> Double {
    var sum = 0.0
    for term in termRange(of: row) {
      sum += termCoefficients[term] * values[termVariables[term]]
    }
    return sum
  }
}
