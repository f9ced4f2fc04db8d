/// Rows that presolving has used up and that are to change.
///
/// Such a row is opened: it gets a column of its own, by how much it misses its constant, and a row
/// of the reduced system which says that the column is 0. That changes nothing, but from then on the
/// row can change like any other. What was defined by way of it follows the new column, and so do
/// the rows that mention what follows; bounds that were left out because others were tighter come
/// back where the others may move.
extension Presolve {
  /// Whether so many rows are open that presolving again is better.
  var isWornOut: Bool {
    opened.count > Tuning.few + rootOfColumn.count / 2
      || opened.shares.count > Tuning.share * (Tuning.few + roots.count)
  }

  /// Whether a row of the store has a row of the reduced system to itself.
  func isOpen(_ number: Int) -> Bool { places[number] >= 0 }

  /// Opens a row of the store.
  ///
  /// - Parameters:
  ///   - header: The row as it was presolved.
  ///   - changed: What other rows were like that have changed since and may not be open.
  mutating func open(
    _ number: Int, _ header: RowStore.Row, _ changed: [(row: DenseIndex, before: RowStore.Row)],
    of store: RowStore, in simplex: inout DualSimplex
  ) throws(JoinFailure) {
    if isOpen(number) { return }
    if isPairedInVain(number) { throw .needsPresolve }
    var affected: [(row: Int, before: RowStore.Row)] = []
    let isDefining = defines(number)
    if isDefining {
      if simplex.system.level(of: header.priority) == nil { throw .needsPresolve }
      findShares(of: number, store)
      let carrier = Presolve.firstCarried - places[number]
      let column = simplex.addColumn(heldByNextRow: true)
      rootOfColumn.append(one)
      opened.open(
        column, moving: constantShares.moved, at: constantShares.rates,
        variableCount: roots.count)
      simplex.system.rows.append(column, 1)
      closeRow(number, header, from: .opened, offset: header.constant, in: &simplex.system)
      simplex.takeRow(level: simplex.system.level(of: header.priority) ?? RowSystem.idle)
      if carrier >= 0 { opened.noteCarrier(carrier, of: DenseIndex(truncatingIfNeeded: number)) }
      var entries: [RowSystem.Insertion] = []
      try findAffected(by: number, changed, store, column, &entries, &affected)
      for entry in entries where !RowSystem.ordinary.contains(entry.value.magnitude) {
        throw .needsPresolve
      }
      simplex.system.insert(entries)
    } else {
      affected.append((number, header))
    }
    for (row, before) in affected { try join(row, before, of: store, in: &simplex) }
    try weakenBounds(affected, store, in: &simplex)
    if isDefining { simplex.balanceLastColumn() }
  }

  /// Whether the row defines variables, alone or with others.
  private func defines(_ number: Int) -> Bool {
    if places[number] <= Presolve.linked { return true }
    let row = DenseIndex(truncatingIfNeeded: number)
    if let index = keptIndex(of: row), kept.rows[index].isRemoved {
      return kept.rows[index].entryCount > 0
    }
    return links.firstLink(of: row) != nil
  }

  /// Whether a row turned out to say nothing, after variables were linked by way of it.
  private func isPairedInVain(_ number: Int) -> Bool {
    if places[number] != Presolve.paired { return false }
    let row = DenseIndex(truncatingIfNeeded: number)
    guard let index = keptIndex(of: row) else { return !links.links.contains { $0.row == row } }
    return kept.rows[index].isRemoved && kept.rows[index].entryCount == 0
  }

  /// The kept row that a row of the store became; nil if it was used up before.
  private func keptIndex(of number: DenseIndex) -> Int? {
    let index = (0..<kept.count).partitioningIndex { kept.rows[$0].origin >= number }
    return index < kept.count && kept.rows[index].origin == number ? index : nil
  }

  private mutating func findShares(of number: Int, _ store: RowStore) {
    var shares = ConstantShares()
    swap(&shares, &constantShares)
    shares.find(of: number, store, self)
    swap(&shares, &constantShares)
  }

  /// Finds the rows whose residual follows the column of an opened row: those of the reduced system
  /// get an entry, the others are to join it.
  private mutating func findAffected(
    by number: Int, _ changed: [(row: DenseIndex, before: RowStore.Row)], _ store: RowStore,
    _ column: DenseIndex, _ entries: inout [RowSystem.Insertion],
    _ affected: inout [(row: Int, before: RowStore.Row)]
  ) throws(JoinFailure) {
    for (other, carrier) in opened.carried {
      let sum = ConstantShares.sum(
        store.rows[other], store.terms.span, constantShares.rates.span)
      let rate = Int(other) == number ? Tolerance.difference(sum, 1) : sum
      if rate == 0 { continue }
      entries.append(RowSystem.Insertion(row: carrier, column: column, value: rate))
    }
    for (other, rate) in listAffected(store) where Int(other) != number {
      if Int(other) >= places.count { continue }
      let place = places[other]
      if place == Presolve.new { continue }
      if place >= 0 {
        // It says that its own column is 0, whatever the others are.
        if opened.source(of: place) == .opened { continue }
        entries.append(RowSystem.Insertion(row: place, column: column, value: rate))
      } else if place <= Presolve.firstCarried {
        entries.append(
          RowSystem.Insertion(row: Presolve.firstCarried - place, column: column, value: rate))
      } else if place != Presolve.linked {
        let before = changed.first { $0.row == other }?.before ?? store.rows[other]
        if before.isSettled { affected.append((Int(other), before)) }
      }
    }
  }

  /// Lists the rows whose residual follows the column of the row just opened, and how fast.
  private func listAffected(_ store: RowStore) -> [(row: DenseIndex, rate: Double)] {
    var affected: [(row: DenseIndex, rate: Double)] = []
    let rows = store.rows.span
    let terms = store.terms.span
    let rates = constantShares.rates.span
    for number in rows.indices where !rows[number].hasNoTerms {
      let rate = ConstantShares.sum(rows[number], terms, rates)
      if rate != 0 { affected.append((DenseIndex(truncatingIfNeeded: number), rate)) }
    }
    return affected
  }

  /// Lets a row join the reduced system that presolving found needless, in force as it was.
  private mutating func join(
    _ number: Int, _ header: RowStore.Row, of store: RowStore, in simplex: inout DualSimplex
  ) throws(JoinFailure) {
    guard let level = simplex.system.level(of: header.priority) else { throw .needsPresolve }
    let isPaired = places[number] == Presolve.paired
    try append(number, header, from: .needless, of: store, in: &simplex)
    simplex.takeRow(level: level)
    // The rows that were linked with it hold only as it does, even when it will have gone: it has to
    // be opened for that.
    if isPaired { places[number] = Presolve.firstCarried - places[number] }
  }

  // MARK: Bounds

  /// A bound of a root that a row said which has joined the system.
  private struct LostBound {
    let root: DenseIndex
    let isLower: Bool
    /// The row of the reduced system that has joined, and the coefficient of the root there.
    let row: DenseIndex
    let coefficient: Double
    /// The tightest bound of the root that other rows say.
    var next: Double
    /// The row of the reduced system that says the bound; -1 if none does.
    var bound: DenseIndex = -1
  }

  /// The bounds lost, and the number among them of each root's upper and lower bound; -1 for the others.
  private struct LostBounds {
    var bounds: [LostBound] = []
    private var numbers: [DenseIndex] = []

    func number(of root: DenseIndex, isLower: Bool) -> Int? {
      if numbers.isEmpty { return nil }
      let number = numbers[2 * Int(root) + (isLower ? 1 : 0)]
      return number < 0 ? nil : Int(number)
    }

    mutating func append(_ bound: LostBound, rootCount: Int) {
      if numbers.isEmpty { numbers.refill(-1, count: 2 * rootCount) }
      numbers[2 * Int(bound.root) + (bound.isLower ? 1 : 0)] =
        DenseIndex(truncatingIfNeeded: bounds.count)
      bounds.append(bound)
    }
  }

  /// Weakens the bounds of roots that rest on rows which have joined the system alone.
  private mutating func weakenBounds(
    _ joined: [(row: Int, before: RowStore.Row)], _ store: RowStore,
    in simplex: inout DualSimplex
  ) throws(JoinFailure) {
    var lost = LostBounds()
    for (number, header) in joined {
      guard let bound = bound(by: header, store) else { continue }
      let root = roots[bound.root]
      if bound.value != (bound.isLower ? root.lower : root.upper) { continue }
      if lost.number(of: bound.root, isLower: bound.isLower) != nil { continue }
      lost.append(
        LostBound(
          root: bound.root, isLower: bound.isLower, row: places[number],
          coefficient: bound.coefficient, next: bound.isLower ? -.infinity : .infinity),
        rootCount: roots.count)
    }
    if lost.bounds.isEmpty { return }
    findNextBounds(&lost, store)
    findBoundRows(&lost, simplex.system)
    for bound in lost.bounds {
      let present = bound.isLower ? roots[bound.root].lower : roots[bound.root].upper
      if bound.next == present { continue }
      if bound.bound >= 0 {
        simplex.weaken(bound.bound, to: bound.next, inFavourOf: bound.row, bound.coefficient)
      }
      if bound.isLower {
        roots[bound.root].lower = bound.next
      } else {
        roots[bound.root].upper = bound.next
      }
    }
  }

  /// Finds the tightest bounds that rows say which have not joined the system.
  private mutating func findNextBounds(_ lost: inout LostBounds, _ store: RowStore) {
    var open = lost.bounds.count
    for number in 0..<Swift.min(places.count, store.rows.count)
    where places[number] == Presolve.consumed {
      let header = store.rows[number]
      if header.relation == .equal || !header.isSettled { continue }
      guard let other = bound(by: header, store),
        let index = lost.number(of: other.root, isLower: other.isLower)
      else { continue }
      let present = other.isLower ? roots[other.root].lower : roots[other.root].upper
      let next = lost.bounds[index].next
      if next == present { continue }
      lost.bounds[index].next =
        other.isLower ? Swift.max(next, other.value) : Swift.min(next, other.value)
      if lost.bounds[index].next == present { open -= 1 }
      if open == 0 { return }
    }
  }

  /// Finds the rows of the reduced system that say bounds, which are its first ones.
  private func findBoundRows(_ lost: inout LostBounds, _ system: RowSystem) {
    for row in 0..<DenseIndex(truncatingIfNeeded: boundCount) {
      let root = rootOfColumn[system.rows.indices[system.rows.starts[row]]]
      // The column of an opened row belongs to no variable.
      if root == one { continue }
      let isLower = system.headers[row].relation == .greaterThanOrEqual
      guard let index = lost.number(of: root, isLower: isLower) else { continue }
      if lost.bounds[index].bound < 0 { lost.bounds[index].bound = row }
    }
  }

  /// The bound of a root that a required inequality says; nil for other rows.
  private mutating func bound(
    by header: RowStore.Row, _ store: RowStore
  ) -> (root: DenseIndex, isLower: Bool, value: Double, coefficient: Double)? {
    if header.relation == .equal || !header.isRequired { return nil }
    row.resolve(header, store.terms, by: &forest)
    if row.count != 1 { return nil }
    let coefficient = row.coefficient(0)
    return (
      row.column(0), (header.relation == .greaterThanOrEqual) == (coefficient > 0),
      row.constant / coefficient, coefficient
    )
  }
}
