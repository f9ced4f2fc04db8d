/// A reduction whose rows can change one by one, without another presolve.
///
/// - **Opening:** an eliminated row that changes gets a column for the difference between its left side and
///   its constant, and a row of the reduced system that sets the column to 0. Now the row can change like
///   any other row. Variables that were expressed with the row depend on the column, and so do the rows
///   that contain them. Bounds that were omitted because the row implied tighter ones are restored.
/// - **Adding:** a new row does not invalidate the reduction. It is added to the reduced system as a sum of
///   columns.
struct LiveReduction: Sendable {
  /// The reason why a row cannot be opened or added.
  enum JoinFailure: Error {
    /// The row contains a variable that is defined by another row, which can be violated and must be opened
    /// first.
    case needsOpening(DenseIndex)
    /// All rows must be presolved together.
    case needsPresolve
  }

  /// A row before it was changed.
  typealias Before = (row: DenseIndex, before: LinearProblem.Row)

  private var reduction = Reduction()
  private var tape = LinkTape()
  private var merges: [Elimination.Merge] = []
  /// Where each row of the problem is.
  private var locations: [RowLocation] = []
  private var opened = OpenedRows()
  private var constantShares = ConstantShares()
  private var reducedTerms = ReducedTerms()
  private var row = ResolvedRow()

  /// Presolves a problem; returns whether presolve finds no contradiction.
  mutating func presolve(_ problem: LinearProblem, into system: inout RowSystem) -> Bool {
    var presolver = Presolver(recordsLinks: true)
    guard let reduction = presolver.reduce(problem, into: &system) else { return false }
    self.reduction = reduction
    tape = presolver.links ?? LinkTape()
    if problem.rowCount >= Tuning.large { tape.shrink() }
    merges = presolver.merges
    opened = OpenedRows(rowCount: system.rowCount)
    reducedTerms.reset()
    row.reset(rootCount: reduction.roots.count)
    locateRows(presolver.kept, of: problem)
    return true
  }

  private mutating func locateRows(_ kept: KeptRows, of problem: LinearProblem) {
    locations.refill(.eliminated, count: problem.rowCount)
    for second in tape.secondRows {
      locations[tape.links[second.link].row] = .linked
      locations[second.row] = .pairedInVain
    }
    if !tape.secondRows.isEmpty {
      for link in tape.links where locations[link.row] == .pairedInVain {
        locations[link.row] = .paired
      }
    }
    var system = DenseIndex(truncatingIfNeeded: reduction.boundCount)
    for row in kept.rows {
      if row.isRemoved {
        if row.entryCount == 0 { continue }
        if locations[row.origin] == .eliminated { locations[row.origin] = .defining }
        if locations[row.origin] == .pairedInVain { locations[row.origin] = .paired }
        continue
      }
      let isCarried = row.isMerged || locations[row.origin] != .eliminated
      locations[row.origin] = isCarried ? .carried(by: system) : .system(system)
      system += 1
    }
  }

  // MARK: Locations

  /// Returns the row of the reduced system that is a row of the problem, if any.
  @inline(__always)
  func systemRow(of row: Int) -> DenseIndex? {
    if row < locations.count, case .system(let row) = locations[row] { row } else { nil }
  }

  /// Whether a row of the problem will be added to the system by the next solve.
  @inline(__always)
  func isNew(_ row: Int) -> Bool { row < locations.count && locations[row] == .new }

  /// Marks a row of the problem as new.
  mutating func addNew(_ row: Int) {
    while locations.count <= row { locations.append(.eliminated) }
    locations[row] = .new
  }

  /// Marks a row of the problem as removed.
  mutating func forget(_ row: Int) { locations[row] = .eliminated }

  /// Whether so many rows are open that another presolve is faster.
  @inline(__always)
  var isWornOut: Bool {
    opened.count > Tuning.few + (reduction.rootOfColumn.count - opened.count) / 2
      || opened.shareCount > Tuning.share * (Tuning.few + reduction.roots.count)
  }

  /// The number of values that ``expand(_:scales:into:)`` writes.
  var valueCount: Int { Int(reduction.one) + 1 }

  // MARK: Values

  /// Returns the constant of a row in the reduced system, before the row is scaled.
  @inline(__always)
  func constant(
    of row: LinearProblem.Row, at systemRow: DenseIndex, _ terms: [RowTerm]
  ) -> Double {
    if let offset = opened.offset(of: systemRow) { return row.constant - offset }
    return reduction.constant(row.constant, of: row, terms)
  }

  /// Computes the values of all variables from the values of the columns.
  ///
  /// See ``Reduction``.
  @inline(__always)
  func expand(_ columns: [Double], scales: [Double], into values: inout [Double]) {
    reduction.expand(columns, scales: scales, into: &values)
    opened.spread(columns, into: &values)
    // The columns of opened rows were written there.
    values[reduction.one] = 0
  }

  // MARK: Adding rows

  /// Adds variables that have no rows yet.
  mutating func makeRoom(for variableCount: Int) {
    reduction.makeRoom(for: variableCount)
    row.reset(rootCount: reduction.roots.count)
  }

  /// Adds a row of the problem to the reduced system.
  ///
  /// The row does not count yet.
  ///
  /// - Parameters:
  ///   - number: The index of the row.
  ///   - row: The row, or an earlier state of it.
  mutating func append(
    _ number: Int, _ row: LinearProblem.Row,
    of problem: LinearProblem, in simplex: inout DualSimplex
  ) throws(JoinFailure) {
    try reduce(row, of: problem)
    if !reducedTerms.looseRoots.isEmpty {
      for root in reducedTerms.looseRoots {
        _ = simplex.addColumn(heldByNextRow: false)
        reduction.addColumn(of: root)
      }
      try reduce(row, of: problem)
    }
    if !(row.constant - reducedTerms.offset).isFinite { throw .needsPresolve }
    for entry in 0..<reducedTerms.terms.count {
      if !RowSystem.ordinary.contains(reducedTerms.terms.value(entry).magnitude) {
        throw .needsPresolve
      }
    }
    for entry in 0..<reducedTerms.terms.count {
      simplex.system.rows.append(reducedTerms.terms.index(entry), reducedTerms.terms.value(entry))
    }
    closeRow(
      number, row, setsColumn: false, offset: reducedTerms.offset, in: &simplex.system)
  }

  /// Writes a row as a sum of columns to ``reducedTerms``.
  private mutating func reduce(
    _ row: LinearProblem.Row, of problem: LinearProblem
  ) throws(JoinFailure) {
    reducedTerms.become(row.terms, of: problem.terms, reduction, opened)
    for row in reducedTerms.violableRows where systemRow(of: Int(row)) == nil {
      // A removed row is already open.
      if !problem.rows[row].isRemoved { throw .needsOpening(row) }
    }
  }

  /// Adds a row with the entries that were added to the system since its last row.
  private mutating func closeRow(
    _ number: Int, _ row: LinearProblem.Row, setsColumn: Bool, offset: Double,
    in system: inout RowSystem
  ) {
    locations[number] = .system(DenseIndex(truncatingIfNeeded: system.rowCount))
    opened.addRow(setsColumn: setsColumn, offset: offset)
    system.closeRow(
      RowSystem.Header(
        constant: row.constant - offset, level: .idle, relation: row.relation))
  }

  // MARK: Opening rows

  /// Opens an eliminated row.
  ///
  /// - Parameters:
  ///   - number: The index of the row.
  ///   - row: The row when it was presolved.
  ///   - changed: Other eliminated rows that have changed and may not be open yet, when they were presolved.
  mutating func open(
    _ number: Int, _ row: LinearProblem.Row, _ changed: [Before], of problem: LinearProblem,
    in simplex: inout DualSimplex
  ) throws(JoinFailure) {
    var affected: [(row: Int, before: LinearProblem.Row)] = []
    let carrier: DenseIndex?
    switch locations[number] {
    case .system, .new: return
    case .pairedInVain: throw .needsPresolve
    case .carried(let row): carrier = row
    case .defining, .linked, .paired: carrier = nil
    case .eliminated:
      carrier = nil
      if tape.firstLink(of: DenseIndex(truncatingIfNeeded: number)) == nil {
        // The row does not determine any variable.
        affected = [(number, row)]
      }
    }
    let isDefining = affected.isEmpty
    if isDefining {
      guard let level = simplex.system.level(of: row.priority) else { throw .needsPresolve }
      constantShares.find(of: number, of: problem, tape, merges, reduction)
      let column = simplex.addColumn(heldByNextRow: true)
      reduction.addColumn()
      opened.open(column, constantShares.moved, at: constantShares.rates)
      simplex.system.rows.append(column, 1)
      closeRow(number, row, setsColumn: true, offset: row.constant, in: &simplex.system)
      simplex.takeRow(level: level)
      if let carrier { opened.addCarrier(carrier, of: DenseIndex(truncatingIfNeeded: number)) }
      var entries: [RowSystem.Insertion] = []
      findAffected(by: number, changed, problem, column, &entries, &affected)
      for entry in entries where !RowSystem.ordinary.contains(entry.value.magnitude) {
        throw .needsPresolve
      }
      simplex.system.insert(entries)
    }
    for (row, before) in affected { try join(row, before, of: problem, in: &simplex) }
    restoreBounds(impliedBy: affected, problem, in: &simplex)
    if isDefining { simplex.balanceLastColumn() }
  }

  /// Finds the rows whose left side depends on the column of an opened row.
  ///
  /// - Parameters:
  ///   - entries: Receives the entries of the column in rows of the reduced system.
  ///   - affected: Receives the eliminated rows that must be added to the system.
  private func findAffected(
    by number: Int, _ changed: [Before], _ problem: LinearProblem, _ column: DenseIndex,
    _ entries: inout [RowSystem.Insertion],
    _ affected: inout [(row: Int, before: LinearProblem.Row)]
  ) {
    let (terms, rates) = (problem.terms.span, constantShares.rates.span)
    for (other, carrier) in opened.carried {
      let sum = ConstantShares.sum(problem.rows[other], terms, rates)
      let rate = Int(other) == number ? Tolerance.difference(sum, 1) : sum
      if rate == 0 { continue }
      entries.append(RowSystem.Insertion(row: carrier, column: column, value: rate))
    }
    for other in 0..<Swift.min(locations.count, problem.rowCount) where other != number {
      let rate = ConstantShares.sum(problem.rows[other], terms, rates)
      if rate == 0 { continue }
      switch locations[other] {
      case .new, .linked: break
      case .system(let row):
        if opened.setsColumn(row) { continue }
        entries.append(RowSystem.Insertion(row: row, column: column, value: rate))
      case .carried(let row):
        entries.append(RowSystem.Insertion(row: row, column: column, value: rate))
      case .eliminated, .defining, .paired, .pairedInVain:
        let before = changed.first { Int($0.row) == other }?.before ?? problem.rows[other]
        if before.isSettled { affected.append((other, before)) }
      }
    }
  }

  /// Adds a row to the system that presolve has found redundant.
  private mutating func join(
    _ number: Int, _ row: LinearProblem.Row, of problem: LinearProblem,
    in simplex: inout DualSimplex
  ) throws(JoinFailure) {
    guard let level = simplex.system.level(of: row.priority) else { throw .needsPresolve }
    let isPaired = locations[number] == .paired || locations[number] == .pairedInVain
    try append(number, row, of: problem, in: &simplex)
    simplex.takeRow(level: level)
    // The rows that were linked with the row depend on it even after it is removed, so it must be opened
    // before it changes.
    if isPaired, let row = systemRow(of: number) { locations[number] = .carried(by: row) }
  }

  // MARK: Bounds

  /// Restores the bounds of roots that were omitted because the given rows imply tighter ones.
  private mutating func restoreBounds(
    impliedBy joined: [(row: Int, before: LinearProblem.Row)], _ problem: LinearProblem,
    in simplex: inout DualSimplex
  ) {
    var lost = LostBounds()
    for (number, row) in joined {
      guard let bound = bound(by: row, problem),
        bound.value == reduction.roots[bound.root][isLower: bound.isLower],
        case .system(let systemRow) = locations[number]
      else { continue }
      lost.append(bound, impliedBy: systemRow, rootCount: reduction.roots.count)
    }
    if lost.bounds.isEmpty { return }
    for number in 0..<Swift.min(locations.count, problem.rowCount)
    where locations[number] == .eliminated && problem.rows[number].isSettled {
      if let bound = bound(by: problem.rows[number], problem) { lost.tighten(bound) }
    }
    findSystemRows(of: &lost, simplex.system)
    for bound in lost.bounds {
      let lostBound = bound.bound
      if bound.next == lostBound.value { continue }
      if let row = bound.systemRow {
        simplex.weaken(row, to: bound.next, inFavourOf: bound.row, lostBound.coefficient)
      }
      reduction.setBound(lostBound, to: bound.next)
    }
  }

  /// Finds the rows of the reduced system that contain the bounds.
  ///
  /// Bounds are its first rows.
  private func findSystemRows(of lost: inout LostBounds, _ system: RowSystem) {
    for row in 0..<DenseIndex(truncatingIfNeeded: reduction.boundCount) {
      let root = reduction.rootOfColumn[system.rows.indices[system.rows.starts[row]]]
      // The column of an opened row has no root.
      if root == reduction.one { continue }
      lost.setSystemRow(
        row, of: root, isLower: system.headers[row].relation == .greaterThanOrEqual)
    }
  }

  /// Returns the bound of a root that a row implies, if any.
  private mutating func bound(
    by header: LinearProblem.Row, _ problem: LinearProblem
  ) -> Reduction.Bound? {
    if header.relation == .equal || !header.isRequired { return nil }
    reduction.resolve(header, problem.terms, into: &row)
    return Reduction.Bound(row, header.relation)
  }

  // MARK: Invariant

  /// Whether the rows of the system mean the same as the rows of the problem; for debug builds.
  ///
  /// For arbitrary values of the columns, each row of the system has the same residual as its row of the
  /// problem, and the residual of each eliminated equality is 0, up to the rounding of the largest number.
  /// The later row of a pair is not compared, because it is implied only together with the earlier row. The
  /// residual of an opened row that is part of another row, its carrier, is added to that of the carrier.
  /// Different rows of the problem are different rows of the system. The result is true if sums may overflow.
  func isConsistent(with problem: LinearProblem, _ system: RowSystem) -> Bool {
    let columns = (0..<system.columnCount).map { Double(($0 * 13 + 5) % 41) - 20 }
    var values = [Double](repeating: 0, count: Swift.max(problem.variableCount, valueCount))
    expand(columns, scales: system.columnScales, into: &values)
    let largest = (values + system.headers.map { $0.constant }).reduce(1) {
      Swift.max($0, $1.magnitude)
    }
    if !(largest < Tolerance.huge) { return true }
    func residual(_ row: DenseIndex) -> Double {
      let terms = system.rows.entries(of: row).map {
        system.rows.values[$0] * columns[Int(system.rows.indices[$0])]
      }
      return (terms.reduce(0, +) - system.headers[row].constant) * system.headers[row].scale
    }
    var isTaken = [Bool](repeating: false, count: system.rowCount)
    let linkedRows = Set(tape.secondRows.map { Int(tape.links[$0.link].row) })
    for number in problem.rows.indices where problem.rows[number].isInForce {
      if linkedRows.contains(number) { continue }
      var expected = 0.0
      switch locations[number] {
      case .system(let row):
        if isTaken[row] { return false }
        isTaken[row] = true
        let carriers = opened.carried.filter { Int($0.row) == number }.map { $0.carrier }
        if carriers.contains(where: { carrier in opened.carried.count { $0.carrier == carrier } > 1
        }) {
          continue
        }
        expected = carriers.reduce(residual(row)) { $0 + residual($1) }
      case .defining, .paired: break
      case .eliminated: if !problem.rows[number].isSettledEquality { continue }
      case .linked, .pairedInVain, .carried, .new: continue
      }
      let (found, magnitude) = problem.residual(of: number, at: values)
      if (found - expected).magnitude > Tolerance.point * Swift.max(largest, magnitude) {
        return false
      }
    }
    return opened.rowCount == system.rowCount
  }
}
