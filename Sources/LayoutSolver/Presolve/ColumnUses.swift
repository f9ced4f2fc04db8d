/// In which of the rows that presolving keeps each root stands: counted once, and followed while rows are
/// merged and taken away.
///
/// Once rows have gone with a column of their own, only the sums of both kinds are true.
struct ColumnUses: Sendable {
  struct Column: Sendable {
    /// In how many mergeable rows it stands, and in how many others.
    var equalities: DenseIndex = 0
    var others: DenseIndex = 0
    /// The exclusive or of the rows of either kind that it stands in.
    var equalityMix: DenseIndex = 0
    var otherMix: DenseIndex = 0
    /// A mergeable row that it stands in, or one that has become part of such a row; -1 if that is to be
    /// looked for.
    var someRow: DenseIndex = -1
    /// Where its entry stands in the row that is being merged into; -1 elsewhere.
    var place: DenseIndex = -1
    /// Whether it has required bounds, once merging has asked for that.
    var isBounded = false
    /// Whether it was taken away.
    var isRemoved = false

    /// Whether it stands in two mergeable rows and nowhere else.
    var isFree: Bool { equalities == 2 && others == 0 && !isBounded && !isRemoved }
    /// In how many rows it stands.
    var count: DenseIndex { equalities &+ others }
    /// The only row that it stands in, if it stands in one.
    var onlyRow: DenseIndex { equalityMix ^ otherMix }

    /// Leaves all rows.
    mutating func remove() {
      isRemoved = true
      (equalities, others, equalityMix, otherMix) = (0, 0, 0, 0)
    }
  }

  /// The columns; none where no row may go, so that nobody asks.
  var columns: [Column] = []

  /// Whether a column was taken away.
  func isRemoved(_ column: DenseIndex) -> Bool {
    !columns.isEmpty && columns[column].isRemoved
  }

  /// Counts the rows of some columns, none of which was taken away; linear in the entries.
  mutating func count(_ kept: KeptRows, columnCount: Int) {
    if !kept.rows.contains(where: \.mayGo) {
      columns.clear()
      return
    }
    columns.refill(Column(), count: columnCount)
    ColumnUses.count(kept, &columns)
  }

  private static func count(_ kept: KeptRows, _ columns: inout [Column]) {
    var columns = columns.mutableSpan
    let rows = kept.rows.span
    let entries = kept.entries.span
    for index in rows.indices where !rows[index].isRemoved {
      let isMergeable = rows[index].isMergeable
      let row = DenseIndex(truncatingIfNeeded: index)
      let first = Int(rows[index].firstEntry)
      for entry in first..<(first + Int(rows[index].entryCount)) {
        let column = Int(entries[entry].column)
        if isMergeable {
          columns[column].equalities += 1
          columns[column].equalityMix ^= row
          columns[column].someRow = row
        } else {
          columns[column].others += 1
          columns[column].otherMix ^= row
        }
      }
    }
  }

  /// Gives column 0 to the roots that stand in rows.
  func mark(_ roots: inout [Presolve.Root]) {
    let columns = columns.span
    var roots = roots.mutableSpan
    for root in columns.indices where columns[root].count > 0 { roots[root].column = 0 }
  }

  /// Whether the columns stand in as many rows as has been followed, and in the same ones; for debug builds.
  ///
  /// - Parameter byKind: Whether that goes for either kind, and not only for both together.
  func areTrue(of kept: KeptRows, byKind: Bool) -> Bool {
    if columns.isEmpty { return true }
    var counted = ColumnUses()
    counted.columns = Array(repeating: Column(), count: columns.count)
    ColumnUses.count(kept, &counted.columns)
    return zip(columns, counted.columns).allSatisfy { own, other in
      let isSameKind = own.equalities == other.equalities && own.equalityMix == other.equalityMix
      return own.count == other.count && own.onlyRow == other.onlyRow && (isSameKind || !byKind)
    }
  }
}
