/// Takes away variables that stand in one row, together with that row.
///
/// Such a variable can make its row hold exactly, whatever the others are, so the row costs nothing
/// and constrains nothing. Taking the row away may leave other variables in one row. Linear in the
/// non-zeros.
struct RowSingletons: Sendable {
  private struct Column: Sendable {
    /// In how many of the remaining rows it stands.
    var count: DenseIndex = 0
    /// The exclusive or of the indices of these rows: the row itself, once there is one.
    var mix: DenseIndex = 0
    var isRemoved = false
  }

  /// Whether a row taken away was an inequality, which leaves its variable a choice.
  private(set) var leavesFreedom = false
  private var columns: [Column] = []
  private var queue: [DenseIndex] = []
  /// Whether the rows were counted the last time, some of which might have gone.
  private var hasCounted = false
  /// In how many of the rows left a root stands at most; 0 if that is not known.
  private(set) var largestCount: DenseIndex = 0
  /// The columns taken away, and the row that went with each of them.
  private(set) var definitions = Definitions()
  private(set) var rows: [DenseIndex] = []

  func removed(_ column: DenseIndex) -> Bool {
    !definitions.isEmpty && columns[column].isRemoved
  }

  /// Takes away what it can; columns with bounds and pinned rows stay.
  mutating func run(on kept: inout KeptRows, _ roots: [Presolve.Root]) {
    leavesFreedom = false
    definitions.removeAll()
    rows.clear()
    queue.clear()
    hasCounted = kept.rows.contains(where: \.mayGo)
    if !hasCounted { return }
    count(kept, columnCount: roots.count)
    if queue.isEmpty { return }
    definitions.reserveCapacity(columns: queue.count)
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      if columns[column].count != 1 || columns[column].isRemoved { continue }
      if roots[column].lower.isFinite || roots[column].upper.isFinite { continue }
      remove(column, with: Int(columns[column].mix), of: &kept)
    }
  }

  /// Gives column 0 to the roots that stand in rows which are left; false if that is not known.
  mutating func mark(_ roots: inout [Presolve.Root]) -> Bool {
    var largest: DenseIndex = 0
    defer { largestCount = largest }
    if !hasCounted { return false }
    let columns = columns.span
    var roots = roots.mutableSpan
    for root in roots.indices where columns[root].count > 0 {
      roots[root].column = 0
      largest = Swift.max(largest, columns[root].count)
    }
    return true
  }

  /// In how many of the rows left a root stands.
  func rowCount(of root: DenseIndex) -> Int { Int(columns[root].count) }

  /// Gives back the memory that only ``run(on:_:)`` needs.
  mutating func dropScratch() {
    columns = []
    queue = []
  }

  /// Follows rows that got other numbers.
  mutating func renumber(by numbers: [DenseIndex]) {
    for index in rows.indices { rows[index] = numbers[rows[index]] }
  }

  /// Computes the values of the columns taken away from those of the others.
  func restore(_ values: inout [Double], isRate: Bool) {
    definitions.restore(&values, isRate: isRate)
  }

  private mutating func count(_ kept: KeptRows, columnCount: Int) {
    columns.refill(Column(), count: columnCount)
    RowSingletons.count(kept, &columns)
    RowSingletons.queue(columns, in: &queue)
  }

  /// Queues the columns that stand in one row.
  private static func queue(_ columns: [Column], in queue: inout [DenseIndex]) {
    let columns = columns.span
    var count = 0
    for column in columns.indices where columns[column].count == 1 { count += 1 }
    if count == 0 { return }
    queue.reserveCapacity(count)
    for column in columns.indices where columns[column].count == 1 {
      queue.append(DenseIndex(truncatingIfNeeded: column))
    }
  }

  private static func count(_ kept: KeptRows, _ columns: inout [Column]) {
    var columns = columns.mutableSpan
    let rows = kept.rows.span
    let entries = kept.entries.span
    for row in rows.indices where !rows[row].isRemoved {
      let first = Int(rows[row].firstEntry)
      for entry in first..<(first + Int(rows[row].entryCount)) {
        let column = Int(entries[entry].column)
        columns[column].count += 1
        columns[column].mix ^= DenseIndex(truncatingIfNeeded: row)
      }
    }
  }

  private mutating func remove(_ column: DenseIndex, with row: Int, of kept: inout KeptRows) {
    if kept.rows[row].isPinned { return }
    guard let pivot = kept.pivot(of: column, in: row) else { return }
    kept.rows[row].isRemoved = true
    leavesFreedom = leavesFreedom || kept.rows[row].relation != .equal
    definitions.append(column, pivot, by: row, of: kept)
    rows.append(DenseIndex(truncatingIfNeeded: row))
    columns[column].isRemoved = true
    RowSingletons.discount(row, of: kept, &columns, &queue)
  }

  /// Takes a row out of the counts, and queues the columns that it leaves in one row.
  private static func discount(
    _ row: Int, of kept: KeptRows, _ columns: inout [Column], _ queue: inout [DenseIndex]
  ) {
    let entries = kept.entries.span.extracting(kept.range(of: row))
    var columns = columns.mutableSpan
    for entry in entries.indices {
      let other = Int(entries[entry].column)
      columns[other].count -= 1
      columns[other].mix ^= DenseIndex(truncatingIfNeeded: row)
      if columns[other].count == 1 { queue.append(entries[entry].column) }
    }
  }
}
