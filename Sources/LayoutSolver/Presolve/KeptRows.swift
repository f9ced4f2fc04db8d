/// The rows over roots that presolving has not used up, while it still reduces them.
struct KeptRows: Sendable {
  struct Row: Sendable {
    var firstEntry: DenseIndex
    var entryCount: DenseIndex
    /// The number of the row in the store.
    var origin: DenseIndex
    /// The row to which this one was added in a merge; -1 if it was added to none.
    var successor: DenseIndex = -1
    var relation: RowRelation
    var isRequired: Bool
    /// Whether the row is switched on; one that is not may have been edited, and be edited again.
    var isEnabled: Bool
    var isPinned: Bool
    var isRemoved = false
    /// Whether other rows were added to this one.
    var isMerged = false
    var constant: Double
    var priority: Double

    /// Whether the row may be taken away with a variable that stands in no other.
    var mayGo: Bool { !isPinned && !isRemoved }
    /// Whether the row is a required equality that presolving may use up.
    var isMergeable: Bool { isRequired && relation == .equal && !isPinned && !isRemoved }
  }

  struct Entry: Sendable {
    var column: DenseIndex
    var value: Double
  }

  var rows: [Row] = []
  var entries: [Entry] = []

  var count: Int { rows.count }

  mutating func removeAll() {
    rows.clear()
    entries.clear()
  }

  /// Gives back the memory of the entries, and that of the rows which went into a system as they
  /// are; returns the new number of each row that stays, which others were defined or merged by.
  mutating func dropUnused() -> [DenseIndex] {
    entries = []
    var numbers = [DenseIndex](repeating: -1, count: count)
    var used: [Row] = []
    used.reserveCapacity(rows.count { $0.isRemoved || $0.isMerged })
    for (number, row) in rows.enumerated() where row.isRemoved || row.isMerged {
      numbers[number] = DenseIndex(truncatingIfNeeded: used.count)
      used.append(row)
    }
    rows = used
    return numbers
  }

  @inline(__always)
  func range(of row: Int) -> Range<Int> {
    let first = Int(rows[row].firstEntry)
    return Range(uncheckedBounds: (first, first + Int(rows[row].entryCount)))
  }

  /// Appends a row over roots.
  mutating func append(_ row: ResolvedRow, _ header: RowStore.Row, origin: Int) {
    let first = entries.count
    for term in 0..<row.count {
      entries.append(Entry(column: row.column(term), value: row.coefficient(term)))
    }
    rows.append(
      Row(header, origin: origin, entries: first..<entries.count, constant: row.constant))
  }

  /// Adds a multiple of a row, which goes, to another, given the entries of the sum; without any the
  /// sum goes too.
  ///
  /// - Returns: The constant of the sum, and the size of what was added to it.
  mutating func join(
    _ short: Int, times factor: Double, to long: Int, _ sum: Span<Entry>
  ) -> (constant: Double, size: Double) {
    let first = entries.count
    for entry in sum.indices { entries.append(sum[entry]) }
    let constant = rows[short].constant
    rows[short].isRemoved = true
    rows[short].successor = DenseIndex(truncatingIfNeeded: long)
    rows[long].isMerged = true
    rows[long].isRemoved = sum.isEmpty
    rows[long].firstEntry = DenseIndex(truncatingIfNeeded: first)
    rows[long].entryCount = DenseIndex(truncatingIfNeeded: sum.count)
    rows[long].constant += factor * constant
    return (rows[long].constant, constant.magnitude * factor.magnitude)
  }

  /// Puts a row that was resolved again, and has become no longer, in its place.
  mutating func replace(_ row: Int, by resolved: borrowing ResolvedRow) {
    let first = Int(rows[row].firstEntry)
    for term in 0..<resolved.count {
      entries[first + term] = Entry(
        column: resolved.column(term), value: resolved.coefficient(term))
    }
    rows[row].entryCount = DenseIndex(truncatingIfNeeded: resolved.count)
    rows[row].constant = resolved.constant
  }

  /// How many rows are left, and how many entries they have.
  func countLeft() -> (rows: Int, entries: Int) {
    var (rowCount, entryCount) = (0, 0)
    let rows = rows.span
    for index in rows.indices where !rows[index].isRemoved {
      rowCount += 1
      entryCount += Int(rows[index].entryCount)
    }
    return (rowCount, entryCount)
  }

  /// The coefficient of a column in a row; nil if it is too small to divide by.
  func pivot(of column: DenseIndex, in row: Int) -> Double? {
    var pivot = 0.0
    var largest = 0.0
    let own = entries.span.extracting(range(of: row))
    for entry in own.indices {
      largest = Swift.max(largest, own[entry].value.magnitude)
      if own[entry].column == column { pivot = own[entry].value }
    }
    return pivot.magnitude >= Tuning.pivotShare * largest ? pivot : nil
  }
}

extension KeptRows.Row {
  /// Creates the row that a row of the store has become, with the constant that it has over roots.
  @inline(__always)
  init(_ header: RowStore.Row, origin: Int, entries: Range<Int>, constant: Double) {
    firstEntry = DenseIndex(truncatingIfNeeded: entries.lowerBound)
    entryCount = DenseIndex(truncatingIfNeeded: entries.count)
    self.origin = DenseIndex(truncatingIfNeeded: origin)
    relation = header.relation
    isRequired = header.isRequired
    isEnabled = header.isEnabled
    isPinned = header.isPinned
    self.constant = constant
    priority = header.priority
  }
}
