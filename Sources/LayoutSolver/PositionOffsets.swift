/// Measures positions from one another instead of from the edge of the window.
///
/// A layout says how far views are apart, so its rows stay what they are when all positions move
/// together. But in terms of absolute positions a change of one height moves all views below it. Each
/// position becomes the sum of its neighbour's and an offset, and a row between neighbours becomes
/// one of few offsets, in which a change stays where it is made (the tree of a network simplex takes
/// the place of the potentials). The substitution is unimodular, hence exact on coefficients of 1.
struct PositionOffsets: Sendable {
  /// What is known of a variable.
  private struct Node: Sendable {
    /// The variable that it is measured from; -1 for none.
    var parent: DenseIndex = -1
    /// The number of its group, -1 as long as it has none; -2 for one that is not a position.
    var group: DenseIndex = -2
    /// Its place in the order of the search: parents come before children.
    var rank: DenseIndex = -1
    /// Its coefficient in the row being rewritten, and whether it waits there.
    var coefficient = 0.0
    var isOpen = false
  }

  /// A smaller group is local enough.
  private static let leastGroup = 64
  /// Longer rows do not make neighbours.
  private static let longestRow = 8
  /// Of how many rows one may change when the group moves as a whole.
  private static let rowsForEachFixed = 16
  /// How many times as many entries there may be afterwards.
  private static let growth = 2

  private var nodes: [Node] = []
  /// The positions in the order of the search.
  private var order: [DenseIndex] = []
  private var rowsOfColumn = SparseRows()
  private var open: [DenseIndex] = []
  private var rewritten: [KeptRows.Entry] = []
  private var ends: [(row: DenseIndex, end: DenseIndex)] = []

  mutating func removeAll() {
    order.removeAll(keepingCapacity: true)
  }

  /// Rewrites the rows of all groups of positions that are large enough.
  mutating func run(on kept: inout KeptRows, _ roots: [StorePresolve.Root]) {
    removeAll()
    if roots.count < PositionOffsets.leastGroup { return }
    nodes.refill(Node(), count: roots.count)
    var freeCount = 0
    for row in kept.rows.indices where !kept.rows[row].isRemoved {
      for entry in kept.range(of: row) {
        let column = kept.entries[entry].column
        if roots[column].lower.isFinite || roots[column].upper.isFinite { continue }
        if nodes[column].group == -2 { freeCount += 1 }
        nodes[column].group = -1
      }
    }
    if freeCount < PositionOffsets.leastGroup { return }
    rowsOfColumn.list(kept, columnCount: roots.count) { row in
      !row.isRemoved && row.entryCount > 1 && row.entryCount <= PositionOffsets.longestRow
    }
    let sizes = formGroups(kept)
    let isMoved = choose(kept, sizes)
    if !isMoved.contains(true) || !rewrite(kept, isMoved) {
      removeAll()
      return
    }
    order.removeAll { !isMoved[nodes[$0].group] || nodes[$0].parent < 0 }
    replaceRows(of: &kept)
  }

  /// Sets all offsets to 0, which those that no row mentions any more keep.
  func clear(_ values: inout [Double]) {
    for column in order { values[column] = 0 }
  }

  /// Adds the positions that the offsets are measured from.
  func restore(_ values: inout [Double]) {
    for column in order { values[column] += values[nodes[column].parent] }
  }

  // MARK: Groups

  /// Finds, from each free variable on, those that stand opposite to one of the group in some row, by
  /// breadth, so that offsets reach no farther than they must; returns how large the groups are.
  private mutating func formGroups(_ kept: KeptRows) -> [Int] {
    var sizes: [Int] = []
    for seed in 0..<DenseIndex(truncatingIfNeeded: nodes.count) where nodes[seed].group == -1 {
      let group = DenseIndex(truncatingIfNeeded: sizes.count)
      let first = order.count
      admit(seed, to: group, from: -1)
      var next = first
      while next < order.count {
        admitNeighbours(of: order[next], kept)
        next += 1
      }
      sizes.append(order.count - first)
    }
    return sizes
  }

  private mutating func admit(_ column: DenseIndex, to group: DenseIndex, from parent: DenseIndex) {
    nodes[column].group = group
    nodes[column].parent = parent
    nodes[column].rank = DenseIndex(truncatingIfNeeded: order.count)
    order.append(column)
  }

  private mutating func admitNeighbours(of column: DenseIndex, _ kept: KeptRows) {
    for index in rowsOfColumn.entries(of: column) {
      let row = Int(rowsOfColumn.indices[index])
      var own = 0.0
      for entry in kept.range(of: row) where kept.entries[entry].column == column {
        own = kept.entries[entry].value
      }
      for entry in kept.range(of: row) {
        let other = kept.entries[entry]
        if nodes[other.column].group == -1 && other.value == -own {
          admit(other.column, to: nodes[column].group, from: column)
        }
      }
    }
  }

  /// Chooses the groups that are large and in which most rows stay when all positions move alike.
  private func choose(_ kept: KeptRows, _ sizes: [Int]) -> [Bool] {
    var fixedRows = [Int](repeating: 0, count: sizes.count)
    var rows = fixedRows
    for row in kept.rows.indices where !kept.rows[row].isRemoved {
      let range = kept.range(of: row)
      for entry in range {
        let group = nodes[kept.entries[entry].column].group
        if group < 0 || sizes[group] < PositionOffsets.leastGroup { continue }
        if range.count > PositionOffsets.longestRow {
          fixedRows[group] += 1
          break
        }
        var sum = 0.0
        for other in range where nodes[kept.entries[other].column].group == group {
          sum += kept.entries[other].value
        }
        rows[group] += 1
        if sum != 0 { fixedRows[group] += 1 }
      }
    }
    return sizes.indices.map {
      sizes[$0] >= PositionOffsets.leastGroup
        && fixedRows[$0] * PositionOffsets.rowsForEachFixed <= rows[$0]
    }
  }

  // MARK: Rows

  /// Writes all rows of the groups anew, in terms of offsets; false if they grow too long.
  private mutating func rewrite(_ kept: KeptRows, _ isMoved: [Bool]) -> Bool {
    rewritten.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    let limit = PositionOffsets.growth * kept.entries.count
    for row in kept.rows.indices where !kept.rows[row].isRemoved {
      let first = rewritten.count
      for entry in kept.range(of: row) {
        let term = kept.entries[entry]
        let group = nodes[term.column].group
        if group >= 0 && isMoved[group] {
          add(term.value, to: term.column)
        } else {
          rewritten.append(term)
        }
      }
      if open.isEmpty {
        rewritten.removeLast(rewritten.count - first)
        continue
      }
      while let column = takeLastOpen() { climb(from: column) }
      if rewritten.count > limit { return false }
      ends.append(
        (DenseIndex(truncatingIfNeeded: row), DenseIndex(truncatingIfNeeded: rewritten.count)))
    }
    return true
  }

  private mutating func add(_ value: Double, to column: DenseIndex) {
    Tolerance.subtract(-value, from: &nodes[column].coefficient)
    if nodes[column].isOpen { return }
    nodes[column].isOpen = true
    open.append(column)
  }

  /// Takes the open position that comes last in the order: no other one leads to it.
  private mutating func takeLastOpen() -> DenseIndex? {
    guard var last = open.indices.first else { return nil }
    for place in open.indices where nodes[open[place]].rank > nodes[open[last]].rank {
      last = place
    }
    open.swapAt(last, open.count - 1)
    return open.popLast()
  }

  /// Writes the offset of a position, and leaves the rest of it to its parent.
  private mutating func climb(from column: DenseIndex) {
    let value = nodes[column].coefficient
    nodes[column].coefficient = 0
    nodes[column].isOpen = false
    if value == 0 { return }
    rewritten.append(KeptRows.Entry(column: column, value: value))
    if nodes[column].parent >= 0 { add(value, to: nodes[column].parent) }
  }

  private func replaceRows(of kept: inout KeptRows) {
    var first = 0
    for (row, end) in ends {
      kept.rows[row].firstEntry = DenseIndex(truncatingIfNeeded: kept.entries.count)
      kept.rows[row].entryCount = end - DenseIndex(truncatingIfNeeded: first)
      kept.entries.append(contentsOf: rewritten[first..<Int(end)])
      first = Int(end)
    }
  }
}
