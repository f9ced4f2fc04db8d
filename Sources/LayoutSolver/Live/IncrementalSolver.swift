/// A solver that stays alive: rows and variables come, change and go, and ``solve()`` works off only
/// what the changes touch.
///
/// It solves what ``LinearProblem`` says: required rows hold, optional ones give way by priority,
/// compared lexicographically, and inside one priority by weight and size of the violation.
///
/// Changes are recorded and take effect together at the next ``solve()``, which is a transaction: if
/// the required rows contradict each other, all changes since the last successful one are undone.
///
/// Where the optimum is unique the values do not depend on the history of changes. Where it is not,
/// the solver keeps to the vertex that it is at for as long as that is optimal.
///
/// A row that is changed for the first time may cause the rows to be presolved again, which is linear
/// in their terms. From then on it is kept apart, and changing it costs what it touches.
public struct IncrementalSolver: Sendable {
  private var store = RowStore()
  private var engine: LiveEngine
  /// An engine out of use, whose memory the next one takes over.
  private var spare: LiveEngine
  private var journal = Journal()
  /// The rows changed since the last solve, some of them more than once.
  private var changedRows: [DenseIndex] = []
  /// Whether the rows have to be presolved again, and whether they ever were.
  private var needsBuild = true
  private var isBuilt = false
  private var values: [Double] = []
  /// The regimes of resizing that the values follow at present.
  private var resizes = ResizeTracks()
  /// The variables since the last solve whose number was another's before.
  private var newVariables: Set<Int> = []
  private var presolveCount = 0

  /// Creates a solver without variables and rows.
  public init() {
    self.init(leastLocality: Presolve.usualLocality)
  }

  /// The same, with what counts as many positions: see ``Presolve/leastLocality``.
  init(leastLocality: Int) {
    engine = LiveEngine(leastLocality: leastLocality)
    spare = LiveEngine(leastLocality: leastLocality)
  }

  /// Makes room for what is to come, so that adding it allocates nothing.
  public mutating func reserveCapacity(variables: Int, rows: Int, terms: Int) {
    store.reserveCapacity(variables: variables, rows: rows, terms: terms)
  }

  /// How many variables there are.
  public var variableCount: Int { store.liveVariableCount }
  /// How many rows there are, those not in force included.
  public var rowCount: Int { store.liveRowCount }
}

// MARK: - Variables and rows

extension IncrementalSolver {
  /// Adds a free variable and returns its number.
  ///
  /// Numbers of removed variables are given again.
  public mutating func addVariable() -> Int {
    let (variable, wasFree) = store.addVariable()
    if wasFree {
      journal.note(.addedVariableAgain(variable))
      newVariables.insert(variable)
    } else {
      journal.noteVariable()
    }
    needsBuild = true
    return variable
  }

  /// Removes a variable that no row mentions.
  public mutating func removeVariable(_ variable: Int) throws(RowRefusal) {
    try store.checkRemoval(ofVariable: variable)
    journal.note(.removedVariable(variable))
    store.removeVariable(variable)
  }

  /// Adds a row `Σ coefficient · variable  relation  constant` and returns its number.
  ///
  /// Two terms of one variable add up. Numbers of removed rows are given again. Terms appended for a
  /// row that was not closed are dropped.
  public mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    priority: Double = LinearProblem.requiredPriority, weight: Double = 1
  ) throws(RowRefusal) -> Int {
    for (variable, coefficient) in terms { try store.check(coefficient, of: variable) }
    store.dropOpenTerms()
    for (variable, coefficient) in terms { store.appendTerm(variable, coefficient) }
    return try closeRow(relation, constant, priority: priority, weight: weight)
  }

  /// Adds a term to the row that ``closeRow(_:_:priority:weight:)`` will close: the way to add rows
  /// that allocates nothing.
  public mutating func appendTerm(_ variable: Int, _ coefficient: Double) throws(RowRefusal) {
    try store.check(coefficient, of: variable)
    store.appendTerm(variable, coefficient)
  }

  /// Makes a row of the terms appended since the last one and returns its number.
  ///
  /// If it is refused, the terms are dropped.
  public mutating func closeRow(
    _ relation: RowRelation, _ constant: Double,
    priority: Double = LinearProblem.requiredPriority, weight: Double = 1
  ) throws(RowRefusal) -> Int {
    do {
      try RowStore.check(constant, priority: priority, weight: weight)
    } catch {
      store.dropOpenTerms()
      throw error
    }
    let (row, replaced) = store.closeRow(relation, constant, priority: priority, weight: weight)
    if let replaced {
      journal.note(.addedRowAgain(row, replaced: replaced))
    } else {
      journal.noteRow()
    }
    needsBuild = true
    return row
  }

  /// Adds the row `variable == 0`, whose constant ``suggest(_:for:)`` is to change often, and returns
  /// its number.
  public mutating func addEditRow(
    for variable: Int, priority: Double, weight: Double = 1
  ) throws(RowRefusal) -> Int {
    try store.check(1, of: variable)
    store.dropOpenTerms()
    store.appendTerm(variable, 1)
    let row = try closeRow(.equal, 0, priority: priority, weight: weight)
    store.rows[row].isPinned = true
    return row
  }

  /// Removes a row for good.
  public mutating func removeRow(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    let before = store.rows[row]
    journal.note(.removedRow(row, before: before))
    store.removeRow(row)
    noteChange(of: row, wasKept: before.isKept)
  }
}

// MARK: - Changes of rows

extension IncrementalSolver {
  /// Takes a row out of force, and keeps it.
  public mutating func deactivate(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    var header = store.rows[row]
    header.isActive = false
    replace(row, by: header)
  }

  /// Puts a row in force again.
  public mutating func activate(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    var header = store.rows[row]
    header.isActive = true
    replace(row, by: header)
  }

  /// Changes the constant of a row.
  public mutating func setConstant(_ constant: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    if !constant.isFinite { throw .unusableNumber(constant) }
    let before = store.rows[row]
    if before.constant == constant { return }
    journal.note(.changedRow(row, before: before))
    store.rows[row].constant = constant
    if isBuilt { store.rows[row].isPinned = true }
    if needsBuild { return }
    if engine.holds(row) {
      changedRows.append(DenseIndex(truncatingIfNeeded: row))
    } else if before.isKept {
      needsBuild = true
    }
  }

  /// Changes the constant of a row that ``addEditRow(for:priority:weight:)`` has added.
  public mutating func suggest(_ value: Double, for row: Int) throws(RowRefusal) {
    try setConstant(value, of: row)
  }

  /// Changes the priority of a row; from ``LinearProblem/requiredPriority`` on it is required.
  public mutating func setPriority(_ priority: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    try RowStore.check(0, priority: priority, weight: 1)
    var header = store.rows[row]
    header.priority = priority
    replace(row, by: header)
  }

  /// Changes what a unit of a row's violation costs inside its priority.
  public mutating func setWeight(_ weight: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    try RowStore.check(0, priority: 0, weight: weight)
    var header = store.rows[row]
    header.weight = weight
    replace(row, by: header)
  }

  private mutating func replace(_ row: Int, by header: RowStore.Row) {
    let before = store.rows[row]
    if before == header { return }
    journal.note(.changedRow(row, before: before))
    store.rows[row] = header
    // What has changed once is likely to change again: presolving leaves it alone from now on.
    if isBuilt { store.rows[row].isPinned = true }
    noteChange(of: row, wasKept: before.isKept)
  }

  private mutating func noteChange(of row: Int, wasKept: Bool) {
    if needsBuild { return }
    if engine.canFollow(row, store) {
      changedRows.append(DenseIndex(truncatingIfNeeded: row))
      resizes.note(.otherChange)
    } else if wasKept || store.rows[row].isKept {
      needsBuild = true
    }
  }
}

// MARK: - Solving

extension IncrementalSolver {
  /// Makes the changes since the last successful call take effect.
  ///
  /// - Returns: nil; or, if the required rows contradict each other, which of them do and the proof.
  ///   All changes since the last successful call are then undone; rows are numbered as they were
  ///   before that.
  public mutating func solve() -> InfeasibilityCertificate? {
    if needsBuild {
      if !build() { return settleFailure() }
    } else if !changedRows.isEmpty && !resizes.follow(changedRows, store, &values) {
      if !follow() { return settleFailure() }
    }
    commit()
    return nil
  }

  /// The value of a variable at the optimum that the last successful ``solve()`` found; 0 if it was
  /// added since.
  public func value(of variable: Int) -> Double {
    if variable >= values.count || newVariables.contains(variable) { return 0 }
    return values[variable]
  }

  /// Brings values that the caller keeps up to date after a successful ``solve()``, and appends the
  /// variables whose values were others to `changed`, in ascending order.
  ///
  /// A value that is not a number counts as another one.
  public func update(_ known: inout [Double], noting changed: inout [Int]) {
    let values = self.values.span
    var known = known.mutableSpan
    for variable in 0..<min(values.count, known.count)
    where values[variable] != known[variable] {
      known[variable] = values[variable]
      changed.append(variable)
    }
  }

  private mutating func build() -> Bool {
    presolveCount += 1
    if isBuilt {
      guard spare.build(store, preferring: engine.activeRows) else { return false }
      swap(&engine, &spare)
    } else {
      guard engine.build(store, preferring: []) else { return false }
      isBuilt = true
    }
    resizes.forget()
    values.refill(0, count: store.uses.count + 1)
    engine.writeValues(into: &values)
    return true
  }

  /// Lets the engine follow the changes; false if they have no solution.
  private mutating func follow() -> Bool {
    let rows = resizes.late.isEmpty ? changedRows : resizes.late + changedRows
    let steps = engine.stepCount
    let moves = engine.simplex.totalMoveCount
    if isRisky(rows) {
      if !followOrReturn(rows) { return false }
    } else if !engine.follow(rows, store) {
      // The engine is no longer what the rows were; should they be undone, it is no use.
      isBuilt = false
      return build()
    }
    for row in changedRows where store.rows[row].isGone { engine.forget(Int(row)) }
    if engine.simplex.totalMoveCount != moves || !resizes.late.isEmpty {
      engine.writeValues(into: &values)
    }
    let isSteady = engine.stepCount == steps
    resizes.settle(after: changedRows, isSteady: isSteady, store, &engine, values)
    return true
  }

  /// Whether changes of rows may make the required ones contradict each other.
  private mutating func isRisky(_ rows: [DenseIndex]) -> Bool {
    if !changedRows.contains(where: { engine.isRisky(Int($0), store) }) { return false }
    return rows.count > 1 || !engine.holdsAlready(Int(rows[0]), store)
  }

  /// Lets the engine follow changes; if they have no solution it is as it was before.
  private mutating func followOrReturn(_ rows: [DenseIndex]) -> Bool {
    // The copy shares its memory with the engine until that changes.
    let before = engine
    if engine.follow(rows, store) { return true }
    engine = before
    return false
  }

  private mutating func commit() {
    journal.removeAll()
    changedRows.clear()
    if !newVariables.isEmpty { newVariables.removeAll(keepingCapacity: true) }
    needsBuild = false
    store.closeGaps()
  }

  /// Says why there is no solution, and undoes the changes.
  private mutating func settleFailure() -> InfeasibilityCertificate? {
    let (problem, rows) = store.linearProblem()
    var backend = SimplexBackend()
    switch backend.solve(problem) {
    case .infeasible(let certificate):
      journal.undo(in: &store)
      changedRows.clear()
      resizes.note(.undone)
      newVariables.removeAll(keepingCapacity: true)
      needsBuild = !isBuilt
      return InfeasibilityCertificate(
        rows: certificate.rows.map { rows[$0] }, multipliers: certificate.multipliers)
    case .optimal(let found):
      // Presolving took rounding for a contradiction; row by row there is none.
      values = found + [0]
      commit()
      isBuilt = false
      needsBuild = true
      return nil
    }
  }
}

// MARK: - Statistics

extension IncrementalSolver {
  /// What the solver has done so far.
  public var statistics: SolverStatistics {
    var statistics = SolverStatistics()
    statistics.nonZeros = store.usedTermCount
    let system = engine.simplex.system
    statistics.reducedColumns = system.columnCount
    statistics.reducedRows = system.rowCount
    statistics.reducedNonZeros = system.rows.indices.count
    statistics.presolves = presolveCount
    for simplex in [engine.simplex, spare.simplex] {
      statistics.pivots += simplex.pivotCount
      statistics.flips += simplex.flipCount
      statistics.factorisations += simplex.factorisationCount
    }
    return statistics
  }
}
