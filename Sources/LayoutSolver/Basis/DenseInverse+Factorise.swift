extension DenseInverse {
  /// Computes the inverse of the basis whose slot `s` holds row `head[s]`, or the unit row of column
  /// `-1 - head[s]` where that is negative.
  ///
  /// Gauss-Jordan elimination: the basis begins as the identity, and one row after the other comes in
  /// for the unit row on which it has its largest entry. Rows of one column come first, which cost
  /// nothing. Rows that can be peeled off come last (see ``peel(_:_:_:)``), each for the column that is
  /// its own, so that it changes nothing but that column's row of the inverse. The others come by
  /// slots, so of rows that depend on each other the last is the one that a unit row stands in for.
  mutating func factorise(
    rows: SparseRows, head: [DenseIndex]
  ) -> [BasisFactors.Replacement] {
    reset(size: head.count)
    BasisSeats.seatUnits(head, &places)
    let changed = 3 * size
    BasisSeats.seatSingletons(head, rows, &numbers, &places) { $0[changed + $1] = 0 }
    let peeledCount = DenseInverse.peel(&places, rows, head)
    var dependent: [DenseIndex] = []
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count)
    where places[size + Int(slot)] == -1 {
      if head[slot] < 0 || !bringIn(slot, head[slot], of: rows) { dependent.append(slot) }
    }
    if peeledCount > 0 {
      noteGrowth(DenseInverse.bringInPeeled(peeledCount, &numbers, &places, rows, head))
    }
    if dependent.isEmpty { return [] }
    return BasisSeats.seatDependent(dependent, of: size, &places)
  }

  /// Peels off the rows that own a column in which no other row has an entry, then those that do once
  /// these are gone, and so on; returns how many there are.
  ///
  /// No row depends on one that is peeled off, and where a basis is nearly triangular these are almost
  /// all. Linear in the entries of the rows. The columns are listed from `6 * size` on, in the order
  /// in which they were peeled off, and the slots of the rows by columns from `5 * size` on.
  private static func peel(
    _ places: inout [DenseIndex], _ rows: SparseRows, _ head: [DenseIndex]
  ) -> Int {
    let head = head.span
    let (starts, columns, values) = (rows.starts.span, rows.indices.span, rows.values.span)
    var places = places.mutableSpan
    let size = head.count
    // How many rows wait that have an entry in each column, and the exclusive or of their slots.
    let (counts, mixes) = (4 * size, 5 * size)
    for place in counts..<(6 * size) { places[place] = 0 }
    for slot in head.indices where head[slot] >= 0 && places[size + slot] < 0 {
      let row = Int(head[slot])
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        places[counts + Int(columns[entry])] += 1
        places[mixes + Int(columns[entry])] ^= DenseIndex(truncatingIfNeeded: slot)
      }
    }
    var waiting = 2 * size
    for column in head.indices where places[counts + column] == 1 && places[column] < 0 {
      places[waiting] = DenseIndex(truncatingIfNeeded: column)
      waiting += 1
    }
    var end = 6 * size
    while waiting > 2 * size {
      waiting -= 1
      let column = Int(places[waiting])
      if places[counts + column] != 1 { continue }
      let slot = Int(places[mixes + column])
      let entries = rows.entries(of: head[slot])
      let (pivot, largest) = pivot(of: column, in: entries, columns, values)
      if pivot.magnitude <= Tolerance.stablePivot * largest { continue }
      for entry in entries {
        let other = Int(columns[entry])
        places[counts + other] -= 1
        places[mixes + other] ^= DenseIndex(truncatingIfNeeded: slot)
        if places[counts + other] == 1 && places[other] < 0 {
          places[waiting] = columns[entry]
          waiting += 1
        }
      }
      places[mixes + column] = DenseIndex(truncatingIfNeeded: slot)
      places[size + slot] = peeled
      places[end] = DenseIndex(truncatingIfNeeded: column)
      end += 1
    }
    return end - 6 * size
  }

  /// The place of a slot whose row was peeled off and has yet to come in.
  private static let peeled: DenseIndex = -2

  /// The entry of a column among some, and the size of the largest of all.
  @inline(__always)
  private static func pivot(
    of column: Int, in entries: Range<Int>, _ columns: Span<DenseIndex>, _ values: Span<Double>
  ) -> (pivot: Double, largest: Double) {
    var pivot = 0.0
    var largest = 0.0
    for entry in entries {
      if Int(columns[entry]) == column { pivot = values[entry] }
      largest = Swift.max(largest, values[entry].magnitude)
    }
    return (pivot, largest)
  }

  /// Brings in the rows that were peeled off, the last one first: all that each is made of is there,
  /// and nothing that is there is made of its column.
  ///
  /// Returns the largest size of a number on the way.
  private static func bringInPeeled(
    _ count: Int, _ numbers: inout [Double], _ places: inout [DenseIndex], _ rows: SparseRows,
    _ head: [DenseIndex]
  ) -> Double {
    let head = head.span
    let (columns, values) = (rows.indices.span, rows.values.span)
    var numbers = numbers.mutableSpan
    var places = places.mutableSpan
    let size = head.count
    var growth = 0.0
    for index in stride(from: 6 * size + count - 1, through: 6 * size, by: -1) {
      let column = Int(places[index])
      let slot = Int(places[5 * size + column])
      let entries = rows.entries(of: head[slot])
      let share = 1 / pivot(of: column, in: entries, columns, values).pivot
      let first = column * size
      for entry in entries where Int(columns[entry]) != column {
        let other = Int(columns[entry])
        let factor = values[entry] * share
        if places[3 * size + other] < 0 {
          growth = Swift.max(growth, factor.magnitude)
          Tolerance.subtract(factor, from: &numbers[first + other])
          continue
        }
        for place in 0..<size where numbers[other * size + place] != 0 {
          let change = numbers[other * size + place] * factor
          growth = Swift.max(growth, change.magnitude)
          Tolerance.subtract(change, from: &numbers[first + place])
        }
      }
      numbers[first + column] = share
      places[3 * size + column] = 0
      places[column] = DenseIndex(truncatingIfNeeded: slot)
      places[size + slot] = DenseIndex(truncatingIfNeeded: column)
    }
    return growth
  }

  /// Brings a row into the basis; false if it depends on those that are in it.
  private mutating func bringIn(
    _ slot: DenseIndex, _ row: DenseIndex, of rows: SparseRows
  ) -> Bool {
    let entries = rows.entries(of: row)
    combine(rows.indices.span.extracting(entries), rows.values.span.extracting(entries))
    let place = DenseInverse.list(scratch, places, in: &listed)
    if place < 0 { return false }
    let pivot = scratch[place]
    if pivot.magnitude <= Tolerance.singularPivot * rows.largest(of: row) { return false }
    update(at: place, pivot)
    BasisSeats.seat(slot, at: place, of: size, &places)
    return true
  }

  /// Lists the entries of the row in the scratch; finds the place without a slot where the largest is,
  /// -1 if there is none.
  private static func list(
    _ scratch: [Double], _ places: [DenseIndex], in listed: inout SparseVector
  ) -> Int {
    let (scratch, places) = (scratch.span, places.span)
    var best = -1
    var largest = 0.0
    listed.refill(atMost: scratch.count) { listed in
      var count = 0
      for place in scratch.indices {
        let value = scratch[place]
        if value.magnitude <= Tolerance.dropped { continue }
        listed[count] = SparseVector.Entry(
          index: DenseIndex(truncatingIfNeeded: place), value: value)
        count += 1
        if places[place] < 0 && value.magnitude > largest {
          best = place
          largest = value.magnitude
        }
      }
      return count
    }
    return best
  }
}
