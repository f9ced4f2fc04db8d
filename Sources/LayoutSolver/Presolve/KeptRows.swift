/// Rows of a problem as sums of roots, in which presolve merges and eliminates rows.
///
/// An eliminated row is marked as removed, and keeps its entries if it defines a root. ``LiveReduction``
/// opens such a row with a column.
struct KeptRows: Sendable {
  /// A row, whose entries are stored consecutively.
  struct Row: Sendable {
    fileprivate(set) var firstEntry: DenseIndex
    fileprivate(set) var entryCount: DenseIndex
    /// The index of the row in the problem.
    let origin: DenseIndex
    let relation: RowRelation
    let isRequired: Bool
    let isInForce: Bool
    /// Whether presolve may not eliminate the row.
    let isPinned: Bool
    /// Whether the row was eliminated.
    fileprivate(set) var isRemoved = false
    /// Whether other rows were added to this row.
    fileprivate(set) var isMerged = false
    fileprivate(set) var constant: Double
    let priority: Double

    /// Whether the row is a required equality that presolve may eliminate.
    var isMergeable: Bool { isRequired && relation == .equal && !isPinned && !isRemoved }

    /// Creates a row of the problem whose constant has changed because variables are replaced by roots.
    @inline(__always)
    init(_ row: LinearProblem.Row, origin: Int, entries: Range<Int>, constant: Double) {
      firstEntry = DenseIndex(truncatingIfNeeded: entries.lowerBound)
      entryCount = DenseIndex(truncatingIfNeeded: entries.count)
      self.origin = DenseIndex(truncatingIfNeeded: origin)
      (relation, isRequired, priority) = (row.relation, row.isRequired, row.priority)
      (isInForce, isPinned) = (row.isInForce, row.isPinned)
      self.constant = constant
    }
  }

  /// The rows, in the order of the problem.
  private(set) var rows: [Row] = []
  /// The entries of all rows; their indices are roots.
  private(set) var entries: [SparseEntry] = []
  /// The rows to which other rows were added, each with its state before.
  private var unmerged: [(row: Int, before: Row)] = []

  /// Returns the indices of a row's entries.
  @inline(__always)
  func entries(of row: Row) -> Range<Int> {
    let first = Int(row.firstEntry)
    return Range(uncheckedBounds: (first, first + Int(row.entryCount)))
  }

  // MARK: Building

  mutating func removeAll() {
    rows.clear()
    entries.clear()
    unmerged.clear()
  }

  mutating func reserveCapacity(_ rowCount: Int, _ entryCount: Int) {
    rows.reserveCapacity(rowCount)
    entries.reserveCapacity(entryCount)
  }

  /// Adds a row of the problem.
  mutating func append(_ row: borrowing ResolvedRow, _ header: LinearProblem.Row, origin: Int) {
    let first = entries.count
    for term in 0..<row.count {
      entries.append(SparseEntry(index: row.root(term), value: row.coefficient(term)))
    }
    rows.append(
      Row(header, origin: origin, entries: first..<entries.count, constant: row.constant))
  }

  /// Adds a row of other kept rows, with its entries.
  mutating func append(_ row: Row, _ own: ArraySlice<SparseEntry>) {
    var copy = row
    copy.firstEntry = DenseIndex(truncatingIfNeeded: entries.count)
    rows.append(copy)
    entries.append(contentsOf: own)
  }

  /// Replaces a row by the same row of the problem, which now has at most as many entries.
  mutating func replace(_ row: Int, by resolved: borrowing ResolvedRow) {
    let first = Int(rows[row].firstEntry)
    for term in 0..<resolved.count {
      entries[first + term] = SparseEntry(
        index: resolved.root(term), value: resolved.coefficient(term))
    }
    rows[row].entryCount = DenseIndex(truncatingIfNeeded: resolved.count)
    rows[row].constant = resolved.constant
  }

  // MARK: Elimination

  /// Marks a row as eliminated.
  mutating func remove(_ row: Int) { rows[row].isRemoved = true }

  /// Replaces a row by its sum with a multiple of another row, which is eliminated.
  ///
  /// - Parameter sum: The entries of the sum. If there are none, the sum is eliminated, too.
  /// - Returns: Whether the sum does not contradict itself.
  mutating func merge(
    _ short: Int, times factor: Double, into long: Int, _ sum: Span<SparseEntry>
  ) -> Bool {
    if !rows[long].isMerged { unmerged.append((long, rows[long])) }
    rows[short].isRemoved = true
    rows[long].isMerged = true
    rows[long].isRemoved = sum.isEmpty
    rows[long].firstEntry = DenseIndex(truncatingIfNeeded: entries.count)
    rows[long].entryCount = DenseIndex(truncatingIfNeeded: sum.count)
    for entry in sum.indices { entries.append(sum[entry]) }
    let added = factor * rows[short].constant
    rows[long].constant += added
    return !sum.isEmpty
      || !Tolerance.isViolation(rows[long].constant, magnitude: added.magnitude)
  }

  /// Returns the coefficient of a root in a row, and whether it is large enough to divide by.
  func pivot(of root: DenseIndex, in row: Int) -> (coefficient: Double, isStable: Bool) {
    var (pivot, largest) = (0.0, 0.0)
    let own = entries.span.extracting(entries(of: rows[row]))
    for entry in own.indices {
      largest = Swift.max(largest, own[entry].value.magnitude)
      if own[entry].index == root { pivot = own[entry].value }
    }
    return (pivot, pivot != 0 && pivot.magnitude >= Tuning.pivotShare * largest)
  }

  // MARK: After presolve

  /// Returns the rows before other rows were added to them.
  ///
  /// Eliminated rows stay eliminated.
  func beforeMerging() -> KeptRows {
    var copy = self
    for (row, before) in unmerged {
      copy.rows[row] = before
      copy.rows[row].isRemoved = rows[row].isRemoved
    }
    return copy
  }

  /// Returns the index of a pinned row, which is always kept.
  func index(ofPinned origin: DenseIndex) -> Int {
    let index = rows.indices.partitioningIndex { rows[$0].origin >= origin }
    assert(rows[index].origin == origin && rows[index].isPinned, "a pinned row is kept")
    return index
  }

  /// Returns the number of rows before a row that were not eliminated.
  func remainingCount(before index: Int) -> Int { rows[..<index].count { !$0.isRemoved } }

  /// Changes the constant of a pinned row.
  mutating func setConstant(_ constant: Double, ofPinned origin: DenseIndex) {
    rows[index(ofPinned: origin)].constant = constant
  }
}
