/// The queue of rows that look violated: those of stronger levels first, then in the order of their indices.
///
/// What a stronger level settles, the weaker ones need not settle again. The order in which rows were written
/// beats the size of the violation: it keeps to one place of the layout after the other, and does not move a
/// variable to and fro between the extremes of its wishes.
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

  /// Gives back the room for rows that waited once, if none does now.
  mutating func dropSpareRoom() {
    if heap.least == nil { heap = KeyHeap() }
  }

  /// Adds a row that is not in the queue.
  mutating func insert(_ row: DenseIndex, level: DenseIndex) {
    heap.insert((isByIndex ? 0 : Int64(level)) << 32 + Int64(row))
  }

  /// The first row; nil when there is none.
  @inline(__always)
  var first: DenseIndex? { heap.least.map { DenseIndex(truncatingIfNeeded: $0) } }

  /// Takes the first row out; nil when there is none.
  mutating func takeFirst() -> DenseIndex? {
    heap.takeLeast().map { DenseIndex(truncatingIfNeeded: $0) }
  }
}
