/// A sparse matrix stored by rows.
///
/// Row `i` has the entries `starts[i]..<starts[i + 1]`.
struct SparseRows: Sendable, Equatable {
  var starts: [DenseIndex] = [0]
  var indices: [DenseIndex] = []
  var values: [Double] = []

  var rowCount: Int { starts.count - 1 }

  @inline(__always)
  func entries(of row: DenseIndex) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[Int(row)]), Int(starts[Int(row) + 1])))
  }

  mutating func reserveCapacity(rows rowCount: Int, entries entryCount: Int) {
    starts.reserveCapacity(rowCount + 1)
    indices.reserveCapacity(entryCount)
    values.reserveCapacity(entryCount)
  }

  mutating func append(_ index: DenseIndex, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// Adds a row with the entries that were added since the last row.
  mutating func closeRow() {
    starts.append(DenseIndex(truncatingIfNeeded: indices.count))
  }

  mutating func removeRows(from first: DenseIndex) {
    indices.removeSubrange(Int(starts[first])...)
    values.removeSubrange(Int(starts[first])...)
    starts.removeSubrange((Int(first) + 1)...)
  }

  mutating func removeAll() {
    // The arrays of empty matrices may be shared.
    if starts.count > 1 { starts.removeLast(starts.count - 1) }
    indices.clear()
    values.clear()
  }

  /// Becomes the transpose of another matrix, with a counting sort in O(rows + columns + entries).
  mutating func become(transposeOf other: SparseRows, columnCount: Int) {
    starts.refill(0, count: columnCount + 1)
    indices.refill(0, count: other.indices.count)
    values.refill(0, count: other.indices.count)
    SparseRows.transpose(other, &starts, &indices, &values)
  }

  private static func transpose(
    _ other: SparseRows, _ starts: inout [DenseIndex], _ indices: inout [DenseIndex],
    _ values: inout [Double]
  ) {
    let otherStarts = other.starts.span
    let otherIndices = other.indices.span
    let otherValues = other.values.span
    var starts = starts.mutableSpan
    var indices = indices.mutableSpan
    var values = values.mutableSpan
    var total: DenseIndex = 0
    for entry in otherIndices.indices { starts[Int(otherIndices[entry])] += 1 }
    for column in starts.indices {
      total += starts[column]
      starts[column] = total
    }
    // The columns are filled from their ends, so each start is finally the start of its column.
    var row = otherStarts.count - 1
    var first = otherIndices.count
    for entry in otherIndices.indices.reversed() {
      while entry < first {
        row -= 1
        first = Int(otherStarts[row])
      }
      let column = Int(otherIndices[entry])
      let target = Int(starts[column]) - 1
      starts[column] = DenseIndex(truncatingIfNeeded: target)
      indices[target] = DenseIndex(truncatingIfNeeded: row)
      values[target] = otherValues[entry]
    }
  }
}

extension SparseRows {
  func largest(of row: DenseIndex) -> Double {
    var largest = 0.0
    for entry in entries(of: row) { largest = Swift.max(largest, values[entry].magnitude) }
    return largest
  }

  /// Removes the entries that were added since the last row and are not larger than a bound.
  mutating func dropEntries(from first: Int, notLargerThan bound: Double) {
    var kept = first
    for entry in first..<indices.count where values[entry].magnitude > bound {
      indices[kept] = indices[entry]
      values[kept] = values[entry]
      kept += 1
    }
    if kept == indices.count { return }
    indices.removeSubrange(kept...)
    values.removeSubrange(kept...)
  }
}
