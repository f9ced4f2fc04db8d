/// Expresses variables by other variables with the required equalities of a problem.
///
/// - An equality in one root determines the value of the root.
/// - An equality in two roots makes one of them an affine function of the other.
/// - Two equalities in three roots, of which they share two with the same ratios, do the same for their third
///   roots: see ``PairTable``. An example is a form whose labels have the same width.
struct VariableLinking: Sendable {
  /// Each variable as an affine function of its root.
  private(set) var forest = AffineForest()
  /// The number of links.
  private(set) var count = 0
  /// The links in order; `nil` if they are not recorded.
  private(set) var tape: LinkTape?

  /// The equalities that had more than two roots when they were last resolved, in ascending order.
  ///
  /// Equalities that were used later are removed.
  private var open = KeptRows()
  private var pairs = PairTable()
  private var row = ResolvedRow()

  /// Creates a linking without variables.
  init(recordsLinks: Bool) { tape = recordsLinks ? LinkTape() : nil }

  /// Links variables until all required equalities have more than two roots; returns whether no equality
  /// contradicts itself.
  ///
  /// The passes over the open equalities start alternately at the last and at the first equality, because
  /// rows are written in both orders.
  mutating func link(_ problem: LinearProblem) -> Bool {
    forest.reset(count: problem.variableCount)
    row.reset(rootCount: problem.variableCount)
    // Each link eliminates a root.
    tape?.reset(capacity: problem.variableCount)
    count = 0
    open.removeAll()
    if !linkInOrder(problem) { return false }
    var openCount = open.rows.count
    pairs.removeAll()
    for pass in 0..<Tuning.retryLimit where openCount > 0 {
      let before = count
      guard let left = linkOpenRows(of: problem, pass) else { return false }
      openCount = left
      if count == before { break }
    }
    return true
  }

  /// Makes the root of each variable its parent.
  mutating func flatten() { forest.flatten() }

  /// Releases the memory that only ``link(_:)`` needs.
  mutating func dropScratch() { (open, pairs) = (KeptRows(), PairTable()) }

  /// Writes a row as a sum of roots.
  mutating func resolve(
    _ row: LinearProblem.Row, _ terms: [RowTerm], into sum: inout ResolvedRow
  ) {
    sum.resolve(row, terms, by: &forest)
  }

  // MARK: Open rows

  /// Returns an open row, or `nil` if there are fewer.
  func openRow(_ index: Int) -> KeptRows.Row? {
    index < open.rows.count ? open.rows[index] : nil
  }

  /// Returns the entries of an open row.
  func entries(of row: KeptRows.Row) -> ArraySlice<SparseEntry> {
    open.entries[open.entries(of: row)]
  }

  /// Whether an open row contains only roots.
  func isUpToDate(_ row: KeptRows.Row) -> Bool {
    open.entries(of: row).allSatisfy { forest.isRoot(open.entries[$0].index) }
  }

  // MARK: Linking

  /// Links variables with each required equality once; equalities with more than two roots become open.
  private mutating func linkInOrder(_ problem: LinearProblem) -> Bool {
    for number in problem.rows.indices where problem.rows[number].isSettledEquality {
      row.resolve(problem.rows[number], problem.terms, by: &forest)
      if row.count > 2 {
        open.append(row, problem.rows[number], origin: number)
      } else if !use(number) {
        return false
      }
    }
    return true
  }

  /// Tries to use the open equalities, from the last one in even passes; returns how many are still open, or
  /// `nil` if an equality contradicts itself.
  private mutating func linkOpenRows(of problem: LinearProblem, _ pass: Int) -> Int? {
    var openCount = 0
    for step in open.rows.indices {
      let index = pass.isMultiple(of: 2) ? open.rows.count - 1 - step : step
      if open.rows[index].isRemoved { continue }
      let isUnchanged = isUpToDate(open.rows[index])
      if !isUnchanged {
        let number = Int(open.rows[index].origin)
        row.resolve(problem.rows[number], problem.terms, by: &forest)
        if row.count <= 2 {
          open.remove(index)
          if !use(number) { return nil }
          continue
        }
        open.replace(index, by: row)
      }
      // The pair table already contains an unchanged row after the first pass.
      if isUnchanged && pass > 0 || !linkByPair(index) {
        openCount += 1
      } else {
        open.remove(index)
      }
    }
    return openCount
  }

  /// Uses the equality in ``row`` to link two roots or to determine the value of a root; returns whether the
  /// equality does not contradict itself.
  private mutating func use(_ number: Int) -> Bool {
    if row.count == 0 { return !row.isFalse(.equal) }
    var child = row.storage[0]
    count += 1
    let origin = DenseIndex(truncatingIfNeeded: number)
    if row.count == 1 {
      tape?.append(
        LinkTape.Link(
          child: child.root, parent: nil, row: origin, factor: 0, share: 1 / child.coefficient))
      forest.fix(child.root, at: row.constant / child.coefficient)
      return true
    }
    var parent = row.storage[1]
    let ratio = (child.coefficient / parent.coefficient).magnitude
    // The error of the child is the error of the parent times the factor, so the larger coefficient belongs
    // to the child. Otherwise the variable with the smaller number remains a root.
    let isChild =
      ratio * Tolerance.lostDigits > 1
      || ratio >= Tolerance.lostDigits && child.root > parent.root
    if !isChild { swap(&child, &parent) }
    let factor = -parent.coefficient / child.coefficient
    tape?.append(
      LinkTape.Link(
        child: child.root, parent: parent.root, row: origin, factor: factor,
        share: 1 / child.coefficient))
    forest.link(
      child.root, to: parent.root, factor: factor, offset: row.constant / child.coefficient)
    return true
  }

  /// Links the third root of an open row to the third root of a row that shares the other two roots.
  private mutating func linkByPair(_ index: Int) -> Bool {
    if open.rows[index].entryCount > 3 { return false }
    guard let match = pairs.meet(index, of: open, by: forest), match.other != match.own else {
      return false
    }
    let ownIsChild = match.own > match.other
    let (child, parent) = ownIsChild ? (match.own, match.other) : (match.other, match.own)
    let sign = ownIsChild ? 1.0 : -1
    forest.link(child, to: parent, factor: 1, offset: sign * match.difference)
    count += 1
    tape?.append(
      LinkTape.Link(
        child: child, parent: parent, row: open.rows[index].origin, factor: 1,
        share: sign * match.ownShare))
    tape?.addSecondRow(match.row, share: -sign * match.otherShare)
    return true
  }
}
