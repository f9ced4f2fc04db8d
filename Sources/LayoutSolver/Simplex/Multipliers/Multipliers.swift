/// The multipliers of the active rows: a vector for each slot, with one number per level.
///
/// Multipliers are compared lexicographically, which makes priorities strict without large weights. The
/// multiplier of a row that is not active is its slope, at the level of the row.
///
/// Invariant: all multipliers times their rows add up to 0 at each level (``balance(_:_:)``), and each
/// multiplier, except of a suspect, is in the interval of slopes of its row.
struct Multipliers: Sendable {
  /// Slot `s` owns ``width`` numbers from `s * width`.
  private(set) var numbers: [Double] = []
  private(set) var width = 1
  /// Whether a multiplier may consist of rounding errors since all were last computed.
  var hasCancelled = false
  /// The bound on the rounding error of each number, computed only where coefficients are far from 1; empty
  /// otherwise.
  var doubts: [Double] = []
  /// Slots whose multiplier may have left its row's interval.
  var suspects: [DenseIndex] = []

  mutating func begin(slotCount: Int, width: Int) {
    self.width = width
    numbers.refill(0, count: slotCount * width)
    hasCancelled = false
    doubts.clear()
    suspects.clear()
  }

  mutating func addSlot() { numbers.append(contentsOf: repeatElement(0, count: width)) }

  @inline(__always)
  subscript(slot: DenseIndex, level: Int) -> Double {
    get { numbers[Int(slot) * width + level] }
    set { numbers[Int(slot) * width + level] = newValue }
  }

  /// Adds to the number of a slot at a level; does nothing for the level of required rows.
  mutating func add(_ change: Double, to slot: DenseIndex, level: Level) {
    guard change != 0, let level = level.index else { return }
    self[slot, level] = Tolerance.difference(self[slot, level], -change, &hasCancelled)
  }

  mutating func dropLastLevel() {
    let (slotCount, narrow) = (numbers.count / width, width - 1)
    for slot in 0..<slotCount {
      for level in 0..<narrow { numbers[slot * narrow + level] = numbers[slot * width + level] }
    }
    numbers.removeLast(numbers.count - slotCount * narrow)
    width = narrow
  }

  // MARK: Steps

  /// Moves the multipliers of the rows of a combination by a step, against the entering row's.
  mutating func move(_ combination: SparseVector, _ sign: Double, by step: [Double]) {
    for level in step.indices where step[level] != 0 {
      subtract(combination, times: sign * step[level], level: level)
    }
  }

  @inline(__always)
  private mutating func subtract(_ combination: SparseVector, times factor: Double, level: Int) {
    var hasCancelled = hasCancelled
    let width = width
    let entries = combination.storage.span.extracting(..<combination.count)
    var numbers = numbers.mutableSpan
    for entry in entries.indices {
      let index = Int(entries[entry].index) &* width &+ level
      numbers[index] = Tolerance.difference(
        numbers[index], factor * entries[entry].value, &hasCancelled)
    }
    self.hasCancelled = hasCancelled
  }

  /// Gives a row that enters a slot the excess of the leaving row's multiplier, and changes the multipliers
  /// of the other rows of its combination accordingly.
  ///
  /// - Parameters:
  ///   - entering: The slope that the row had, and its level.
  ///   - end: The end of its interval that the leaving row keeps at its own level.
  mutating func exchange(
    into slot: DenseIndex, from entering: (slope: Double, level: Level),
    _ combination: SparseVector, end: Double, endLevel: Level
  ) {
    let pivot = combination.value(at: slot)
    for level in 0..<width {
      let own = Level(level) == entering.level ? entering.slope : 0
      let number = self[slot, level]
      if number == 0 && own == 0 && Level(level) != endLevel { continue }
      var excess = Tolerance.difference(number, -own * pivot, &hasCancelled)
      if Level(level) == endLevel { excess = Tolerance.difference(excess, end, &hasCancelled) }
      let multiplier = excess / pivot
      let change = multiplier - own
      if change != 0 { subtract(combination, times: change, level: level) }
      self[slot, level] = multiplier
    }
  }

  /// Adds a slope times a combination to the multipliers of its active rows.
  ///
  /// Slots whose multipliers are then outside their intervals become suspects.
  mutating func shift(
    by slope: Double, level: Level, _ combination: SparseVector, _ head: [BasisMember],
    _ states: RowStates
  ) {
    guard let level = level.index else { return }
    subtract(combination, times: -slope, level: level)
    suspect(combination, head, states)
  }

  // MARK: Suspects

  /// Makes suspects of all slots whose multipliers are not 0.
  mutating func suspectAll() {
    suspects.clear()
    for slot in 0..<numbers.count / width
    where numbers[slot * width..<(slot + 1) * width].contains(where: { $0 != 0 }) {
      suspects.append(DenseIndex(truncatingIfNeeded: slot))
    }
  }

  /// Makes suspects of the slots of a combination whose multipliers may be outside their intervals.
  mutating func suspect(
    _ combination: SparseVector, _ head: [BasisMember], _ states: RowStates
  ) {
    for entry in 0..<combination.count {
      let slot = combination.index(entry)
      if !doubts.isEmpty || wayOut(of: slot, head, states) != 0 { suspects.append(slot) }
    }
  }

  // MARK: Computing all multipliers

  /// Sets all numbers to 0 before they are computed.
  mutating func clearNumbers() {
    numbers.refill(0, count: numbers.count)
    hasCancelled = false
  }

  /// Writes the negative sum of the slopes times the rows, for each column and level, to the array of the
  /// multipliers; returns the largest magnitude of a term for each level.
  mutating func addSlopes(of states: RowStates, _ rows: SparseRows) -> [Double] {
    var largest = [Double](repeating: 0, count: width)
    for row in states.indices where states[row].slope != 0 && !states[row].isActive {
      guard let level = states[row].level.index else { continue }
      let slope = states[row].slope
      for entry in rows.entries(of: DenseIndex(truncatingIfNeeded: row)) {
        let share = slope * rows.values[entry]
        Tolerance.subtract(share, from: &numbers[Int(rows.indices[entry]) * width + level])
        largest[level] = Swift.max(largest[level], share.magnitude)
      }
    }
    return largest
  }

  /// Moves the sums of a level, by columns, to a vector.
  mutating func takeSums(ofLevel level: Int, into result: inout SparseVector) {
    result.removeAll()
    for column in 0..<numbers.count / width where numbers[column * width + level] != 0 {
      result.append(
        DenseIndex(truncatingIfNeeded: column), numbers[column * width + level])
      numbers[column * width + level] = 0
    }
  }

  /// Writes the multipliers of a level, except numbers that are no larger than rounding.
  mutating func write(_ new: SparseVector, ofLevel level: Int, noise: Double) {
    for entry in 0..<new.count {
      let multiplier = new.value(entry)
      if !(multiplier.magnitude > Tolerance.relative) { hasCancelled = true }
      if multiplier.magnitude <= noise { continue }
      numbers[Int(new.index(entry)) * width + level] = multiplier
    }
  }

  /// Adds a correction, counted in a unit, to the multipliers of a level.
  mutating func add(_ correction: SparseVector, times unit: Double, toLevel level: Int) {
    for entry in 0..<correction.count {
      let slot = correction.index(entry)
      numbers[Int(slot) * width + level] += unit * correction.value(entry)
    }
  }
}
