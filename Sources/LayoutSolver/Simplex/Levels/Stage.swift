/// The levels being solved, where there are too many levels to be solved at once.
struct Stage: Sendable {
  /// The first level being solved, and how many levels are.
  private(set) var first = 0
  private(set) var width = 1
  /// The rows of each level: level `l` owns the rows `rows[starts[l]..<starts[l + 1]]`, in ascending order.
  private var starts: [DenseIndex] = []
  private var rows: [DenseIndex] = []

  /// The levels being solved.
  var levels: Range<Int> { first..<(first + width) }
  /// Whether levels before these have been frozen.
  var isLater: Bool { first > 0 }

  /// Begins with some levels from one on.
  mutating func begin(at level: Int, width: Int) { (first, self.width) = (level, width) }

  /// Finds the rows of each level by a counting sort, in O(rows + levels).
  mutating func collectRows(_ headers: [RowSystem.Header], levelCount: Int) {
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

  /// The rows of the levels being solved.
  var ownRows: ArraySlice<DenseIndex> {
    rows[Int(starts[levels.lowerBound])..<Int(starts[levels.upperBound])]
  }
}
