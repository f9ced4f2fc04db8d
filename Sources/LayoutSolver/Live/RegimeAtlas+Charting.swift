/// Finding out in which regime the engine is.
extension RegimeAtlas {
  /// For how many regimes and numbers there is room at first.
  private static let usualRegimes = 16
  private static let usualNumbers = 1024

  /// Forgets all regimes; the engine is where the values are.
  ///
  /// - Parameter rows: The rows that have changed, if nothing else has.
  mutating func forget(after rows: [DenseIndex] = []) {
    isBehind = false
    forgetAbsentRow()
    lastRows.clear()
    for row in rows where !lastRows.contains(row) { lastRows.append(row) }
    if lastRows.count > RegimeAtlas.parameterLimit { lastRows.clear() }
    patience.begin(at: lastRows.isEmpty ? 0 : 1)
    if parts.count == 0 { return }
    parts.removeAll()
    parameters.clear()
    removeRegimes()
  }

  private mutating func removeRegimes() {
    parts.variables.removeLast(parts.variables.count - parts.variableCount)
    regimes.clear()
    numbers.clear()
    sides.clear()
    valueRegimes = SIMD4(repeating: -1)
    engineRegimes = valueRegimes
  }

  /// Finds out where the engine is after it has followed constants of some rows and nothing else.
  ///
  /// A regime with other optima serves as long as the values stay inside, for they may not come back to
  /// it; so it is charted only where they seem to stay.
  ///
  /// - Parameter isSteady: Whether the engine has made no step for them.
  mutating func settle(
    after rows: [DenseIndex], isSteady: Bool, _ store: RowStore, _ engine: inout LiveEngine,
    _ values: [Double]
  ) {
    if rows.contains(where: { engine.isIdle(Int($0)) }) { return forget() }
    if parts.count == 0 {
      if !rows.allSatisfy({ lastRows.contains($0) }) { return forget(after: rows) }
      patience.noteStep()
      if !patience.isDue { return }
      findParts(store, engine)
    } else if !rows.allSatisfy({ parameter(of: $0) != nil }) {
      return forget(after: rows)
    }
    takeConstants(of: engine)
    makeRoom()
    for part in 0..<parts.count {
      let isChanged = rows.contains { row in
        parts[part].parameters.contains { parameters[$0].row == row }
      }
      let isUnique =
        isChanged
        && engine.simplex.isOnlyOptimum(
          ofRows: parts.rows(of: parts[part]), columns: parts.columns(of: parts[part]))
      let isWorthwhile = isUnique || isChanged && isSteady
      valueRegimes[part] = locate(
        part, mayChart: isWorthwhile, isUnique: isUnique, &engine, values)
    }
    engineRegimes = valueRegimes
    if patience.isExhausted { forget() }
  }

  /// Makes parameters of the rows that have changed, and finds the parts that they stand in.
  private mutating func findParts(_ store: RowStore, _ engine: borrowing LiveEngine) {
    let places = lastRows.map { engine.presolve.places[$0] }
    let order = parts.find(around: places, in: engine, variableCount: store.uses.count)
    for part in 0..<parts.count {
      for index in order[parts[part].parameters] {
        let (row, place) = (lastRows[index], places[index])
        parameters.append(
          Parameter(
            row: row, place: place,
            offset: engine.presolve.offset(of: store.rows[row], at: place, store.terms),
            scale: engine.simplex.system.headers[place].scale, part: part))
      }
    }
    regimes.reserveCapacity(RegimeAtlas.usualRegimes)
    numbers.reserveCapacity(RegimeAtlas.usualNumbers)
    sides.reserveCapacity(RegimeAtlas.usualNumbers)
  }

  /// Forgets the regimes where there may be too many; the engine is where the values are.
  private mutating func makeRoom() {
    if regimes.count + parts.count > RegimeAtlas.regimeLimit
      || numbers.count > RegimeAtlas.numberLimit
    {
      removeRegimes()
    }
  }

  /// The regime of a part that the engine is in; -1 if it is none that is known or may be charted.
  private mutating func locate(
    _ part: Int, mayChart: Bool, isUnique: Bool, _ engine: inout LiveEngine, _ values: [Double]
  ) -> DenseIndex {
    let firstSide = sides.count
    guard appendSides(of: part, engine.simplex) else {
      sides.removeLast(sides.count - firstSide)
      return -1
    }
    let known = regimes.indices.first { index in
      regimes[index].part == part
        && (firstSide..<sides.count).allSatisfy { side in
          sides[side] == sides[side - firstSide + regimes[index].firstSide]
        }
    }
    if known == nil && mayChart {
      chart(part, firstSide, isUnique: isUnique, &engine, values)
      return DenseIndex(truncatingIfNeeded: regimes.count - 1)
    }
    sides.removeLast(sides.count - firstSide)
    return known.map { DenseIndex(truncatingIfNeeded: $0) } ?? -1
  }

  /// Notes on which side the rows of a part are, and which of its columns no row holds; false if a
  /// row is on neither.
  private mutating func appendSides(of part: Int, _ simplex: borrowing DualSimplex) -> Bool {
    let (rows, columns) = (parts.rows(of: parts[part]), parts.columns(of: parts[part]))
    if !RegimeAtlas.append(simplex.states, of: rows, to: &sides) { return false }
    for _ in columns { sides.append(.lower) }
    for row in simplex.head where row < 0 {
      guard let place = columns.firstIndex(of: -1 - row) else { continue }
      sides[sides.count + place - columns.endIndex] = .held
    }
    return true
  }

  private static func append(
    _ states: [DualSimplex.RowState], of rows: ArraySlice<DenseIndex>,
    to sides: inout [RegimeSide]
  ) -> Bool {
    let (states, rows) = (states.span, rows.span)
    var hasSides = true
    sides.append(addingCapacity: rows.count) { sides in
      for index in rows.indices {
        let state = states[Int(rows[index])]
        if state.slot >= 0 {
          sides.append(.held)
        } else if state.lower == state.upper || state.slope == state.lower {
          sides.append(.lower)
        } else {
          if state.slope != state.upper { hasSides = false }
          sides.append(.upper)
        }
      }
    }
    return hasSides
  }

  /// Charts the regime that the engine is in, whose sides were noted.
  private mutating func chart(
    _ index: Int, _ firstSide: Int, isUnique: Bool, _ engine: inout LiveEngine,
    _ values: [Double]
  ) {
    let part = parts[index]
    findRates(of: part, &engine)
    let first = numbers.count
    for parameter in part.parameters { numbers.append(parameters[parameter].constant) }
    let whole = Course(
      variables: part.variables, isStretch: part.isStretch, firstNumber: numbers.count)
    RegimeAtlas.append(values, of: part, parts.variables, to: &numbers)
    numbers += rates
    let moving = appendMovers(among: whole, of: part)
    let firstLimit = numbers.count
    let rows = parts.rows(of: part)
    if part.parameters.count == 1 {
      RegimeLimits.appendInterval(
        of: rows, engine.simplex.states, rowRates, whole, rates, to: &numbers)
    } else {
      RegimeLimits.appendForms(
        of: rows, engine.simplex.states, rowRates, whole, rates,
        parameterCount: part.parameters.count, to: &numbers)
    }
    let limitCount = (numbers.count - firstLimit) / (1 + part.parameters.count)
    let firstMultiplier = numbers.count
    engine.simplex.appendMultipliers(
      ofRows: rows, columns: parts.columns(of: part), to: &numbers)
    regimes.append(
      Regime(
        part: index, firstNumber: first, whole: whole, moving: moving, firstLimit: firstLimit,
        limitCount: limitCount, firstSide: firstSide, firstMultiplier: firstMultiplier,
        isUnique: isUnique))
    patience.noteCharted()
  }

  /// Finds how fast the residuals of a part's rows grow, and its variables, with each of its parameters.
  private mutating func findRates(of part: RegimeParts.Part, _ engine: inout LiveEngine) {
    let width = part.parameters.count
    rowRates.refill(0, count: width * engine.simplex.system.rowCount)
    rates.clear()
    for (index, parameter) in part.parameters.enumerated() {
      engine.simplex.findRates(alongConstantOf: parameters[parameter].place)
      engine.simplex.rowRates.move(to: &rowRates, at: index, stride: width)
      if engine.simplex.direction.count == 0 {
        for _ in part.variables { rates.append(0) }
      } else {
        RegimeAtlas.append(
          engine.presolve.expandRates(engine.simplex), of: part, parts.variables, to: &rates)
      }
    }
  }

  /// Appends those of some numbers that belong to the variables of a part, none of them -0.
  private static func append(
    _ values: [Double], of part: RegimeParts.Part, _ variables: [DenseIndex],
    to numbers: inout [Double]
  ) {
    let values = values.span
    let listed = variables.span.extracting(part.isStretch ? 0..<0 : part.variables)
    numbers.append(addingCapacity: part.variables.count) { numbers in
      if part.isStretch {
        for variable in part.variables { numbers.append(values[variable] + 0) }
      } else {
        for index in listed.indices { numbers.append(values[Int(listed[index])] + 0) }
      }
    }
  }

  /// Notes the values and rates of those variables alone that move, unless most do.
  private mutating func appendMovers(
    among whole: Course, of part: RegimeParts.Part
  ) -> Course {
    let count = part.variables.count
    let first = parts.variables.count
    for place in 0..<count where RegimeAtlas.isMoved(place, of: count, rates) {
      parts.variables.append(DenseIndex(truncatingIfNeeded: place))
    }
    if 2 * (parts.variables.count - first) >= count {
      parts.variables.removeLast(parts.variables.count - first)
      return whole
    }
    let course = Course(
      variables: first..<parts.variables.count, isStretch: false, firstNumber: numbers.count)
    for index in 0...part.parameters.count {
      for mover in course.variables {
        numbers.append(
          numbers[whole.firstNumber + index * count + Int(parts.variables[mover])])
      }
    }
    for mover in course.variables {
      parts.variables[mover] = DenseIndex(
        truncatingIfNeeded: parts.variable(Int(parts.variables[mover]), of: part))
    }
    return course
  }

  /// Whether one of so many variables moves, given the rates of all of them with one parameter after the
  /// other.
  static func isMoved(_ place: Int, of count: Int, _ rates: [Double]) -> Bool {
    let rates = rates.span
    for index in stride(from: place, to: rates.count, by: count) where rates[index] != 0 {
      return true
    }
    return false
  }
}
