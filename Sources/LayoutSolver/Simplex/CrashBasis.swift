/// Chooses the rows that the simplex starts from, in a system that was not solved before.
///
/// Any set of rows will do, since multipliers of 0 are dual feasible on all of them; dependent rows are
/// replaced at the factorisation. Rows are tried in this order: required equalities, which end up active;
/// optional equalities from the strongest level down; optional inequalities in one column in the same order;
/// required inequalities.
///
/// Each row takes one of its columns. It prefers columns that no optional equality in one column alone holds
/// in place, or the column with the weakest such equality: the width of a window is given, and its contents
/// follow. Of several such columns, it takes the column that fewest rows share, which makes the basis nearly
/// triangular.
struct CrashBasis: Sendable {
  /// The claim on each column: ``taken`` if a row has taken it; or the level of an optional equality in it
  /// alone, counted from the weakest level up; or 0.
  private var claims: [DenseIndex] = []
  /// The row of each slot, or `-1 - column` for a placeholder.
  private(set) var head: [DenseIndex] = []

  /// The claim on a column that a row has taken.
  private static let taken: DenseIndex = -1

  /// Chooses the rows.
  ///
  /// - Parameter mayBeActive: Whether a row may be chosen.
  mutating func choose(
    in system: RowSystem, where mayBeActive: (DenseIndex) -> Bool = { _ in true }
  ) {
    choose(from: CrashBasis.order(of: system).filter(mayBeActive), in: system)
  }

  /// Chooses the rows, given the order in which they are tried.
  mutating func choose(from rows: [DenseIndex], in system: RowSystem) {
    claims.refill(0, count: system.columnCount)
    head.clear(for: system.columnCount)
    noteWishes(rows, system)
    for row in rows where system.headers[row].level != RowSystem.idle {
      if head.count == claims.count { return }
      guard let column = freeColumn(for: row, system) else { continue }
      claims[column] = CrashBasis.taken
      head.append(row)
    }
    for column in claims.indices where claims[column] != CrashBasis.taken {
      head.append(DenseIndex(truncatingIfNeeded: -1 - column))
    }
  }

  /// The rows that are tried, sorted by class and then by index with a counting sort.
  private static func order(of system: RowSystem) -> [DenseIndex] {
    let isScaled = !system.columnScales.isEmpty
    let classes = system.headers.indices.map { row in
      let entries = system.rows.entries(of: DenseIndex(truncatingIfNeeded: row))
      return rowClass(
        of: system.headers[row], isLong: entries.count > 1, isScaled: isScaled, system.levelCount)
    }
    let triedCount = 2 * system.levelCount + 3
    var places = [Int](repeating: 0, count: triedCount + 2)
    for rowClass in classes { places[rowClass + 1] += 1 }
    for rowClass in 1..<places.count { places[rowClass] += places[rowClass - 1] }
    var rows = [DenseIndex](repeating: 0, count: places[triedCount])
    for (row, rowClass) in classes.enumerated() where rowClass < triedCount {
      rows[places[rowClass]] = DenseIndex(truncatingIfNeeded: row)
      places[rowClass] += 1
    }
    return rows
  }

  /// The class of a row; the last one, in which rows are not tried, is the one after the required
  /// inequalities.
  ///
  /// Optional equalities of any level are mostly satisfied at the optimum. An optional
  /// inequality in several columns mostly has slack there or gives way, and a placeholder is cheaper to
  /// leave than such a row. If coefficients are far from 1, each step costs digits that a stronger
  /// level may need. In that case, the strongest rows of any kind come first.
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

  /// The column that a row takes: of its columns with the least claim, the column that fewest rows share; nil
  /// if all are taken.
  private func freeColumn(for row: DenseIndex, _ system: RowSystem) -> DenseIndex? {
    var best: DenseIndex?
    var (bestClaim, bestCount) = (DenseIndex.max, Int.max)
    for entry in system.rows.entries(of: row) {
      let column = system.rows.indices[entry]
      let claim = claims[column]
      if claim == CrashBasis.taken || claim > bestClaim { continue }
      let count = system.columns.entries(of: column).count
      if claim == bestClaim && count >= bestCount { continue }
      (best, bestClaim, bestCount) = (column, claim, count)
    }
    return best
  }

  /// Notes which columns are wished to have a value by the optional equalities with which the order
  /// begins, besides required ones; of several the first one counts, which mostly is the strongest.
  private mutating func noteWishes(_ rows: [DenseIndex], _ system: RowSystem) {
    for row in rows {
      let header = system.headers[row]
      if header.relation != .equal { return }
      let entries = system.rows.entries(of: row)
      if header.level < 0 || entries.count != 1 { continue }
      let column = system.rows.indices[entries.lowerBound]
      if claims[column] == 0 {
        claims[column] = DenseIndex(truncatingIfNeeded: system.levelCount) - header.level
      }
    }
  }
}
