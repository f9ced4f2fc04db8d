/// Eliminates roots without bounds that are in one or two rows.
///
/// - **Merging:** a root in two required equalities and no other row is computed from one of them, and the
///   other one becomes the sum of both without the root. The positions inside a stack are such roots:
///   `left₂ = left₁ + width₁ + 8` and the following rows become `width = Σ widths + gaps`, so a change of a
///   width does not move all following positions in the solver. The root with the shortest rows is eliminated
///   first, like in a Huffman tree. Then all merges take O(entries · log entries). The substitution of free
///   columns is due to Andersen and Andersen (1995).
/// - **Singletons:** a root in a single row can satisfy the row for any values of the other roots, so the row
///   is eliminated, too. After that, other roots may be in a single row.
struct Elimination: Sendable {
  /// Two rows of the problem that were merged.
  struct Merge: Sendable {
    /// The row that was added, which defines a root.
    let short: DenseIndex
    /// The row that became the sum.
    let long: DenseIndex
    /// The factor of the row that was added.
    let factor: Double
  }

  /// The rows of a root.
  private struct Uses {
    /// The number of mergeable rows, and of other rows.
    var equalities: DenseIndex = 0
    var others: DenseIndex = 0
    /// The exclusive or of the indices of the rows.
    ///
    /// It is the index of a single row. If there are two rows, it converts one index to the other one.
    var mix: DenseIndex = 0
    /// The entry in the row that is being merged; −1 if there is none.
    var entry: DenseIndex = -1
    var isBounded: Bool
    var isRemoved = false

    /// Whether the root is eliminated by merging its rows.
    var isFree: Bool { equalities == 2 && others == 0 && !isBounded && !isRemoved }
    /// The number of rows.
    var count: DenseIndex { equalities &+ others }

    mutating func remove() {
      isRemoved = true
      (equalities, others, mix) = (0, 0, 0)
    }
  }

  /// The eliminated roots: first the roots of ``merges``, then the singletons.
  private(set) var definitions = Definitions()
  /// The merges in order.
  private(set) var merges: [Merge] = []
  /// Whether an eliminated inequality leaves its root a choice.
  private(set) var leavesFreedom = false

  /// The rows of each root; empty if no row can be eliminated.
  private var uses: [Uses] = []
  /// The roots that can be eliminated by merging, ordered by ``key(of:in:_:)``.
  private var heap = KeyHeap()
  /// For each root, the mergeable rows before the first merge.
  private var listedRows = SparseRows()
  /// The row that each row is part of.
  private var sums = UnionFind(count: 0)
  private var merged: [SparseEntry] = []
  /// The roots that are in both merged rows and in their sum.
  private var shared: [DenseIndex] = []
  /// The roots that are in both merged rows, but not in their sum.
  private var cancelled: [DenseIndex] = []

  /// Whether a root was eliminated.
  func contains(_ root: DenseIndex) -> Bool { !uses.isEmpty && uses[root].isRemoved }

  /// Eliminates roots and rows; returns whether no merged row contradicts itself.
  mutating func run(on kept: inout KeptRows, _ roots: [Reduction.Root]) -> Bool {
    definitions.removeAll()
    merges.clear()
    leavesFreedom = false
    uses.clear()
    if kept.rows.allSatisfy({ $0.isPinned }) { return true }
    uses.append(contentsOf: roots.lazy.map { Uses(isBounded: $0.isBounded) })
    count(kept)
    guard mergeEqualities(&kept) else { return false }
    assert(isCountCorrect(for: kept), "merging keeps the counts correct")
    removeSingletons(of: &kept)
    assert(isCountCorrect(for: kept), "removing rows keeps the counts correct")
    return true
  }

  private mutating func count(_ kept: KeptRows) {
    var uses = uses.mutableSpan
    for index in kept.rows.indices where !kept.rows[index].isRemoved {
      let isMergeable = kept.rows[index].isMergeable
      let own = kept.entries.span.extracting(kept.entries(of: kept.rows[index]))
      for entry in own.indices {
        let root = Int(own[entry].index)
        uses[root].equalities += isMergeable ? 1 : 0
        uses[root].others += isMergeable ? 0 : 1
        uses[root].mix ^= DenseIndex(truncatingIfNeeded: index)
      }
    }
  }

  /// Whether each root stores the number and mix of its rows; for debug builds.
  private func isCountCorrect(for kept: KeptRows) -> Bool {
    var other = Elimination()
    other.uses = uses.map { Uses(isBounded: $0.isBounded) }
    other.count(kept)
    return zip(uses, other.uses).allSatisfy { $0.count == $1.count && $0.mix == $1.mix }
  }

  // MARK: Merging

  private mutating func mergeEqualities(_ kept: inout KeptRows) -> Bool {
    guard kept.rows.count(where: { $0.isMergeable }) > 1 else { return true }
    sums = UnionFind(count: kept.rows.count)
    queueFree(kept)
    while let least = heap.takeLeast() {
      let root = DenseIndex(truncatingIfNeeded: least & 0xFFFF_FFFF)
      guard uses[root].isFree, let rows = rows(of: root, kept) else { continue }
      let key = Elimination.key(of: root, in: rows, kept)
      if key > least {
        heap.insert(key)
      } else if !merge(root, of: rows, &kept) {
        return false
      }
    }
    return true
  }

  /// Adds the roots to the queue that can be eliminated before the first merge.
  private mutating func queueFree(_ kept: KeptRows) {
    heap.removeAll()
    listedRows.list(kept, columnCount: uses.count, where: { $0.isMergeable })
    for root in uses.indices where uses[root].isFree {
      let rows = listedRows.indices[listedRows.entries(of: DenseIndex(truncatingIfNeeded: root))]
      let pair = (Int(rows[rows.startIndex]), Int(rows[rows.startIndex + 1]))
      heap.insert(Elimination.key(of: DenseIndex(truncatingIfNeeded: root), in: pair, kept))
    }
  }

  /// Returns the number of entries in the rows of a root, combined with the root.
  @inline(__always)
  private static func key(
    of root: DenseIndex, in rows: (first: Int, second: Int), _ kept: KeptRows
  ) -> Int64 {
    let length = kept.rows[rows.first].entryCount + kept.rows[rows.second].entryCount
    return Int64(length) << 32 | Int64(root)
  }

  /// Returns the two rows of a root.
  private mutating func rows(
    of root: DenseIndex, _ kept: KeptRows
  ) -> (first: Int, second: Int)? {
    for index in listedRows.entries(of: root).reversed() {
      let first = sums.root(of: listedRows.indices[index])
      let second = uses[root].mix ^ first
      if first == second || second < 0 || Int(second) >= kept.rows.count { continue }
      // A merge may have removed the root from the row.
      if kept.pivot(of: root, in: Int(first)).coefficient != 0
        && kept.pivot(of: root, in: Int(second)).coefficient != 0
      {
        return (Int(first), Int(second))
      }
    }
    return nil
  }

  /// Eliminates a root and one of its rows; returns whether the other row does not contradict itself.
  private mutating func merge(
    _ root: DenseIndex, of rows: (first: Int, second: Int), _ kept: inout KeptRows
  ) -> Bool {
    var (short, long) = rows
    if kept.rows[short].entryCount > kept.rows[long].entryCount { swap(&short, &long) }
    let (pivot, isStable) = kept.pivot(of: root, in: short)
    if !isStable { return true }
    definitions.append(root, pivot, by: short, of: kept)
    uses[root].remove()
    let factor = -kept.pivot(of: root, in: long).coefficient / pivot
    merges.append(
      Merge(short: kept.rows[short].origin, long: kept.rows[long].origin, factor: factor))
    sums.attach(DenseIndex(truncatingIfNeeded: short), to: DenseIndex(truncatingIfNeeded: long))
    let count = add(short, times: factor, to: long, without: root, kept)
    guard kept.merge(short, times: factor, into: long, merged.span.extracting(..<count)) else {
      return false
    }
    for other in shared where uses[other].isFree {
      let second = Int(uses[other].mix) ^ long
      heap.insert(Elimination.key(of: other, in: (long, second), kept))
    }
    for other in cancelled where uses[other].isFree {
      guard let rows = self.rows(of: other, kept) else { continue }
      heap.insert(Elimination.key(of: other, in: rows, kept))
    }
    return true
  }

  /// Writes the sum of a row and a multiple of another row to ``merged``; returns the number of entries.
  ///
  /// The roots that both rows contain are added to ``shared`` or ``cancelled``.
  private mutating func add(
    _ short: Int, times factor: Double, to long: Int, without root: DenseIndex, _ kept: KeptRows
  ) -> Int {
    shared.clear()
    cancelled.clear()
    let size = Int(kept.rows[short].entryCount + kept.rows[long].entryCount)
    if merged.count < size { merged.refill(SparseEntry(index: 0, value: 0), count: 2 * size) }
    let count = Elimination.add(
      short, times: factor, to: long, without: root, kept, in: &merged, &uses, &shared,
      &cancelled)
    for other in cancelled {
      uses[other].equalities -= 1
      uses[other].mix ^= DenseIndex(truncatingIfNeeded: long)
    }
    return cancelled.isEmpty ? count : dropZeros(count)
  }

  /// Removes the entries of ``merged`` that are 0; returns the number of the other ones.
  private mutating func dropZeros(_ count: Int) -> Int {
    var keptCount = 0
    for entry in 0..<count where merged[entry].value != 0 {
      merged[keptCount] = merged[entry]
      keptCount += 1
    }
    return keptCount
  }

  private static func add(
    _ short: Int, times factor: Double, to long: Int, without root: DenseIndex, _ kept: KeptRows,
    in merged: inout [SparseEntry], _ uses: inout [Uses], _ shared: inout [DenseIndex],
    _ cancelled: inout [DenseIndex]
  ) -> Int {
    var merged = merged.mutableSpan
    var uses = uses.mutableSpan
    let added = kept.entries.span.extracting(kept.entries(of: kept.rows[short]))
    let own = kept.entries.span.extracting(kept.entries(of: kept.rows[long]))
    let (short, long) = (
      DenseIndex(truncatingIfNeeded: short), DenseIndex(truncatingIfNeeded: long)
    )
    var count = 0
    for entry in own.indices where own[entry].index != root {
      uses[Int(own[entry].index)].entry = DenseIndex(truncatingIfNeeded: count)
      merged[count] = own[entry]
      count += 1
    }
    let ownCount = count
    for entry in added.indices where added[entry].index != root {
      let (other, value) = (Int(added[entry].index), factor * added[entry].value)
      uses[other].mix ^= short
      let entryInSum = Int(uses[other].entry)
      if entryInSum >= 0 {
        Tolerance.subtract(-value, from: &merged[entryInSum].value)
        uses[other].equalities -= 1
        if merged[entryInSum].value == 0 {
          cancelled.append(added[entry].index)
        } else {
          shared.append(added[entry].index)
        }
      } else {
        uses[other].mix ^= long
        merged[count] = SparseEntry(index: added[entry].index, value: value)
        count += 1
      }
    }
    for entry in 0..<ownCount { uses[Int(merged[entry].index)].entry = -1 }
    return count
  }

  // MARK: Singletons

  private mutating func removeSingletons(of kept: inout KeptRows) {
    var queue = uses.indices.filter { uses[$0].count == 1 }
    var next = 0
    while next < queue.count {
      let root = queue[next]
      next += 1
      if uses[root].count != 1 || uses[root].isBounded { continue }
      let row = Int(uses[root].mix)
      if kept.rows[row].isPinned { continue }
      let (pivot, isStable) = kept.pivot(of: DenseIndex(truncatingIfNeeded: root), in: row)
      if !isStable { continue }
      kept.remove(row)
      leavesFreedom = leavesFreedom || kept.rows[row].relation != .equal
      definitions.append(DenseIndex(truncatingIfNeeded: root), pivot, by: row, of: kept)
      for entry in kept.entries(of: kept.rows[row]) {
        let other = Int(kept.entries[entry].index)
        // From now on, only the sum of both numbers is correct.
        uses[other].others -= 1
        uses[other].mix ^= DenseIndex(truncatingIfNeeded: row)
        if uses[other].count == 1 { queue.append(other) }
      }
      uses[root].remove()
    }
  }
}
