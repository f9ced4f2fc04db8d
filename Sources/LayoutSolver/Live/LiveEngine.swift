/// The reduced system of a live solver with its optimum.
///
/// Single rows can change. The functions that a small change calls are inlined: a call would copy the whole
/// structure, which takes as long as the change.
struct LiveEngine: Sendable {
  var simplex = DualSimplex()
  private var reduction = LiveReduction()
  /// The number of rows of the reduced system that were removed from the problem.
  private var removedCount = 0

  /// Presolves and solves the rows of a store; returns whether they have a solution.
  mutating func build(_ store: RowStore) -> Bool {
    let problem = store.problem
    removedCount = 0
    let needsCare = store.unusual.contains(.largeConstants) && Refinement.isDue(for: problem)
    simplex.system.accepted = needsCare ? RowSystem.close : RowSystem.ordinary
    guard reduction.presolve(problem, into: &simplex.system) else { return false }
    return simplex.solve() == .optimal
  }

  /// Copies the work counters of another engine, and its settings for the next solve.
  mutating func copyCounts(from other: LiveEngine) { simplex.copyCounts(from: other.simplex) }

  // MARK: Values

  /// The number of values that ``writeValues(into:)`` writes.
  var valueCount: Int { reduction.valueCount }
  /// The number of changes of the point up to now.
  var moveCount: Int { simplex.point.totalCount }

  /// Computes the values of all variables.
  @inline(__always)
  func writeValues(into values: inout [Double]) {
    reduction.expand(
      simplex.point.values, scales: simplex.system.columnScales, into: &values)
  }

  /// Whether the system means the same as the rows of the problem; for debug builds.
  func isConsistent(with problem: LinearProblem) -> Bool {
    reduction.isConsistent(with: problem, simplex.system)
  }

  // MARK: Rows

  /// How the next solve applies a change of a row.
  enum Update {
    /// The row of the reduced system changes.
    case inPlace
    /// The row is added to the reduced system.
    case append
    /// The row was eliminated and must be opened.
    case open
    /// All rows must be presolved again.
    case presolve
  }

  /// Returns how to apply a change of a row of the problem.
  @inline(__always)
  func update(for row: Int, _ header: LinearProblem.Row) -> Update {
    if reduction.systemRow(of: row) != nil { return hasLevel(header) ? .inPlace : .presolve }
    if reduction.isNew(row) { return canAppend(header) ? .append : .presolve }
    return canExtend && !isWornOut ? .open : .presolve
  }

  /// Whether the system has a level for the priority of a row.
  @inline(__always)
  func hasLevel(_ row: LinearProblem.Row) -> Bool {
    row.isRemoved || simplex.system.level(of: row.priority) != nil
  }

  /// Accepts a new row of the problem; returns whether it can be added to the system.
  mutating func admit(_ row: Int, _ header: LinearProblem.Row) -> Bool {
    if isWornOut || !canAppend(header) { return false }
    reduction.addNew(row)
    return true
  }

  /// Forgets the new rows among the given rows, because they are undone.
  mutating func forgetNew(_ rows: [DenseIndex]) {
    for row in rows where reduction.isNew(Int(row)) { reduction.forget(Int(row)) }
  }

  /// Forgets a row that was removed.
  mutating func forget(_ row: Int) {
    if reduction.systemRow(of: row) != nil { removedCount += 1 }
    reduction.forget(row)
  }

  /// Whether so many rows were removed or opened that another presolve is faster.
  @inline(__always)
  private var isWornOut: Bool {
    removedCount > Tuning.few && removedCount * 2 > simplex.system.rowCount
      || reduction.isWornOut
  }

  /// Whether columns and rows can be added to the system.
  @inline(__always)
  private var canExtend: Bool { simplex.system.columnScales.isEmpty }

  @inline(__always)
  private func canAppend(_ row: LinearProblem.Row) -> Bool {
    row.isRemoved || canExtend && hasLevel(row)
  }

  // MARK: Changes

  /// Whether a row that changes alone is satisfied at the present point, so nothing has to move.
  @inline(__always)
  func isSatisfied(_ row: Int, of problem: LinearProblem) -> Bool {
    guard let systemRow = reduction.systemRow(of: row) else { return false }
    let header = problem.rows[row]
    if simplex.states[systemRow].isActive || header.relation == .equal { return false }
    let change =
      scaledConstant(of: header, at: systemRow, problem)
      - simplex.system.headers[systemRow].constant
    let residual = simplex.freshResidual(of: systemRow).value - change
    return header.relation == .greaterThanOrEqual ? residual >= 0 : residual <= 0
  }

  /// Applies changes of rows and solves; returns whether there is a solution.
  ///
  /// - Parameters:
  ///   - rows: The changed rows.
  ///   - closed: The eliminated rows among them, as they were presolved.
  mutating func apply(
    _ rows: [DenseIndex], opening closed: [LiveReduction.Before], _ problem: LinearProblem
  ) throws(LiveReduction.JoinFailure) -> Bool {
    let (rowsBefore, columnsBefore) = (simplex.system.rowCount, simplex.system.columnCount)
    reduction.makeRoom(for: problem.variableCount)
    for (row, before) in closed {
      try reduction.open(Int(row), before, closed, of: problem, in: &simplex)
    }
    for row in rows where reduction.isNew(Int(row)) {
      if problem.rows[row].isRemoved {
        reduction.forget(Int(row))
      } else {
        try append(Int(row), closed, problem)
      }
    }
    if !closed.isEmpty || simplex.system.columnCount > columnsBefore {
      simplex.finishGrowth()
    } else if simplex.system.rowCount > rowsBefore {
      simplex.system.finishAppending()
    }
    for row in rows { release(Int(row), problem) }
    simplex.repairOrRestart()
    for row in rows { try impose(Int(row), problem) }
    return simplex.resolve() == .optimal
  }

  /// Adds a new row, and opens the rows that must be open before.
  private mutating func append(
    _ row: Int, _ closed: [LiveReduction.Before], _ problem: LinearProblem
  ) throws(LiveReduction.JoinFailure) {
    while true {
      do {
        try reduction.append(row, problem.rows[row], of: problem, in: &simplex)
        simplex.takeRow(level: .idle)
        return
      } catch {
        guard case .needsOpening(let other) = error, !isWornOut else { throw .needsPresolve }
        try reduction.open(Int(other), problem.rows[other], closed, of: problem, in: &simplex)
      }
    }
  }

  /// The level of a row in the system.
  @inline(__always)
  private func level(of row: LinearProblem.Row) -> Level {
    row.isInForce ? simplex.system.level(of: row.priority) ?? .idle : .idle
  }

  /// Deactivates a row of the system or changes its level, if the row of the problem has changed so.
  private mutating func release(_ row: Int, _ problem: LinearProblem) {
    guard let systemRow = reduction.systemRow(of: row) else { return }
    let before = simplex.system.headers[systemRow].level
    let after = level(of: problem.rows[row])
    if before == .idle || before == after { return }
    if before.index != nil && after.index != nil {
      simplex.changeCost(of: systemRow, level: after)
    } else {
      simplex.retire(systemRow)
    }
  }

  /// Changes the constant of a row of the system, and activates the row.
  private mutating func impose(
    _ row: Int, _ problem: LinearProblem
  ) throws(LiveReduction.JoinFailure) {
    guard let systemRow = reduction.systemRow(of: row) else { return }
    let after = level(of: problem.rows[row])
    if after == .idle { return }
    let constant = scaledConstant(of: problem.rows[row], at: systemRow, problem)
    if !constant.isFinite { throw .needsPresolve }
    simplex.setConstant(constant, of: systemRow)
    if simplex.system.headers[systemRow].level != after {
      simplex.revive(systemRow, level: after)
    }
  }

  @inline(__always)
  private func scaledConstant(
    of row: LinearProblem.Row, at systemRow: DenseIndex, _ problem: LinearProblem
  ) -> Double {
    reduction.constant(of: row, at: systemRow, problem.terms)
      / simplex.system.headers[systemRow].scale
  }
}
