/// Optimising from a point that is no longer best, because rows have gone or cost less.
extension DualSimplex {
  /// How many steps a repair may take for each row and column before it is given up.
  ///
  /// Steps that move nothing could go in circles. The dual simplex, which then starts again from
  /// this basis, cannot.
  private static let repairStepsPerRow = 4

  /// Brings the multipliers of all suspects back into their intervals; false if it gives up.
  ///
  /// A multiplier outside its interval says that the cost falls along the edge on which its row is
  /// left. The edge is followed past one row after the other, each of which makes the cost fall less
  /// fast, up to the row from which on it would rise: the long-step rule for convex piecewise linear
  /// costs (Fourer 1985). That row takes the place of the one that was left.
  mutating func repairMultipliers() -> Bool {
    if suspects.isEmpty { return true }
    var stepsLeft = DualSimplex.repairStepsPerRow * (system.rowCount + system.columnCount) + 100
    while let slot = suspects.popLast() {
      let way = wayOut(of: slot)
      if way == 0 { continue }
      stepsLeft -= 1
      if stepsLeft < 0 || !followEdge(of: slot, way) {
        suspects.clear()
        return false
      }
    }
    return true
  }

  /// In which direction the row of a slot is left with profit: 1 or -1; 0 if in none.
  @inline(__always)
  private mutating func wayOut(of slot: DenseIndex) -> Double {
    if !multiplierDoubts.isEmpty { return sureWayOut(of: slot) }
    return DualSimplex.wayOut(
      of: Int(slot), multipliers.span, levelWidth, row: Int(head[slot]), states.span)
  }

  /// The same by what is known to be sure of the multipliers.
  ///
  /// It changes nothing, but the simplex would be copied for a function that says so.
  @inline(never)
  private mutating func sureWayOut(of slot: DenseIndex) -> Double {
    let row = head[slot]
    let (lower, upper) = row < 0 ? (0, 0) : (states[row].lower, states[row].upper)
    if signOfMultiplier(slot, from: upper) > 0 { return 1 }
    return signOfMultiplier(slot, from: lower) < 0 ? -1 : 0
  }

  /// The same for the slot of a row; a negative number for a placeholder.
  @inline(__always)
  static func wayOut(
    of slot: Int, _ multipliers: Span<Double>, _ levelWidth: Int, row: Int,
    _ states: Span<RowState>
  ) -> Double {
    var (lower, upper, ownLevel) = (0.0, 0.0, levelWidth)
    if row >= 0 {
      assert(Int(states[row].level) < levelWidth, "an active row has a level that is solved")
      (lower, upper) = (states[row].lower, states[row].upper)
      if states[row].level >= 0 { ownLevel = Int(states[row].level) }
    }
    let first = slot &* levelWidth
    // Most levels say nothing at all.
    for level in 0..<ownLevel {
      let number = multipliers[first &+ level]
      if number == 0 || !Tolerance.differ(number, 0) { continue }
      let bound = number > 0 ? upper : lower
      if bound.magnitude == .infinity { return 0 }
      return number > 0 ? 1 : -1
    }
    if ownLevel == levelWidth { return 0 }
    let number = multipliers[first &+ ownLevel]
    if number != lower && number != upper {
      let (toUpper, toLower) = (upper - number, number - lower)
      let (upperRounding, lowerRounding) = (
        Tolerance.rounding(of: number, upper), Tolerance.rounding(of: number, lower)
      )
      if toUpper > upperRounding && toLower > lowerRounding { return 0 }
      if -toUpper > upperRounding { return 1 }
      if -toLower > lowerRounding { return -1 }
    }
    // It lies on an end, as most do that do not lie inside: the levels to come decide.
    var level = ownLevel &+ 1
    while level < levelWidth {
      let weaker = multipliers[first &+ level]
      level &+= 1
      if weaker == 0 || !Tolerance.differ(weaker, 0) { continue }
      let bound = weaker > 0 ? upper : lower
      if bound.magnitude == .infinity || Tolerance.differ(number, bound) { return 0 }
      return weaker > 0 ? 1 : -1
    }
    return 0
  }

  /// Follows the edge on which the row of a slot is left; false if it has no end.
  private mutating func followEdge(of slot: DenseIndex, _ way: Double) -> Bool {
    if factors.isDue {
      let before = effort.troubles
      refactorise()
      suspects.append(slot)
      return effort.troubles == before
    }
    computeDirection(of: slot)
    computeRates(way)
    defer { rowRates.clear() }
    crossings.collect(rowRates, states, noise: Tolerance.multiplier * direction.largest)
    guard let last = lastUsefulCrossing(of: slot, way) else { return false }
    if last > 0 { flip(crossings.list[..<last]) }
    let entering = crossings.list[last]
    factors.solveTransposed(entering.row, of: system.rows, &rightSide, into: &transformedRow)
    let pivot = transformedRow.value(at: slot)
    let largest = transformedRow.largest
    if pivot.magnitude <= largest * Tolerance.multiplier { return false }
    if pivot.magnitude <= largest * Tolerance.smallPivot || largest > Tolerance.largeEntry {
      isDoubtful = true
    }
    counts.pivots += 1
    moveMultipliersInto(slot, from: entering.row, pivot, way)
    replaceRow(of: slot, by: entering.row, way, entering.distance)
    return true
  }

  /// The crossing from which on the cost no longer falls; nil if it falls for ever.
  ///
  /// Those up to it are put in order, the nearest first.
  private mutating func lastUsefulCrossing(of slot: DenseIndex, _ way: Double) -> Int? {
    computeSlope(of: slot, way)
    for index in 0..<crossings.count {
      let crossing = crossings.nearest(from: index)
      let state = states[crossing.row]
      let jump =
        crossing.rate > 0 ? state.upper - state.slope : state.slope - state.lower
      if jump.isInfinite { return index }
      step[Int(state.level)] += crossing.rate.magnitude * jump
      stepSizes[Int(state.level)] += crossing.rate.magnitude * jump
      if !slopeIsNegative { return index }
    }
    return nil
  }

  /// Computes how fast the cost of each level grows along the edge of a slot, in ``step``, and the
  /// size of what that is added up from.
  private mutating func computeSlope(of slot: DenseIndex, _ way: Double) {
    if stepSizes.count != levelWidth { stepSizes.refill(0, count: levelWidth) }
    DualSimplex.computeSlope(multipliers, of: Int(slot), way, &step, &stepSizes)
    let row = head[slot]
    if row < 0 || states[row].level < 0 { return }
    let end = way > 0 ? states[row].upper : states[row].lower
    step[Int(states[row].level)] += way * end
    stepSizes[Int(states[row].level)] += end.magnitude
  }

  /// The same but for the row that leaves.
  private static func computeSlope(
    _ multipliers: [Double], of slot: Int, _ way: Double, _ step: inout [Double],
    _ sizes: inout [Double]
  ) {
    let multipliers = multipliers.span.extracting(droppingFirst: slot * step.count)
    var step = step.mutableSpan
    var sizes = sizes.mutableSpan
    for level in step.indices {
      let slope = -way * multipliers[level]
      step[level] = slope
      sizes[level] = slope.magnitude
    }
  }

  @inline(__always)
  private var slopeIsNegative: Bool {
    for level in 0..<levelWidth
    where step[level].magnitude > Tolerance.multiplier * stepSizes[level] {
      return step[level] < 0
    }
    return false
  }

  /// Moves rows to their other side, all those of a level together.
  private mutating func flip(_ crossings: ArraySlice<EdgeCrossings.Crossing>) {
    if crossings.count == 1 && multiplierDoubts.isEmpty {
      flipAlone(crossings[crossings.startIndex])
      return
    }
    for level in 0..<DenseIndex(truncatingIfNeeded: levelWidth) {
      rightSide.removeAll()
      for crossing in crossings where states[crossing.row].level == level {
        let state = states[crossing.row]
        let slope = crossing.rate > 0 ? state.upper : state.lower
        let change = slope - state.slope
        states[crossing.row].slope = slope
        counts.flips += 1
        for entry in system.rows.entries(of: crossing.row) {
          rightSide.append(system.rows.indices[entry], -change * system.rows.values[entry])
        }
      }
      if rightSide.count > 0 { addToMultipliers(level: level) }
    }
  }

  /// Moves one row to its other side.
  private mutating func flipAlone(_ crossing: EdgeCrossings.Crossing) {
    let state = states[crossing.row]
    let slope = crossing.rate > 0 ? state.upper : state.lower
    states[crossing.row].slope = slope
    counts.flips += 1
    shiftMultipliers(for: crossing.row, by: state.slope - slope, level: state.level)
  }

  /// Gives the entering row the multiplier that the leaving one has too much, and changes those of
  /// the other active rows accordingly.
  private mutating func moveMultipliersInto(
    _ slot: DenseIndex, from row: DenseIndex, _ pivot: Double, _ way: Double
  ) {
    let leaving = head[slot]
    let (entering, left) = (states[row], leaving < 0 ? RowState() : states[leaving])
    DualSimplex.moveMultipliers(
      &multipliers, transformedRow, levelWidth, into: Int(slot),
      from: (entering.slope, Int(entering.level)), pivot,
      end: way > 0 ? left.upper : left.lower, endLevel: leaving < 0 ? -1 : Int(left.level),
      &hasCancelled)
    noteTouchedSlots()
  }

  /// The same; the leaving row keeps the end of its interval at its own level, which is negative for a
  /// required row and a placeholder.
  private static func moveMultipliers(
    _ multipliers: inout [Double], _ transformedRow: SparseVector, _ levelWidth: Int,
    into slot: Int, from entering: (slope: Double, level: Int), _ pivot: Double, end: Double,
    endLevel: Int, _ hasCancelled: inout Bool
  ) {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    var multipliers = multipliers.mutableSpan
    let first = slot * levelWidth
    for level in 0..<levelWidth {
      let own = level == entering.level ? entering.slope : 0
      let number = multipliers[first + level]
      if number == 0 && own == 0 && level != endLevel { continue }
      var excess = Tolerance.difference(number, -own * pivot, &hasCancelled)
      if level == endLevel { excess = Tolerance.difference(excess, end, &hasCancelled) }
      let multiplier = excess / pivot
      let change = multiplier - own
      if change != 0 {
        for entry in entries.indices {
          let place = Int(entries[entry].index) &* levelWidth &+ level
          multipliers[place] = Tolerance.difference(
            multipliers[place], change * entries[entry].value, &hasCancelled)
        }
      }
      multipliers[first + level] = multiplier
    }
  }

  /// Lists the slots of the row that has entered whose multiplier lies outside its interval.
  private static func listSuspects(
    _ transformedRow: SparseVector, _ multipliers: [Double], _ levelWidth: Int,
    _ head: [DenseIndex], _ states: [RowState], into suspects: inout [DenseIndex]
  ) {
    let entries = transformedRow.storage.span.extracting(..<transformedRow.count)
    let (multipliers, head, states) = (multipliers.span, head.span, states.span)
    for entry in entries.indices {
      let slot = Int(entries[entry].index)
      if wayOut(of: slot, multipliers, levelWidth, row: Int(head[slot]), states) != 0 {
        suspects.append(entries[entry].index)
      }
    }
  }

  /// Moves the residuals of the rows that are not active at known rates, and queues those that come
  /// to look violated.
  private static func move(
    _ states: inout [RowState], _ rates: ScatteredVector, by distance: Double,
    queueingInto queue: inout ViolationQueue
  ) {
    var states = states.mutableSpan
    let touched = rates.places.span.extracting(..<rates.touchedCount)
    for index in touched.indices {
      let row = touched[index]
      let place = Int(row)
      if states[place].slot >= 0 { continue }
      states[place].residual += rates[row] * distance
      if states[place].isQueued || !states[place].looksViolated { continue }
      states[place].isQueued = true
      queue.insert(row, level: states[place].level, reach: states[place].reach)
    }
  }

  /// Puts a row into a slot after the point has moved onto it.
  private mutating func replaceRow(
    of slot: DenseIndex, by row: DenseIndex, _ way: Double, _ distance: Double
  ) {
    let leaving = head[slot]
    if leaving >= 0 {
      states.change(at: Int(leaving)) { state in
        state.slope = way > 0 ? state.upper : state.lower
        state.slot = -1
      }
    }
    head[slot] = row
    states.change(at: Int(row)) { state in
      state.slope = 0
      state.slot = slot
      state.residual = 0
    }
    if multiplierDoubts.isEmpty {
      DualSimplex.listSuspects(
        transformedRow, multipliers, levelWidth, head, states, into: &suspects)
    } else {
      for entry in 0..<transformedRow.count { suspects.append(transformedRow.index(entry)) }
    }
    factors.exchange(slot: slot, transformedRow: transformedRow)
    if distance != 0 {
      DualSimplex.move(&states, rowRates, by: distance, queueingInto: &queue)
      moveColumns(by: way * distance)
    }
    if leaving >= 0 { states[leaving].residual = way * distance }
  }
}
