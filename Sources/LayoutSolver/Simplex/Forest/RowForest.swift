/// The columns of a system in an order in which each column, except the first of each tree, has a required
/// equality with a previous column.
///
/// There is such an order where columns and rows, each row joined to its columns, form trees: stacks in
/// stacks do, whose children add up to their parent along one axis.
struct RowForest: Sendable {
  private(set) var columns: [DenseIndex] = []
  /// The row by which each column hangs on another; none for the first of a tree.
  private(set) var rowAbove: [OptionalIndex] = []
  private var isMet: [Bool] = []

  /// Orders the columns in O(non-zeros); nil if rows join columns in a circle, if another row than a required
  /// equality has several columns, or if none has more than two: then nothing is added up.
  init?(_ system: RowSystem) {
    var hasSums = false
    for row in system.rowIndices {
      let (count, header) = (system.rows.entries(of: row).count, system.headers[row])
      if count > 1 && !RowForest.isJoint(header) && header.level != .idle { return nil }
      if count > 2 { hasSums = true }
    }
    if !hasSums { return nil }
    rowAbove = [OptionalIndex](repeating: .none, count: system.columnCount)
    isMet = [Bool](repeating: false, count: system.columnCount)
    columns.reserveCapacity(system.columnCount)
    for first in system.columnIndices where !isMet[first] {
      if !append(from: first, system) { return nil }
    }
  }

  /// Whether a row with several columns joins them.
  @inline(__always)
  static func isJoint(_ header: RowSystem.Header) -> Bool {
    header.relation == .equal && header.level == .required
  }

  /// Appends a column and all that hang on it, breadth first; false if they do not form a tree.
  private mutating func append(from first: DenseIndex, _ system: RowSystem) -> Bool {
    var next = columns.count
    columns.append(first)
    isMet[first] = true
    while next < columns.count {
      let column = columns[next]
      next += 1
      for entry in system.columns.entries(of: column) {
        let row = system.columns.indices[entry]
        if row == rowAbove[column].index || !RowForest.isJoint(system.headers[row]) { continue }
        for entry in system.rows.entries(of: row) where system.rows.indices[entry] != column {
          let other = system.rows.indices[entry]
          if isMet[other] { return false }
          isMet[other] = true
          rowAbove[other] = OptionalIndex(row)
          columns.append(other)
        }
      }
    }
    return true
  }
}
