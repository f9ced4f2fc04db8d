/// Chooses the rows that the simplex starts from, in a system that was not solved before.
///
/// Any set of rows will do, since multipliers of 0 are dual feasible on all of them; dependent rows are
/// replaced at the factorisation. Rows are tried in this order: required equalities, which end up active;
/// optional equalities from the strongest level down; optional inequalities in one column in the same order;
/// required inequalities.
///
/// Each row takes one of its columns. It prefers columns that no optional equality in one column alone holds,
/// or the column with the weakest such equality: the width of a window is given, and its contents
/// follow. Of several such columns, it takes the column that fewest rows share, which makes the basis nearly
/// triangular.
struct CrashBasis {
  /// The claim on a column, in the memory of an index.
  private struct Claim: Equatable {
    /// How strong the optional equality is that gives the column a value, from the weakest level up.
    let strength: DenseIndex

    static let none = Claim(strength: 0)
    /// A row has taken the column.
    static let taken = Claim(strength: -1)
  }

  private var claims: [Claim]
  private(set) var head: [BasisMember] = []

  /// Chooses rows from the given ones, which are tried in that order.
  init(from rows: [DenseIndex], in system: RowSystem) {
    claims = [Claim](repeating: .none, count: system.columnCount)
    head.reserveCapacity(system.columnCount)
    noteWishes(rows, system)
    for row in rows where system.headers[row].level != .idle && head.count < claims.count {
      guard let column = freeColumn(for: row, system) else { continue }
      claims[column] = .taken
      head.append(.row(row))
    }
    for column in system.columnIndices where claims[column] != .taken {
      head.append(.placeholder(of: column))
    }
  }

  /// The order in which rows are tried: by class and then by index, with a counting sort.
  static func order(of system: RowSystem) -> [DenseIndex] {
    let isScaled = !system.columnScales.isEmpty
    let classes = system.headers.indices.map { row in
      let entries = system.rows.entries(of: DenseIndex(truncatingIfNeeded: row))
      return rowClass(
        of: system.headers[row], isLong: entries.count > 1, isScaled: isScaled, system.levelCount)
    }
    let triedCount = 2 * system.levelCount + 3
    var starts = [Int](repeating: 0, count: triedCount + 2)
    for rowClass in classes { starts[rowClass + 1] += 1 }
    for rowClass in 1..<starts.count { starts[rowClass] += starts[rowClass - 1] }
    var rows = [DenseIndex](repeating: 0, count: starts[triedCount])
    for (row, rowClass) in classes.enumerated() where rowClass < triedCount {
      rows[starts[rowClass]] = DenseIndex(truncatingIfNeeded: row)
      starts[rowClass] += 1
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
    let level = Int(header.level.rank)
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
    var best: (column: DenseIndex, strength: DenseIndex, count: Int)?
    for entry in system.rows.entries(of: row) {
      let column = system.rows.indices[entry]
      let claim = claims[column]
      if claim == .taken { continue }
      let count = system.columns.entries(of: column).count
      if let best, (best.strength, best.count) <= (claim.strength, count) { continue }
      best = (column, claim.strength, count)
    }
    return best?.column
  }

  /// Notes which columns are wished to have a value by the optional equalities with which the order
  /// begins, besides required ones; of several the first one counts, which mostly is the strongest.
  private mutating func noteWishes(_ rows: [DenseIndex], _ system: RowSystem) {
    for row in rows {
      let header = system.headers[row]
      if header.relation != .equal { return }
      let entries = system.rows.entries(of: row)
      guard let level = header.level.index, entries.count == 1 else { continue }
      let column = system.rows.indices[entries.lowerBound]
      if claims[column] == .none {
        claims[column] = Claim(
          strength: DenseIndex(truncatingIfNeeded: system.levelCount - level))
      }
    }
  }
}
