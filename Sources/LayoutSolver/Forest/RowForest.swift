/// The columns of a system in an order in which each but the first of a tree hangs on one before it,
/// by a row that both stand in.
///
/// There is such an order only if columns and rows, each row joined to its columns, form a forest:
/// stacks in stacks do, where children add up to their parent along one axis.
struct RowForest: Sendable {
  /// The columns in order.
  private(set) var columns: [DenseIndex] = []
  /// The row by which each column hangs on another; -1 for the first of a tree.
  private(set) var rowAbove: [DenseIndex]

  /// Orders the columns; nil if some row closes a circle.
  init?(_ system: RowSystem, isJoint: (DenseIndex) -> Bool) {
    rowAbove = [DenseIndex](repeating: -2, count: system.columnCount)
    columns.reserveCapacity(system.columnCount)
    for first in 0..<DenseIndex(truncatingIfNeeded: system.columnCount) where rowAbove[first] == -2
    {
      rowAbove[first] = -1
      var next = columns.count
      columns.append(first)
      while next < columns.count {
        let column = columns[next]
        next += 1
        for entry in system.columns.entries(of: column) {
          let row = system.columns.indices[entry]
          if row == rowAbove[column] || !isJoint(row) { continue }
          for entry in system.rows.entries(of: row) {
            let other = system.rows.indices[entry]
            if other == column { continue }
            if rowAbove[other] != -2 { return nil }
            rowAbove[other] = row
            columns.append(other)
          }
        }
      }
    }
  }
}
