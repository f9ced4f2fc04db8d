/// Which variables of a layout have anything to do with each other: steps of the simplex for a row of one
/// part move nothing in another, and leave the basis there as it is.
///
/// Found with union-find over variables and the columns of the reduced system. Rows that are out of force
/// join too: they may still be active.
struct LayoutParts: Sendable {
  /// For each variable, and behind them each column, the first one of its part.
  ///
  /// None before the parts are found; while they are, a parent on the way to that.
  private var parents: [DenseIndex] = []

  /// Forgets the parts: rows have come or gone.
  @inline(__always)
  mutating func forget() { parents.clear() }

  /// Finds the parts, unless they are known, in a pass over all terms.
  mutating func find(_ engine: LiveEngine, _ store: RowStore) {
    if !parents.isEmpty { return }
    let columns = engine.presolve.rootOfColumn
    let variableCount = store.uses.count
    let count = variableCount + columns.count
    parents.append(addingCapacity: count) { parents in
      for node in 0..<count { parents.append(DenseIndex(truncatingIfNeeded: node)) }
    }
    for row in store.rows where row.termCount != -1 {
      let own = row.allTerms
      for term in own.dropFirst() {
        join(Int(store.terms[own.lowerBound].variable), Int(store.terms[term].variable))
      }
    }
    for column in columns.indices where columns[column] != engine.presolve.one {
      join(variableCount + column, Int(columns[column]))
    }
    for share in engine.presolve.opened.shares {
      join(variableCount + Int(share.column), Int(share.variable))
    }
    let rows = engine.simplex.system.rows
    for row in 0..<DenseIndex(truncatingIfNeeded: engine.simplex.system.rowCount) {
      let own = rows.entries(of: row)
      for entry in own.dropFirst() {
        join(
          variableCount + Int(rows.indices[own.lowerBound]),
          variableCount + Int(rows.indices[entry]))
      }
    }
    for node in parents.indices {
      parents[node] = Components.root(of: DenseIndex(truncatingIfNeeded: node), &parents)
    }
  }

  /// The part of a row of the store, known by one of its variables; -1 for a row without any.
  func part(of row: RowStore.Row, _ terms: [RowTerm]) -> DenseIndex {
    if row.termCount <= 0 { return -1 }
    assert(!parents.isEmpty, "the parts are found")
    return parents[terms[row.firstTerm].variable]
  }

  private mutating func join(_ node: Int, _ other: Int) {
    let first = Components.root(of: DenseIndex(truncatingIfNeeded: node), &parents)
    let second = Components.root(of: DenseIndex(truncatingIfNeeded: other), &parents)
    // The smaller one stays the root, as in ``Components``.
    parents[Swift.max(first, second)] = Swift.min(first, second)
  }
}
