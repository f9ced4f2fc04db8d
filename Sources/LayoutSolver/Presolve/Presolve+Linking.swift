/// Links variables together, and fixes them, by the required equalities of a store.
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
      let isCurrent = open.isUpToDate(index, forest)
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
    for number in store.rows.indices where store.rows[number].isSettledEquality {
      row.resolve(number, of: store, by: &forest)
      if row.count > 2 {
        open.append(row, store.rows[number], origin: number)
      } else if !useEquality(number) {
        return false
      }
    }
    return true
  }

  /// Links or fixes by the equality just resolved; false if it cannot hold.
  private mutating func useEquality(_ number: Int) -> Bool {
    if row.count == 0 { return !row.isFalse(.equal) }
    var child = row.storage[0]
    linkCount += 1
    if row.count == 1 {
      note(child, parent: -1, factor: 0, by: number)
      forest.fix(child.column, at: row.constant / child.coefficient)
      return true
    }
    var parent = row.storage[1]
    let ratio = (child.coefficient / parent.coefficient).magnitude
    // A child's error is its parent's, multiplied: the larger coefficient makes the child. Otherwise
    // the earlier variable stays the root.
    let isChild =
      ratio * Tolerance.lostDigits > 1
      || ratio >= Tolerance.lostDigits && child.column > parent.column
    if !isChild { swap(&child, &parent) }
    let factor = -parent.coefficient / child.coefficient
    note(child, parent: parent.column, factor: factor, by: number)
    forest.link(
      child.column, to: parent.column, factor: factor, offset: row.constant / child.coefficient)
    return true
  }

  /// Notes the link of a root, if that is to be known.
  private mutating func note(
    _ child: ResolvedRow.Term, parent: DenseIndex, factor: Double, by number: Int
  ) {
    if !recordsLinks { return }
    links.append(
      LinkTape.Link(
        child: child.column, parent: parent, row: DenseIndex(truncatingIfNeeded: number),
        factor: factor, share: 1 / child.coefficient))
  }

  /// Links the third root of an open row to that of another one with the same pair.
  private mutating func linkByPair(_ index: Int) -> Bool {
    if open.rows[index].entryCount > 3 { return false }
    guard let match = pairs.meet(index, of: open, by: forest) else { return false }
    if match.other == match.own { return false }
    let ownIsChild = match.own > match.other
    let (child, parent) = ownIsChild ? (match.own, match.other) : (match.other, match.own)
    let sign = ownIsChild ? 1.0 : -1
    forest.link(child, to: parent, factor: 1, offset: sign * match.difference)
    linkCount += 1
    let row = open.rows[index].origin
    places[row] = Presolve.linked
    places[match.row] = Presolve.paired
    if recordsLinks {
      links.append(
        LinkTape.Link(
          child: child, parent: parent, row: row, factor: 1, share: sign * match.ownShare))
      links.addSecondRow(match.row, share: -sign * match.otherShare)
    }
    return true
  }
}
