extension ResizeAtlas {
  /// Lets the values follow the constants of some rows; false, and nothing has happened, if they leave the
  /// regions that are known.
  mutating func follow(
    _ changed: [DenseIndex], _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    var moved = ResizeAtlas.ask(changed, rows, &parameters)
    if moved == 0 { return forgetAsked() }
    var left = moved
    while left != 0 {
      if !findRegion(of: left.trailingZeroBitCount) { return forgetAsked() }
      left &= left - 1
    }
    while moved != 0 {
      goToFoundRegion(of: moved.trailingZeroBitCount, &values)
      moved &= moved - 1
    }
    credit.earn()
    return true
  }

  /// The same for one row that gets a constant, where no other one changes.
  @inline(__always)
  mutating func follow(_ row: DenseIndex, _ constant: Double, _ values: inout [Double]) -> Bool {
    guard let part = ResizeAtlas.ask(row, constant, &parameters) else { return false }
    if !findRegion(of: part) { return forgetAsked() }
    goToFoundRegion(of: part, &values)
    credit.earn()
    return true
  }

  /// Notes the constants that some rows of the store get; returns a bit for each part that they move, and
  /// none if one of them is no parameter.
  private static func ask(
    _ changed: [DenseIndex], _ rows: [RowStore.Row], _ parameters: inout [Parameter]
  ) -> UInt64 {
    var moved: UInt64 = 0
    let (changed, rows) = (changed.span, rows.span)
    var parameters = parameters.mutableSpan
    for index in changed.indices {
      let row = changed[index]
      guard let part = ask(row, rows[Int(row)].constant, &parameters) else { return 0 }
      moved |= 1 << UInt64(part)
    }
    return moved
  }

  private static func ask(
    _ row: DenseIndex, _ constant: Double, _ parameters: inout [Parameter]
  ) -> Int? {
    var parameters = parameters.mutableSpan
    return ask(row, constant, &parameters)
  }

  /// Notes the constant that a row of the store gets; returns the part that it moves.
  @inline(__always)
  private static func ask(
    _ row: DenseIndex, _ constant: Double, _ parameters: inout MutableSpan<Parameter>
  ) -> Int? {
    for index in parameters.indices where parameters[index].row == row {
      parameters[index].asked = parameters[index].reducedConstant(of: constant)
      return parameters[index].part
    }
    return nil
  }

  @inline(never)
  private mutating func forgetAsked() -> Bool {
    for index in parameters.indices {
      parameters.change(at: index) { $0.asked = $0.constant }
    }
    return false
  }

  // MARK: Finding a region

  /// Finds a region of a part in which what is asked lies, and to which its values may go, and makes it
  /// the first one; false if there is none.
  @inline(__always)
  private mutating func findRegion(of part: Int) -> Bool {
    let (region, before) = ResizeAtlas.search(part, parts, regions, parameters, &numbers)
    if region < 0 || !mayGo(to: region, part) { return false }
    if parts[part].found != region { parts.change(at: part) { $0.found = region } }
    if before >= 0 { moveToFront(region, after: before, of: part) }
    return true
  }

  /// Looks for a region in which what is asked of a part lies, and the one before it in the list.
  private static func search(
    _ part: Int, _ parts: [Part], _ regions: [Region], _ parameters: [Parameter],
    _ numbers: inout [Double]
  ) -> (region: DenseIndex, before: DenseIndex) {
    let (parts, regions) = (parts.span, regions.span)
    let parameters = parameters.span.extracting(parts[part].parameters)
    var numbers = numbers.mutableSpan
    var (region, before) = (parts[part].firstRegion, DenseIndex(-1))
    while region >= 0, !reaches(Int(region), regions, parameters, &numbers) {
      before = region
      region = regions[Int(region)].next
    }
    return (region, before)
  }

  /// Whether what is asked of a part lies in a region.
  static func reaches(
    _ region: Int, _ regions: [Region], _ parameters: ArraySlice<Parameter>,
    _ numbers: inout [Double]
  ) -> Bool {
    var numbers = numbers.mutableSpan
    return reaches(region, regions.span, parameters.span, &numbers)
  }

  /// The same; the first condition that is broken comes to be the first one of all, since it is likely to
  /// be the next time.
  @inline(__always)
  private static func reaches(
    _ region: Int, _ regions: Span<Region>, _ parameters: Span<Parameter>,
    _ numbers: inout MutableSpan<Double>
  ) -> Bool {
    let home = Int(regions[region].firstNumber)
    for index in parameters.indices {
      let change = parameters[index].asked - numbers[home + 3 * index]
      if !(change >= numbers[home + 3 * index + 1] && change <= numbers[home + 3 * index + 2]) {
        return false
      }
    }
    let conditionCount = Int(regions[region].conditionCount)
    if conditionCount == 0 { return true }
    let (first, width) = (Int(regions[region].firstCondition), parameters.count + 1)
    for condition in 0..<conditionCount {
      let place = first + condition * width
      var slack = numbers[place]
      for index in parameters.indices {
        let change = parameters[index].asked - numbers[home + 3 * index]
        slack += change * numbers[place + 1 + index]
      }
      if slack >= 0 { continue }
      if condition > 0 {
        for offset in 0..<width { numbers.swapAt(place + offset, first + offset) }
      }
      return false
    }
    return true
  }

  // MARK: Whether it is better

  /// Whether the values of a part may go to a region: whether where they are, something costs more than
  /// there.
  ///
  /// If not, they are optimal for what is asked too, and have to stay as they are.
  @inline(__always)
  private func mayGo(to region: DenseIndex, _ part: Int) -> Bool {
    region == parts[part].current || regions[region].isUnique || isBetter(region, parts[part])
  }

  @inline(never)
  private func isBetter(_ region: DenseIndex, _ part: Part) -> Bool {
    if part.current < 0 { return false }
    for index in part.parameters where parameters[index].level < 0 {
      if parameters[index].isBroken(at: residuals(of: index, part).after) { return true }
    }
    for level in 0..<levelWidth {
      let here = number(level, in: part.current, part) { $0.constant }
      let there = number(level, in: region, part) { $0.asked }
      var excess = here - there
      var size = Swift.max(1, here.magnitude, there.magnitude)
      for index in part.parameters where parameters[index].level == level {
        let (before, after) = residuals(of: index, part)
        let (former, latter) = (
          parameters[index].cost(at: before), parameters[index].cost(at: after)
        )
        excess += latter - former
        size = Swift.max(size, former, latter)
      }
      if excess.magnitude > Tolerance.multiplier * size { return excess > 0 }
    }
    return false
  }

  /// The residual of a parameter's row where the values of its part are, for the constants that they
  /// are the optimum of and for those that are asked for.
  private func residuals(of index: Int, _ part: Part) -> (before: Double, after: Double) {
    let local = index - part.parameters.lowerBound
    let before = number(levelWidth + local, in: part.current, part) { $0.constant }
    return (before, before - (parameters[index].asked - parameters[index].constant))
  }

  /// One of the numbers from ``Region/firstCost`` on, each of which grows with the parameters at the rates
  /// that stand behind it.
  @inline(__always)
  private func number(
    _ index: Int, in region: DenseIndex, _ part: Part, at constant: (Parameter) -> Double
  ) -> Double {
    let (home, count) = (Int(regions[region].firstNumber), part.parameters.count)
    let place = Int(regions[region].firstCost) + index * (count + 1)
    var number = numbers[place]
    for local in 0..<count {
      let parameter = parameters[part.parameters.lowerBound + local]
      let change = constant(parameter) - numbers[home + 3 * local]
      number += change * numbers[place + 1 + local]
    }
    return number
  }

  // MARK: Going there

  /// Goes to the region of a part that was found, with the values of its variables.
  @inline(__always)
  private mutating func goToFoundRegion(of part: Int, _ values: inout [Double]) {
    let region = parts[part].found
    let isOther = region != parts[part].current
    isAhead = true
    ResizeAtlas.note(isOther, parts[part].parameters, &parameters)
    if isOther {
      parts.change(at: part) { $0.current = region }
      ResizeAtlas.writeFixed(region, regions, heads, numbers, to: &values)
    }
    ResizeAtlas.writeMoving(
      region, regions, parameters, parts[part].parameters, heads, numbers, to: &values)
  }

  /// Notes that the values are those for what is asked.
  @inline(__always)
  private static func note(
    _ isOther: Bool, _ range: Range<Int>, _ parameters: inout [Parameter]
  ) {
    var parameters = parameters.mutableSpan
    for index in range {
      if isOther || parameters[index].constant != parameters[index].asked {
        parameters[index].constant = parameters[index].asked
        parameters[index].isLate = true
      }
    }
  }

  /// Writes the values of the variables that are the same everywhere in a region.
  private static func writeFixed(
    _ region: DenseIndex, _ regions: [Region], _ heads: [DenseIndex], _ numbers: [Double],
    to values: inout [Double]
  ) {
    let variables = heads.span.extracting(regions[region].fixed)
    let first = Int(regions[region].firstFixed)
    let numbers = numbers.span.extracting(first..<(first + variables.count))
    var values = values.mutableSpan
    for index in variables.indices { values[Int(variables[index])] = numbers[index] }
  }

  /// Writes the values of those that move.
  private static func writeMoving(
    _ region: DenseIndex, _ regions: [Region], _ parameters: [Parameter], _ range: Range<Int>,
    _ heads: [DenseIndex], _ numbers: [Double], to values: inout [Double]
  ) {
    let variables = heads.span.extracting(regions[region].moving)
    let (parameters, numbers) = (parameters.span.extracting(range), numbers.span)
    let (count, home) = (variables.count, Int(regions[region].firstNumber))
    let first = home + 3 * parameters.count
    var values = values.mutableSpan
    let starts = numbers.extracting(first..<(first + count))
    let rates = numbers.extracting((first + count)..<(first + 2 * count))
    // Checked once for all.
    precondition(starts.count == count && rates.count == count, "all variables have numbers")
    let step = parameters[0].asked - numbers[home]
    for index in 0..<count {
      values[Int(variables[index])] = starts[index] + step * rates[index]
    }
    for local in 1..<Swift.max(1, parameters.count) {
      let place = first + (local + 1) * count
      let rates = numbers.extracting(place..<(place + count))
      precondition(rates.count == count, "all variables have numbers")
      let step = parameters[local].asked - numbers[home + 3 * local]
      for index in 0..<count { values[Int(variables[index])] += step * rates[index] }
    }
  }
}

// MARK: - Rows at rest

extension ResizeAtlas {
  /// Whether a row pulls at nothing where the values are, and is none whose constant changes.
  @inline(__always)
  func isAtRest(_ row: Int, _ engine: LiveEngine) -> Bool {
    if regions.isEmpty || !engine.holds(row) { return false }
    let place = Int(engine.presolve.places[row])
    let slope = Int(slopeOfRow[place])
    if slope < 0 || parameter(of: DenseIndex(truncatingIfNeeded: row)) != nil { return false }
    let region = parts[partOfRow[place]].current
    if region != parts[partOfRow[place]].engineRegion {
      return numbers[Int(regions[region].end) - slope] == 0
    }
    return engine.simplex.states[place].slot < 0 && engine.simplex.states[place].slope == 0
  }
}

// MARK: - The engine

extension ResizeAtlas {
  /// Brings the engine to where the values are, with the bases of the regions that they are in.
  mutating func bringUpToDate(_ engine: inout LiveEngine) {
    isAhead = false
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
    let end = Int(region.end)
    let slopes = end - part.rows.count
    let multipliers = slopes - part.slots.count * simplex.levelWidth
    simplex.takeBasis(
      heads.span.extracting(region.active),
      inSlots: slots.span.extracting(part.slots),
      multipliers: numbers.span.extracting(multipliers..<slopes),
      slopes: numbers.span.extracting(slopes..<end),
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
