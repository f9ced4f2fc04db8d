/// The rows that look violated, those of stronger levels first, then in the order of their indices.
///
/// What a stronger level settles, the weaker ones need not settle again. Inside a level the order in
/// which the rows were written beats the size of the violation: it keeps to one place of the layout
/// after the other, and does not pull a variable to and fro between the extremes of its wishes.
///
/// A row is checked again when it is taken, since entries stay when residuals change.
struct ViolationQueue: Sendable {
  /// The level of each entry, above the index of its row.
  private var heap = KeyHeap()

  mutating func removeAll() {
    heap.removeAll()
  }

  /// Adds a row that is not in the queue.
  mutating func insert(_ row: DenseIndex, level: DenseIndex) {
    heap.insert(Int64(level) << 32 + Int64(row))
  }

  /// Takes the first row out; nil when there is none.
  mutating func takeFirst() -> DenseIndex? {
    heap.takeLeast().map { DenseIndex(truncatingIfNeeded: $0) }
  }
}
