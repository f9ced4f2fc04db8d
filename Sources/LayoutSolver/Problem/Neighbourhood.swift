/// Some rows of a system, its members, in which rows that share variables are looked up.
struct Neighbourhood {
  private let rows: SparseRows
  private let columns: SparseRows
  /// Whether each row of the system is a member.
  private var isMember: [Bool]
  /// Scratch: in which search a row, or a column, was met last.
  private var metRow: [DenseIndex]
  private var metColumn: [DenseIndex]
  private var search: DenseIndex = 0

  /// Creates the neighbourhood of some rows of a solved system.
  init(of members: [DenseIndex], _ system: RowSystem) {
    rows = system.rows
    columns = system.columns
    isMember = [Bool](repeating: false, count: system.rowCount)
    for row in members { isMember[row] = true }
    metRow = [DenseIndex](repeating: 0, count: system.rowCount)
    metColumn = [DenseIndex](repeating: 0, count: system.columnCount)
  }

  /// Whether a row is a member.
  func contains(_ row: DenseIndex) -> Bool { isMember[row] }

  /// Makes all rows of the system members.
  mutating func takeAll() { isMember.refill(true, count: isMember.count) }

  /// Removes a row from the members.
  mutating func remove(_ row: DenseIndex) { isMember[row] = false }

  /// A row and the members nearest to it, in ascending order.
  ///
  /// The nearest are those that share a variable with the row, then those that share one with these, and so
  /// on. Fewer than `count` are all that are connected with the row. O(non-zeros of the rows found and of
  /// their columns).
  mutating func rows(near seed: DenseIndex, upTo count: Int) -> [DenseIndex] {
    search += 1
    var found = [seed]
    metRow[seed] = search
    var next = 0
    while next < found.count && found.count < count {
      for entry in rows.entries(of: found[next]) {
        let column = rows.indices[entry]
        if metColumn[column] == search { continue }
        metColumn[column] = search
        for entry in columns.entries(of: column) {
          let row = columns.indices[entry]
          if found.count == count { break }
          if !isMember[row] || metRow[row] == search { continue }
          metRow[row] = search
          found.append(row)
        }
      }
      next += 1
    }
    return found.sorted()
  }
}
