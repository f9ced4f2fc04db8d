/// Which edges touch the same columns or rows, directly or through others.
struct EdgeTouchers {
  private var parents: [DenseIndex] = []
  private var sizes: [Int] = []
  /// An edge that touches each column, and each row; -1 where none does.
  private var edgeOfColumn: [Int]
  private var edgeOfRow: [Int]

  init(columnCount: Int, rowCount: Int) {
    edgeOfColumn = [Int](repeating: -1, count: columnCount)
    edgeOfRow = [Int](repeating: -1, count: rowCount)
  }

  /// Begins the next edge; edges are numbered from 0.
  mutating func beginEdge(_ edge: Int) {
    assert(edge == parents.count, "edges come in order")
    parents.append(DenseIndex(truncatingIfNeeded: edge))
    sizes.append(1)
  }

  mutating func touchColumn(_ column: DenseIndex) {
    let edge = parents.count - 1
    if edgeOfColumn[column] < 0 {
      edgeOfColumn[column] = edge
    } else {
      join(edge, edgeOfColumn[column])
    }
  }

  mutating func touchRow(_ row: DenseIndex) {
    let edge = parents.count - 1
    if edgeOfRow[row] < 0 { edgeOfRow[row] = edge } else { join(edge, edgeOfRow[row]) }
  }

  /// Whether an edge touches nothing that another does.
  mutating func isAlone(_ edge: Int) -> Bool { sizes[root(of: edge)] == 1 }

  private mutating func root(of edge: Int) -> DenseIndex {
    Components.root(of: DenseIndex(truncatingIfNeeded: edge), &parents)
  }

  /// The columns of the edges that are not alone, in ascending order.
  mutating func columnsTouchedTogether() -> [DenseIndex] {
    var columns: [DenseIndex] = []
    for column in edgeOfColumn.indices where edgeOfColumn[column] >= 0 {
      if !isAlone(edgeOfColumn[column]) { columns.append(DenseIndex(truncatingIfNeeded: column)) }
    }
    return columns
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (root(of: left), root(of: right))
    if left == right { return }
    let (child, parent) = sizes[left] < sizes[right] ? (left, right) : (right, left)
    parents[child] = parent
    sizes[parent] += sizes[child]
  }
}
