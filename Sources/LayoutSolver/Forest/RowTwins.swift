/// Rows over the same columns that are multiples of one another but for their constants, such as the least
/// distance of two views and the one that they would like.
struct RowTwins: Sendable {
  /// The next row that is a multiple of the same first one; -1 behind the last one.
  private var nextTwins: [DenseIndex]
  /// How many times the first one each row is; 0 for a row that was not meant.
  private var factors: [Double]
  private var isFirstRow: [Bool]

  /// Finds them among the rows in several columns for which a condition is true; linear in the
  /// non-zeros.
  init(_ system: RowSystem, where isMeant: (DenseIndex) -> Bool) {
    nextTwins = [DenseIndex](repeating: -1, count: system.rowCount)
    factors = [Double](repeating: 0, count: system.rowCount)
    isFirstRow = [Bool](repeating: false, count: system.rowCount)
    var parallelRows = ParallelRows()
    parallelRows.find(in: system, where: isMeant)
    for row in (0..<DenseIndex(truncatingIfNeeded: system.rowCount)).reversed()
    where system.rows.entries(of: row).count > 1 && isMeant(row) {
      let (first, factor) = parallelRows.sum(of: row) ?? (row, 1)
      factors[row] = factor
      if first == row {
        isFirstRow[row] = true
      } else {
        nextTwins[row] = nextTwins[first]
        nextTwins[first] = row
      }
    }
  }

  /// Whether a row is the first of its multiples.
  @inline(__always)
  func isFirst(_ row: DenseIndex) -> Bool { isFirstRow[row] }

  /// Calls a closure with each multiple of a first row, that row included, and its factor.
  func forEach(of first: DenseIndex, _ body: (DenseIndex, Double) -> Void) {
    var row = first
    while row >= 0 {
      body(row, factors[row])
      row = nextTwins[row]
    }
  }
}
