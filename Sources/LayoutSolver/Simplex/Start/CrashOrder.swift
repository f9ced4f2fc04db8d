/// The rows of a system in the order in which a crash basis tries them.
struct CrashOrder: Sendable {
  /// Where the rows of each class begin, one after the other in the same array, and behind that the rows
  /// in order, of which preferred ones stand in it twice, and behind these the class of each row.
  private(set) var numbers: [DenseIndex] = []
  /// Where the rows stand.
  private(set) var places = 0..<0

  /// Orders the rows that are tried by class, those of one class by index, after the preferred ones: a
  /// counting sort.
  mutating func order(_ system: RowSystem, preferring preferred: [DenseIndex]) {
    let classCount = 2 * system.levelCount + 5
    numbers.refill(0, count: classCount + preferred.count + 2 * system.rowCount)
    CrashOrder.sort(system, preferred, from: classCount, &numbers)
    places = classCount..<Int(numbers[2 * system.levelCount + 2])
  }

  /// Takes some rows in their order, and no others.
  mutating func take(_ rows: [DenseIndex]) {
    numbers = rows
    places = rows.indices
  }

  /// Leaves some rows out.
  mutating func drop(where isOut: (DenseIndex) -> Bool) {
    take(numbers[places].filter { !isOut($0) })
  }

  private static func sort(
    _ system: RowSystem, _ preferred: [DenseIndex], from first: Int, _ numbers: inout [DenseIndex]
  ) {
    let headers = system.headers.span
    let rowStarts = system.rows.starts.span
    let levelCount = system.levelCount
    let isScaled = !system.columnScales.isEmpty
    var numbers = numbers.mutableSpan
    let classes = numbers.count - headers.count
    for row in headers.indices {
      let isLong = rowStarts[row + 1] > rowStarts[row] + 1
      let rowClass = rowClass(of: headers[row], isLong: isLong, isScaled: isScaled, levelCount)
      numbers[classes + row] = DenseIndex(truncatingIfNeeded: rowClass)
      numbers[rowClass + 1] += 1
    }
    // Preferred rows come as a class of their own after the first.
    numbers[2] += DenseIndex(truncatingIfNeeded: preferred.count)
    numbers[0] = DenseIndex(truncatingIfNeeded: first)
    for index in 1..<first { numbers[index] += numbers[index - 1] }
    for row in preferred {
      numbers[Int(numbers[1])] = row
      numbers[1] += 1
    }
    for row in headers.indices {
      let rowClass = Int(numbers[classes + row])
      numbers[Int(numbers[rowClass])] = DenseIndex(truncatingIfNeeded: row)
      numbers[rowClass] += 1
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
