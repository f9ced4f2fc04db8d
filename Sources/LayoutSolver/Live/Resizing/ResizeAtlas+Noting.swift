/// Noting the regions that the engine comes to.
extension ResizeAtlas {
  /// Notes where the engine has come to after the constants of some rows have changed, and nothing else;
  /// false if no regions can be noted for them.
  mutating func settle(
    after changed: [DenseIndex], _ store: RowStore, _ engine: inout LiveEngine,
    _ values: [Double]
  ) -> Bool {
    solveCount += 1
    if solveCount < ResizeAtlas.patience && parameters.isEmpty { return true }
    findParts(of: &engine, store)
    for row in changed where parameter(of: row) == nil {
      if !addParameter(row, store, engine) { return false }
    }
    isAhead = false
    for index in parameters.indices {
      let constant = engine.simplex.system.headers[parameters[index].place].constant
      parameters[index].constant = constant
      parameters[index].asked = constant
      parameters[index].isLate = false
    }
    for part in parts.indices where !parts[part].parameters.isEmpty {
      let mark = ResizeAtlas.mark(of: rows.span.extracting(parts[part].rows), engine.simplex.states)
      var region = knownRegion(of: part, mark, engine.simplex)
      if region < 0 && credit.left > 0 {
        guard let new = note(part, mark, &engine, values) else { return false }
        region = new
      }
      parts[part].current = region
      parts[part].engineRegion = region
      takeWay(of: part)
    }
    return true
  }

  /// Makes a row one whose constant changes; false if it moves no part, or one with too many of them.
  ///
  /// What was known of its part held for the one constant that the row had.
  private mutating func addParameter(
    _ row: DenseIndex, _ store: RowStore, _ engine: LiveEngine
  ) -> Bool {
    let place = engine.presolve.places[row]
    let entries = engine.simplex.system.rows.entries(of: place)
    if entries.isEmpty { return false }
    let part = Int(partOfRow[place])
    if parts[part].parameters.count == ResizeAtlas.parameterLimit { return false }
    forgetRegions()
    let constant = engine.simplex.system.headers[place].constant
    let state = engine.simplex.states[place]
    let parameter = Parameter(
      row: row, place: place, part: part,
      offset: engine.presolve.offset(of: store.rows[row], at: place, store.terms),
      unit: 1 / engine.simplex.system.headers[place].scale, level: Int(state.level),
      lower: state.lower, upper: state.upper, constant: constant, asked: constant)
    let index = parameters.firstIndex { $0.part > part } ?? parameters.count
    parameters.insert(parameter, at: index)
    var first = 0
    for part in parts.indices {
      let count = parameters[first...].prefix { $0.part == part }.count
      parts[part].parameters = first..<(first + count)
      first += count
    }
    return true
  }

  /// The region that has the basis of the engine and the present constants, which comes to be the first
  /// one; -1 if none is known.
  private mutating func knownRegion(
    of part: Int, _ mark: UInt64, _ simplex: DualSimplex
  ) -> DenseIndex {
    var (region, before) = (parts[part].firstRegion, DenseIndex(-1))
    while region >= 0 {
      if regions[region].mark == mark && hasBasis(region, of: parts[part], simplex)
        && ResizeAtlas.reaches(
          Int(region), regions, parameters[parts[part].parameters], &numbers)
      {
        if before >= 0 { moveToFront(region, after: before, of: part) }
        return region
      }
      before = region
      region = regions[region].next
    }
    return -1
  }

  /// Makes a region the first one of its part.
  mutating func moveToFront(_ region: DenseIndex, after before: DenseIndex, of part: Int) {
    regions[before].next = regions[region].next
    regions[region].next = parts[part].firstRegion
    parts[part].firstRegion = region
  }

  // MARK: The basis

  /// What stands for the slope of an active row, which has none.
  static let active = Double.infinity

  @inline(__always)
  private static func slope(of state: DualSimplex.RowState) -> Double {
    state.slot >= 0 ? active : state.slope
  }

  private static func appendSlopes(
    of rows: [DenseIndex], _ range: Range<Int>, _ states: [DualSimplex.RowState],
    to numbers: inout [Double]
  ) {
    let (rows, states) = (rows.span.extracting(range), states.span)
    numbers.append(addingCapacity: rows.count) { numbers in
      for index in rows.indices { numbers.append(slope(of: states[Int(rows[index])])) }
    }
  }

  /// A number that is the same for the same basis of some rows (Fowler, Noll and Vo 1991).
  private static func mark(of rows: Span<DenseIndex>, _ states: [DualSimplex.RowState]) -> UInt64 {
    var mark: UInt64 = 0xcbf2_9ce4_8422_2325
    let states = states.span
    for index in rows.indices {
      mark ^= slope(of: states[Int(rows[index])]).bitPattern
      mark = mark &* 0x100_0000_01b3
    }
    return mark
  }

  /// Whether a region has the basis that a part has in the simplex: its active rows, and its columns that
  /// no row holds, of which there are as many.
  private func hasBasis(_ region: DenseIndex, of part: Part, _ simplex: DualSimplex) -> Bool {
    let (slopes, rows) = (regions[region].slopes(of: part), rows.span.extracting(part.rows))
    let states = simplex.states.span
    for index in rows.indices
    where numbers[slopes.lowerBound + index] != ResizeAtlas.slope(of: states[Int(rows[index])]) {
      return false
    }
    return heads[regions[region].active].allSatisfy { $0 >= 0 || simplex.head.contains($0) }
  }

  // MARK: A new region

  /// Notes the region that the engine is in, as the first one of a part; nil if a variable moves that is
  /// not one of the part.
  private mutating func note(
    _ number: Int, _ mark: UInt64, _ engine: inout LiveEngine, _ values: [Double]
  ) -> DenseIndex? {
    if numbers.count + 2 * MovingBlock.width * blocks.count > numberLimit { forgetRegions() }
    credit.spend()
    let part = parts[number]
    let (rowCount, count) = (engine.simplex.system.rowCount, part.parameters.count)
    let (firstNumber, firstHead, firstBlock) = (numbers.count, heads.count, blocks.count)
    for index in part.parameters {
      let constant = parameters[index].constant
      let (back, forth) = ResizeMoves.reach(of: constant)
      numbers.append(constant)
      numbers.append(-back)
      numbers.append(forth)
    }
    listSlots(of: DenseIndex(number), engine.simplex.head)
    for slot in slots { heads.append(engine.simplex.head[slot]) }
    rowRates.refill(0, count: count * rowCount)
    valueRates.refill(0, count: count * part.variables.count)
    for local in 0..<count {
      engine.simplex.computeWay(of: parameters[part.parameters.lowerBound + local].place)
      takeRowRates(&engine.simplex, from: local * rowCount)
      if !takeValueRates(part, local, engine, values, at: firstNumber) { return nil }
    }
    let firstMoving = heads.count
    let firstFixed = noteVariables(part, values)
    let (firstCondition, movingCount) = (
      numbers.count, (firstFixed - firstNumber - Region.limitWidth * count) / (count + 1)
    )
    let conditionCount = noteConditions(part, engine.simplex, at: firstNumber)
    let firstCost = numbers.count
    noteCosts(part, engine.simplex)
    for slot in slots {
      let first = Int(slot) * levelWidth
      for level in 0..<levelWidth { numbers.append(engine.simplex.multipliers[first + level]) }
    }
    ResizeAtlas.appendSlopes(of: rows, part.rows, engine.simplex.states, to: &numbers)
    let region = DenseIndex(truncatingIfNeeded: regions.count)
    regions.append(
      Region(
        firstNumber: DenseIndex(firstNumber),
        firstFixed: DenseIndex(firstFixed), firstCondition: DenseIndex(firstCondition),
        firstCost: DenseIndex(firstCost), end: DenseIndex(numbers.count),
        firstActive: DenseIndex(firstHead), firstMoving: DenseIndex(firstMoving),
        firstUnmoved: DenseIndex(firstMoving + movingCount), unmovedEnd: DenseIndex(heads.count),
        firstBlock: DenseIndex(firstBlock), blockCount: DenseIndex(blocks.count - firstBlock),
        conditionCount: DenseIndex(conditionCount),
        next: part.firstRegion, isUnique: isUnique(engine.simplex), mark: mark))
    parts[number].firstRegion = region
    if regions.count == 1 {
      // Where there is one there are others.
      numbers.reserveCapacity(ResizeAtlas.usualRegionCount * numbers.count)
      heads.reserveCapacity(ResizeAtlas.usualRegionCount * heads.count)
      blocks.reserveCapacity(ResizeAtlas.usualRegionCount * blocks.count)
    }
    return region
  }

  /// Moves the rates of the residuals, but those that are only rounding, to ``rowRates``.
  private mutating func takeRowRates(_ simplex: inout DualSimplex, from first: Int) {
    let noise = Tolerance.multiplier * simplex.direction.largest
    for row in simplex.rowRates.touched {
      let rate = simplex.rowRates[row]
      if rate.magnitude > noise { rowRates[first + Int(row)] = rate }
    }
    simplex.rowRates.clear()
  }

  /// Notes what has to hold for the basis to stay optimal; returns how many conditions of several
  /// parameters that are.
  private mutating func noteConditions(
    _ part: Part, _ simplex: DualSimplex, at firstNumber: Int
  ) -> Int {
    let (rowCount, count) = (simplex.system.rowCount, part.parameters.count)
    let states = simplex.states.span
    var conditionCount = 0
    for place in part.rows {
      let row = Int(rows[place])
      var (moverCount, mover) = (0, 0)
      for local in 0..<count where rowRates[local * rowCount + row] != 0 {
        moverCount += 1
        mover = local
      }
      if moverCount == 0 || states[row].slot >= 0 || states[row].lower == states[row].upper {
        continue
      }
      let state = states[row]
      let (mayGrow, mayShrink) = (state.slope == state.upper, state.slope == state.lower)
      // The residual must stay at least 0, or at most 0, or both.
      for sign in [1.0, -1.0] where sign > 0 ? !mayShrink : !mayGrow {
        let slack = Swift.max(0, sign * state.residual) + Tolerance.residual
        if moverCount == 1 {
          let rate = sign * rowRates[mover * rowCount + row]
          limit(at: firstNumber + Region.limitWidth * mover, by: slack, rate)
        } else {
          numbers.append(slack)
          for local in 0..<count { numbers.append(sign * rowRates[local * rowCount + row]) }
          conditionCount += 1
        }
      }
    }
    return conditionCount
  }

  /// Limits the change of a parameter so that a slack, which grows at a rate, is not used up.
  private mutating func limit(at place: Int, by slack: Double, _ rate: Double) {
    let end = -slack / rate
    if rate > 0 {
      numbers[place + 1] = Swift.max(numbers[place + 1], end)
    } else {
      numbers[place + 2] = Swift.min(numbers[place + 2], end)
    }
  }
}

// MARK: - What a region costs

extension ResizeAtlas {
  /// Notes what a part costs at each level, and how far the rows of its parameters are from holding.
  private mutating func noteCosts(_ part: Part, _ simplex: DualSimplex) {
    let (rowCount, count) = (simplex.system.rowCount, part.parameters.count)
    let first = numbers.count
    for _ in 0..<(levelWidth * (count + 1)) { numbers.append(0) }
    let states = simplex.states.span
    for place in part.rows {
      let row = Int(rows[place])
      if states[row].slope == 0 || states[row].slot >= 0 { continue }
      let state = states[row]
      if state.level < 0 { continue }
      let cost = first + Int(state.level) * (count + 1)
      numbers[cost] += state.slope * state.residual
      for local in 0..<count {
        numbers[cost + 1 + local] += state.slope * rowRates[local * rowCount + row]
      }
    }
    for index in part.parameters {
      let row = Int(parameters[index].place)
      let isActive = simplex.states[row].slot >= 0
      numbers.append(isActive ? 0 : simplex.states[row].residual)
      for local in 0..<count {
        numbers.append(isActive ? 0 : rowRates[local * rowCount + row])
      }
    }
  }

  /// Whether the cost grows wherever a part goes: the multipliers of all its ``slots`` lie inside their
  /// intervals.
  private func isUnique(_ simplex: DualSimplex) -> Bool {
    slots.allSatisfy { slot in
      let row = simplex.head[slot]
      return row >= 0 && simplex.signOfMultiplier(slot, from: simplex.states[row].lower) > 0
        && simplex.signOfMultiplier(slot, from: simplex.states[row].upper) < 0
    }
  }
}
