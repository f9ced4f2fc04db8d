/// The rows of a system in the order in which a crash basis tries them.
struct CrashOrder: Sendable {
  /// The rows in order; preferred ones stand in it twice.
  private(set) var rows: [DenseIndex] = []
  /// Where the rows of each class begin.
  private var starts: [DenseIndex] = []

  /// Orders all rows by class, those of one class by index, after the preferred ones: a counting
  /// sort.
  mutating func order(_ system: RowSystem, preferring preferred: [DenseIndex]) {
    starts.refill(0, count: 2 * system.levelCount + 4)
    rows.refill(0, count: system.rowCount + preferred.count)
    CrashOrder.sort(system, preferred, &starts, &rows)
  }

  /// Leaves some rows out.
  mutating func drop(where isOut: (DenseIndex) -> Bool) { rows.removeAll(where: isOut) }

  private static func sort(
    _ system: RowSystem, _ preferred: [DenseIndex], _ starts: inout [DenseIndex],
    _ rows: inout [DenseIndex]
  ) {
    let headers = system.headers.span
    let lastClass = 2 * system.levelCount + 2
    var starts = starts.mutableSpan
    var rows = rows.mutableSpan
    for row in headers.indices { starts[rowClass(of: headers[row], lastClass) + 1] += 1 }
    // Preferred rows come as a class of their own after the first.
    starts[2] += DenseIndex(truncatingIfNeeded: preferred.count)
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    for row in preferred {
      rows[Int(starts[1])] = row
      starts[1] += 1
    }
    for row in headers.indices {
      let rowClass = rowClass(of: headers[row], lastClass)
      rows[Int(starts[rowClass])] = DenseIndex(truncatingIfNeeded: row)
      starts[rowClass] += 1
    }
  }

  @inline(__always)
  private static func rowClass(of header: RowSystem.Header, _ lastClass: Int) -> Int {
    let isEquality = header.relation == .equal
    if header.level < 0 { return isEquality ? 0 : lastClass }
    return 2 + 2 * Int(header.level) + (isEquality ? 0 : 1)
  }
}
