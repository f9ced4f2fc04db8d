/// Measures positions from one another instead of from the edge of the window.
///
/// A layout says how far views are apart, so its rows stay what they are when all positions move
/// together. But in terms of absolute positions a change of one height moves all views below it. Each
/// position becomes the sum of its neighbour's and an offset, and a row between neighbours becomes
/// one of few offsets, in which a change stays where it is made (the tree of a network simplex takes
/// the place of the potentials; compare Ahuja, Magnanti and Orlin 1993, section 11.3). The
/// substitution is unimodular, hence exact on coefficients of 1.
struct PositionOffsets: Sendable {
  /// What is known of a column.
  private struct Node: Sendable {
    /// The number of its group; -1 as long as it has none, -2 for one that is not a position.
    var group: DenseIndex = -2
    /// Whether it waits in the row being rewritten, and its coefficient there.
    var isOpen = false
    var coefficient = 0.0
  }

  /// A row in terms of positions, and what it comes from.
  private struct Original: Sendable {
    let row: DenseIndex
    let firstEntry: DenseIndex
    let entryCount: DenseIndex
  }

  /// Of how many rows one may change when the group moves as a whole.
  private static let rowsForEachFixed = 16
  /// How many times as many entries there may be afterwards.
  private static let growth = 2

  private var nodes: [Node] = []
  /// The column that each column is measured from; -1 for none.
  private var parents: [DenseIndex] = []
  /// The place of each column in the order of the search: parents come before children.
  private var ranks: [DenseIndex] = []
  /// The positions in the order of the search; afterwards those measured from others.
  private(set) var order: [DenseIndex] = []
  /// How many positions each group has.
  private var groupSizes: [Int] = []
  /// The open columns of the row being rewritten, the last of the order first.
  private var open = KeyHeap()
  /// The rows of the groups that are large, and what is written in place of their entries.
  private var touchedRows: [DenseIndex] = []
  private var rewritten: [KeptRows.Entry] = []
  private var originals: [Original] = []

  /// Whether no position is measured from another.
  var isEmpty: Bool { order.isEmpty }

  mutating func removeAll() {
    order.clear()
    originals.clear()
  }

  /// Gives back the memory that only rewriting rows and taking them apart again needs.
  mutating func dropScratch() {
    nodes = []
    if isEmpty { (parents, ranks) = ([], []) }
    groupSizes = []
    open = KeyHeap()
    touchedRows = []
    rewritten = []
    originals = []
  }

  /// Rewrites the rows of all groups of at least so many positions; a smaller group is local enough.
  ///
  /// - Parameter rowsOfColumn: The rows that may make neighbours of each column.
  mutating func run(
    on kept: inout KeptRows, _ rowsOfColumn: SparseRows, _ roots: [Presolve.Root],
    leastGroup: Int
  ) {
    removeAll()
    if roots.count < leastGroup { return }
    let positionCount = findPositions(kept, roots)
    if positionCount < leastGroup { return }
    order.reserveCapacity(positionCount)
    formGroups(kept, rowsOfColumn)
    if !groupSizes.contains(where: { $0 >= leastGroup }) { return removeAll() }
    let isMoved = chooseGroups(kept, leastGroup)
    if !isMoved.contains(true) || !rewrite(&kept, isMoved) {
      takeApart(&kept)
      removeAll()
      return
    }
    for column in order where !isMoved[nodes[column].group] { parents[column] = -1 }
    order.removeAll { parents[$0] < 0 }
  }

  /// The column that a column is measured from.
  func parent(of column: DenseIndex) -> DenseIndex { parents[column] }

  /// The place of a column that is measured from another in the order of the search; nil for others.
  func rank(of column: DenseIndex) -> DenseIndex? {
    if order.isEmpty || Int(column) >= parents.count || parents[column] < 0 { return nil }
    return ranks[column]
  }

  /// Makes the rows what they were before they were rewritten.
  func takeApart(_ kept: inout KeptRows) {
    for original in originals {
      kept.rows[original.row].firstEntry = original.firstEntry
      kept.rows[original.row].entryCount = original.entryCount
    }
  }

  /// Sets all offsets to 0, which those that no row mentions keep.
  func clear(_ values: inout [Double]) {
    for column in order { values[column] = 0 }
  }

  /// Adds to the offsets the positions that they are measured from.
  func restore(_ values: inout [Double]) {
    for column in order { values[column] += values[parents[column]] }
  }

  // MARK: Groups

  /// Finds the columns that no bound ties to a value of their own; returns how many there are.
  private mutating func findPositions(_ kept: KeptRows, _ roots: [Presolve.Root]) -> Int {
    nodes.refill(Node(), count: roots.count)
    parents.refill(-1, count: roots.count)
    ranks.refill(-1, count: roots.count)
    return PositionOffsets.findPositions(kept, roots, &nodes)
  }

  private static func findPositions(
    _ kept: KeptRows, _ roots: [Presolve.Root], _ nodes: inout [Node]
  ) -> Int {
    var nodes = nodes.mutableSpan
    let rows = kept.rows.span
    let entries = kept.entries.span
    let roots = roots.span
    var count = 0
    for row in rows.indices where !rows[row].isRemoved {
      let first = Int(rows[row].firstEntry)
      for entry in first..<(first + Int(rows[row].entryCount)) {
        let column = Int(entries[entry].column)
        if roots[column].lower.isFinite || roots[column].upper.isFinite { continue }
        if nodes[column].group == -2 { count += 1 }
        nodes[column].group = -1
      }
    }
    return count
  }

  /// Finds, from each position on, those that stand opposite to one of the group in some row, by
  /// breadth, so that offsets reach no farther than they must.
  private mutating func formGroups(_ kept: KeptRows, _ rowsOfColumn: SparseRows) {
    groupSizes.clear()
    for seed in 0..<DenseIndex(truncatingIfNeeded: nodes.count) where nodes[seed].group == -1 {
      let group = DenseIndex(truncatingIfNeeded: groupSizes.count)
      let first = order.count
      admit(seed, to: group, from: -1)
      var next = first
      while next < order.count {
        admitNeighbours(of: order[next], kept, rowsOfColumn)
        next += 1
      }
      groupSizes.append(order.count - first)
    }
  }

  private mutating func admit(_ column: DenseIndex, to group: DenseIndex, from parent: DenseIndex) {
    nodes[column].group = group
    parents[column] = parent
    ranks[column] = DenseIndex(truncatingIfNeeded: order.count)
    order.append(column)
  }

  private mutating func admitNeighbours(
    of column: DenseIndex, _ kept: KeptRows, _ rowsOfColumn: SparseRows
  ) {
    let found = order.count
    PositionOffsets.findNeighbours(of: column, kept, rowsOfColumn, &nodes, &order)
    for place in found..<order.count {
      parents[order[place]] = column
      ranks[order[place]] = DenseIndex(truncatingIfNeeded: place)
    }
  }

  /// Appends those that stand opposite to a column and belong to no group yet, and lets them belong
  /// to its own.
  private static func findNeighbours(
    of column: DenseIndex, _ kept: KeptRows, _ rowsOfColumn: SparseRows, _ nodes: inout [Node],
    _ order: inout [DenseIndex]
  ) {
    let (rows, entries) = (kept.rows.span, kept.entries.span)
    let rowsOfColumn = rowsOfColumn.indices.span.extracting(rowsOfColumn.entries(of: column))
    var nodes = nodes.mutableSpan
    for index in rowsOfColumn.indices {
      let row = Int(rowsOfColumn[index])
      let first = Int(rows[row].firstEntry)
      let entries = entries.extracting(first..<(first + Int(rows[row].entryCount)))
      var own = 0.0
      for entry in entries.indices where entries[entry].column == column {
        own = entries[entry].value
      }
      for entry in entries.indices where entries[entry].value == -own {
        let other = entries[entry].column
        if nodes[Int(other)].group != -1 { continue }
        nodes[Int(other)].group = nodes[Int(column)].group
        order.append(other)
      }
    }
  }

  /// Chooses the groups that are large and in which most rows stay when all positions move alike.
  private mutating func chooseGroups(_ kept: KeptRows, _ leastGroup: Int) -> [Bool] {
    var fixedRows = [Int](repeating: 0, count: groupSizes.count)
    var rows = fixedRows
    touchedRows.clear()
    touchedRows.reserveCapacity(kept.count)
    PositionOffsets.countRows(
      kept, nodes, groupSizes, leastGroup, &rows, fixed: &fixedRows, &touchedRows)
    return groupSizes.indices.map {
      groupSizes[$0] >= leastGroup
        && fixedRows[$0] * PositionOffsets.rowsForEachFixed <= rows[$0]
    }
  }

  /// Counts the rows of each large group, and those that change when all of its positions move alike;
  /// lists the rows of all large groups.
  private static func countRows(
    _ kept: KeptRows, _ nodes: [Node], _ groupSizes: [Int], _ leastGroup: Int,
    _ counts: inout [Int], fixed: inout [Int], _ touched: inout [DenseIndex]
  ) {
    let (rows, entries) = (kept.rows.span, kept.entries.span)
    let (nodes, groupSizes) = (nodes.span, groupSizes.span)
    for row in rows.indices where !rows[row].isRemoved {
      let first = Int(rows[row].firstEntry)
      let entries = entries.extracting(first..<(first + Int(rows[row].entryCount)))
      var isTouched = false
      for entry in entries.indices {
        let group = Int(nodes[Int(entries[entry].column)].group)
        if group < 0 || groupSizes[group] < leastGroup { continue }
        if !isTouched { touched.append(DenseIndex(truncatingIfNeeded: row)) }
        isTouched = true
        if entries.count > Presolve.longestLocalRow {
          fixed[group] += 1
          break
        }
        var sum = 0.0
        for other in entries.indices
        where Int(nodes[Int(entries[other].column)].group) == group {
          sum += entries[other].value
        }
        counts[group] += 1
        if sum != 0 { fixed[group] += 1 }
      }
    }
  }

  // MARK: Rows

  /// Writes all rows of the groups anew, in terms of offsets; false if they grow too long.
  private mutating func rewrite(_ kept: inout KeptRows, _ isMoved: [Bool]) -> Bool {
    let limit = PositionOffsets.growth * kept.entries.count
    rewritten.clear()
    rewritten.reserveCapacity(Swift.min(kept.entries.count, 2 * touchedRows.count))
    originals.reserveCapacity(touchedRows.count)
    for row in touchedRows {
      let first = rewritten.count
      switch PositionOffsets.rewriteFew(
        of: Int(row), kept, nodes, isMoved, parents, ranks, &rewritten)
      {
      case .unmoved: continue
      case .isRewritten: break
      case .isLong:
        PositionOffsets.openPositions(
          of: Int(row), kept, isMoved, &nodes, &rewritten, &open, ranks)
        PositionOffsets.climb(&nodes, &rewritten, &open, parents, ranks, order)
      }
      originals.append(
        Original(
          row: row, firstEntry: kept.rows[row].firstEntry, entryCount: kept.rows[row].entryCount))
      kept.rows[row].firstEntry = DenseIndex(truncatingIfNeeded: kept.entries.count + first)
      kept.rows[row].entryCount = DenseIndex(truncatingIfNeeded: rewritten.count - first)
      if rewritten.count > limit { return false }
    }
    kept.entries.append(contentsOf: rewritten)
    return true
  }

  /// What came of a row that was to be rewritten at once.
  private enum Rewriting {
    /// No position of the groups stands in it.
    case unmoved
    case isRewritten
    /// Offsets other than those of its own positions may stand in it.
    case isLong
  }

  /// Rewrites a row that says how far a position is from its parent, or from another child of that: the
  /// rest of the way cancels.
  private static func rewriteFew(
    of row: Int, _ kept: KeptRows, _ nodes: [Node], _ isMoved: [Bool], _ parents: [DenseIndex],
    _ ranks: [DenseIndex], _ rewritten: inout [KeptRows.Entry]
  ) -> Rewriting {
    let entries = kept.entries.span.extracting(kept.range(of: row))
    let (nodes, isMoved) = (nodes.span, isMoved.span)
    var (child, parent, count) = (0, 0, 0)
    for entry in entries.indices {
      let group = Int(nodes[Int(entries[entry].column)].group)
      if group < 0 || !isMoved[group] { continue }
      (child, parent, count) = (entry, child, count + 1)
    }
    if count == 0 { return .unmoved }
    if count != 2 || entries[child].value != -entries[parent].value { return .isLong }
    if ranks[entries[child].column] < ranks[entries[parent].column] { swap(&child, &parent) }
    let above = parents[entries[child].column]
    let isChild = above == entries[parent].column
    if !isChild && (above < 0 || above != parents[entries[parent].column]) { return .isLong }
    for entry in entries.indices where entry != child && entry != parent {
      rewritten.append(entries[entry])
    }
    rewritten.append(entries[child])
    if !isChild { rewritten.append(entries[parent]) }
    return .isRewritten
  }

  /// Opens the positions of a row that belong to groups, and copies the other entries.
  private static func openPositions(
    of row: Int, _ kept: KeptRows, _ isMoved: [Bool], _ nodes: inout [Node],
    _ rewritten: inout [KeptRows.Entry], _ open: inout KeyHeap, _ ranks: [DenseIndex]
  ) {
    let entries = kept.entries.span.extracting(kept.range(of: row))
    let (isMoved, ranks) = (isMoved.span, ranks.span)
    var nodes = nodes.mutableSpan
    for entry in entries.indices {
      let column = Int(entries[entry].column)
      let group = Int(nodes[column].group)
      if group >= 0 && isMoved[group] {
        add(entries[entry].value, to: &nodes[column], ranked: ranks[column], &open)
      } else {
        rewritten.append(entries[entry])
      }
    }
  }

  @inline(__always)
  private static func add(
    _ value: Double, to node: inout Node, ranked rank: DenseIndex, _ open: inout KeyHeap
  ) {
    Tolerance.subtract(-value, from: &node.coefficient)
    if node.isOpen { return }
    node.isOpen = true
    open.insert(-Int64(rank))
  }

  /// Writes the offset of each open position, the last of the order first, to which no other one
  /// leads, and leaves the rest of it to its parent.
  private static func climb(
    _ nodes: inout [Node], _ rewritten: inout [KeptRows.Entry], _ open: inout KeyHeap,
    _ parents: [DenseIndex], _ ranks: [DenseIndex], _ order: [DenseIndex]
  ) {
    let (parents, ranks, order) = (parents.span, ranks.span, order.span)
    var nodes = nodes.mutableSpan
    while let key = open.takeLeast() {
      let column = order[Int(-key)]
      let value = nodes[Int(column)].coefficient
      nodes[Int(column)].coefficient = 0
      nodes[Int(column)].isOpen = false
      if value == 0 { continue }
      rewritten.append(KeptRows.Entry(column: column, value: value))
      let parent = Int(parents[Int(column)])
      if parent >= 0 { add(value, to: &nodes[parent], ranked: ranks[parent], &open) }
    }
  }
}
