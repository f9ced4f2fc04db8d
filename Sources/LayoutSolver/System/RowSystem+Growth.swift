/// Entries and rows that are added to a system or removed after it was created.
extension RowSystem {
  mutating func appendCost(of column: DenseIndex) {
    rows.append(column, 1)
    closeRow(Header(constant: 0, level: .idle, relation: .equal))
  }

  /// Removes all rows from the given one, in time linear in the entries of the system.
  mutating func removeRows(from first: DenseIndex) {
    headers.removeSubrange(Int(first)...)
    rows.removeRows(from: first)
    finishAppending()
  }

  struct Insertion: Sendable {
    let row: DenseIndex
    let column: DenseIndex
    let value: Double
  }

  /// Inserts entries at the ends of rows, in time linear in the entries of the system after the first of
  /// them.
  mutating func insert(_ insertions: [Insertion]) {
    if insertions.isEmpty { return }
    let sorted = insertions.sorted { $0.row < $1.row }
    let count = rows.indices.count + sorted.count
    if count > Swift.min(rows.indices.capacity, rows.values.capacity) {
      let room = count + count / Tuning.share
      rows.indices.reserveCapacity(room)
      rows.values.reserveCapacity(room)
    }
    rows.indices.append(contentsOf: repeatElement(0, count: sorted.count))
    rows.values.append(contentsOf: repeatElement(0, count: sorted.count))
    RowSystem.insert(sorted, &rows.starts, &rows.indices, &rows.values)
  }

  /// Moves the entries of the rows, the last one first, to make space for the insertions.
  private static func insert(
    _ sorted: [Insertion], _ starts: inout [DenseIndex], _ indices: inout [DenseIndex],
    _ values: inout [Double]
  ) {
    var starts = starts.mutableSpan
    var indices = indices.mutableSpan
    var values = values.mutableSpan
    let sorted = sorted.span
    var left = sorted.count
    var row = starts.count - 2
    while left > 0 {
      let (first, end) = (Int(starts[row]), Int(starts[row + 1]))
      var target = end + left
      starts[row + 1] = DenseIndex(truncatingIfNeeded: target)
      while left > 0 && Int(sorted[left - 1].row) == row {
        left -= 1
        target -= 1
        indices[target] = sorted[left].column
        values[target] = sorted[left].value
      }
      var entry = end
      while left > 0 && entry > first {
        entry -= 1
        indices[entry + left] = indices[entry]
        values[entry + left] = values[entry]
      }
      row -= 1
    }
  }
}
