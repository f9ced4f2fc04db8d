/// The rows of each level.
struct LevelRows: Sendable {
  /// Level `l` owns the rows `rows[starts[l]..<starts[l + 1]]`, in ascending order.
  private var starts: [DenseIndex] = []
  private var rows: [DenseIndex] = []

  /// Finds the rows of each level by a counting sort, in O(rows + levels).
  mutating func collect(_ headers: [RowSystem.Header], levelCount: Int) {
    starts.refill(0, count: levelCount + 1)
    for header in headers where header.level >= 0 { starts[Int(header.level) + 1] += 1 }
    for level in 0..<levelCount { starts[level + 1] += starts[level] }
    rows.refill(0, count: Int(starts[levelCount]))
    var next = starts
    for (row, header) in headers.enumerated() where header.level >= 0 {
      rows[next[header.level]] = DenseIndex(truncatingIfNeeded: row)
      next[header.level] += 1
    }
  }

  /// The rows of some levels that follow each other.
  func rows(of levels: Range<Int>) -> ArraySlice<DenseIndex> {
    rows[Int(starts[levels.lowerBound])..<Int(starts[levels.upperBound])]
  }
}
