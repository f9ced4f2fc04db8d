/// Rows that join the reduced system after presolving.
///
/// A new row makes nothing untrue that presolving has found in the other rows. So it joins the reduced system
/// as it is over the columns.
extension Presolve {
  /// The reason for which a row cannot join the reduced system as it is.
  enum JoinFailure: Error {
    /// The row mentions a variable that was taken away with this row of the store, which need not hold and
    /// has to be opened first.
    case needsOpening(DenseIndex)
    /// The row has to be presolved together with all others.
    case needsPresolve
  }

  /// Notes that a row of the store waits to be appended; false if it had a place.
  mutating func noteNew(_ row: Int) -> Bool {
    while places.count <= row { places.append(Presolve.consumed) }
    if places[row] != Presolve.consumed { return false }
    places[row] = Presolve.new
    return true
  }

  /// Whether a row of the store waits to be appended.
  @inline(__always)
  func isNew(_ row: Int) -> Bool { row < places.count && places[row] == Presolve.new }

  /// Forgets that a row of the store has a place in the reduced system, or waits for one.
  mutating func forget(_ row: Int) { places[row] = Presolve.consumed }

  /// Appends a row of the store to the reduced system, not yet in force.
  ///
  /// - Parameters:
  ///   - header: The row's header, the store's or an older one.
  mutating func append(
    _ number: Int, _ header: RowStore.Row, from source: OpenedRows.Source, of store: RowStore,
    in simplex: inout DualSimplex
  ) throws(JoinFailure) {
    try resolve(header, of: store)
    if !reducedTerms.looseRoots.isEmpty {
      for root in reducedTerms.looseRoots {
        roots[root].column = simplex.addColumn(heldByNextRow: false)
        rootOfColumn.append(root)
      }
      try resolve(header, of: store)
    }
    for entry in 0..<reducedTerms.terms.count {
      if !RowSystem.ordinary.contains(reducedTerms.terms.value(entry).magnitude) {
        throw .needsPresolve
      }
    }
    for entry in 0..<reducedTerms.terms.count {
      simplex.system.rows.append(
        reducedTerms.terms.index(entry), reducedTerms.terms.value(entry))
    }
    closeRow(
      number, header, from: source, offset: reducedTerms.offset, in: &simplex.system)
  }

  /// Writes a row of the store over columns into ``reducedTerms``.
  private mutating func resolve(
    _ header: RowStore.Row, of store: RowStore
  ) throws(JoinFailure) {
    var terms = ReducedTerms()
    swap(&terms, &reducedTerms)
    terms.become(header.allTerms, store, self)
    swap(&terms, &reducedTerms)
    // A row that has gone was opened before, and its column is free.
    for row in reducedTerms.brokenRows where !isOpen(Int(row)) && !store.rows[row].isGone {
      throw .needsOpening(row)
    }
  }

  /// Makes room for new variables, each a root of its own; linear in the variables, but seldom.
  mutating func makeRoom(for variableCount: Int) {
    if variableCount <= roots.count { return }
    let before = one
    let count = variableCount + variableCount / Tuning.share + Tuning.share
    forest.grow(to: count)
    row.reset(columnCount: count)
    roots.append(contentsOf: repeatElement(Root(), count: count - roots.count))
    // The columns of opened rows belong to no variable.
    for column in rootOfColumn.indices where rootOfColumn[column] == before {
      rootOfColumn[column] = one
    }
  }

  /// Makes a row of the entries appended to the system since the last one, whose constant is less than the
  /// store's by an offset.
  mutating func closeRow(
    _ number: Int, _ header: RowStore.Row, from source: OpenedRows.Source, offset: Double,
    in system: inout RowSystem
  ) {
    places[number] = DenseIndex(truncatingIfNeeded: system.rowCount)
    opened.noteRow(from: source, offset: offset)
    system.closeRow(
      RowSystem.Header(
        constant: header.constant - offset, level: RowSystem.idle,
        relation: header.relation))
  }
}
