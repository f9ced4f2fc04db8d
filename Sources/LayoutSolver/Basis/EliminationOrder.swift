/// The order in which the rows of a basis are eliminated, so that little fills in.
///
/// Columns in one remaining row come first, then rows with one remaining column: these cause no fill at
/// all. The rest, the nucleus, follows by the number of its entries. Layouts
/// are nearly triangular, so the nucleus is small. Linear except for sorting the nucleus.
struct EliminationOrder: Sendable {
  private(set) var slots: [DenseIndex] = []
  /// The column on which each slot has to pivot; none where the choice is free.
  private(set) var pivotColumns: [OptionalIndex] = []
  /// The number of remaining rows of each column; in the nucleus, approximately, including fill.
  private(set) var columnCounts: [DenseIndex] = []
  private(set) var entryCount = 0
  /// The number of entries, except pivots, of column singletons: all entries of L outside the nucleus.
  private(set) var lowerCount = 0

  /// The remaining slots of each column, combined by exclusive or: the last one is read off.
  private var columnSlots: [DenseIndex] = []
  private var rowCounts: [DenseIndex] = []
  private var isRowDone: [Bool] = []
  private var isColumnDone: [Bool] = []
  private var queue: [DenseIndex] = []
  /// The slots left after the column singletons, by columns.
  private var slotStarts: [DenseIndex] = []
  private var slotsByColumn: [DenseIndex] = []

  mutating func compute(rows: SparseRows, head: [BasisMember]) {
    slots.removeAll(keepingCapacity: true)
    slots.reserveCapacity(head.count)
    pivotColumns.refill(.none, count: head.count)
    isRowDone.refill(false, count: head.count)
    isColumnDone.refill(false, count: head.count)
    columnCounts.refill(0, count: head.count)
    columnSlots.refill(0, count: head.count)
    entryCount = EliminationOrder.count(rows, head, &columnCounts, &columnSlots)
    queue.removeAll(keepingCapacity: true)
    queue.reserveCapacity(head.count)
    for column in 0..<DenseIndex(truncatingIfNeeded: head.count) where columnCounts[column] == 1 {
      queue.append(column)
    }
    lowerCount = EliminationOrder.takeColumnSingletons(
      rows, head, &queue, &columnCounts, &columnSlots, &isRowDone, &isColumnDone, &pivotColumns,
      &slots)
    if slots.count < head.count { takeRowSingletons(rows, head) }
    if slots.count < head.count { takeNucleus() }
  }

  /// Gives back the memory of a large order, after the rows have been eliminated.
  mutating func dropIfLarge() {
    if pivotColumns.count < Tuning.large { return }
    let entryCount = entryCount
    self = EliminationOrder()
    self.entryCount = entryCount
  }

  /// Counts a row that pivots on a column as filling in the rows to come that have the column.
  mutating func countFill(in column: DenseIndex, from pivotColumn: DenseIndex) {
    // The row itself is among those counted for both.
    let count = columnCounts[column] + columnCounts[pivotColumn] - 2
    columnCounts[column] = Swift.min(
      Swift.max(count, 0), DenseIndex(truncatingIfNeeded: pivotColumns.count))
  }

  private static func count(
    _ rows: SparseRows, _ head: [BasisMember], _ counts: inout [DenseIndex],
    _ slots: inout [DenseIndex]
  ) -> Int {
    var counts = counts.mutableSpan
    var slots = slots.mutableSpan
    let (starts, indices, head) = (rows.starts.span, rows.indices.span, head.span)
    var entryCount = 0
    for slot in head.indices {
      if let column = head[slot].placeholderColumn {
        counts[Int(column)] += 1
        slots[Int(column)] ^= DenseIndex(truncatingIfNeeded: slot)
        entryCount += 1
      }
      guard let row = head[slot].row.map({ Int($0) }) else { continue }
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        counts[Int(indices[entry])] += 1
        slots[Int(indices[entry])] ^= DenseIndex(truncatingIfNeeded: slot)
        entryCount += 1
      }
    }
    return entryCount
  }

  /// Returns the number of entries, except pivots, of the rows taken.
  private static func takeColumnSingletons(
    _ rows: SparseRows, _ head: [BasisMember], _ queue: inout [DenseIndex],
    _ columnCounts: inout [DenseIndex], _ columnSlots: inout [DenseIndex],
    _ isRowDone: inout [Bool], _ isColumnDone: inout [Bool], _ pivotColumns: inout [OptionalIndex],
    _ slots: inout [DenseIndex]
  ) -> Int {
    let (starts, indices, values) = (rows.starts.span, rows.indices.span, rows.values.span)
    let head = head.span
    var columnCounts = columnCounts.mutableSpan
    var columnSlots = columnSlots.mutableSpan
    var isRowDone = isRowDone.mutableSpan
    var isColumnDone = isColumnDone.mutableSpan
    var pivotColumns = pivotColumns.mutableSpan
    var (next, entryCount) = (0, 0)
    while next < queue.count {
      let column = queue[next]
      next += 1
      if columnCounts[Int(column)] != 1 { continue }
      let slot = columnSlots[Int(column)]
      var range = 0..<0
      if let row = head[Int(slot)].row.map({ Int($0) }) {
        range = Int(starts[row])..<Int(starts[row + 1])
        let (columns, values) = (indices.extracting(range), values.extracting(range))
        if !isStable(column, columns, values, isColumnDone) { continue }
      }
      slots.append(slot)
      pivotColumns[Int(slot)] = OptionalIndex(column)
      isRowDone[Int(slot)] = true
      isColumnDone[Int(column)] = true
      entryCount += Swift.max(0, range.count - 1)
      for entry in range {
        let other = Int(indices[entry])
        columnCounts[other] -= 1
        columnSlots[other] ^= slot
        if columnCounts[other] == 1 && !isColumnDone[other] { queue.append(indices[entry]) }
      }
    }
    return entryCount
  }

  /// Whether a column's entry is not too small among the remaining ones of its row.
  @inline(__always)
  private static func isStable(
    _ column: DenseIndex, _ columns: Span<DenseIndex>, _ values: Span<Double>,
    _ isColumnDone: borrowing MutableSpan<Bool>
  ) -> Bool {
    var largest = 0.0
    var own = 0.0
    for entry in columns.indices where !isColumnDone[Int(columns[entry])] {
      largest = Swift.max(largest, values[entry].magnitude)
      if columns[entry] == column { own = values[entry].magnitude }
    }
    return own >= Tuning.pivotShare * largest
  }

  private mutating func takeRowSingletons(_ rows: SparseRows, _ head: [BasisMember]) {
    collectRemaining(rows, head)
    queue.removeAll(keepingCapacity: true)
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count) where rowCounts[slot] == 1 {
      queue.append(slot)
    }
    var next = 0
    while next < queue.count {
      let slot = queue[next]
      next += 1
      if isRowDone[slot] || rowCounts[slot] != 1 { continue }
      guard let column = remainingColumn(of: head[slot], rows) else { continue }
      slots.append(slot)
      pivotColumns[slot] = OptionalIndex(column)
      isRowDone[slot] = true
      isColumnDone[column] = true
      for entry in Int(slotStarts[column])..<Int(slotStarts[column + 1]) {
        let other = slotsByColumn[entry]
        if isRowDone[other] { continue }
        rowCounts[other] -= 1
        if rowCounts[other] == 1 { queue.append(other) }
      }
    }
  }

  private func remainingColumn(of member: BasisMember, _ rows: SparseRows) -> DenseIndex? {
    guard let row = member.row else {
      return member.placeholderColumn.flatMap { isColumnDone[$0] ? nil : $0 }
    }
    for entry in rows.entries(of: row) where !isColumnDone[rows.indices[entry]] {
      return rows.indices[entry]
    }
    return nil
  }

  /// Collects the remaining slots of each column by a counting sort, and counts the remaining columns
  /// of each slot.
  private mutating func collectRemaining(_ rows: SparseRows, _ head: [BasisMember]) {
    rowCounts.refill(0, count: head.count)
    slotStarts.refill(0, count: head.count + 2)
    var total: DenseIndex = 0
    for column in 0..<DenseIndex(truncatingIfNeeded: head.count) {
      slotStarts[column + 1] = total
      if !isColumnDone[column] { total += columnCounts[column] }
    }
    slotStarts[head.count + 1] = total
    slotsByColumn.refill(0, count: Int(total))
    for slot in 0..<DenseIndex(truncatingIfNeeded: head.count) where !isRowDone[slot] {
      if let column = head[slot].placeholderColumn { addRemaining(slot, column) }
      guard let row = head[slot].row else { continue }
      for entry in rows.entries(of: row) { addRemaining(slot, rows.indices[entry]) }
    }
  }

  private mutating func addRemaining(_ slot: DenseIndex, _ column: DenseIndex) {
    if isColumnDone[column] { return }
    rowCounts[slot] += 1
    slotsByColumn[slotStarts[column + 1]] = slot
    slotStarts[column + 1] += 1
  }

  private mutating func takeNucleus() {
    let first = slots.count
    for slot in 0..<DenseIndex(truncatingIfNeeded: isRowDone.count) where !isRowDone[slot] {
      slots.append(slot)
    }
    slots[first...].sort { left, right in
      rowCounts[left] != rowCounts[right] ? rowCounts[left] < rowCounts[right] : left < right
    }
  }
}
