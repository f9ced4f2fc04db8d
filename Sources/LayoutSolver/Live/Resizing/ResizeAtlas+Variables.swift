/// The variables of a new region: how fast they move, and in what order they are noted.
extension ResizeAtlas {
  /// Finds how fast the variables of a part move for one of its parameters, and how far that may change
  /// until one of a large value has almost nothing left but the rounding of that; false if another
  /// variable moves.
  mutating func takeValueRates(
    _ part: Part, _ local: Int, _ engine: LiveEngine, _ values: [Double], at firstNumber: Int
  ) -> Bool {
    if engine.simplex.direction.count == 0 { return true }
    var rates = engine.presolve.expandRates(engine.simplex)
    var (back, forth) = (Double.infinity, Double.infinity)
    for (index, place) in part.variables.enumerated() {
      let variable = variables[place]
      if partOfVariable[variable] == ResizeAtlas.balanced { continue }
      let (start, rate) = (values[variable], rates[variable])
      valueRates[local * part.variables.count + index] = rate
      rates[variable] = 0
      if rate == 0 || start.magnitude <= Tolerance.farMove { continue }
      let way =
        (1 - Tolerance.farRest) * (start / rate).magnitude / Double(part.parameters.count)
      if (start > 0) == (rate > 0) {
        back = Swift.min(back, way)
      } else {
        forth = Swift.min(forth, way)
      }
    }
    let place = firstNumber + Region.limitWidth * local
    numbers[place + 1] = Swift.max(numbers[place + 1], -back)
    numbers[place + 2] = Swift.min(numbers[place + 2], forth)
    // Beyond the variables stands what nobody reads.
    for variable in 0..<variableCount where rates[variable] != 0 { return false }
    return true
  }

  /// Notes the variables of a part that move, and then the others, with their values and rates; returns
  /// where the values of the others begin.
  mutating func noteVariables(_ part: Part, _ values: [Double]) -> Int {
    let (count, first) = (part.variables.count, part.variables.lowerBound)
    moving.clear()
    for index in 0..<count where moves(index, part) {
      moving.append(DenseIndex(truncatingIfNeeded: index))
    }
    if part.parameters.count == 1 { noteBlocks(part, values) }
    for index in moving {
      let variable = variables[first + Int(index)]
      heads.append(variable)
      numbers.append(values[variable] + 0)
    }
    for local in 0..<part.parameters.count {
      for index in moving { numbers.append(valueRates[local * count + Int(index)]) }
    }
    let firstFixed = numbers.count
    for index in 0..<count where !moves(index, part) {
      let variable = variables[first + index]
      heads.append(variable)
      numbers.append(values[variable] + 0)
    }
    return firstFixed
  }

  /// Notes blocks of the variables that are ``moving``, and leaves there those that no block may have.
  private mutating func noteBlocks(_ part: Part, _ values: [Double]) {
    rateOfVariable.refill(0, count: variableCount)
    for index in moving {
      rateOfVariable[variables[part.variables.lowerBound + Int(index)]] = valueRates[Int(index)]
    }
    var (left, end) = (0, 0)
    for index in moving {
      let variable = Int(variables[part.variables.lowerBound + Int(index)])
      if variable < end { continue }
      // The last one may have variables in common with the one before.
      let first = Swift.min(variable, variableCount - MovingBlock.width)
      if first >= 0 && isFree(first, for: partOfVariable[variable]) {
        blocks.append(MovingBlock(from: first, values, rateOfVariable))
        end = first + MovingBlock.width
      } else {
        moving[left] = index
        left += 1
      }
    }
    moving.removeLast(moving.count - left)
  }

  /// Whether the variables of a block are those of one part, or fixed.
  private func isFree(_ first: Int, for part: DenseIndex) -> Bool {
    partOfVariable[first..<(first + MovingBlock.width)].allSatisfy {
      $0 == part || $0 == ResizeAtlas.fixed
    }
  }

  /// Whether a variable of a part moves.
  @inline(__always)
  private func moves(_ index: Int, _ part: Part) -> Bool {
    let count = part.variables.count
    for local in 0..<part.parameters.count where valueRates[local * count + index] != 0 {
      return true
    }
    return false
  }
}
