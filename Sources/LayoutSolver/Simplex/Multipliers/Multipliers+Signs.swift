/// Comparisons of multipliers with the intervals of slopes of their rows.
extension Multipliers {
  /// The side of an end of its row's interval on which the multiplier of a slot is; 0 if they are equal.
  ///
  /// - Parameter ownLevel: The level of the row, or -1 for a placeholder or a required row.
  @inline(__always)
  func sign(of slot: DenseIndex, from end: Double, ownLevel: DenseIndex) -> Int {
    if end.isInfinite { return end > 0 ? -1 : 1 }
    if !doubts.isEmpty { return sureSign(of: slot, from: end, ownLevel: ownLevel) }
    let first = Int(slot) * width
    let numbers = numbers.span
    for level in 0..<width {
      let (number, bound) = (numbers[first + level], level == Int(ownLevel) ? end : 0)
      // Most levels say nothing at all.
      if number == bound { continue }
      if Tolerance.differ(number, bound) { return number > bound ? 1 : -1 }
    }
    return 0
  }

  /// The side of an end of its row's interval on which the multiplier of a slot certainly is; 0 if the
  /// rounding errors in ``doubts`` permit both at all levels.
  private func sureSign(of slot: DenseIndex, from end: Double, ownLevel: DenseIndex) -> Int {
    for level in 0..<width {
      let place = Int(slot) * width + level
      let excess = numbers[place] - (level == Int(ownLevel) ? end : 0)
      if excess.magnitude > doubts[place] { return excess > 0 ? 1 : -1 }
    }
    return 0
  }

  /// The direction, 1 or -1, in which leaving the row of a slot decreases the cost; 0 if neither does.
  @inline(__always)
  func wayOut(of slot: DenseIndex, _ head: [DenseIndex], _ states: RowStates) -> Double {
    let row = Int(head[slot])
    if doubts.isEmpty {
      return Multipliers.wayOut(of: Int(slot), numbers.span, width, row: row, states.all.span)
    }
    let state = row < 0 ? RowState() : states[row]
    let ownLevel = row < 0 ? -1 : state.level
    if sign(of: slot, from: state.upper, ownLevel: ownLevel) > 0 { return 1 }
    return sign(of: slot, from: state.lower, ownLevel: ownLevel) < 0 ? -1 : 0
  }

  /// In which direction the row of a slot is left with profit, where multipliers have no doubts; a negative
  /// row is a placeholder.
  @inline(__always)
  static func wayOut(
    of slot: Int, _ numbers: Span<Double>, _ width: Int, row: Int, _ states: Span<RowState>
  ) -> Double {
    var (lower, upper, ownLevel) = (0.0, 0.0, width)
    if row >= 0 {
      assert(Int(states[row].level) < width, "an active row has a level that is solved")
      (lower, upper) = (states[row].lower, states[row].upper)
      if states[row].level >= 0 { ownLevel = Int(states[row].level) }
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
}
