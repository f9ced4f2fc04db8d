/// The queue of rows that look violated: those of stronger levels first, then in the order of their indices.
///
/// Rows of stronger levels determine values for which rows of weaker levels then need no steps. The order in
/// which rows were written is better than the size of the violation: it completes one region of the layout
/// after the other, and does not move a variable back and forth between extreme optional rows.
///
/// A row is checked again when it is taken, since entries stay when residuals change.
struct ViolationQueue: Sendable {
  /// The level of each entry, above the index of its row.
  private var heap = KeyHeap()

  /// Whether rows come in the order of their indices alone, as Bland's rule wants them.
  private var isByIndex = false

  mutating func removeAll() {
    heap.removeAll()
  }

  /// Lets rows come in the order of their indices alone, or in the usual one, from now on.
  mutating func order(byIndex: Bool, _ states: [RowState]) {
    if byIndex == isByIndex { return }
    isByIndex = byIndex
    var rows: [DenseIndex] = []
    while let row = takeFirst() { rows.append(row) }
    for row in rows { insert(row, level: states[row].level) }
  }

  /// Frees the memory of the queue if it is empty.
  mutating func dropSpareRoom() {
    if heap.least == nil { heap = KeyHeap() }
  }

  /// Adds a row that is not in the queue.
  mutating func insert(_ row: DenseIndex, level: Level) {
    heap.insert((isByIndex ? 0 : Int64(level.rank)) << 32 + Int64(row))
  }

  /// Takes the first row out; nil if the queue is empty.
  mutating func takeFirst() -> DenseIndex? {
    heap.takeLeast().map { DenseIndex(truncatingIfNeeded: $0) }
  }
}
