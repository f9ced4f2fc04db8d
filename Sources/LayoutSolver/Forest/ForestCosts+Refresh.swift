/// Costs that are kept while single rows change, as those of a window's size do: only the curves of
/// the columns on the way from these rows up are made anew.
extension ForestCosts {
  /// How many times as many kinks there may be as at first, of which the rest belong to curves that
  /// are out of use.
  private static let growth = 2

  /// Takes over what the rows of the system cost now, and their constants; false if all has to be made
  /// anew, and what is left is no use.
  ///
  /// The curves are the same as if all were made anew. Rows, columns and coefficients have to be those
  /// of the system that the costs were made of.
  mutating func refresh(_ system: RowSystem, _ rowCosts: [RowCost]) -> Bool {
    if curves.size > ForestCosts.growth * sizeAtFirst + 1000 { return false }
    self.system = system
    var isStaleRow = [Bool](repeating: false, count: rowCosts.count)
    var isStaleColumn = [Bool](repeating: false, count: system.columnCount)
    for row in 0..<DenseIndex(truncatingIfNeeded: rowCosts.count) {
      let constant = system.headers[row].constant
      if constant == constants[row] && rowCosts[row] == self.rowCosts[row] { continue }
      let wasJoint = isJoint(row)
      constants[row] = constant
      self.rowCosts[row] = rowCosts[row]
      if isJoint(row) != wasJoint { return false }
      markStale(row, &isStaleRow, &isStaleColumn)
    }
    for column in forest.columns.reversed() where isStaleColumn[column] {
      if !remake(column, isStaleRow) { return false }
      let above = forest.rowAbove[column]
      if above >= 0 { markStale(above, &isStaleRow, &isStaleColumn) }
    }
    return true
  }

  /// Marks a row that ties columns together, and the column whose curve it is a part of.
  private func markStale(
    _ row: DenseIndex, _ isStaleRow: inout [Bool], _ isStaleColumn: inout [Bool]
  ) {
    isStaleRow[row] = true
    let entries = system.rows.entries(of: row)
    if entries.count > 1 && !isJoint(row) { return }
    for entry in entries {
      let column = system.rows.indices[entry]
      if forest.contains(column) && forest.rowAbove[column] != row { isStaleColumn[column] = true }
    }
  }

  /// Makes the curve of a column anew, and before it those of the rows marked that hang on it.
  private mutating func remake(_ column: DenseIndex, _ isStaleRow: [Bool]) -> Bool {
    for entry in system.columns.entries(of: column) {
      let row = system.columns.indices[entry]
      if isStaleRow[row] && hangs(row, on: column) && !convolve(row, below: column) {
        return false
      }
    }
    return addUp(column)
  }
}
