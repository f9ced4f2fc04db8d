extension KeptRows {
  /// Keeps the rows of a store that still say something, over the roots of a flat forest, and turns
  /// required inequalities in one of them into bounds.
  ///
  /// - Parameters:
  ///   - usedCount: How many rows, at least, linking has used up.
  ///   - open: The equalities that had several roots when they were resolved last, in ascending order;
  ///     those that no longer have are removed.
  ///   - row: Scratch.
  /// - Returns: false if a row cannot hold.
  mutating func keep(
    rowsOf store: borrowing RowStore, but usedCount: Int, by forest: AffineForest,
    _ open: KeptRows, _ row: inout ResolvedRow,
    boundsOf roots: inout [Presolve.Root]
  ) -> Bool {
    assert(rows.isEmpty && entries.isEmpty, "nothing was kept before")
    // Its arrays alone: the store would be copied for the closures.
    return KeptRows.keepAll(
      store.rows, store.terms, atMost: store.rows.count - usedCount, store.usedTermCount, forest,
      open, &row, &roots, &rows, &entries)
  }

  /// The same, with all the room that it takes made at once.
  private static func keepAll(
    _ stored: [RowStore.Row], _ terms: [RowTerm], atMost rowCount: Int, _ termCount: Int,
    _ forest: AffineForest, _ open: KeptRows, _ row: inout ResolvedRow,
    _ roots: inout [Presolve.Root], _ rows: inout [Row], _ entries: inout [Entry]
  ) -> Bool {
    var holds = false
    rows.append(addingCapacity: rowCount) { rows in
      entries.append(addingCapacity: termCount) { entries in
        holds = keepEach(stored, terms, forest, open, &row, &roots, &rows, &entries)
      }
    }
    return holds
  }

  private static func keepEach(
    _ stored: [RowStore.Row], _ terms: [RowTerm], _ forest: AffineForest, _ open: KeptRows,
    _ row: inout ResolvedRow, _ roots: inout [Presolve.Root],
    _ kept: inout OutputSpan<Row>, _ entries: inout OutputSpan<Entry>
  ) -> Bool {
    var next = 0
    let (rows, terms) = (stored.span, terms.span)
    let (nodes, one) = (forest.nodes.span, forest.one)
    let opened = open.rows.span
    var roots = roots.mutableSpan
    for number in rows.indices where rows[number].isKept {
      if rows[number].isSettledEquality {
        // Each row that is open is such an equality.
        if next == opened.count || Int(opened[next].origin) != number { continue }
        next += 1
        if opened[next - 1].isRemoved { continue }
        if open.isUpToDate(next - 1, nodes) {
          append(next - 1, of: open, to: &kept, &entries)
          continue
        }
      }
      let header = rows[number]
      let isInequality = header.relation != .equal && header.isRequired
      if isInequality && header.termCount == 1 && !header.isPinned {
        // Most rows of a small layout are such bounds.
        let term = terms[Int(header.firstTerm)]
        let node = nodes[Int(term.variable)]
        let coefficient = term.coefficient * node.factor
        if node.parent != one && coefficient != 0 {
          let constant = header.constant - term.coefficient * node.offset
          roots[Int(node.parent)].tighten(
            header.relation, constant / coefficient, isTurned: coefficient < 0)
          continue
        }
      }
      let first = entries.count
      if let constant = append(header, terms, nodes, one, to: &entries) {
        let count = entries.count - first
        if count > 1 || count == 1 && !isInequality {
          kept.append(
            Row(header, origin: number, entries: first..<entries.count, constant: constant))
          continue
        }
        entries.removeLast(count)
      }
      let holds = keepUnusual(
        number, header, terms, nodes, one, &row, &roots, &kept, &entries)
      if !holds { return false }
    }
    return true
  }

  /// Keeps a row that may be long, or speak of a root twice or of none, unless it says nothing; false if
  /// it cannot hold.
  @inline(never)
  private static func keepUnusual(
    _ number: Int, _ header: RowStore.Row, _ terms: Span<RowTerm>,
    _ nodes: Span<AffineForest.Node>, _ one: DenseIndex, _ row: inout ResolvedRow,
    _ roots: inout MutableSpan<Presolve.Root>, _ kept: inout OutputSpan<Row>,
    _ entries: inout OutputSpan<Entry>
  ) -> Bool {
    row.resolve(header, terms, flat: nodes, one)
    let isInequality = header.relation != .equal && header.isRequired
    if header.isPinned {
      append(row, header, origin: number, to: &kept, &entries)
    } else if row.count == 0 {
      if row.isFalse(header.relation) && header.isRequired { return false }
    } else if row.count == 1 && isInequality {
      let term = row.storage[0]
      roots[Int(term.column)].tighten(
        header.relation, row.constant / term.coefficient, isTurned: term.coefficient < 0)
    } else {
      append(row, header, origin: number, to: &kept, &entries)
    }
    return true
  }

  /// Appends the entries of a row over roots and returns its constant; appends nothing and returns nil if
  /// the row is a long one or speaks of a root twice.
  @inline(__always)
  private static func append(
    _ header: RowStore.Row, _ terms: Span<RowTerm>, _ nodes: Span<AffineForest.Node>,
    _ one: DenseIndex, to entries: inout OutputSpan<Entry>
  ) -> Double? {
    if header.termCount > Tuning.fewTerms { return nil }
    let first = entries.count
    var constant = header.constant
    for term in header.ownTerms {
      let node = nodes[Int(terms[term].variable)]
      constant -= terms[term].coefficient * node.offset
      let coefficient = terms[term].coefficient * node.factor
      if node.parent == one || coefficient == 0 { continue }
      for entry in first..<entries.count where entries[entry].column == node.parent {
        entries.removeLast(entries.count - first)
        return nil
      }
      entries.append(Entry(column: node.parent, value: coefficient))
    }
    return constant
  }

  @inline(__always)
  private static func append(
    _ row: borrowing ResolvedRow, _ header: RowStore.Row, origin: Int,
    to rows: inout OutputSpan<Row>, _ entries: inout OutputSpan<Entry>
  ) {
    let first = entries.count
    rows.append(
      Row(header, origin: origin, entries: first..<(first + row.count), constant: row.constant))
    let terms = row.storage.span.extracting(..<row.count)
    for term in terms.indices {
      entries.append(Entry(column: terms[term].column, value: terms[term].coefficient))
    }
  }

  private static func append(
    _ row: Int, of other: KeptRows, to rows: inout OutputSpan<Row>,
    _ entries: inout OutputSpan<Entry>
  ) {
    var copy = other.rows[row]
    copy.firstEntry = DenseIndex(truncatingIfNeeded: entries.count)
    rows.append(copy)
    let others = other.entries.span.extracting(other.range(of: row))
    for entry in others.indices { entries.append(others[entry]) }
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
