/// The rows that the simplex starts from, of a system that was not solved before.
///
/// Any set of rows will do, since multipliers of 0 are dual feasible on all of them; dependent ones are
/// replaced at the factorisation. Required equalities come first, for they end up active, then the optional
/// ones from the strongest level down, then optional inequalities in one column in the same order, and
/// required inequalities last. Each takes the column of its own that fewest rows share, which makes the basis
/// nearly triangular, of those that the weakest optional equalities of their own hold in place: the width of a
/// window is given, and what is in it makes up for it.
struct CrashBasis: Sendable {
  /// Where the rows of each class begin, one after the other in the same array, and behind that the rows in
  /// order, and behind these the class of each row.
  private var numbers: [DenseIndex] = []
  /// What the rows chosen ask of each column: ``taken`` if one has taken it, or else how many levels from the
  /// weakest on up to that of an optional equality in it alone, 0 without such.
  private var claims: [DenseIndex] = []
  /// The row of each slot, or `-1 - column` for a placeholder.
  private(set) var head: [DenseIndex] = []

  /// The claim on a column that a row has taken.
  private static let taken: DenseIndex = -1

  /// Chooses the rows.
  ///
  /// - Parameter mayBeActive: Whether a row may be one of them.
  mutating func choose(
    in system: RowSystem, where mayBeActive: (DenseIndex) -> Bool = { _ in true }
  ) {
    let classCount = 2 * system.levelCount + 5
    numbers.refill(0, count: classCount + 2 * system.rowCount)
    CrashBasis.sort(system, from: classCount, &numbers)
    let end = Int(numbers[2 * system.levelCount + 2])
    let rows = numbers[classCount..<end].filter(mayBeActive)
    claims.refill(0, count: system.columnCount)
    head.clear(for: system.columnCount)
    CrashBasis.claimColumns(rows, system, &claims, into: &head)
  }

  /// Sorts the rows by class, those of one class by index: a counting sort.
  private static func sort(_ system: RowSystem, from first: Int, _ numbers: inout [DenseIndex]) {
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
    numbers[0] = DenseIndex(truncatingIfNeeded: first)
    for index in 1..<first { numbers[index] += numbers[index - 1] }
    for row in headers.indices {
      let rowClass = Int(numbers[classes + row])
      numbers[Int(numbers[rowClass])] = DenseIndex(truncatingIfNeeded: row)
      numbers[rowClass] += 1
    }
  }

  /// The class of a row; the last one, in which rows are not tried, is the one after the required
  /// inequalities.
  ///
  /// Optional equalities mostly hold at the optimum, whatever their level. An optional
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

  /// Gives each row that gets a column of its own a slot, and placeholders the slots left over.
  private static func claimColumns(
    _ rows: [DenseIndex], _ system: RowSystem, _ claims: inout [DenseIndex],
    into head: inout [DenseIndex]
  ) {
    let (headers, rowStarts) = (system.headers.span, system.rows.starts.span)
    let (columns, columnStarts) = (system.rows.indices.span, system.columns.starts.span)
    var claims = claims.mutableSpan
    noteWishes(rows, headers, rowStarts, columns, DenseIndex(system.levelCount), &claims)
    for number in rows {
      if head.count == claims.count { return }
      let row = Int(number)
      if headers[row].level == RowSystem.idle { continue }
      var best = -1
      var (bestClaim, bestCount) = (DenseIndex.max, DenseIndex.max)
      for entry in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let column = Int(columns[entry])
        let claim = claims[column]
        if claim == taken || claim > bestClaim { continue }
        let count = columnStarts[column + 1] - columnStarts[column]
        if claim == bestClaim && count >= bestCount { continue }
        (best, bestClaim, bestCount) = (column, claim, count)
      }
      if best < 0 { continue }
      claims[best] = taken
      head.append(number)
    }
    for column in claims.indices where claims[column] != taken {
      head.append(DenseIndex(truncatingIfNeeded: -1 - column))
    }
  }

  /// Notes which columns are wished to have a value by the optional equalities with which the order
  /// begins, besides required ones; of several the first one counts, which mostly is the strongest.
  private static func noteWishes(
    _ rows: [DenseIndex], _ headers: Span<RowSystem.Header>, _ starts: Span<DenseIndex>,
    _ columns: Span<DenseIndex>, _ levelCount: DenseIndex, _ claims: inout MutableSpan<DenseIndex>
  ) {
    for number in rows {
      let row = Int(number)
      if headers[row].relation != .equal { return }
      let first = Int(starts[row])
      if headers[row].level < 0 || Int(starts[row + 1]) != first + 1 { continue }
      let column = Int(columns[first])
      if claims[column] == 0 { claims[column] = levelCount - headers[row].level }
    }
  }
}
