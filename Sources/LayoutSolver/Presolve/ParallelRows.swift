/// Rows that are multiples of one another but for their constants, such as thousands of wishes for the
/// distance of the same two edges.
///
/// They all speak of one sum of variables. As a column of its own, which one required row defines, the
/// sum has a convex cost whose kinks are these rows: each has one entry, and going from one of them to
/// the next leaves all else as it is.
struct ParallelRows: Sendable {
  /// A sum: the first row that speaks of it, and how many do.
  private struct Sum: Sendable {
    let row: DenseIndex
    let pivot: Double
    let hash: UInt64
    var count = 1
    /// Its column; -1 for one of which so few rows speak that it gets none.
    var column: DenseIndex = -1
  }

  /// What a row says of a sum; the sum is -1 for a row that speaks of none.
  private struct Share: Sendable {
    var sum: DenseIndex = -1
    var factor = 1.0
  }

  private var sums: [Sum] = []
  private var shares: [Share] = []
  private var table = HashTable()
  /// Scratch by columns: the coefficients of a row, divided by that of its least column.
  private var ratios: [Double] = []

  /// Gives columns to the sums of which so many rows speak, and returns how many these are; linear in the
  /// non-zeros.
  ///
  /// - Parameter rowCount: In how many rows a column stands: a row of such a sum has no column that
  ///   stands in less.
  mutating func run(
    on system: inout RowSystem, least: Int, rowCount: (DenseIndex) -> Int
  ) -> Int {
    find(in: system) { row in
      system.rows.entries(of: row).allSatisfy { rowCount(system.rows.indices[$0]) >= least }
    }
    let before = system.columnCount
    for sum in sums.indices where sums[sum].count >= least {
      sums[sum].column = DenseIndex(truncatingIfNeeded: system.columnCount)
      system.addColumn()
    }
    let count = system.columnCount - before
    if count > 0 { rewrite(&system) }
    return count
  }

  // MARK: Sums

  /// Finds the sums of which the rows speak for which a condition is true.
  mutating func find(in system: RowSystem, where isMeant: (DenseIndex) -> Bool) {
    sums.clear()
    shares.refill(Share(), count: system.rowCount)
    ratios.refill(0, count: system.columnCount)
    var table = HashTable()
    swap(&table, &self.table)
    table.removeAll()
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      if system.rows.entries(of: row).count < 2 || !isMeant(row) { continue }
      shares[row] = share(of: row, system.rows, &table)
    }
    swap(&table, &self.table)
  }

  /// The first row that speaks of the same sum as a row, and how many times that one the row is; nil for
  /// a row that speaks of none.
  func sum(of row: DenseIndex) -> (row: DenseIndex, factor: Double)? {
    let share = shares[row]
    return share.sum < 0 ? nil : (sums[share.sum].row, share.factor)
  }

  /// What a row says of its sum, which is noted if it was not met before.
  private mutating func share(
    of row: DenseIndex, _ rows: SparseRows, _ table: inout HashTable
  ) -> Share {
    let entries = rows.entries(of: row)
    let pivot = ParallelRows.pivot(of: entries, rows)
    var hash = UInt64(truncatingIfNeeded: entries.count)
    for entry in entries {
      let ratio = rows.values[entry] / pivot
      // A row that cannot be divided by its pivot speaks of no sum.
      if ratio == 0 || !ratio.isFinite { return Share() }
      ratios[rows.indices[entry]] = ratio
      hash &+= ParallelRows.hash(of: rows.indices[entry], ratio)
    }
    defer { for entry in entries { ratios[rows.indices[entry]] = 0 } }
    let next = DenseIndex(truncatingIfNeeded: sums.count)
    let sum = table.find(hash, orInsert: next) { sum in
      sums[sum].hash == hash && isSum(sums[sum], entries.count, rows)
    }
    if sum == next {
      sums.append(Sum(row: row, pivot: pivot, hash: hash))
      return Share(sum: sum)
    }
    sums[sum].count += 1
    return Share(sum: sum, factor: pivot / sums[sum].pivot)
  }

  /// The coefficient of the least column of a row.
  private static func pivot(of entries: Range<Int>, _ rows: SparseRows) -> Double {
    var first = entries.lowerBound
    for entry in entries where rows.indices[entry] < rows.indices[first] { first = entry }
    return rows.values[first]
  }

  /// Whether a sum is that of the row whose coefficients stand in ``ratios``.
  private func isSum(_ sum: Sum, _ entryCount: Int, _ rows: SparseRows) -> Bool {
    let entries = rows.entries(of: sum.row)
    return entries.count == entryCount
      && entries.allSatisfy { rows.values[$0] / sum.pivot == ratios[rows.indices[$0]] }
  }

  private static func hash(of column: DenseIndex, _ ratio: Double) -> UInt64 {
    let column = UInt64(truncatingIfNeeded: column) &* BitMixer.increment
    return BitMixer.mixed(column ^ ratio.bitPattern)
  }

  // MARK: Rows

  /// Writes the rows in terms of their sums, and behind them those that define the sums.
  private func rewrite(_ system: inout RowSystem) {
    let rows = system.rows
    system.rows.removeAll()
    for row in 0..<DenseIndex(truncatingIfNeeded: rows.rowCount) {
      let share = shares[row]
      if share.sum >= 0 && sums[share.sum].column >= 0 {
        system.rows.append(sums[share.sum].column, share.factor)
      } else {
        for entry in rows.entries(of: row) {
          system.rows.append(rows.indices[entry], rows.values[entry])
        }
      }
      system.rows.closeRow()
    }
    for sum in sums where sum.column >= 0 {
      for entry in rows.entries(of: sum.row) {
        system.rows.append(rows.indices[entry], rows.values[entry])
      }
      system.rows.append(sum.column, -1)
      system.closeRow(RowSystem.Header(constant: 0, level: RowSystem.required, relation: .equal))
    }
  }
}
