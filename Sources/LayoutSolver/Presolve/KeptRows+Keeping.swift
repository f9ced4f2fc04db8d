extension KeptRows {
  /// What is found out beside the rows that are kept.
  struct Findings: Sendable {
    /// How many required inequalities there are in several variables.
    var inequalityCount = 0
    /// Whether an optional row without variables is violated.
    var costsInVain = false
  }

  /// Keeps the rows of a store that still say something, over the roots of a flat forest, and turns
  /// required inequalities in one of them into bounds.
  ///
  /// - Parameters:
  ///   - open: The equalities that had several roots when they were resolved last.
  ///   - pending: Those of them that still have, in ascending order.
  ///   - row: Scratch.
  /// - Returns: nil if a row cannot hold.
  mutating func keep(
    rowsOf store: RowStore, by forest: AffineForest, _ open: KeptRows, _ pending: [DenseIndex],
    _ row: inout ResolvedRow, boundsOf roots: inout [Presolve.Root]
  ) -> Findings? {
    var next = 0
    var findings = Findings()
    let (rows, terms) = (store.rows.span, store.terms.span)
    let (nodes, one) = (forest.nodes.span, forest.one)
    let (opened, pending) = (open.rows.span, pending.span)
    var roots = roots.mutableSpan
    for number in rows.indices where rows[number].isKept {
      let header = rows[number]
      if header.isSettledEquality {
        if next == pending.count || Int(opened[Int(pending[next])].origin) != number { continue }
        next += 1
        if open.isUpToDate(Int(pending[next - 1]), nodes) {
          append(Int(pending[next - 1]), of: open)
          continue
        }
      }
      row.resolve(header, terms, flat: nodes, one)
      let isInequality = header.relation != .equal && header.isRequired
      if header.isPinned {
        append(row, header, origin: number)
      } else if row.count == 0 {
        if row.isFalse(header.relation) {
          if header.isRequired { return nil }
          findings.costsInVain = true
        }
      } else if row.count == 1 && isInequality {
        let term = row.storage[0]
        roots[Int(term.column)].tighten(
          header.relation, row.constant / term.coefficient, isTurned: term.coefficient < 0)
      } else {
        if isInequality { findings.inequalityCount += 1 }
        append(row, header, origin: number)
      }
    }
    return findings
  }

  /// Whether all columns of a row are still roots.
  func isUpToDate(_ row: Int, _ nodes: Span<AffineForest.Node>) -> Bool {
    let entries = entries.span.extracting(range(of: row))
    for entry in entries.indices {
      let column = entries[entry].column
      if nodes[Int(column)].parent != column { return false }
    }
    return true
  }
}
