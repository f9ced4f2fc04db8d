/// The rows of a system in the order in which a crash basis tries them.
struct CrashOrder: Sendable {
  /// The rows in order; preferred ones stand in it twice.
  private(set) var rows: [DenseIndex] = []
  /// Where the rows of each class begin.
  private var starts: [DenseIndex] = []

  /// Orders the rows that are tried by class, those of one class by index, after the preferred ones: a
  /// counting sort.
  mutating func order(_ system: RowSystem, preferring preferred: [DenseIndex]) {
    starts.refill(0, count: 2 * system.levelCount + 5)
    rows.refill(0, count: system.rowCount + preferred.count)
    CrashOrder.sort(system, preferred, &starts, &rows)
    rows.removeLast(rows.count - Int(starts[2 * system.levelCount + 2]))
  }

  /// Takes some rows in their order, and no others.
  mutating func take(_ rows: [DenseIndex]) { self.rows = rows }

  /// Leaves some rows out.
  mutating func drop(where isOut: (DenseIndex) -> Bool) { rows.removeAll(where: isOut) }

  private static func sort(
    _ system: RowSystem, _ preferred: [DenseIndex], _ starts: inout [DenseIndex],
    _ rows: inout [DenseIndex]
  ) {
    let headers = system.headers.span
    let rowStarts = system.rows.starts.span
    let levelCount = system.levelCount
    let isScaled = !system.columnScales.isEmpty
    var starts = starts.mutableSpan
    var rows = rows.mutableSpan
    for row in headers.indices {
      let isLong = rowStarts[row + 1] > rowStarts[row] + 1
      starts[rowClass(of: headers[row], isLong: isLong, isScaled: isScaled, levelCount) + 1] += 1
    }
    // Preferred rows come as a class of their own after the first.
    starts[2] += DenseIndex(truncatingIfNeeded: preferred.count)
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    for row in preferred {
      rows[Int(starts[1])] = row
      starts[1] += 1
    }
    for row in headers.indices {
      let isLong = rowStarts[row + 1] > rowStarts[row] + 1
      let rowClass = rowClass(of: headers[row], isLong: isLong, isScaled: isScaled, levelCount)
      rows[Int(starts[rowClass])] = DenseIndex(truncatingIfNeeded: row)
      starts[rowClass] += 1
    }
  }

  /// The class of a row; the last one, in which rows are not tried, is the one after the required
  /// inequalities.
  ///
  /// What pulls in both directions mostly holds at the optimum, whatever its level. An optional
  /// inequality in several columns mostly has slack there or gives way, and a placeholder is cheaper to
  /// leave than such a row. Where coefficients are far from 1, each step costs digits that a stronger
  /// level may need: there the strongest rows come first, whatever they are.
  @inline(__always)
  private static func rowClass(
    of header: RowSystem.Header, isLong: Bool, isScaled: Bool, _ levelCount: Int
  ) -> Int {
    let isEquality = header.relation == .equal
    let level = Int(header.level)
    // Chosen among numbers and not by jumps: no two rows in a row need be of a kind.
    let required = isEquality ? 0 : 2 &+ 2 &* levelCount
    if isScaled { return level < 0 ? required : 2 &+ 2 &* level &+ (isEquality ? 0 : 1) }
    let optional = (isEquality ? 2 : 2 &+ levelCount) &+ level
    let tried = level < 0 ? required : optional
    return level >= 0 && isLong && !isEquality ? 3 &+ 2 &* levelCount : tried
  }
}
