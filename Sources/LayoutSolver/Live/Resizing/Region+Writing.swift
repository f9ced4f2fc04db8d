/// Writing the values of a region's variables, by the numbers that stand in ``ResizeAtlas/numbers``.
extension ResizeAtlas.Region {
  /// Writes the values of the variables that are the same everywhere in the region.
  func writeFixed(_ heads: [DenseIndex], _ numbers: [Double], to values: inout [Double]) {
    let variables = heads.span.extracting(fixed)
    let numbers = numbers.span.extracting(fixedValues)
    var values = values.mutableSpan
    for index in variables.indices { values[Int(variables[index])] = numbers[index] }
  }

  /// Writes the values of those that move, for a change of the first of so many parameters.
  @inline(__always)
  func writeMoving(
    _ change: Double, _ parameterCount: Int, _ heads: [DenseIndex], _ numbers: [Double],
    to values: inout [Double]
  ) {
    let variables = heads.span.extracting(moving)
    let (count, run) = (variables.count, Int(runCount))
    let starts = numbers.span.extracting(starts(parameterCount))
    let rates = numbers.span.extracting(rates(for: 0, parameterCount))
    var values = values.mutableSpan
    let neighbour = run == 0 ? 0 : Int(variables[0])
    // Checked once for all, so that several of the neighbours can be written at a time.
    precondition(
      starts.count == count && rates.count == count && run <= count && neighbour >= 0
        && run <= values.count &- neighbour, "all variables have numbers, and neighbours values")
    for index in 0..<run { values[neighbour &+ index] = starts[index] + change * rates[index] }
    for index in run..<count {
      values[Int(variables[index])] = starts[index] + change * rates[index]
    }
  }

  /// Moves their values on for a change of another parameter.
  func addMoves(
    _ change: Double, _ parameter: Int, _ parameterCount: Int, _ heads: [DenseIndex],
    _ numbers: [Double], to values: inout [Double]
  ) {
    let variables = heads.span.extracting(moving)
    let count = variables.count
    let rates = numbers.span.extracting(rates(for: parameter, parameterCount))
    precondition(rates.count == count, "all variables have rates")
    var values = values.mutableSpan
    for index in 0..<count { values[Int(variables[index])] += change * rates[index] }
  }
}
