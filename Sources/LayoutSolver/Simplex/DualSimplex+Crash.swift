extension DualSimplex {
  /// Chooses the rows that the simplex starts from.
  ///
  /// Any set of rows will do, since multipliers of 0 are dual feasible on all of them; dependent
  /// ones are replaced at the factorisation. Required equalities come first, for they end up active,
  /// then optional rows from the strongest level down, and required inequalities last. Each takes
  /// the column of its own that fewest rows share, which makes the basis nearly triangular.
  ///
  /// - Parameter preferred: Rows that were active before, which come next after the equalities.
  mutating func chooseCrashBasis(preferring preferred: [DenseIndex] = []) {
    var isClaimed = [Bool](repeating: false, count: system.columnCount)
    var unclaimed = system.columnCount
    var slot: DenseIndex = 0
    for row in crashOrder(preferred) {
      if unclaimed == 0 { break }
      if states[row].slot >= 0 || system.headers[row].level == RowSystem.idle { continue }
      guard let column = sparsestColumn(of: row, amongUnclaimed: isClaimed) else { continue }
      isClaimed[column] = true
      unclaimed -= 1
      head[slot] = row
      states[row].slot = slot
      slot += 1
    }
    for column in 0..<DenseIndex(truncatingIfNeeded: system.columnCount) where !isClaimed[column] {
      head[slot] = -1 - column
      slot += 1
    }
  }

  /// All rows by class, those of one class by index, after the preferred ones: a counting sort.
  ///
  /// Preferred rows are in the order twice; the second time they are active already.
  private func crashOrder(_ preferred: [DenseIndex]) -> [DenseIndex] {
    let classCount = 2 * system.levelCount + 3
    var starts = [Int](repeating: 0, count: classCount + 1)
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      starts[crashClass(of: row) + 1] += 1
    }
    starts[2] += preferred.count
    for index in 0..<classCount { starts[index + 1] += starts[index] }
    var order = [DenseIndex](repeating: 0, count: system.rowCount + preferred.count)
    for row in preferred {
      order[starts[1]] = row
      starts[1] += 1
    }
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      let rowClass = crashClass(of: row)
      order[starts[rowClass]] = row
      starts[rowClass] += 1
    }
    return order
  }

  private func crashClass(of row: DenseIndex) -> Int {
    let isEquality = system.headers[row].relation == .equal
    if system.headers[row].level < 0 { return isEquality ? 0 : 2 * system.levelCount + 2 }
    return 2 + 2 * Int(system.headers[row].level) + (isEquality ? 0 : 1)
  }

  private func sparsestColumn(
    of row: DenseIndex, amongUnclaimed isClaimed: [Bool]
  ) -> DenseIndex? {
    var best: DenseIndex?
    var bestCount = Int.max
    for entry in system.rows.entries(of: row) {
      let column = system.rows.indices[entry]
      let count = system.columns.entries(of: column).count
      if !isClaimed[column] && count < bestCount {
        best = column
        bestCount = count
      }
    }
    return best
  }
}
