/// For each root the rows in which it stands, among those that presolving keeps.
///
/// The rows are counted once, and the counts are kept up to date while rows are merged and taken away. Once a
/// row has been taken away with a column of its own, only the sum of ``Column/equalities`` and
/// ``Column/others`` is exact.
struct ColumnUses: Sendable {
  struct Column: Sendable {
    /// In how many mergeable rows the column stands, and in how many other rows.
    var equalities: DenseIndex = 0
    var others: DenseIndex = 0
    /// The exclusive or of the numbers of the column's rows.
    ///
    /// It is the number of the row where there is one, and gives the other row of two.
    var mix: DenseIndex = 0
    /// Where the column's entry stands in the row that is being merged into; -1 if it has none there.
    var place: DenseIndex = -1
    /// Whether the column has required bounds; set when merging begins.
    var isBounded = false
    /// Whether presolving has taken the column away.
    var isRemoved = false

    /// Whether the column may go in a merge: it has no bounds, and stands in two mergeable rows and nowhere
    /// else.
    var isFree: Bool { equalities == 2 && others == 0 && !isBounded && !isRemoved }
    /// In how many rows the column stands.
    var count: DenseIndex { equalities &+ others }

    /// Notes that the column is taken away and stands in no row any more.
    mutating func remove() {
      isRemoved = true
      (equalities, others, mix) = (0, 0, 0)
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
    if !kept.rows.contains(where: { $0.mayGo }) {
      columns.clear()
      return
    }
    columns.refill(Column(), count: columnCount)
    add(kept)
  }

  private mutating func add(_ kept: KeptRows) {
    var columns = columns.mutableSpan
    for index in kept.rows.indices where !kept.rows[index].isRemoved {
      let isMergeable = kept.rows[index].isMergeable
      for entry in kept.range(of: index) {
        let column = Int(kept.entries[entry].column)
        columns[column].equalities += isMergeable ? 1 : 0
        columns[column].others += isMergeable ? 0 : 1
        columns[column].mix ^= DenseIndex(truncatingIfNeeded: index)
      }
    }
  }

  /// Whether the columns stand in as many rows as has been followed, and in the same ones; for debug builds.
  ///
  /// - Parameter byKind: Whether that goes for either kind, and not only for both together.
  func areTrue(of kept: KeptRows, byKind: Bool) -> Bool {
    if columns.isEmpty { return true }
    var counted = ColumnUses()
    counted.columns = Array(repeating: Column(), count: columns.count)
    counted.add(kept)
    return zip(columns, counted.columns).allSatisfy { own, other in
      own.count == other.count && own.mix == other.mix
        && (own.equalities == other.equalities || !byKind)
    }
  }
}
