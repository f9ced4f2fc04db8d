/// Takes away variables that stand in one row, together with that row.
///
/// Such a variable can make its row hold exactly, whatever the others are, so the row costs nothing
/// and constrains nothing. Taking the row away may leave other variables in one row. Linear in the
/// non-zeros.
struct SingletonElimination: Sendable {
  /// Whether a row taken away was an inequality, which leaves its variable a choice.
  private(set) var leavesFreedom = false

  private var rowCounts: [DenseIndex] = []
  /// The exclusive or of the indices of the remaining rows of each column: the row itself, once
  /// there is one.
  private var rowMixes: [DenseIndex] = []
  private var isRowRemoved: [Bool] = []
  private var isColumnRemoved: [Bool] = []
  private var queue: [DenseIndex] = []
  /// The columns taken away, in that order, each with the row that gives its value; the first term
  /// of a row is its column.
  private var definitions = SparseRows()
  private var constants: [Double] = []

  /// The least share of the largest coefficient of its row that an eliminated one may have.
  private static let pivotShare = 0.01

  func removed(_ row: DenseIndex) -> Bool { isRowRemoved[row] }
  func removedColumn(_ column: DenseIndex) -> Bool { isColumnRemoved[column] }
  /// In how many of the remaining rows a column stands.
  func rowCount(of column: DenseIndex) -> DenseIndex { rowCounts[column] }

  /// Takes away what it can; columns with bounds stay.
  mutating func run(on system: RowSystem, bounded: (DenseIndex) -> Bool) {
    count(system)
    queue.removeAll(keepingCapacity: true)
    for column in 0..<DenseIndex(truncatingIfNeeded: system.columnCount)
    where rowCounts[column] == 1 { queue.append(column) }
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      if rowCounts[column] != 1 || isColumnRemoved[column] || bounded(column) { continue }
      remove(column, with: rowMixes[column], of: system)
    }
  }

  /// Computes the values of the columns taken away from those of the others, the last one first.
  func restore(_ values: inout [Double]) {
    for index in stride(from: constants.count - 1, through: 0, by: -1) {
      let entries = definitions.entries(of: DenseIndex(truncatingIfNeeded: index))
      var value = constants[index]
      for entry in entries.dropFirst() {
        value -= definitions.values[entry] * values[definitions.indices[entry]]
      }
      values[definitions.indices[entries.lowerBound]] =
        value / definitions.values[entries.lowerBound]
    }
  }

  private mutating func count(_ system: RowSystem) {
    leavesFreedom = false
    definitions.removeAll()
    constants.removeAll(keepingCapacity: true)
    isRowRemoved.refill(false, count: system.rowCount)
    isColumnRemoved.refill(false, count: system.columnCount)
    rowCounts.refill(0, count: system.columnCount)
    rowMixes.refill(0, count: system.columnCount)
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      for entry in system.rows.entries(of: row) {
        rowCounts[system.rows.indices[entry]] += 1
        rowMixes[system.rows.indices[entry]] ^= row
      }
    }
  }

  private mutating func remove(
    _ column: DenseIndex, with row: DenseIndex, of system: RowSystem
  ) {
    guard let pivot = pivot(of: column, in: row, system) else { return }
    isRowRemoved[row] = true
    isColumnRemoved[column] = true
    leavesFreedom = leavesFreedom || system.relations[row] != .equal
    definitions.append(column, pivot)
    for entry in system.rows.entries(of: row) {
      let other = system.rows.indices[entry]
      rowCounts[other] -= 1
      rowMixes[other] ^= row
      if other == column { continue }
      definitions.append(other, system.rows.values[entry])
      if rowCounts[other] == 1 { queue.append(other) }
    }
    definitions.closeRow()
    constants.append(system.constants[row])
  }

  /// The coefficient of a column in a row; nil if it is too small to divide by.
  private func pivot(
    of column: DenseIndex, in row: DenseIndex, _ system: RowSystem
  ) -> Double? {
    var pivot = 0.0
    var largest = 0.0
    for entry in system.rows.entries(of: row) {
      let coefficient = system.rows.values[entry]
      largest = Swift.max(largest, coefficient.magnitude)
      if system.rows.indices[entry] == column { pivot = coefficient }
    }
    return pivot.magnitude >= SingletonElimination.pivotShare * largest ? pivot : nil
  }
}
