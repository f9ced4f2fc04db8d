/// The order in which the rows of a basis are eliminated, so that little fills in.
///
/// Columns that stand in one remaining row come first, then rows with one remaining column: these
/// cause no fill at all. What is left, the nucleus, follows by the number of its entries. Layouts
/// are nearly triangular, so the nucleus is small. Linear but for sorting the nucleus.
struct EliminationOrder: Sendable {
  /// The slots in the order of their elimination.
  private(set) var slots: [DenseIndex] = []
  /// The column on which each slot has to pivot; -1 where the choice is free.
  private(set) var pivotColumns: [DenseIndex] = []
  /// In how many remaining rows each column stands; in the nucleus, at its beginning.
  private(set) var columnCounts: [DenseIndex] = []

  private var rowCounts: [DenseIndex] = []
  private var isRowDone: [Bool] = []
  private var isColumnDone: [Bool] = []
  private var queue: [DenseIndex] = []

  /// The least share of the largest entry of its row that a column singleton pivots on.
  private static let pivotShare = 0.01

  /// Finds the order for a square matrix given by rows and by columns.
  mutating func compute(rows: SparseRows, columns: SparseRows) {
    let size = rows.rowCount
    slots.removeAll(keepingCapacity: true)
    pivotColumns.refill(-1, count: size)
    isRowDone.refill(false, count: size)
    isColumnDone.refill(false, count: size)
    takeColumnSingletons(rows, columns)
    takeRowSingletons(rows, columns)
    takeNucleus(size)
  }

  private mutating func takeColumnSingletons(_ rows: SparseRows, _ columns: SparseRows) {
    columnCounts.removeAll(keepingCapacity: true)
    queue.removeAll(keepingCapacity: true)
    for column in 0..<DenseIndex(truncatingIfNeeded: columns.rowCount) {
      let count = columns.entries(of: column).count
      columnCounts.append(DenseIndex(truncatingIfNeeded: count))
      if count == 1 { queue.append(column) }
    }
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      guard columnCounts[column] == 1, let row = remainingRow(of: column, columns),
        isStable(column, in: row, rows)
      else { continue }
      take(row, pivoting: column)
      for entry in rows.entries(of: row) {
        let other = rows.indices[entry]
        columnCounts[other] -= 1
        if columnCounts[other] == 1 && !isColumnDone[other] { queue.append(other) }
      }
    }
  }

  private func remainingRow(of column: DenseIndex, _ columns: SparseRows) -> DenseIndex? {
    for entry in columns.entries(of: column) where !isRowDone[columns.indices[entry]] {
      return columns.indices[entry]
    }
    return nil
  }

  /// Whether a column's entry is not too small among the remaining ones of its row.
  private func isStable(_ column: DenseIndex, in row: DenseIndex, _ rows: SparseRows) -> Bool {
    var largest = 0.0
    var own = 0.0
    for entry in rows.entries(of: row) where !isColumnDone[rows.indices[entry]] {
      let size = rows.values[entry].magnitude
      largest = Swift.max(largest, size)
      if rows.indices[entry] == column { own = size }
    }
    return own >= EliminationOrder.pivotShare * largest
  }

  private mutating func takeRowSingletons(_ rows: SparseRows, _ columns: SparseRows) {
    rowCounts.removeAll(keepingCapacity: true)
    queue.removeAll(keepingCapacity: true)
    for row in 0..<DenseIndex(truncatingIfNeeded: rows.rowCount) {
      var count: DenseIndex = 0
      if !isRowDone[row] {
        for entry in rows.entries(of: row) where !isColumnDone[rows.indices[entry]] { count += 1 }
      }
      rowCounts.append(count)
      if count == 1 { queue.append(row) }
    }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      if isRowDone[row] || rowCounts[row] != 1 { continue }
      let entries = rows.entries(of: row)
      guard let entry = entries.first(where: { !isColumnDone[rows.indices[$0]] }) else { continue }
      let column = rows.indices[entry]
      take(row, pivoting: column)
      for entry in columns.entries(of: column) where !isRowDone[columns.indices[entry]] {
        let other = columns.indices[entry]
        rowCounts[other] -= 1
        if rowCounts[other] == 1 { queue.append(other) }
      }
    }
  }

  private mutating func take(_ row: DenseIndex, pivoting column: DenseIndex) {
    slots.append(row)
    pivotColumns[row] = column
    isRowDone[row] = true
    isColumnDone[column] = true
  }

  private mutating func takeNucleus(_ size: Int) {
    let first = slots.count
    for row in 0..<DenseIndex(truncatingIfNeeded: size) where !isRowDone[row] { slots.append(row) }
    slots[first...].sort { left, right in
      rowCounts[left] != rowCounts[right] ? rowCounts[left] < rowCounts[right] : left < right
    }
  }
}
