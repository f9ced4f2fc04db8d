/// How the required equalities of a store link variables together and fix them.
extension Presolve {
  /// Links and fixes variables until no required equality with at most two roots is left.
  ///
  /// The equalities are gone through in turn from the first and from the last: rows are written in the one
  /// order or the other.
  mutating func linkEqualities(of store: RowStore) -> Bool {
    open.removeAll()
    if !linkInOrder(store) { return false }
    var waitingCount = open.count
    if waitingCount > 0 { pairs.begin(upTo: waitingCount) }
    for pass in 0..<Tuning.retryLimit where waitingCount > 0 {
      let before = linkCount
      guard let count = linkOpenRows(of: store, pass) else { return false }
      waitingCount = count
      if linkCount == before { break }
    }
    return true
  }

  /// Goes through the equalities that wait, those from the last one on in even passes; returns how many
  /// still do, nil if one cannot hold.
  private mutating func linkOpenRows(of store: RowStore, _ pass: Int) -> Int? {
    var waitingCount = 0
    for place in 0..<open.count {
      let index = pass.isMultiple(of: 2) ? open.count - 1 - place : place
      if open.rows[index].isRemoved { continue }
      let isCurrent = open.isUpToDate(index, forest.nodes.span)
      if !isCurrent {
        row.resolve(Int(open.rows[index].origin), of: store, by: &forest)
        if row.count <= 2 {
          open.rows[index].isRemoved = true
          if !useEquality(Int(open.rows[index].origin)) { return nil }
          continue
        }
        open.replace(index, by: row)
      }
      // What was met in its present form need not be met again.
      if isCurrent && pass > 0 || !linkByPair(index) {
        waitingCount += 1
      } else {
        open.rows[index].isRemoved = true
      }
    }
    return waitingCount
  }

  /// Goes through the required equalities for the first time; those that have several roots wait.
  private mutating func linkInOrder(_ store: RowStore) -> Bool {
    let (rows, terms) = (store.rows.span, store.terms.span)
    var number = 0
    while true {
      number = linkRun(from: number, rows, terms, of: store)
      if number == rows.count { return true }
      let header = rows[number]
      if header.termCount > Tuning.fewTerms { row.resolve(header, terms, by: &forest) }
      if row.count > 2 {
        Presolve.wait(row, header, origin: number, of: store, in: &open)
      } else if !useEquality(number) {
        return false
      }
      number += 1
    }
  }

  /// Lets an equality wait that several roots are left of.
  private static func wait(
    _ row: ResolvedRow, _ header: RowStore.Row, origin: Int, of store: RowStore,
    in open: inout KeptRows
  ) {
    wait(
      row.storage.span.extracting(..<row.count), row.constant, header, origin: origin, of: store,
      in: &open)
  }

  /// The same for what it has come to; not a part of the run of links, in which there are few such.
  @inline(never)
  private static func wait(
    _ terms: Span<ResolvedRow.Term>, _ constant: Double, _ header: RowStore.Row, origin: Int,
    of store: RowStore, in open: inout KeptRows
  ) {
    open.append(terms, constant, header, origin: origin)
  }

  /// Links or fixes by the equality just resolved; false if it cannot hold.
  private mutating func useEquality(_ number: Int) -> Bool {
    if row.count == 0 { return !row.isFalse(.equal) }
    let second = row.count == 2 ? row.storage[1] : nil
    let (link, node) = Presolve.link(
      row.storage[0], second, row.constant, by: number, one: forest.one)
    forest.link(link.child, to: node.parent, factor: node.factor, offset: node.offset)
    if recordsLinks { links.append(link) }
    linkCount += 1
    return true
  }

  /// What one or two roots make of the first or one of them; `one` is the root of what is known.
  @inline(__always)
  private static func link(
    _ first: ResolvedRow.Term, _ second: ResolvedRow.Term?, _ constant: Double, by number: Int,
    one: DenseIndex
  ) -> (link: LinkTape.Link, node: AffineForest.Node) {
    let row = DenseIndex(truncatingIfNeeded: number)
    guard let second else {
      let share = 1 / first.coefficient
      return (
        LinkTape.Link(child: first.column, parent: -1, row: row, factor: 0, share: share),
        AffineForest.Node(factor: 0, offset: constant / first.coefficient, parent: one)
      )
    }
    let ratio = (first.coefficient / second.coefficient).magnitude
    // A child's error is its parent's, multiplied: the larger coefficient makes the child. Otherwise
    // the earlier variable stays the root.
    let childIsFirst =
      ratio > Tuning.linkRatio || ratio >= 1 / Tuning.linkRatio && first.column > second.column
    let (child, parent) = childIsFirst ? (first, second) : (second, first)
    let factor = -parent.coefficient / child.coefficient
    return (
      LinkTape.Link(
        child: child.column, parent: parent.column, row: row, factor: factor,
        share: 1 / child.coefficient),
      AffineForest.Node(
        factor: factor, offset: constant / child.coefficient, parent: parent.column)
    )
  }

  /// Links the third root of an open row to that of another one with the same pair.
  private mutating func linkByPair(_ index: Int) -> Bool {
    if open.rows[index].entryCount > 3 { return false }
    guard let twin = pairs.meet(index, of: open, by: forest) else { return false }
    if twin.other == twin.own { return false }
    let ownIsChild = twin.own > twin.other
    let (child, parent) = ownIsChild ? (twin.own, twin.other) : (twin.other, twin.own)
    let sign = ownIsChild ? 1.0 : -1
    forest.link(child, to: parent, factor: 1, offset: sign * twin.difference)
    linkCount += 1
    let row = open.rows[index].origin
    places[row] = Presolve.linked
    places[twin.row] = Presolve.paired
    if recordsLinks {
      links.append(
        LinkTape.Link(
          child: child, parent: parent, row: row, factor: 1, share: sign * twin.ownShare))
      links.addTwin(twin.row, share: -sign * twin.otherShare)
    }
    return true
  }

  // MARK: Runs of links

  /// Links and fixes by required equalities one after the other, and lets those wait that several roots
  /// are left of.
  ///
  /// Almost all links are made here, so nothing is called or checked for each that can be for all.
  ///
  /// - Returns: The first row from `first` on that is long or leaves no root, or how many rows there
  ///   are. If it is short, ``row`` is what it came to.
  private mutating func linkRun(
    from first: Int, _ rows: Span<RowStore.Row>, _ terms: Span<RowTerm>, of store: RowStore
  ) -> Int {
    var (end, count) = (first, 0)
    let recordsLinks = recordsLinks
    links.append(upTo: recordsLinks ? Int(forest.one) - linkCount : 0) { links in
      (end, count) = Presolve.linkRun(
        from: first, rows, terms, of: store, &forest, &row, &open, recordsLinks,
        into: &links)
    }
    if count > 0 { forest.noteLinks() }
    linkCount += count
    return end
  }

  @inline(__always)
  private static func linkRun(
    from first: Int, _ rows: Span<RowStore.Row>, _ terms: Span<RowTerm>, of store: RowStore,
    _ forest: inout AffineForest, _ row: inout ResolvedRow, _ open: inout KeptRows,
    _ recordsLinks: Bool, into links: inout OutputSpan<LinkTape.Link>
  ) -> (end: Int, linkCount: Int) {
    let one = forest.one
    var nodes = forest.nodes.mutableSpan
    var resolved = row.storage.mutableSpan
    var run = Run(end: first)
    while true {
      link(by: rows, terms, one, &nodes, &resolved, recordsLinks, into: &links, &run)
      if run.sum.count <= 2 { break }
      wait(
        resolved.span.extracting(..<run.sum.count), run.sum.constant, rows[run.end],
        origin: run.end, of: store, in: &open)
      run.end += 1
    }
    row.become(run.sum)
    return (run.end, run.linkCount)
  }

  /// How far links were made in order, and the row there.
  private struct Run {
    var end: Int
    var linkCount = 0
    /// What the row has come to, if it is a short one.
    var sum = ResolvedRow.Sum(constant: 0, magnitude: 0)
  }

  /// Links and fixes by rows up to the first one that does neither: a loop of its own, in which nothing
  /// else needs registers.
  @inline(never)
  private static func link(
    by rows: Span<RowStore.Row>, _ terms: Span<RowTerm>, _ one: DenseIndex,
    _ nodes: inout MutableSpan<AffineForest.Node>, _ resolved: inout MutableSpan<ResolvedRow.Term>,
    _ recordsLinks: Bool, into links: inout OutputSpan<LinkTape.Link>, _ run: inout Run
  ) {
    var (number, linkCount) = (run.end, run.linkCount)
    run.sum = ResolvedRow.Sum(constant: 0, magnitude: 0)
    while number < rows.count {
      if rows[number].isSettledEquality {
        let own = terms.extracting(rows[number].ownTerms)
        if own.count > Tuning.fewTerms { break }
        let sum = ResolvedRow.addFew(own, rows[number].constant, one, to: &resolved) {
          AffineForest.find($0, &nodes)
        }
        if sum.count == 0 || sum.count > 2 {
          run.sum = sum
          break
        }
        let (link, node) = link(
          resolved[0], sum.count == 2 ? resolved[1] : nil, sum.constant, by: number, one: one)
        AffineForest.hang(link.child, on: node, &nodes)
        if recordsLinks { links.append(link) }
        linkCount += 1
      }
      number += 1
    }
    run.end = number
    run.linkCount = linkCount
  }
}
