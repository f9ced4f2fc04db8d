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
    for column in presolve.offsets.order {
      add(rates[presolve.offsets.parent(of: column)], to: column)
    }
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
    var rate = number == row ? 1.0 : 0
    var size = rate
    for place in store.rows[number].allTerms {
      let term = store.terms[place]
      let share = term.coefficient * rates[term.variable]
      rate -= share
      size += share.magnitude
    }
    return rate.magnitude <= Tolerance.cancellation * size ? 0 : rate
  }

  /// Goes through the links from the first that the row has a part in.
  private mutating func shiftLinks(_ store: RowStore, _ tape: LinkTape) -> Bool {
    guard let first = tape.firstLink(of: row) else { return true }
    listLinks(tape)
    var stepsLeft = 4 * tape.links.count + 1000
    var twin = tape.twins.firstIndex { $0.link >= first } ?? tape.twins.count
    for index in first..<tape.links.count {
      let link = tape.links[index]
      var change = constantRate(of: link.row, store) * link.share
      if twin < tape.twins.count && tape.twins[twin].link == index {
        Tolerance.subtract(
          -constantRate(of: tape.twins[twin].row, store) * tape.twins[twin].share, from: &change)
        twin += 1
      }
      if change == 0 { continue }
      guard shift(index, by: change, tape, &stepsLeft) else { return false }
    }
    return true
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
