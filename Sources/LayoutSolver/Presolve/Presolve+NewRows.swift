extension Presolve {
  /// Whether a row of the store says something about columns of the reduced system alone.
  mutating func canAppend(_ number: Int, of store: RowStore) -> Bool {
    row.resolve(number, of: store, by: &forest)
    if row.count == 0 { return false }
    for term in 0..<row.count {
      let root = row.column(term)
      if roots[root].column < 0 || offsets.measures(root) { return false }
      if !RowSystem.ordinary.contains(row.coefficient(term).magnitude) { return false }
    }
    return true
  }

  /// Appends a row of the store to the reduced system, not yet in force; one that is gone is only
  /// forgotten.
  mutating func append(_ number: Int, of store: RowStore, to system: inout RowSystem) {
    let header = store.rows[number]
    places[number] = Presolve.consumed
    if header.isGone { return }
    row.resolve(number, of: store, by: &forest)
    for term in 0..<row.count {
      system.rows.append(roots[row.column(term)].column, row.coefficient(term))
    }
    places[number] = DenseIndex(truncatingIfNeeded: system.rowCount)
    origins.append(DenseIndex(truncatingIfNeeded: number))
    system.closeRow(
      RowSystem.Header(
        constant: row.constant, weight: header.weight, level: RowSystem.idle,
        relation: header.relation))
  }
}
