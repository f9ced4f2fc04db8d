/// Changes that leave the optimum where it is.
extension LiveEngine {
  /// Whether the simplex need not hear that a row of the system goes, if nothing has to move for it.
  @inline(__always)
  func mayGoUnheard(_ number: Int) -> Bool {
    assert(holds(number), "the row is one of the reduced system")
    return !simplex.isStaged && simplex.ignoredRows.isEmpty
      && simplex.system.headers[presolve.places[number]].level != RowSystem.idle
  }

  /// Where a row stands that may go unheard at once, since it pulls at nothing and no other one is absent;
  /// nil if that is not so.
  @inline(__always)
  func restingPlace(of number: Int) -> DenseIndex? {
    let place = presolve.places[number]
    return !restingRow.isAbsent && mayGoUnheard(number) && simplex.isAtRest(place) ? place : nil
  }

  /// Takes over that a row which may go unheard, and nothing else, has gone, if nothing has to move for it;
  /// false if something may have to.
  ///
  /// It is not the row that is absent. Of a row that pulls at nothing, or leaves what it pulls to the active
  /// rows, the simplex need not hear before something else happens. If that is its coming back, nothing was
  /// done.
  ///
  /// - Parameters:
  ///   - constant: The constant of the row.
  ///   - priority: Its priority.
  @inline(__always)
  mutating func goesUnheard(
    _ number: Int, _ constant: Double, _ priority: Double, _ turn: inout RowTurn
  ) -> Bool {
    settleAbsentRow()
    assert(mayGoUnheard(number), "that another row has gone changes nothing of that")
    let place = presolve.places[number]
    if !simplex.isAtRest(place) && !goesInPlace(place, number, constant, priority, &turn) {
      return false
    }
    restingRow.leave(number, at: place, constant, priority)
    return true
  }

  /// Takes over the change of one row if nothing has to move for it; false if something may have to.
  ///
  /// A row that pulls at nothing may go, and one that holds at the present point may come: the
  /// multipliers stay as they are, and with them the proof that the point is optimal. An active row
  /// that goes stays in the basis, where it holds the point, and may come back with its constant. A
  /// violated row may go and come if the multipliers of the active rows can make up for what it pulls: then
  /// the point is optimal with it too.
  ///
  /// - Parameters:
  ///   - isOneChange: Whether the row has changed once, so that one that goes is else the same.
  ///   - othersRest: Whether rows that presolving has used up are out of force, and the engine has not
  ///     heard of it since nothing costs anything. It must not make them hold against a row that does.
  mutating func followAtRest(
    _ number: Int, _ store: RowStore, isOneChange: Bool, othersRest: Bool = false
  ) -> Bool {
    settleAbsentRow()
    if !holds(number) || simplex.isStaged { return false }
    let place = presolve.places[number]
    let row = store.rows[number]
    if !row.isInForce { return goFromRest(place, row, isSame: isOneChange) }
    if !simplex.isAtRest(place) { return false }
    // It may have been in force with another constant since, which its residual is still that of.
    if let header = restingRow.header(of: row, at: place, simplex.motion.totalCount),
      header.constant == simplex.system.headers[place].constant
    {
      let (slopes, slope) = (restingRow.slopes, restingRow.slope)
      if slope != 0 {
        if othersRest { return false }
        knownCostless = nil
        return simplex.pull(place, header, slopes: slopes, slope: slope)
      }
      // It holds still, since the point has not moved.
      simplex.takeAtRest(place, header, slopes: slopes)
      return true
    }
    // A residual of scaled rows may be more than their rows may miss.
    if !simplex.system.columnScales.isEmpty { return false }
    guard let level = simplex.system.level(of: row.priority) else { return false }
    var header = simplex.system.headers[place]
    let constant = presolve.constant(of: row, at: place, store.terms) / header.scale
    let isActive = simplex.states[place].slot >= 0
    if isActive && constant != header.constant { return false }
    let residual =
      isActive ? 0 : simplex.freshResidual(of: place).value - (constant - header.constant)
    header.level = level
    header.weight = row.weight
    header.constant = constant
    let slopes = simplex.system.slopes(of: header)
    let slope =
      residual > Tolerance.residual
      ? slopes.upper : residual < -Tolerance.residual ? slopes.lower : 0
    if slope == 0 {
      simplex.states[place].residual = residual
      simplex.takeAtRest(place, header, slopes: slopes)
      return true
    }
    if othersRest || slope.isInfinite || !simplex.ignoredRows.isEmpty { return false }
    knownCostless = nil
    simplex.states[place].residual = residual
    return simplex.pull(place, header, slopes: slopes, slope: slope)
  }

  /// Lets a row go or come back, and goes to the optimum that is known on the other side.
  mutating func makeTurn(
    of row: Int, _ store: RowStore, _ turn: inout RowTurn, _ values: inout [Double]
  ) {
    assert(!restingRow.isAbsent, "nothing but the row has changed")
    knownCostless = nil
    turn.turn(&simplex, &values, presolve.places[row], level: level(of: store.rows[row]))
  }

  /// Whether nothing has to move for a row to go that pulls.
  ///
  /// If something has, the optimum with the row may be noted; if the others cannot take over at once the
  /// row is, for the point may stay all the same.
  @inline(never)
  private mutating func goesInPlace(
    _ place: DenseIndex, _ number: Int, _ constant: Double, _ priority: Double,
    _ turn: inout RowTurn
  ) -> Bool {
    let (header, state) = (simplex.system.headers[place], simplex.states[place])
    if state.slot >= 0 || !simplex.mayShift {
      turn.noteOptimum(of: &simplex, before: number)
      return false
    }
    if simplex.mayGoInPlace(place) { return true }
    turn.noteOptimum(of: &simplex, before: number)
    simplex.retireAsked(place)
    knownCostless = nil
    restingRow.note(
      constant: constant, priority: priority, header, state, at: place,
      simplex.motion.totalCount)
    return false
  }

  /// Lets the simplex hear of the row that is absent.
  @inline(__always)
  mutating func settleAbsentRow() {
    if restingRow.isAbsent { settleAbsence() }
  }

  /// The same where a row is absent.
  private mutating func settleAbsence() {
    let place = restingRow.absentPlace
    restingRow.settle(
      simplex.system.headers[place], simplex.states[place], simplex.motion.totalCount)
    if simplex.isAtRest(place) {
      simplex.makeIdle(place)
    } else {
      knownCostless = nil
      simplex.retire(place)
    }
  }

  /// Takes a row out of force; false if something may have to move for it, at the next step of the
  /// simplex.
  @inline(__always)
  private mutating func goFromRest(
    _ place: DenseIndex, _ row: RowStore.Row, isSame: Bool
  ) -> Bool {
    let isAtRest = simplex.isAtRest(place)
    if !isAtRest && (simplex.states[place].slot >= 0 || !simplex.system.columnScales.isEmpty) {
      return false
    }
    // A row that was let be does not hold, though it is at rest.
    if simplex.ignoredRows.isEmpty {
      let header = simplex.system.headers[place]
      if header.level == RowSystem.idle { return true }
      if !isSame {
        // It must not come back as the system knows it.
        restingRow = RestingRow()
        if isAtRest { simplex.makeIdle(place) }
        knownCostless = nil
        return isAtRest || simplex.retireInPlace(place)
      }
      restingRow.note(
        constant: row.constant, priority: row.priority, header, simplex.states[place], at: place,
        simplex.motion.totalCount)
      if isAtRest {
        simplex.makeIdle(place)
        return true
      }
    } else if isAtRest {
      simplex.makeIdle(place)
      return true
    } else {
      return false
    }
    knownCostless = nil
    return simplex.retireInPlace(place)
  }

  /// Whether all optional rows hold at the optimum.
  ///
  /// Then no multiplier is anything but 0, and whatever required row goes, the optimum stays one. A pass
  /// over the rows of the system, unless that was asked before and the simplex has not moved since.
  mutating func costsNothing() -> Bool {
    if let knownCostless { return knownCostless }
    let isCostless =
      !presolve.costsInVain && !simplex.hasStages && simplex.ignoredRows.isEmpty
      && simplex.states.allSatisfy { $0.slope == 0 }
    knownCostless = isCostless
    return isCostless
  }
}
