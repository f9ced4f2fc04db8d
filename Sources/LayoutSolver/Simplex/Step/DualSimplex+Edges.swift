extension DualSimplex {
  /// The edges on which the optimal face leaves the present vertex.
  struct Edges {
    /// The slots whose edges share neither a column nor a row with another's.
    var alone: [DenseIndex] = []
    /// The columns that other edges may move, in ascending order.
    var entangledColumns: [DenseIndex] = []
  }

  /// How many columns all edges together may move before it is cheaper to look at every column.
  private var edgeEffort: Int { 16 * (system.columnCount + system.rowCount) + 10_000 }

  /// Sorts the edges into those that stand alone and the rest, with union-find over what they touch.
  mutating func groupEdges() -> Edges {
    var edges = Edges()
    let slots = (0..<DenseIndex(truncatingIfNeeded: head.count)).filter {
      mayMove($0, by: 1) || mayMove($0, by: -1)
    }
    var touchers = EdgeTouchers(columnCount: system.columnCount, rowCount: system.rowCount)
    var effort = 0
    for (edge, slot) in slots.enumerated() {
      computeDirection(of: slot)
      effort += direction.count
      if effort > edgeEffort {
        edges.entangledColumns = Array(0..<DenseIndex(truncatingIfNeeded: system.columnCount))
        return edges
      }
      touchers.beginEdge(edge)
      for entry in 0..<direction.count {
        let column = direction.index(entry)
        touchers.touchColumn(column)
        for entry in system.columns.entries(of: column) {
          let row = system.columns.indices[entry]
          if states[row].slot < 0 { touchers.touchRow(row) }
        }
      }
    }
    edges.alone = slots.indices.filter { touchers.isAlone($0) }.map { slots[$0] }
    edges.entangledColumns = touchers.columnsTouchedTogether()
    return edges
  }
}
