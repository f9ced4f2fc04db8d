/// Finding out in which regime the engine is.
extension RegimeAtlas {
  /// For how many regimes and numbers there is room at first.
  private static let usualRegimes = 16
  private static let usualNumbers = 1024

  /// Forgets all regimes; the engine is where the values are.
  ///
  /// - Parameter rows: The rows that have changed, if nothing else has.
  mutating func forget(after rows: [DenseIndex] = []) {
    forgetMisses()
    isBehind = false
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
  mutating func settle(
    after rows: [DenseIndex], _ store: RowStore, _ engine: inout LiveEngine, _ values: [Double]
  ) {
    forgetMisses()
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
      valueRegimes[part] = locate(part, mayChart: isChanged, &engine, values)
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
    _ part: Int, mayChart: Bool, _ engine: inout LiveEngine, _ values: [Double]
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
      chart(part, firstSide, &engine, values)
      return DenseIndex(truncatingIfNeeded: regimes.count - 1)
    }
    sides.removeLast(sides.count - firstSide)
    return known.map { DenseIndex(truncatingIfNeeded: $0) } ?? -1
  }

  /// Notes on which side the rows of a part are, and which of its columns no row holds; false if a
  /// row is on neither.
  private mutating func appendSides(of part: Int, _ simplex: borrowing DualSimplex) -> Bool {
    for row in parts.rows(of: parts[part]) {
      let state = simplex.states[row]
      if state.slot >= 0 {
        sides.append(.held)
      } else if state.lower == state.upper || state.slope == state.lower {
        sides.append(.lower)
      } else if state.slope == state.upper {
        sides.append(.upper)
      } else {
        return false
      }
    }
    let columns = parts.columns(of: parts[part])
    for _ in columns { sides.append(.lower) }
    for row in simplex.head where row < 0 {
      guard let place = columns.firstIndex(of: -1 - row) else { continue }
      sides[sides.count + place - columns.endIndex] = .held
    }
    return true
  }

  /// Charts the regime that the engine is in, whose sides were noted.
  private mutating func chart(
    _ index: Int, _ firstSide: Int, _ engine: inout LiveEngine, _ values: [Double]
  ) {
    let part = parts[index]
    let first = numbers.count
    for parameter in part.parameters { numbers.append(parameters[parameter].constant) }
    let whole = appendCourse(of: part, &engine, values)
    let moving = appendMovers(among: whole, of: part)
    let firstLimit = numbers.count
    let limitCount = appendLimits(of: part, engine.simplex, whole)
    regimes.append(
      Regime(
        part: index, firstNumber: first, whole: whole, moving: moving, firstLimit: firstLimit,
        limitCount: limitCount, firstSide: firstSide))
    patience.noteCharted()
  }

  /// Notes the values and rates of all variables of a part, and finds the rates of its rows.
  private mutating func appendCourse(
    of part: RegimeParts.Part, _ engine: inout LiveEngine, _ values: [Double]
  ) -> Course {
    let course = Course(
      variables: part.variables, isStretch: part.isStretch, firstNumber: numbers.count)
    for place in 0..<part.variables.count {
      numbers.append(values[parts.variable(place, of: part)] + 0)
    }
    let width = part.parameters.count
    rowRates.refill(0, count: width * engine.simplex.system.rowCount)
    for (index, parameter) in part.parameters.enumerated() {
      engine.simplex.findRates(alongConstantOf: parameters[parameter].place)
      for row in engine.simplex.rowRates.touched {
        rowRates[Int(row) * width + index] = engine.simplex.rowRates[row]
      }
      engine.simplex.rowRates.clear()
      if engine.simplex.direction.count == 0 {
        for _ in part.variables { numbers.append(0) }
        continue
      }
      let rates = engine.presolve.expandRates(engine.simplex)
      for place in 0..<part.variables.count {
        numbers.append(rates[parts.variable(place, of: part)])
      }
    }
    return course
  }

  /// Notes the same for those variables alone that move, unless most do.
  private mutating func appendMovers(
    among whole: Course, of part: RegimeParts.Part
  ) -> Course {
    let (count, width) = (part.variables.count, part.parameters.count)
    let first = parts.variables.count
    for place in 0..<count where isMoved(place, of: whole, width) {
      parts.variables.append(DenseIndex(truncatingIfNeeded: parts.variable(place, of: part)))
    }
    if 2 * (parts.variables.count - first) >= count {
      parts.variables.removeLast(parts.variables.count - first)
      return whole
    }
    let course = Course(
      variables: first..<parts.variables.count, isStretch: false, firstNumber: numbers.count)
    for index in 0...width {
      for place in 0..<count where isMoved(place, of: whole, width) {
        numbers.append(numbers[whole.firstNumber + index * count + place])
      }
    }
    return course
  }

  /// Whether a variable moves with one of so many parameters.
  private func isMoved(_ place: Int, of course: Course, _ width: Int) -> Bool {
    let count = course.variables.count
    for index in 1...width where numbers[course.firstNumber + index * count + place] != 0 {
      return true
    }
    return false
  }

  /// Notes how far the constants of a part's parameters may go; returns how many limits there are.
  private mutating func appendLimits(
    of part: RegimeParts.Part, _ simplex: borrowing DualSimplex, _ course: Course
  ) -> Int {
    let (count, width) = (part.variables.count, part.parameters.count)
    var limits = RegimeLimits(parameterCount: width, in: &numbers)
    for row in parts.rows(of: part) where simplex.states[row].slot < 0 {
      let first = Int(row) * width
      if rowRates[first..<(first + width)].allSatisfy({ $0 == 0 }) { continue }
      guard let room = simplex.room(of: row) else { continue }
      limits.add(room, to: &numbers) { rowRates[first + $0] }
    }
    for place in 0..<count {
      // A large value must not go so near 0 that its rounding would be all that is left.
      let value = numbers[course.firstNumber + place]
      if value.magnitude <= Tolerance.farMove || !isMoved(place, of: course, width) { continue }
      let size = (1 - Tolerance.farRest) * value.magnitude
      let rates = (1...width).map { numbers[course.firstNumber + $0 * count + place] }
      limits.add((size, value > 0 ? 1 : -1), to: &numbers) { rates[$0] }
    }
    return limits.count
  }
}
