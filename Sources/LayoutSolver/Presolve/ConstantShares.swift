/// How fast all variables move as the constant of one row grows that presolving has used up, while
/// the columns of the reduced system stay.
///
/// Presolving is repeated in the constants alone, one link and one merge after the other; only what
/// depends on the row is not 0 (forward differentiation; compare Griewank and Walther 2008, chapter
/// 3). Linear in the links and merges, and in the terms of their rows.
struct ConstantShares: Sendable {
  /// The rate of each variable, and the variables whose rate may not be 0.
  private(set) var rates: [Double] = []
  private(set) var moved: [DenseIndex] = []
  private var isMoved: [Bool] = []
  /// The rates of the constants of rows that are kept.
  private var constants: [Double] = []
  /// The rates of the constants of merged columns' definitions.
  private var mergeConstants: [Double] = []
  /// The last link to each variable, and the one before each link; -1 for none.
  private var newestLinks: [DenseIndex] = []
  private var olderLinks: [DenseIndex] = []
  private var pending: [(link: DenseIndex, change: Double)] = []
  private var row: DenseIndex = 0

  /// Finds the rates; false if that takes more steps than solving anew.
  mutating func find(of row: Int, _ store: RowStore, _ presolve: borrowing Presolve) -> Bool {
    begin(row, presolve)
    guard shiftLinks(store, presolve.links) else { return false }
    if presolve.merging.merges.isEmpty && presolve.singletons.rows.isEmpty { return true }
    findConstants(store, presolve.kept)
    merge(presolve.merging.merges)
    restore(
      presolve.singletons.definitions, constants: presolve.singletons.rows.map { constants[$0] })
    restore(presolve.merging.definitions, constants: mergeConstants)
    spread(presolve.forest)
    return true
  }

  private mutating func begin(_ row: Int, _ presolve: borrowing Presolve) {
    self.row = DenseIndex(truncatingIfNeeded: row)
    if rates.count != presolve.roots.count {
      rates.refill(0, count: presolve.roots.count)
      isMoved.refill(false, count: presolve.roots.count)
    } else {
      for variable in moved {
        rates[variable] = 0
        isMoved[variable] = false
      }
    }
    moved.clear()
  }

  /// Forgets the forest of the last presolving.
  mutating func forget() {
    olderLinks.clear()
  }

  private mutating func add(_ change: Double, to variable: DenseIndex) {
    if change == 0 { return }
    Tolerance.subtract(-change, from: &rates[variable])
    if isMoved[variable] { return }
    isMoved[variable] = true
    moved.append(variable)
  }

  // MARK: Links

  /// How fast the constant of a row grows over the present roots.
  private func constantRate(of number: DenseIndex, _ store: RowStore) -> Double {
    constantRate(of: number, store.rows.span, store.terms.span, rates.span)
  }

  @inline(__always)
  private func constantRate(
    of number: DenseIndex, _ rows: Span<RowStore.Row>, _ terms: Span<RowTerm>,
    _ rates: Span<Double>
  ) -> Double {
    let sum = ConstantShares.sum(rows[Int(number)], terms, rates)
    return number == row ? Tolerance.difference(1, sum) : -sum
  }

  /// How fast the terms of a row grow.
  @inline(__always)
  static func sum(
    _ header: RowStore.Row, _ terms: Span<RowTerm>, _ rates: Span<Double>
  ) -> Double {
    var sum = 0.0
    var size = 0.0
    for place in header.allTerms {
      let rate = rates[Int(terms[place].variable)]
      if rate == 0 { continue }
      let share = terms[place].coefficient * rate
      sum += share
      size += share.magnitude
    }
    return sum.magnitude <= Tolerance.cancellation * size ? 0 : sum
  }

  /// Goes through the links from the first that the row has a part in.
  private mutating func shiftLinks(_ store: RowStore, _ tape: LinkTape) -> Bool {
    guard let first = tape.firstLink(of: row) else { return true }
    listLinks(tape)
    var stepsLeft = 4 * tape.links.count + 1000
    var twin = tape.twins.firstIndex { $0.link >= first } ?? tape.twins.count
    var index = first
    while let (moved, change) = nextChange(from: index, &twin, store, tape) {
      guard shift(moved, by: change, tape, &stepsLeft) else { return false }
      index = moved + 1
    }
    return true
  }

  /// The first link from one on that moves its child, and by how much.
  private func nextChange(
    from first: Int, _ twin: inout Int, _ store: RowStore, _ tape: LinkTape
  ) -> (link: Int, change: Double)? {
    let links = tape.links.span
    let twins = tape.twins.span
    let rows = store.rows.span
    let terms = store.terms.span
    let rates = rates.span
    for index in first..<links.count {
      let link = links[index]
      var change = constantRate(of: link.row, rows, terms, rates) * link.share
      if twin < twins.count && twins[twin].link == index {
        let other = twins[twin]
        Tolerance.subtract(
          -constantRate(of: other.row, rows, terms, rates) * other.share, from: &change)
        twin += 1
      }
      if change != 0 { return (index, change) }
    }
    return nil
  }

  /// Lists the links to each variable.
  private mutating func listLinks(_ tape: LinkTape) {
    if olderLinks.count == tape.links.count { return }
    newestLinks.refill(-1, count: rates.count)
    olderLinks.refill(-1, count: tape.links.count)
    for (index, link) in tape.links.enumerated() where link.parent >= 0 {
      olderLinks[index] = newestLinks[link.parent]
      newestLinks[link.parent] = DenseIndex(truncatingIfNeeded: index)
    }
  }

  /// Moves the child of a link and all that hangs on it.
  private mutating func shift(
    _ link: Int, by change: Double, _ tape: LinkTape, _ stepsLeft: inout Int
  ) -> Bool {
    pending.append((DenseIndex(truncatingIfNeeded: link), change))
    while let (index, change) = pending.popLast() {
      stepsLeft -= 1
      if stepsLeft < 0 {
        pending.removeAll()
        return false
      }
      let child = tape.links[index].child
      add(change, to: child)
      var next = newestLinks[child]
      while next >= 0 {
        pending.append((next, tape.links[next].factor * change))
        next = olderLinks[next]
      }
    }
    return true
  }

  // MARK: Rows that were taken away with a column

  /// Finds how fast the constants grow of the rows that are merged or taken away.
  private mutating func findConstants(_ store: RowStore, _ kept: KeptRows) {
    constants.refill(0, count: kept.count)
    for index in kept.rows.indices where kept.rows[index].isRemoved || kept.rows[index].isMerged {
      constants[index] = constantRate(of: kept.rows[index].origin, store)
    }
  }

  private mutating func merge(_ merges: [EqualityMerging.Merge]) {
    mergeConstants.clear()
    for merge in merges {
      let constant = constants[merge.short]
      mergeConstants.append(constant)
      if constant == 0 { continue }
      Tolerance.subtract(-merge.factor * constant, from: &constants[merge.long])
    }
  }

  /// Finds the rates of columns that were taken away from those of the others, the last one first.
  private mutating func restore(_ definitions: Definitions, constants: [Double]) {
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      var rate = constants[index]
      var size = rate.magnitude
      for entry in definitions.others(of: index) {
        let share = entry.value * rates[entry.column]
        rate -= share
        size += share.magnitude
      }
      if rate.magnitude <= Tolerance.cancellation * size { continue }
      let (column, pivot, _) = definitions.head(of: index)
      add(rate / pivot, to: column)
    }
  }

  /// Lets the variables follow their roots.
  private mutating func spread(_ forest: AffineForest) {
    for variable in 0..<forest.one {
      let node = forest.nodes[variable]
      if node.parent == variable || node.parent == forest.one { continue }
      add(node.factor * rates[node.parent], to: variable)
    }
  }
}
