/// The columns of a system in an order in which each but the first of a tree hangs on one before it,
/// by a row that both stand in.
///
/// There is such an order where columns and rows, each row joined to its columns, form a tree: stacks
/// in stacks do, where children add up to their parent along one axis. Columns that rows join in a
/// circle, and all that hang together with them, stay outside.
struct RowForest: Sendable {
  /// What stands in ``rowAbove`` for a column that was not met yet, and for one outside.
  private static let unmet: DenseIndex = -2
  private static let outside: DenseIndex = -3

  /// The columns of the trees in order.
  private(set) var columns: [DenseIndex] = []
  /// The row by which each column hangs on another; negative for the first of a tree and for those
  /// outside.
  private(set) var rowAbove: [DenseIndex]
  /// How many columns hang on others.
  private(set) var hangingCount = 0

  /// Orders the columns.
  init(_ system: RowSystem, isJoint: (DenseIndex) -> Bool) {
    rowAbove = [DenseIndex](repeating: RowForest.unmet, count: system.columnCount)
    var isOpen = (0..<DenseIndex(truncatingIfNeeded: system.rowCount)).map(isJoint)
    columns.reserveCapacity(system.columnCount)
    for first in 0..<DenseIndex(truncatingIfNeeded: system.columnCount)
    where rowAbove[first] == RowForest.unmet {
      let start = columns.count
      if RowForest.append(from: first, system, &isOpen, &rowAbove, to: &columns) {
        hangingCount += columns.count - start - 1
      } else {
        for column in columns[start...] { rowAbove[column] = RowForest.outside }
        columns.removeLast(columns.count - start)
      }
    }
  }

  /// Whether a column is one of a tree.
  func contains(_ column: DenseIndex) -> Bool { rowAbove[column] != RowForest.outside }

  /// Appends all columns that hang together with one; returns whether they form a tree.
  ///
  /// - Parameter isOpen: The rows that join columns and have not been met.
  private static func append(
    from first: DenseIndex, _ system: RowSystem, _ isOpen: inout [Bool],
    _ rowAbove: inout [DenseIndex], to order: inout [DenseIndex]
  ) -> Bool {
    let (rowStarts, columns) = (system.rows.starts.span, system.rows.indices.span)
    let (columnStarts, rows) = (system.columns.starts.span, system.columns.indices.span)
    var isOpen = isOpen.mutableSpan
    var rowAbove = rowAbove.mutableSpan
    var isTree = true
    rowAbove[Int(first)] = -1
    var next = order.count
    order.append(first)
    while next < order.count {
      let column = order[next]
      next += 1
      for entry in Int(columnStarts[Int(column)])..<Int(columnStarts[Int(column) + 1]) {
        let row = Int(rows[entry])
        if !isOpen[row] { continue }
        isOpen[row] = false
        for entry in Int(rowStarts[row])..<Int(rowStarts[row + 1]) where columns[entry] != column {
          let other = columns[entry]
          if rowAbove[Int(other)] != RowForest.unmet {
            isTree = false
          } else {
            rowAbove[Int(other)] = DenseIndex(truncatingIfNeeded: row)
            order.append(other)
          }
        }
      }
    }
    return isTree
  }
}
