extension SparseInverse {
  /// Computes the inverse of the basis whose slot `s` holds row `head[s]`, or the unit row of column
  /// `-1 - head[s]` where that is negative; gives up where it becomes full.
  ///
  /// Gauss-Jordan elimination, as that of a ``DenseInverse``. After rows of one column come those of
  /// which all columns but one are held by others: they leave the rest of the inverse as it is. What
  /// they make possible is looked for a few times, to and fro; then the others come as they are.
  mutating func factorise(rows: SparseRows, head: [DenseIndex]) -> [BasisFactors.Replacement] {
    reset(size: head.count)
    BasisSeats.seatUnits(head, &places)
    BasisSeats.seatSingletons(head, rows, &numbers, &places) { _, _ in }
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
    if dependent.isEmpty { return [] }
    return BasisSeats.seatDependent(dependent, of: size, &places)
  }

  /// How often the rows are passed that may come in at no cost.
  private static let orderingRounds = 4

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
    BasisSeats.seat(slot, at: place, of: size, &places)
    return true
  }
}
