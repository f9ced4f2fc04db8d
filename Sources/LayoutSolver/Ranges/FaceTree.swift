/// Finds the exact ranges of columns where rows and columns form trees, each row joined to its columns.
///
/// A column in one row is a leaf: its range widens the values that the row leaves to its other columns, and
/// the column is folded away. A row with one column left narrows that column, and is closed. On a tree this
/// ends with nothing left. Going back then gives each column its exact range, since the branches on both
/// sides of a row share no column: intervals that are consistent row by row are consistent on the whole tree
/// (compare Freuder 1982). Rows that close circles are left over as the core, with the trees that hang on it.
/// Linear in the non-zeros.
struct FaceTree: Sendable {
  /// What is known of each column's range; exact once ``spread(_:_:)`` has come by.
  private(set) var ranges: [ValueRange]
  /// What is left to the columns of each row that are not folded.
  private(set) var inward: [ValueRange]
  /// How many columns of each row are not folded; 0 once it is closed.
  private(set) var rowCounts: [DenseIndex]
  /// Whether a column has been folded into a row.
  private(set) var isFolded: [Bool]
  let rows: SparseRows
  private let intervals: [ValueRange]
  private let columns: SparseRows
  /// In how many rows that are not closed each column stands.
  private var columnCounts: [DenseIndex]
  /// The column that each row has narrowed in closing; -1 for the others.
  private var parents: [DenseIndex]
  private var closedRows: [DenseIndex] = []
  /// Columns in one row, and rows with one column, as `-1 - row`.
  private var queue: [DenseIndex] = []

  /// Creates the tree of a reduced face.
  init(of face: FaceReduction) {
    ranges = face.ranges
    rows = face.rows
    intervals = face.intervals
    inward = face.intervals
    var transposed = SparseRows()
    transposed.become(transposeOf: face.rows, columnCount: face.ranges.count)
    columns = transposed
    rowCounts = (0..<DenseIndex(truncatingIfNeeded: face.rows.rowCount)).map {
      DenseIndex(truncatingIfNeeded: face.rows.entries(of: $0).count)
    }
    columnCounts = (0..<DenseIndex(truncatingIfNeeded: face.ranges.count)).map {
      DenseIndex(truncatingIfNeeded: transposed.entries(of: $0).count)
    }
    isFolded = [Bool](repeating: false, count: face.ranges.count)
    parents = [DenseIndex](repeating: -1, count: face.rows.rowCount)
  }

  /// Whether a row belongs to the core.
  func isInCore(_ row: DenseIndex) -> Bool { parents[row] < 0 }

  // MARK: Inwards

  /// Folds leaves and closes rows until only the core is left; false if the rows contradict each
  /// other.
  mutating func peel() -> Bool {
    for row in 0..<DenseIndex(truncatingIfNeeded: rows.rowCount) where rowCounts[row] == 1 {
      queue.append(-1 - row)
    }
    for column in 0..<DenseIndex(truncatingIfNeeded: ranges.count) where columnCounts[column] == 1 {
      queue.append(column)
    }
    var next = 0
    while next < queue.count {
      let item = queue[next]
      next += 1
      if item >= 0 {
        fold(item)
      } else if !close(-1 - item) {
        return false
      }
    }
    return true
  }

  private mutating func fold(_ column: DenseIndex) {
    if columnCounts[column] != 1 { return }
    for entry in columns.entries(of: column) {
      let row = columns.indices[entry]
      if parents[row] >= 0 { continue }
      // A row with nothing but this column is about to be closed.
      if rowCounts[row] == 1 { return }
      inward[row] = inward[row].relaxed(by: ranges[column].scaled(by: columns.values[entry]))
      isFolded[column] = true
      columnCounts[column] = 0
      rowCounts[row] -= 1
      if rowCounts[row] == 1 { queue.append(-1 - row) }
      return
    }
  }

  private mutating func close(_ row: DenseIndex) -> Bool {
    for entry in rows.entries(of: row) where !isFolded[rows.indices[entry]] {
      let column = rows.indices[entry]
      parents[row] = column
      rowCounts[row] = 0
      closedRows.append(row)
      columnCounts[column] -= 1
      if columnCounts[column] == 1 { queue.append(column) }
      return ranges[column].meet(inward[row].scaled(by: 1 / rows.values[entry]))
    }
    return true
  }

  // MARK: Outwards

  /// Sets the exact range of a column of the core.
  mutating func setRange(of column: DenseIndex, to range: ValueRange) { ranges[column] = range }

  /// Gives the folded columns of all closed rows their exact ranges, once the core has its own.
  mutating func spreadFromCore() -> Bool {
    for row in closedRows.reversed() {
      for entry in rows.entries(of: row) where rows.indices[entry] == parents[row] {
        guard spread(row, ranges[parents[row]].scaled(by: rows.values[entry])) else { return false }
      }
    }
    return true
  }

  /// Gives the columns folded into a row their exact ranges, given that of the sum of its other
  /// terms; false if nothing is left to one.
  mutating func spread(_ row: DenseIndex, _ rest: ValueRange) -> Bool {
    let leaves = rows.entries(of: row).filter {
      isFolded[rows.indices[$0]] && rows.indices[$0] != parents[row]
    }
    let terms = leaves.map { ranges[rows.indices[$0]].scaled(by: rows.values[$0]) }
    // Sums from either end leave one term out without subtracting it, which infinity could not stand.
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
