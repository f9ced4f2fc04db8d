/// Writing the values of a region's variables, by the numbers that stand in ``ResizeAtlas/numbers``.
extension ResizeAtlas.Region {
  /// Writes the values of the variables that are the same everywhere in the region.
  func writeFixed(_ heads: [DenseIndex], _ numbers: [Double], to values: inout [Double]) {
    let variables = heads.span.extracting(fixed)
    let numbers = numbers.span.extracting(fixedValues)
    var values = values.mutableSpan
    for index in variables.indices { values[Int(variables[index])] = numbers[index] }
  }
}
