/// Transformed rows that serve several rows that enter.
///
/// The cells of a grid all have wishes for the one width that they share. While such rows only flip,
/// which leaves the basis as it is, they are the same combination of active rows.
extension DualSimplex {
  /// Computes the combination of active rows that a row is, unless it was kept from a row that is the
  /// same but for its constant: of rows with one entry, the combinations of the last two are kept,
  /// since widths and heights take turns.
  mutating func loadTransformedRow(_ row: DenseIndex) {
    let isSingle = system.rows.entries(of: row).count == 1
    if isSingle {
      if loadedRow >= 0 && isSame(row, as: loadedRow) { return }
      if loadedRow >= 0 {
        swap(&transformedRow, &keptTransformedRow)
        swap(&loadedRow, &keptRow)
      }
      if loadedRow >= 0 && isSame(row, as: loadedRow) { return }
    }
    rightSide.become(row: row, of: system.rows)
    factors.solveTransposed(rightSide, into: &transformedRow)
    loadedRow = isSingle ? row : -1
  }

  /// Forgets the combinations, because the basis changes or another solve takes their place.
  mutating func forgetTransformedRows() {
    loadedRow = -1
    keptRow = -1
  }

  /// Whether two rows with one entry have the same one.
  private func isSame(_ row: DenseIndex, as other: DenseIndex) -> Bool {
    let entry = system.rows.starts[row]
    let otherEntry = system.rows.starts[other]
    return system.rows.indices[entry] == system.rows.indices[otherEntry]
      && system.rows.values[entry] == system.rows.values[otherEntry]
  }
}
