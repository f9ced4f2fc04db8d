/// Finds the exact ranges of columns where rows and columns form trees.
///
/// Each row is connected to its columns.
///
/// A column in only one row is a leaf. Its range widens the interval that the row leaves to its other
/// columns, and the column is folded into the row. A row with one unfolded column narrows the range of this
/// column and is closed. On a tree, this ends with no rows left. The way back then gives each column its
/// exact range: the branches on both sides of a row share no column, so intervals that are consistent in each
/// row are consistent on the whole tree (compare Freuder 1982). The rows of cycles remain; they are the core.
/// The time is linear in the terms.
struct FaceTree: Sendable {
  /// The known range of each column; exact after ``spread(_:_:)``.
  var ranges: [ValueRange]
  /// The interval for the sum of the unfolded columns of each row.
  private(set) var inward: [ValueRange]
  private(set) var isFolded: [Bool]
  let rows: SparseRows
  private let intervals: [ValueRange]
  private var columns = SparseRows()
  /// The number of unfolded columns of each row; 0 if it is closed.
  private var rowCounts: [Int]
  /// The number of rows that contain each column and are not closed.
  private var columnCounts: [Int]
  /// The column that each closed row has narrowed; none for the other rows.
  private var parents: [OptionalIndex]
  private var closedRows: [DenseIndex] = []
  private var queue: [Step] = []

  /// A step that makes the tree smaller.
  private enum Step {
    case fold(column: DenseIndex)
    case close(row: DenseIndex)
  }

  /// Creates the tree of some rows, given the interval of each row and the known range of each column.
  init(_ rows: SparseRows, _ intervals: [ValueRange], _ ranges: [ValueRange]) {
    self.rows = rows
    self.intervals = intervals
    self.ranges = ranges
    inward = intervals
    columns.become(transposeOf: rows, columnCount: ranges.count)
    rowCounts = intervals.indices.map { rows.entries(of: DenseIndex($0)).count }
    columnCounts = ranges.indices.map { [columns] in columns.entries(of: DenseIndex($0)).count }
    isFolded = [Bool](repeating: false, count: ranges.count)
    parents = [OptionalIndex](repeating: .none, count: intervals.count)
  }

  func isInCore(_ row: DenseIndex) -> Bool { parents[row] == .none }

  /// Folds leaves and closes rows until only the core remains; false if the rows contradict each other.
  mutating func peel() -> Bool {
    for row in 0..<DenseIndex(truncatingIfNeeded: rows.rowCount) where rowCounts[row] == 1 {
      queue.append(.close(row: row))
    }
    for column in 0..<DenseIndex(truncatingIfNeeded: ranges.count) where columnCounts[column] == 1 {
      queue.append(.fold(column: column))
    }
    var next = 0
    while next < queue.count {
      switch queue[next] {
      case .fold(let column): fold(column)
      case .close(let row): if !close(row) { return false }
      }
      next += 1
    }
    return true
  }

  private mutating func fold(_ column: DenseIndex) {
    if columnCounts[column] != 1 { return }
    for entry in columns.entries(of: column) {
      let row = columns.indices[entry]
      if parents[row] != .none { continue }
      // The row contains only this column, so it is in the queue.
      if rowCounts[row] == 1 { return }
      inward[row] = inward[row].relaxed(by: ranges[column].scaled(by: columns.values[entry]))
      isFolded[column] = true
      columnCounts[column] = 0
      rowCounts[row] -= 1
      if rowCounts[row] == 1 { queue.append(.close(row: row)) }
      return
    }
  }

  private mutating func close(_ row: DenseIndex) -> Bool {
    for entry in rows.entries(of: row) where !isFolded[rows.indices[entry]] {
      let column = rows.indices[entry]
      parents[row] = OptionalIndex(column)
      rowCounts[row] = 0
      closedRows.append(row)
      columnCounts[column] -= 1
      if columnCounts[column] == 1 { queue.append(.fold(column: column)) }
      return ranges[column].meet(inward[row].scaled(by: 1 / rows.values[entry]))
    }
    return true
  }

  /// Computes the exact ranges of the columns that are folded into closed rows, given the ranges of the core.
  mutating func spreadFromCore() -> Bool {
    for row in closedRows.reversed() {
      let parent = parents[row].known
      for entry in rows.entries(of: row) where rows.indices[entry] == parent {
        guard spread(row, ranges[parent].scaled(by: rows.values[entry])) else { return false }
      }
    }
    return true
  }

  /// Computes the exact ranges of the columns that are folded into a row, given the range of the sum of its
  /// other terms; false if a range is empty.
  mutating func spread(_ row: DenseIndex, _ rest: ValueRange) -> Bool {
    let leaves = rows.entries(of: row).filter {
      isFolded[rows.indices[$0]] && rows.indices[$0] != parents[row].index
    }
    let terms = leaves.map { ranges[rows.indices[$0]].scaled(by: rows.values[$0]) }
    // The sum without one term is computed from both ends, because infinite terms cannot be subtracted.
    var after = [ValueRange](repeating: .point(0), count: leaves.count + 1)
    for index in leaves.indices.reversed() { after[index] = after[index + 1].adding(terms[index]) }
    var before = rest
    for (index, entry) in leaves.enumerated() {
      let allowed = intervals[row].relaxed(by: before.adding(after[index + 1]))
      guard ranges[rows.indices[entry]].meet(allowed.scaled(by: 1 / rows.values[entry])) else {
        return false
      }
      before = before.adding(terms[index])
    }
    return true
  }
}
