/// Takes away free variables that stand in two required equalities and nowhere else, and makes one
/// row of the two.
///
/// The positions inside a stack are of this kind: `left₂ = left₁ + width₁ + 8` and so on leave
/// `width = Σ widths + gaps`, in which a change stays where it is made instead of moving all that
/// follow. The variable whose two rows are shortest goes first, so rows grow as in a Huffman tree:
/// each merge leaves fewer entries than before, and all together cost O(entries · log entries).
/// The substitution of free columns is due to Andersen and Andersen (1995).
struct EqualityMerging: Sendable {
  private struct Column: Sendable {
    /// In how many mergeable rows it stands, and in how many others.
    var equalities: DenseIndex = 0
    var others: DenseIndex = 0
    /// The exclusive or of the mergeable rows that it stands in.
    var mix: DenseIndex = 0
    /// One of them, or a row that has become part of one; -1 if that is to be looked for.
    var someRow: DenseIndex = -1
    /// Where its entry stands in the row that is being merged into; -1 elsewhere.
    var place: DenseIndex = -1
    var isRemoved = false

    /// Whether it stands in two mergeable rows and nowhere else.
    var isFree: Bool { equalities == 2 && others == 0 && !isRemoved }
  }

  /// A row that was added to another: what makes constants of it.
  struct Merge: Sendable {
    var short: DenseIndex
    var long: DenseIndex
    let factor: Double
  }

  private var columns: [Column] = []
  /// The columns taken away; each by the shorter row of the merge of the same number.
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
  /// The row that each merged row has become part of.
  private var successors: [DenseIndex] = []
  /// The mergeable rows in which each column stood when that was first asked for.
  private var listedRows = SparseRows()
  private var isListed = false

  func removed(_ column: DenseIndex) -> Bool { !columns.isEmpty && columns[column].isRemoved }

  /// Merges what it can; false if a merged row says that 0 is something else.
  mutating func run(on kept: inout KeptRows, _ roots: [Presolve.Root]) -> Bool {
    columns.clear()
    definitions.removeAll()
    merges.clear()
    originals.clear()
    guard hasWork(kept) else { return true }
    count(kept, roots)
    let freeCount = freeColumnCount()
    guard freeCount > 0 else { return true }
    prepare(kept, freeCount)
    while let (column, rows) = takeNext(kept) {
      guard merge(column, of: rows, &kept) else { return false }
    }
    return true
  }

  /// Gives back the memory that only ``run(on:_:)`` and ``takeApart(_:)`` need.
  mutating func dropScratch() {
    columns = []
    heap = KeyHeap()
    merged = []
    shared = []
    originals = []
    successors = []
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

  /// Makes the rows what they were before they were merged; which of them are left stays as it is.
  func takeApart(_ kept: inout KeptRows) {
    for (row, before) in originals {
      let isRemoved = kept.rows[row].isRemoved
      kept.rows[row] = before
      kept.rows[row].isRemoved = isRemoved
    }
  }

  private func hasWork(_ kept: KeptRows) -> Bool {
    var count = 0
    for row in kept.rows where row.isMergeable {
      count += 1
      if count == 2 { return true }
    }
    return false
  }

  private mutating func count(_ kept: KeptRows, _ roots: [Presolve.Root]) {
    columns.refill(Column(), count: roots.count)
    EqualityMerging.count(kept, &columns)
    var columns = columns.mutableSpan
    let roots = roots.span
    for column in roots.indices
    where roots[column].lower.isFinite || roots[column].upper.isFinite {
      columns[column].others += 1
    }
  }

  private static func count(_ kept: KeptRows, _ columns: inout [Column]) {
    var columns = columns.mutableSpan
    let rows = kept.rows.span
    let entries = kept.entries.span
    for row in rows.indices {
      let isMergeable = rows[row].isMergeable
      let first = Int(rows[row].firstEntry)
      for entry in first..<(first + Int(rows[row].entryCount)) {
        let column = Int(entries[entry].column)
        if isMergeable {
          columns[column].equalities += 1
          columns[column].mix ^= DenseIndex(truncatingIfNeeded: row)
          columns[column].someRow = DenseIndex(truncatingIfNeeded: row)
        } else {
          columns[column].others += 1
        }
      }
    }
  }

  private func freeColumnCount() -> Int {
    let columns = columns.span
    var count = 0
    for column in columns.indices where columns[column].isFree { count += 1 }
    return count
  }

  /// Queues the columns that may go, of which there are so many, and makes room for their merges.
  private mutating func prepare(_ kept: KeptRows, _ freeCount: Int) {
    definitions.reserveCapacity(columns: freeCount)
    merges.reserveCapacity(freeCount)
    originals.reserveCapacity(freeCount)
    heap.reserveCapacity(freeCount)
    successors.refill(-1, count: kept.count)
    heap.removeAll()
    isListed = false
    for column in columns.indices where columns[column].isFree {
      enqueueIfFree(DenseIndex(truncatingIfNeeded: column), kept)
    }
  }

  // MARK: The queue

  private mutating func enqueueIfFree(_ column: DenseIndex, _ kept: KeptRows) {
    if !columns[column].isFree { return }
    guard let rows = rows(of: column, kept) else { return }
    heap.insert(Int64(EqualityMerging.length(of: rows, kept)) << 32 | Int64(column))
  }

  /// The column whose rows are shortest, and these.
  private mutating func takeNext(
    _ kept: KeptRows
  ) -> (column: DenseIndex, rows: (first: Int, second: Int))? {
    while let least = heap.takeLeast() {
      let column = DenseIndex(truncatingIfNeeded: least & 0xFFFF_FFFF)
      if !columns[column].isFree { continue }
      guard let rows = rows(of: column, kept) else { continue }
      if Int64(EqualityMerging.length(of: rows, kept)) == least >> 32 { return (column, rows) }
      enqueueIfFree(column, kept)
    }
    return nil
  }

  /// How many entries two rows have.
  @inline(__always)
  private static func length(
    of rows: (first: Int, second: Int), _ kept: KeptRows
  ) -> DenseIndex {
    kept.rows[rows.first].entryCount + kept.rows[rows.second].entryCount
  }

  /// The two rows of a column that stands in two.
  @inline(__always)
  private mutating func rows(
    of column: DenseIndex, _ kept: KeptRows
  ) -> (first: Int, second: Int)? {
    let known = columns[column].someRow
    if known >= 0 && successors[known] < 0 {
      return (Int(known), Int(columns[column].mix ^ known))
    }
    return findRows(of: column, kept)
  }

  /// The same where the row that is known has become part of another, or none is known.
  private mutating func findRows(
    of column: DenseIndex, _ kept: KeptRows
  ) -> (first: Int, second: Int)? {
    let mix = columns[column].mix
    if columns[column].someRow >= 0 {
      let first = current(columns[column].someRow)
      columns[column].someRow = first
      return (Int(first), Int(mix ^ first))
    }
    if !isListed {
      listedRows.list(kept, columnCount: columns.count, where: \.isMergeable)
      isListed = true
    }
    for index in listedRows.entries(of: column) {
      let first = current(listedRows.indices[index])
      let second = mix ^ first
      if first == second || second < 0 || Int(second) >= kept.count { continue }
      if coefficient(of: column, in: Int(first), kept) == 0
        || coefficient(of: column, in: Int(second), kept) == 0
      {
        continue
      }
      columns[column].someRow = first
      return (Int(first), Int(second))
    }
    return nil
  }

  /// The row that a row has become part of, itself if none; halves the path.
  private mutating func current(_ row: DenseIndex) -> DenseIndex {
    var row = row
    while successors[row] >= 0 {
      let next = successors[row]
      if successors[next] >= 0 { successors[row] = successors[next] }
      row = next
    }
    return row
  }

  // MARK: Merging

  /// Takes a column away; false if what is left of its rows contradicts itself.
  private mutating func merge(
    _ column: DenseIndex, of rows: (first: Int, second: Int), _ kept: inout KeptRows
  ) -> Bool {
    var (short, long) = rows
    if kept.rows[short].entryCount > kept.rows[long].entryCount { swap(&short, &long) }
    guard let pivot = kept.pivot(of: column, in: short) else { return true }
    definitions.append(column, pivot, by: short, of: kept)
    columns[column].isRemoved = true
    let factor = -coefficient(of: column, in: long, kept) / pivot
    merges.append(
      Merge(
        short: DenseIndex(truncatingIfNeeded: short), long: DenseIndex(truncatingIfNeeded: long),
        factor: factor))
    let count = add(short, times: factor, to: long, without: column, kept)
    if !kept.rows[long].isMerged {
      originals.append((DenseIndex(truncatingIfNeeded: long), kept.rows[long]))
    }
    kept.replace(long, by: merged.span.extracting(..<count))
    kept.rows[short].isRemoved = true
    kept.rows[long].constant += factor * kept.rows[short].constant
    for column in shared { enqueueIfFree(column, kept) }
    if count > 0 { return true }
    kept.rows[long].isRemoved = true
    let size = kept.rows[short].constant.magnitude * factor.magnitude
    return !Tolerance.isViolation(kept.rows[long].constant, magnitude: size)
  }

  /// Adds a multiple of a row to another, in `merged`, and notes which columns they share; returns
  /// how many entries the sum has.
  private mutating func add(
    _ short: Int, times factor: Double, to long: Int, without column: DenseIndex, _ kept: KeptRows
  ) -> Int {
    shared.clear()
    let size = Int(kept.rows[short].entryCount + kept.rows[long].entryCount)
    if merged.count < size { merged.refill(KeptRows.Entry(column: 0, value: 0), count: 2 * size) }
    var count = EqualityMerging.copy(
      kept.range(of: long), of: kept, without: column, to: &merged, &columns)
    let longCount = count
    for entry in kept.range(of: short) where kept.entries[entry].column != column {
      let (other, value) = (kept.entries[entry].column, factor * kept.entries[entry].value)
      let place = columns[other].place
      columns[other].mix ^= DenseIndex(truncatingIfNeeded: short)
      if place >= 0 {
        Tolerance.subtract(-value, from: &merged[place].value)
        columns[other].equalities -= 1
        shared.append(other)
      } else {
        columns[other].mix ^= DenseIndex(truncatingIfNeeded: long)
        merged[count] = KeptRows.Entry(column: other, value: value)
        count += 1
      }
    }
    for entry in 0..<longCount { columns[merged[entry].column].place = -1 }
    successors[short] = DenseIndex(truncatingIfNeeded: long)
    return shared.isEmpty ? count : dropCancelled(amongFirst: count, of: long)
  }

  /// Copies the entries of a row but for one column, and notes their places; returns how many.
  private static func copy(
    _ range: Range<Int>, of kept: KeptRows, without column: DenseIndex,
    to merged: inout [KeptRows.Entry], _ columns: inout [Column]
  ) -> Int {
    let entries = kept.entries.span.extracting(range)
    var merged = merged.mutableSpan
    var columns = columns.mutableSpan
    var count = 0
    for entry in entries.indices where entries[entry].column != column {
      columns[Int(entries[entry].column)].place = DenseIndex(truncatingIfNeeded: count)
      merged[count] = entries[entry]
      count += 1
    }
    return count
  }

  /// Drops the entries of `merged` that have become 0: their columns leave the row.
  private mutating func dropCancelled(amongFirst count: Int, of long: Int) -> Int {
    var keptCount = 0
    for entry in 0..<count {
      let (column, value) = (merged[entry].column, merged[entry].value)
      if value == 0 {
        columns[column].equalities -= 1
        columns[column].mix ^= DenseIndex(truncatingIfNeeded: long)
        columns[column].someRow = -1
      } else {
        merged[keptCount] = merged[entry]
        keptCount += 1
      }
    }
    return keptCount
  }

  private func coefficient(of column: DenseIndex, in row: Int, _ kept: KeptRows) -> Double {
    for entry in kept.range(of: row) where kept.entries[entry].column == column {
      return kept.entries[entry].value
    }
    return 0
  }
}
