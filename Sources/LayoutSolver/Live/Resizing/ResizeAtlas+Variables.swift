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
  /// where the values of the others begin, and how many of those that move are neighbours and noted first.
  mutating func noteVariables(
    _ part: Part, _ values: [Double]
  ) -> (firstFixed: Int, runCount: Int) {
    let (count, first) = (part.variables.count, part.variables.lowerBound)
    moving.clear()
    for index in 0..<count where moves(index, part) {
      moving.append(DenseIndex(truncatingIfNeeded: index))
    }
    let run = longestRun(of: part)
    for place in 0..<moving.count {
      let variable = variables[first + index(at: place, run)]
      heads.append(variable)
      numbers.append(values[variable] + 0)
    }
    for local in 0..<part.parameters.count {
      for place in 0..<moving.count {
        numbers.append(valueRates[local * count + index(at: place, run)])
      }
    }
    let firstFixed = numbers.count
    if moving.count < count {
      for index in 0..<count where !moves(index, part) {
        let variable = variables[first + index]
        heads.append(variable)
        numbers.append(values[variable] + 0)
      }
    }
    return (firstFixed, run.count)
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

  /// Where the longest run of neighbours stands among the variables of a part that move, if it is worth a
  /// pass of its own.
  private func longestRun(of part: Part) -> Range<Int> {
    let first = part.variables.lowerBound
    var (longest, start, last) = (0..<0, 0, DenseIndex(-1))
    for place in 0..<moving.count {
      let variable = variables[first + Int(moving[place])]
      if variable != last + 1 { start = place }
      last = variable
      if place + 1 - start > longest.count { longest = start..<(place + 1) }
    }
    return longest.count < ResizeAtlas.leastRun ? 0..<0 : longest
  }

  /// Which variable that moves is noted at a place: the run has come to the front of those before it.
  @inline(__always)
  private func index(at place: Int, _ run: Range<Int>) -> Int {
    let isBehind = place >= run.upperBound
    let former = isBehind ? place : place < run.count ? run.lowerBound + place : place - run.count
    return Int(moving[former])
  }
}
