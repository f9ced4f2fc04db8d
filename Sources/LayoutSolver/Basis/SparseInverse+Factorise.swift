extension SparseInverse {
  /// Computes the inverse of the basis whose slot `s` holds row `head[s]`, or the unit row of column
  /// `-1 - head[s]` where that is negative; gives up where it becomes full.
  ///
  /// Gauss-Jordan elimination, as that of a ``DenseInverse``. After rows of one column come those of
  /// which all columns but one are held by others: they leave the rest of the inverse as it is. What
  /// they make possible is looked for a few times, to and fro; then the others come as they are.
  mutating func factorise(rows: SparseRows, head: [DenseIndex]) -> [BasisFactors.Replacement] {
    reset(size: head.count)
    SparseInverse.seatUnits(head, &places)
    SparseInverse.seatSingletons(head, rows, &numbers, &places)
    var dependent: [DenseIndex] = []
    var waiting: [DenseIndex] = []
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count)
    where places[size + Int(slot)] < 0 {
      if head[slot] < 0 { dependent.append(slot) } else { waiting.append(slot) }
    }
    for round in 0...SparseInverse.orderingRounds where !waiting.isEmpty {
      let takesAny = round == SparseInverse.orderingRounds
      var left: [DenseIndex] = []
      for slot in waiting {
        let row = head[slot]
        if !takesAny && openCount(of: row, in: rows) > 1 {
          left.append(slot)
        } else if !bringIn(slot, row, of: rows) {
          dependent.append(slot)
        }
        if isFull { return [] }
      }
      waiting = left.reversed()
    }
    return dependent.isEmpty ? [] : replace(dependent)
  }

  /// How often the rows are passed that may come in at no cost.
  private static let orderingRounds = 4

  /// Gives the unit rows that stay in the basis the places of their columns.
  private static func seatUnits(_ head: [DenseIndex], _ places: inout [DenseIndex]) {
    let head = head.span
    var places = places.mutableSpan
    for slot in head.indices where head[slot] < 0 {
      let column = Int(-1 - head[slot])
      if places[column] >= 0 { continue }
      places[column] = DenseIndex(truncatingIfNeeded: slot)
      places[head.count + slot] = DenseIndex(truncatingIfNeeded: column)
    }
  }

  /// Gives the rows of one column the places of their columns, as far as these are open: while only
  /// such rows have come, the inverse is diagonal.
  private static func seatSingletons(
    _ head: [DenseIndex], _ rows: SparseRows, _ numbers: inout [Double],
    _ places: inout [DenseIndex]
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
      numbers[column * size + column] = 1 / values[entry]
    }
  }

  private mutating func seat(_ slot: DenseIndex, at place: Int) {
    places[place] = slot
    places[size + Int(slot)] = DenseIndex(truncatingIfNeeded: place)
  }

  /// In how many columns of a row the place of that number is open.
  private func openCount(of row: DenseIndex, in rows: SparseRows) -> Int {
    var count = 0
    for entry in rows.entries(of: row) where places[rows.indices[entry]] < 0 { count += 1 }
    return count
  }

  /// Brings a row into the basis; false if it depends on those that are in it.
  private mutating func bringIn(
    _ slot: DenseIndex, _ row: DenseIndex, of rows: SparseRows
  ) -> Bool {
    combine(rows.entries(of: row), of: rows)
    let entry = takeIncoming()
    if entry < 0 { return false }
    let (place, pivot) = (Int(incoming.index(entry)), incoming.value(entry))
    if pivot.magnitude <= Tolerance.singularPivot * rows.largest(of: row) { return false }
    incoming.remove(entry)
    update(at: place, pivot)
    seat(slot, at: place)
    return true
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
