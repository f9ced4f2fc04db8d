extension DenseInverse {
  /// Computes the inverse of the basis whose slot `s` holds row `head[s]`, or the unit row of column
  /// `-1 - head[s]` where that is negative.
  ///
  /// Gauss-Jordan elimination: the basis begins as the identity, and one row after the other comes in
  /// for the unit row on which it has its largest entry. Rows of one column come first, which cost
  /// nothing. The others come by slots, so of rows that depend on each other the last is the one that
  /// a unit row stands in for.
  mutating func factorise(
    rows: SparseRows, head: [DenseIndex]
  ) -> [BasisFactors.Replacement] {
    reset(size: head.count)
    seatPlaceholders(head)
    DenseInverse.seatSingletons(&numbers, &places, rows, head)
    var dependent: [DenseIndex] = []
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count)
    where places[size + Int(slot)] < 0 {
      if head[slot] < 0 || !bringIn(slot, head[slot], of: rows) { dependent.append(slot) }
    }
    return dependent.isEmpty ? [] : replace(dependent)
  }

  /// Gives the unit rows that stay in the basis the places of their columns.
  private mutating func seatPlaceholders(_ head: [DenseIndex]) {
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count) where head[slot] < 0 {
      let column = -1 - head[slot]
      if places[column] < 0 { seat(slot, at: Int(column)) }
    }
  }

  /// Gives the rows of one column the places of their columns, as far as these are open: while only
  /// such rows have come, the inverse is diagonal.
  private static func seatSingletons(
    _ numbers: inout [Double], _ places: inout [DenseIndex], _ rows: SparseRows,
    _ head: [DenseIndex]
  ) {
    let head = head.span
    let (starts, columns, values) = (rows.starts.span, rows.indices.span, rows.values.span)
    var numbers = numbers.mutableSpan
    var places = places.mutableSpan
    let size = head.count
    for slot in head.indices where head[slot] >= 0 {
      let row = Int(head[slot])
      let entry = Int(starts[row])
      if Int(starts[row + 1]) != entry + 1 || values[entry] == 0 { continue }
      let column = Int(columns[entry])
      if places[column] >= 0 { continue }
      places[column] = DenseIndex(truncatingIfNeeded: slot)
      places[size + slot] = columns[entry]
      if values[entry] == 1 { continue }
      numbers[column * size + column] = 1 / values[entry]
      places[3 * size + column] = 0
    }
  }

  private mutating func seat(_ slot: DenseIndex, at place: Int) {
    places[place] = slot
    places[size + Int(slot)] = DenseIndex(truncatingIfNeeded: place)
  }

  /// Brings a row into the basis; false if it depends on those that are in it.
  private mutating func bringIn(
    _ slot: DenseIndex, _ row: DenseIndex, of rows: SparseRows
  ) -> Bool {
    let entries = rows.entries(of: row)
    combine(rows.indices.span.extracting(entries), rows.values.span.extracting(entries))
    let (place, count, largest) = listEntries()
    if place < 0 { return false }
    let pivot = numbers[size * size + place].magnitude
    if pivot <= Tolerance.singularPivot * rows.largest(of: row) { return false }
    update(at: place, entryCount: count, largest: largest)
    seat(slot, at: place)
    return true
  }

  /// Lists the places where the row in the scratch has entries; finds the place without a slot where
  /// the largest is, -1 if there is none, and the size of the largest of all.
  private mutating func listEntries() -> (openPlace: Int, count: Int, largest: Double) {
    DenseInverse.list(numbers, &places, size)
  }

  private static func list(
    _ numbers: [Double], _ places: inout [DenseIndex], _ size: Int
  ) -> (openPlace: Int, count: Int, largest: Double) {
    let scratch = numbers.span.extracting((size * size)...)
    var places = places.mutableSpan
    var best = -1
    var largestOpen = 0.0
    var largest = 0.0
    var count = 0
    for place in scratch.indices {
      let magnitude = scratch[place].magnitude
      if magnitude <= Tolerance.dropped { continue }
      places[2 * size + count] = DenseIndex(truncatingIfNeeded: place)
      count += 1
      largest = Swift.max(largest, magnitude)
      if places[place] < 0 && magnitude > largestOpen {
        best = place
        largestOpen = magnitude
      }
    }
    return (best, count, largest)
  }

  /// Seats dependent slots in the places left over, which still hold the unit rows of their columns.
  private mutating func replace(_ dependent: [DenseIndex]) -> [BasisFactors.Replacement] {
    var place = 0
    var replacements: [BasisFactors.Replacement] = []
    for slot in dependent {
      while places[place] >= 0 { place += 1 }
      seat(slot, at: place)
      replacements.append(
        BasisFactors.Replacement(slot: slot, column: DenseIndex(truncatingIfNeeded: place)))
    }
    return replacements
  }
}
