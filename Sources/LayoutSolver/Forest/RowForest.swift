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
    var isMet = [Bool](repeating: false, count: system.rowCount)
    columns.reserveCapacity(system.columnCount)
    for first in 0..<DenseIndex(truncatingIfNeeded: system.columnCount)
    where rowAbove[first] == RowForest.unmet {
      let start = columns.count
      if append(from: first, system, &isMet, isJoint) {
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
  private mutating func append(
    from first: DenseIndex, _ system: RowSystem, _ isMet: inout [Bool],
    _ isJoint: (DenseIndex) -> Bool
  ) -> Bool {
    var isTree = true
    rowAbove[first] = -1
    var next = columns.count
    columns.append(first)
    while next < columns.count {
      let column = columns[next]
      next += 1
      for entry in system.columns.entries(of: column) {
        let row = system.columns.indices[entry]
        if row == rowAbove[column] || !isJoint(row) { continue }
        if isMet[row] {
          isTree = false
          continue
        }
        isMet[row] = true
        for entry in system.rows.entries(of: row) {
          let other = system.rows.indices[entry]
          if other == column { continue }
          if rowAbove[other] != RowForest.unmet {
            isTree = false
          } else {
            rowAbove[other] = row
            columns.append(other)
          }
        }
      }
    }
    return isTree
  }
}
