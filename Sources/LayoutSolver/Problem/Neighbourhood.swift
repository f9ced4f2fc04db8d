/// Finds rows that share variables among some rows of a system, its members.
struct Neighbourhood {
  private let rows: SparseRows
  private let columns: SparseRows
  /// Whether each row of the system is a member.
  private var isMember: [Bool]
  /// Scratch: the last search that has found each row and each column.
  private var lastSearchOfRow: [DenseIndex]
  private var lastSearchOfColumn: [DenseIndex]
  private var search: DenseIndex = 0

  /// Creates the neighbourhood of some rows of a solved system.
  init(of members: [DenseIndex], _ system: RowSystem) {
    rows = system.rows
    columns = system.columns
    isMember = [Bool](repeating: false, count: system.rowCount)
    for row in members { isMember[row] = true }
    lastSearchOfRow = [DenseIndex](repeating: 0, count: system.rowCount)
    lastSearchOfColumn = [DenseIndex](repeating: 0, count: system.columnCount)
  }

  /// Whether a row is a member.
  func contains(_ row: DenseIndex) -> Bool { isMember[row] }

  /// Makes all rows of the system members.
  mutating func takeAll() { isMember.refill(true, count: isMember.count) }

  /// Removes a row from the members.
  mutating func remove(_ row: DenseIndex) { isMember[row] = false }

  /// A row and the members nearest to it, in ascending order.
  ///
  /// This is a breadth-first search: members that share a variable with the row, then members that share a
  /// variable with these, and so on. If there are fewer than `count` rows, no other member is connected with
  /// the row. The time is linear in the entries of the rows and of their columns.
  mutating func rows(near seed: DenseIndex, upTo count: Int) -> [DenseIndex] {
    search += 1
    var found = [seed]
    lastSearchOfRow[seed] = search
    var next = 0
    while next < found.count && found.count < count {
      for entry in rows.entries(of: found[next]) {
        let column = rows.indices[entry]
        if lastSearchOfColumn[column] == search { continue }
        lastSearchOfColumn[column] = search
        for entry in columns.entries(of: column) {
          let row = columns.indices[entry]
          if found.count == count { break }
          if !isMember[row] || lastSearchOfRow[row] == search { continue }
          lastSearchOfRow[row] = search
          found.append(row)
        }
      }
      next += 1
    }
    return found.sorted()
  }
}
