/// Comparisons of multipliers with the intervals of slopes of their rows.
extension Multipliers {
  /// The side of an end of its row's interval on which the multiplier of a slot is; 0 if they are equal.
  @inline(__always)
  func sign(of slot: DenseIndex, from end: Double, ownLevel: Level) -> Int {
    if end.isInfinite { return end > 0 ? -1 : 1 }
    if !doubts.isEmpty { return sureSign(of: slot, from: end, ownLevel: ownLevel) }
    let first = Int(slot) * width
    let numbers = numbers.span
    for level in 0..<width {
      let (number, bound) = (numbers[first + level], Level(level) == ownLevel ? end : 0)
      // Most levels say nothing at all.
      if number == bound { continue }
      if Tolerance.differ(number, bound) { return number > bound ? 1 : -1 }
    }
    return 0
  }

  /// The side of an end of its row's interval on which the multiplier of a slot certainly is; 0 if the
  /// rounding errors in ``doubts`` permit both at all levels.
  private func sureSign(of slot: DenseIndex, from end: Double, ownLevel: Level) -> Int {
    for level in 0..<width {
      let index = Int(slot) * width + level
      let excess = numbers[index] - (Level(level) == ownLevel ? end : 0)
      if excess.magnitude > doubts[index] { return excess > 0 ? 1 : -1 }
    }
    return 0
  }

  /// The direction, 1 or -1, in which leaving the row of a slot decreases the cost; 0 if neither does.
  @inline(__always)
  func wayOut(of slot: DenseIndex, _ head: [BasisMember], _ states: RowStates) -> Double {
    if doubts.isEmpty {
      return Multipliers.wayOut(of: Int(slot), numbers.span, width, head[slot], states.all.span)
    }
    // A placeholder has the interval 0...0, as a row has at first.
    let state = head[slot].row.map { states[$0] } ?? RowState()
    if sign(of: slot, from: state.upper, ownLevel: state.level) > 0 { return 1 }
    return sign(of: slot, from: state.lower, ownLevel: state.level) < 0 ? -1 : 0
  }

  /// In which direction the member of a slot is left with profit, where multipliers have no doubts.
  @inline(__always)
  static func wayOut(
    of slot: Int, _ numbers: Span<Double>, _ width: Int, _ member: BasisMember,
    _ states: Span<RowState>
  ) -> Double {
    var (lower, upper, ownLevel) = (0.0, 0.0, width)
    if let row = member.row.map({ Int($0) }) {
      (lower, upper) = (states[row].lower, states[row].upper)
      ownLevel = states[row].level.index ?? width
      assert(ownLevel <= width, "an active row has a level that is solved")
    }
    let first = slot &* width
    // Most levels say nothing at all.
    for level in 0..<ownLevel {
      let number = numbers[first &+ level]
      if number == 0 || !Tolerance.differ(number, 0) { continue }
      let bound = number > 0 ? upper : lower
      if bound.magnitude == .infinity { return 0 }
      return number > 0 ? 1 : -1
    }
    if ownLevel == width { return 0 }
    let number = numbers[first &+ ownLevel]
    if number != lower && number != upper {
      let (toUpper, toLower) = (upper - number, number - lower)
      let (upperRounding, lowerRounding) = (
        Tolerance.rounding(of: number, upper), Tolerance.rounding(of: number, lower)
      )
      if toUpper > upperRounding && toLower > lowerRounding { return 0 }
      if -toUpper > upperRounding { return 1 }
      if -toLower > lowerRounding { return -1 }
    }
    // The number equals an end, so the next levels decide.
    var level = ownLevel &+ 1
    while level < width {
      let weaker = numbers[first &+ level]
      level &+= 1
      if weaker == 0 || !Tolerance.differ(weaker, 0) { continue }
      let bound = weaker > 0 ? upper : lower
      if bound.magnitude == .infinity || Tolerance.differ(number, bound) { return 0 }
      return weaker > 0 ? 1 : -1
    }
    return 0
  }

  // MARK: Checks of the dual invariants

  /// Whether all multipliers times their rows add up to 0 at every level: the dual invariant.
  ///
  /// The products are added up column by column, to save memory.
  func balance(_ states: RowStates, _ columns: SparseRows) -> Bool {
    let (starts, rows, values) = (columns.starts.span, columns.indices.span, columns.values.span)
    let (numbers, states) = (numbers.span, states.all.span)
    var balances = [(sum: Double, size: Double)](repeating: (0, 1), count: width)
    var levels = balances.mutableSpan
    for column in 0..<columns.rowCount {
      for level in levels.indices { levels[level] = (0, 1) }
      for entry in Int(starts[column])..<Int(starts[column + 1]) {
        let row = Int(rows[entry])
        if let slot = states[row].slot.index {
          let first = Int(slot) * width
          for level in levels.indices where numbers[first + level] != 0 {
            Multipliers.add(numbers[first + level] * values[entry], to: &levels[level])
          }
        } else if states[row].slope != 0, let level = states[row].level.index {
          // A row that is not active has a multiplier at its own level alone, if any.
          Multipliers.add(states[row].slope * values[entry], to: &levels[level])
        }
      }
      for level in levels.indices
      where levels[level].sum.magnitude > Tolerance.lostDigits * levels[level].size {
        return false
      }
    }
    return true
  }

  @inline(__always)
  private static func add(_ term: Double, to balance: inout (sum: Double, size: Double)) {
    balance.sum += term
    balance.size += term.magnitude
  }

  /// Whether the multiplier of each active row is in its interval of slopes, which is 0...0 for a
  /// placeholder.
  func areFeasible(_ head: [BasisMember], _ states: RowStates) -> Bool {
    (0..<DenseIndex(truncatingIfNeeded: head.count)).allSatisfy {
      wayOut(of: $0, head, states) == 0
    }
  }

  /// Whether each multiplier of an active row is in its interval, or so near to an end that rounding decides.
  ///
  /// Coefficients that differ by about ``Tolerance/relative`` may be equal in one comparison and differ in
  /// another. If they are equal, the next levels decide. The resulting errors add up over the
  /// active rows, so the tolerance grows with their number.
  func areNearlyFeasible(_ head: [BasisMember], _ states: RowStates) -> Bool {
    if areFeasible(head, states) { return true }
    let share = Swift.min(Tolerance.relative * Double(head.count + 1), Tolerance.lostDigits)
    return head.indices.allSatisfy { slot in
      // A placeholder has the interval 0...0, as a row has at first.
      let state = head[slot].row.map { states[$0] } ?? RowState()
      return isNearlyInside(state.upper, sign: 1, slot, state.level, within: share)
        && isNearlyInside(state.lower, sign: -1, slot, state.level, within: share)
    }
  }

  /// Whether a multiplier is on the inner side of an end, up to a share of the two.
  ///
  /// The inner side is below the end if the sign is 1.
  private func isNearlyInside(
    _ end: Double, sign: Double, _ slot: Int, _ ownLevel: Level, within share: Double
  ) -> Bool {
    if end.isInfinite { return true }
    for level in 0..<width {
      let (number, end) = (
        sign * numbers[slot * width + level], Level(level) == ownLevel ? sign * end : 0
      )
      let size = Swift.max(number.magnitude, end.magnitude)
      let difference = number - end
      if difference.magnitude <= Tolerance.cancellation * size { continue }
      return difference <= Tolerance.tiny + share * Swift.max(size, 1)
    }
    return true
  }
}
