/// Removes each free variable that stands in two required equalities and nowhere else, and merges these two
/// rows into one.
///
/// The positions inside a stack are of this kind: `left₂ = left₁ + width₁ + 8` and so on leave
/// `width = Σ widths + gaps`, in which a change stays where it is made instead of moving all that
/// follow. The variable whose two rows are shortest goes first, so rows grow as in a Huffman tree:
/// each merge leaves fewer entries than before, and all together cost O(entries · log entries).
/// The substitution of free columns is due to Andersen and Andersen (1995).
struct EqualityMerging: Sendable {
  /// One row that was added to another, with the factor that the constants are combined by.
  struct Merge: Sendable {
    var short: DenseIndex
    var long: DenseIndex
    let factor: Double
  }

  private typealias Column = ColumnUses.Column

  /// The columns taken away: column `i` is defined by the shorter row of merge `i`.
  private(set) var definitions = Definitions()
  private(set) var merges: [Merge] = []
  /// Variables that may go, with the length of their rows when they were queued above their
  /// numbers.
  private var heap = KeyHeap()
  private var merged: [KeptRows.Entry] = []
  /// The columns that both rows have.
  private var shared: [DenseIndex] = []
  /// The rows that others were merged into, as they were before.
  private var originals: [(row: DenseIndex, before: KeptRows.Row)] = []
  /// The mergeable rows in which each column stood before any were merged.
  private var listedRows = SparseRows()

  /// Merges rows as long as a column may go; false if a merged row says that 0 is another number.
  mutating func run(
    on kept: inout KeptRows, _ roots: [Presolve.Root], _ uses: inout ColumnUses
  ) -> Bool {
    definitions.removeAll()
    merges.clear()
    originals.clear()
    guard kept.rows.count(where: { $0.isMergeable }) > 1 else { return true }
    queueFree(kept, roots, &uses.columns)
    while let (column, rows) = takeNext(&kept, uses.columns) {
      guard merge(column, of: rows, &kept, &uses.columns) else { return false }
    }
    return true
  }

  /// Gives back the memory that only ``run(on:_:_:)`` and ``takeApart(_:)`` need.
  mutating func dropScratch() {
    heap = KeyHeap()
    merged = []
    shared = []
    originals = []
    listedRows = SparseRows()
  }

  /// Follows rows that got other numbers.
  mutating func renumber(by rows: [DenseIndex]) {
    for index in merges.indices {
      merges[index].short = rows[merges[index].short]
      merges[index].long = rows[merges[index].long]
    }
  }

  /// Computes the values of the columns taken away from those of the others.
  func restore(_ values: inout [Double], isRate: Bool) {
    definitions.restore(&values, isRate: isRate)
  }

  /// Gives merged rows back the entries that they had before any merge; a row that was removed stays removed.
  func takeApart(_ kept: inout KeptRows) {
    for (row, before) in originals {
      let isRemoved = kept.rows[row].isRemoved
      kept.rows[row] = before
      kept.rows[row].isRemoved = isRemoved
    }
  }

  // MARK: The queue

  /// Queues the columns that may go before any row is merged.
  private mutating func queueFree(
    _ kept: KeptRows, _ roots: [Presolve.Root], _ columns: inout [Column]
  ) {
    heap.removeAll()
    listedRows.list(kept, columnCount: columns.count, where: { $0.isMergeable })
    for column in roots.indices {
      columns[column].isBounded = roots[column].lower.isFinite || roots[column].upper.isFinite
      if !columns[column].isFree { continue }
      let rows = listedRows.entries(of: DenseIndex(truncatingIfNeeded: column))
      let pair = (
        Int(listedRows.indices[rows.lowerBound]), Int(listedRows.indices[rows.lowerBound + 1])
      )
      heap.insert(
        EqualityMerging.key(of: DenseIndex(truncatingIfNeeded: column), in: pair, kept))
    }
  }

  /// The length of the rows of a column, above its number.
  @inline(__always)
  private static func key(
    of column: DenseIndex, in rows: (first: Int, second: Int), _ kept: KeptRows
  ) -> Int64 {
    let length = kept.rows[rows.first].entryCount + kept.rows[rows.second].entryCount
    return Int64(length) << 32 | Int64(column)
  }

  private mutating func enqueueIfFree(
    _ column: DenseIndex, _ kept: inout KeptRows, _ columns: [Column]
  ) {
    if !columns[column].isFree { return }
    guard let rows = rows(of: column, &kept, columns) else { return }
    heap.insert(EqualityMerging.key(of: column, in: rows, kept))
  }

  /// The column whose rows are shortest, and these.
  private mutating func takeNext(
    _ kept: inout KeptRows, _ columns: [Column]
  ) -> (column: DenseIndex, rows: (first: Int, second: Int))? {
    while let least = heap.takeLeast() {
      let column = DenseIndex(truncatingIfNeeded: least & 0xFFFF_FFFF)
      if !columns[column].isFree { continue }
      guard let rows = rows(of: column, &kept, columns) else { continue }
      let key = EqualityMerging.key(of: column, in: rows, kept)
      if key == least { return (column, rows) }
      heap.insert(key)
    }
    return nil
  }

  /// The two rows of a column that stands in two.
  private mutating func rows(
    of column: DenseIndex, _ kept: inout KeptRows, _ columns: [Column]
  ) -> (first: Int, second: Int)? {
    for index in listedRows.entries(of: column).reversed() {
      let first = EqualityMerging.current(listedRows.indices[index], &kept.rows)
      let second = columns[column].mix ^ first
      if first == second || second < 0 || Int(second) >= kept.count { continue }
      // The row may have lost the column when it became part of another.
      if coefficient(of: column, in: Int(first), kept) != 0
        && coefficient(of: column, in: Int(second), kept) != 0
      {
        return (Int(first), Int(second))
      }
    }
    return nil
  }

  /// The row that a row has become part of, itself if none; halves the path.
  private static func current(_ row: DenseIndex, _ rows: inout [KeptRows.Row]) -> DenseIndex {
    var rows = rows.mutableSpan
    var row = Int(row)
    while rows[row].successor >= 0 {
      let next = Int(rows[row].successor)
      if rows[next].successor >= 0 { rows[row].successor = rows[next].successor }
      row = next
    }
    return DenseIndex(truncatingIfNeeded: row)
  }

  // MARK: Merging

  /// Takes a column away; false if what is left of its rows contradicts itself.
  private mutating func merge(
    _ column: DenseIndex, of rows: (first: Int, second: Int), _ kept: inout KeptRows,
    _ columns: inout [Column]
  ) -> Bool {
    var (short, long) = rows
    if kept.rows[short].entryCount > kept.rows[long].entryCount { swap(&short, &long) }
    guard let pivot = kept.pivot(of: column, in: short) else { return true }
    definitions.append(column, pivot, by: short, of: kept)
    columns[column].remove()
    let factor = -coefficient(of: column, in: long, kept) / pivot
    merges.append(
      Merge(
        short: DenseIndex(truncatingIfNeeded: short), long: DenseIndex(truncatingIfNeeded: long),
        factor: factor))
    let count = add(short, times: factor, to: long, without: column, kept, &columns)
    let before = kept.rows[long]
    if !before.isMerged { originals.append((DenseIndex(truncatingIfNeeded: long), before)) }
    let (constant, size) = kept.join(
      short, times: factor, to: long, merged.span.extracting(..<count))
    for column in shared { enqueueIfFree(column, &kept, columns) }
    return count > 0 || !Tolerance.isViolation(constant, magnitude: size)
  }

  /// Adds a multiple of a row to another, in `merged`, and notes which columns they share; returns
  /// how many entries the sum has.
  private mutating func add(
    _ short: Int, times factor: Double, to long: Int, without column: DenseIndex,
    _ kept: KeptRows, _ columns: inout [Column]
  ) -> Int {
    shared.clear()
    let size = Int(kept.rows[short].entryCount + kept.rows[long].entryCount)
    if merged.count < size { merged.refill(KeptRows.Entry(column: 0, value: 0), count: 2 * size) }
    let count = EqualityMerging.add(
      short, times: factor, to: long, without: column, kept, in: &merged, &columns, &shared)
    if shared.isEmpty { return count }
    return dropCancelled(amongFirst: count, of: long, &columns)
  }

  private static func add(
    _ short: Int, times factor: Double, to long: Int, without column: DenseIndex,
    _ kept: KeptRows, in merged: inout [KeptRows.Entry], _ columns: inout [Column],
    _ shared: inout [DenseIndex]
  ) -> Int {
    var merged = merged.mutableSpan
    var columns = columns.mutableSpan
    let added = kept.entries.span.extracting(kept.range(of: short))
    let longCount = copy(
      kept.entries.span.extracting(kept.range(of: long)), without: column, to: &merged, &columns)
    var count = longCount
    let (short, long) = (
      DenseIndex(truncatingIfNeeded: short), DenseIndex(truncatingIfNeeded: long)
    )
    for entry in added.indices where added[entry].column != column {
      let (other, value) = (Int(added[entry].column), factor * added[entry].value)
      let place = Int(columns[other].place)
      columns[other].mix ^= short
      if place >= 0 {
        Tolerance.subtract(-value, from: &merged[place].value)
        columns[other].equalities -= 1
        shared.append(added[entry].column)
      } else {
        columns[other].mix ^= long
        merged[count] = KeptRows.Entry(column: added[entry].column, value: value)
        count += 1
      }
    }
    for entry in 0..<longCount { columns[Int(merged[entry].column)].place = -1 }
    return count
  }

  /// Copies the entries of a row but for one column, and notes their places; returns how many.
  @inline(__always)
  private static func copy(
    _ entries: Span<KeptRows.Entry>, without column: DenseIndex,
    to merged: inout MutableSpan<KeptRows.Entry>, _ columns: inout MutableSpan<Column>
  ) -> Int {
    var count = 0
    for entry in entries.indices where entries[entry].column != column {
      columns[Int(entries[entry].column)].place = DenseIndex(truncatingIfNeeded: count)
      merged[count] = entries[entry]
      count += 1
    }
    return count
  }

  /// Drops the entries of `merged` that have become 0: their columns leave the row.
  private mutating func dropCancelled(
    amongFirst count: Int, of long: Int, _ columns: inout [Column]
  ) -> Int {
    var keptCount = 0
    for entry in 0..<count {
      if merged[entry].value == 0 {
        columns[merged[entry].column].equalities -= 1
        columns[merged[entry].column].mix ^= DenseIndex(truncatingIfNeeded: long)
      } else {
        merged[keptCount] = merged[entry]
        keptCount += 1
      }
    }
    return keptCount
  }

  private func coefficient(of column: DenseIndex, in row: Int, _ kept: KeptRows) -> Double {
    let own = kept.entries.span.extracting(kept.range(of: row))
    for entry in own.indices where own[entry].column == column { return own[entry].value }
    return 0
  }
}
