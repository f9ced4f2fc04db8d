extension ResizeAtlas {
  /// Lets the values follow the constants of some rows; false, and nothing has happened, if they leave the
  /// regions that are known.
  mutating func follow(
    _ changed: [DenseIndex], _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    if regions.isEmpty { return false }
    for row in changed {
      guard let index = parameter(of: row) else { return forgetAsked() }
      parameters.change(at: index) {
        $0.asked = $0.reducedConstant(of: rows[Int(row)].constant)
      }
    }
    for row in changed {
      if let index = parameter(of: row), !findRegion(of: parameters[index].part) {
        return forgetAsked()
      }
    }
    for row in changed {
      if let index = parameter(of: row) { goToFoundRegion(of: parameters[index].part, &values) }
    }
    credit.earn()
    return true
  }

  /// The same for one row that gets a constant, where no other one changes.
  @inline(__always)
  mutating func follow(_ row: DenseIndex, _ constant: Double, _ values: inout [Double]) -> Bool {
    if regions.isEmpty { return false }
    guard let index = parameter(of: row) else { return false }
    let part = parameters.change(at: index) { parameter in
      parameter.asked = parameter.reducedConstant(of: constant)
      return parameter.part
    }
    if !findRegion(of: part) { return forgetAsked() }
    goToFoundRegion(of: part, &values)
    credit.earn()
    return true
  }

  private mutating func forgetAsked() -> Bool {
    var parameters = parameters.mutableSpan
    for index in parameters.indices { parameters[index].asked = parameters[index].constant }
    return false
  }

  /// Finds a region of a part in which what is asked lies, and makes it the first one; false if none is
  /// known.
  private mutating func findRegion(of part: Int) -> Bool {
    var (region, before) = (parts[part].firstRegion, DenseIndex(-1))
    while region >= 0, !reaches(region, parts[part]) {
      before = region
      region = regions[region].next
    }
    if region < 0 || !mayGo(to: region, parts[part]) { return false }
    parts[part].found = region
    moveToFront(region, after: before, of: part)
    return true
  }

  /// Whether what is asked lies in a region.
  @inline(__always)
  func reaches(_ region: DenseIndex, _ part: Part) -> Bool {
    let region = regions[region]
    let parameters = parameters.span.extracting(part.parameters)
    let numbers = numbers.span
    for index in parameters.indices {
      let first = region.firstNumber + 3 * index
      let change = parameters[index].asked - numbers[first]
      if !(change >= numbers[first + 1] && change <= numbers[first + 2]) { return false }
    }
    if region.conditionCount == 0 { return true }
    let width = parameters.count + 1
    var condition =
      region.firstNumber + 3 * parameters.count + width * part.variables.count
    for _ in 0..<region.conditionCount {
      var slack = numbers[condition]
      for index in parameters.indices {
        let change = parameters[index].asked - numbers[region.firstNumber + 3 * index]
        slack += change * numbers[condition + 1 + index]
      }
      if !(slack >= 0) { return false }
      condition += width
    }
    return true
  }

  /// Whether the values of a part may go to a region: whether where they are, something costs more than
  /// there.
  ///
  /// If not, they are optimal for what is asked too, and have to stay as they are.
  private func mayGo(to region: DenseIndex, _ part: Part) -> Bool {
    if region == part.current || regions[region].isUnique { return true }
    if part.current < 0 { return false }
    let (count, first) = (part.parameters.count, part.parameters.lowerBound)
    let residuals = regions[part.current].firstCost + levelWidth * (count + 1)
    for level in -1..<levelWidth {
      var (excess, size) = (0.0, 0.0)
      if level >= 0 {
        let offset = level * (count + 1)
        let here = number(
          regions[part.current].firstCost + offset, in: part.current, part, \.constant)
        let there = number(regions[region].firstCost + offset, in: region, part, \.asked)
        excess = here - there
        size = Swift.max(here.magnitude, there.magnitude)
      }
      for index in part.parameters where parameters[index].level == level {
        let parameter = parameters[index]
        let before = number(
          residuals + (index - first) * (count + 1), in: part.current, part, \.constant)
        let after = before - (parameter.asked - parameter.constant)
        if level < 0 {
          if after > Tolerance.residual && parameter.upper > 0
            || after < -Tolerance.residual && parameter.lower < 0
          {
            return true
          }
          continue
        }
        excess += parameter.cost(at: after) - parameter.cost(at: before)
        size = Swift.max(size, parameter.cost(at: after), parameter.cost(at: before))
      }
      if excess.magnitude > Tolerance.multiplier * Swift.max(1, size) { return excess > 0 }
    }
    return false
  }

  /// A number that grows with the parameters at the rates that stand behind it, at a region's.
  @inline(__always)
  private func number(
    _ place: Int, in region: DenseIndex, _ part: Part, _ constant: KeyPath<Parameter, Double>
  ) -> Double {
    let first = regions[region].firstNumber
    var number = numbers[place]
    for index in part.parameters {
      let local = index - part.parameters.lowerBound
      let change = parameters[index][keyPath: constant] - numbers[first + 3 * local]
      number += change * numbers[place + 1 + local]
    }
    return number
  }

  /// Goes to the region of a part that was found, with the values of its variables.
  private mutating func goToFoundRegion(of number: Int, _ values: inout [Double]) {
    let part = parts[number]
    parts[number].current = part.found
    let isOther = part.current != part.found
    let start = regions[part.found].firstNumber
    let firstParameter = part.parameters.lowerBound
    let starts = start + 3 * part.parameters.count
    let count = part.variables.count
    for index in part.parameters {
      let local = index - firstParameter
      let (home, rates) = (numbers[start + 3 * local], starts + (local + 1) * count)
      let change = parameters.change(at: index) { parameter in
        if isOther || parameter.constant != parameter.asked {
          parameter.constant = parameter.asked
          parameter.isLate = true
        }
        return parameter.asked - home
      }
      let variables = variables.span.extracting(part.variables)
      if local == 0 {
        ResizeAtlas.write(variables, numbers.span, starts, rates, change, to: &values)
      } else {
        ResizeAtlas.add(variables, numbers.span, rates, change, to: &values)
      }
    }
  }

  private static func write(
    _ variables: Span<DenseIndex>, _ numbers: Span<Double>, _ starts: Int, _ rates: Int,
    _ change: Double, to values: inout [Double]
  ) {
    let starts = numbers.extracting(starts..<(starts + variables.count))
    let rates = numbers.extracting(rates..<(rates + variables.count))
    var values = values.mutableSpan
    for index in variables.indices {
      values[Int(variables[index])] = starts[index] + change * rates[index]
    }
  }

  private static func add(
    _ variables: Span<DenseIndex>, _ numbers: Span<Double>, _ rates: Int, _ change: Double,
    to values: inout [Double]
  ) {
    let rates = numbers.extracting(rates..<(rates + variables.count))
    var values = values.mutableSpan
    for index in variables.indices {
      values[Int(variables[index])] += change * rates[index]
    }
  }
}

// MARK: - The engine

extension ResizeAtlas {
  /// Brings the engine to where the values are, with the bases of the regions that they are in.
  mutating func bringUpToDate(_ engine: inout LiveEngine) {
    for index in parameters.indices where parameters[index].isLate {
      let place = parameters[index].place
      if engine.simplex.system.headers[place].level != RowSystem.idle {
        engine.simplex.system.headers[place].constant = parameters[index].constant
      }
      parameters[index].isLate = false
    }
    for part in parts.indices where parts[part].current != parts[part].engineRegion {
      takeBasis(of: parts[part], &engine.simplex)
      parts[part].engineRegion = parts[part].current
    }
    engine.knownCostless = nil
    engine.simplex.refactorise()
  }

  /// The same where it has those bases already.
  mutating func catchUp(_ engine: inout LiveEngine) {
    for index in parameters.indices where parameters[index].isLate {
      let place = parameters[index].place
      if engine.simplex.system.headers[place].level != RowSystem.idle {
        engine.simplex.setConstant(parameters[index].constant, of: place)
      }
    }
  }

  private func takeBasis(of part: Part, _ simplex: inout DualSimplex) {
    let region = regions[part.current]
    let (multipliers, slopes) = (
      region.end - part.rows.count - part.slots.count * simplex.levelWidth,
      region.end - part.rows.count
    )
    simplex.takeBasis(
      heads.span.extracting(region.firstHead..<(region.firstHead + part.slots.count)),
      inSlots: slots.span.extracting(part.slots),
      multipliers: numbers.span.extracting(multipliers..<slopes),
      slopes: numbers.span.extracting(slopes..<region.end),
      ofRows: rows.span.extracting(part.rows))
  }

  /// Forgets all regions but those that the values are in.
  mutating func forgetOtherRegions() {
    for part in parts.indices {
      parts[part].firstRegion = parts[part].current
      if parts[part].current >= 0 { regions[parts[part].current].next = -1 }
    }
  }
}
