/// A solver whose variables and rows can change.
///
/// After a change, ``solve()`` recomputes only the parts that the change affects.
///
/// It solves the same problem as ``LinearProblem``: required rows are satisfied, and the violations of
/// optional rows are minimal, priority by priority.
///
/// Changes take effect at the next call of ``solve()``, which is a transaction: if the required rows
/// contradict each other, all changes since the last successful call are undone.
///
/// If there is one optimum, the values do not depend on the order of changes. If there are several, the
/// solver usually keeps its point while the point is optimal. There are two exceptions: another presolve
/// chooses an optimum again, and an active row moves the point when its constant changes, and when the row
/// is removed or activated.
///
/// The first change of a row that presolve has eliminated takes a pass over all rows and variables, which
/// opens the row. Later changes of the row take time for the affected rows only. All rows are presolved
/// again in rare cases, for example if many rows were opened or removed, or if a row gets a priority that no
/// row of the reduced system has. This also takes linear time, but many times as much.
package struct IncrementalSolver: Sendable {
  var store = RowStore()
  var engine = LiveEngine()
  /// The rows that were changed since the last solve; some of them more than once.
  var changedRows: [DenseIndex] = []
  /// The eliminated rows that were changed since the last solve, each with its state at that solve.
  var closedRows: [LiveReduction.Before] = []
  /// Whether the engine contains the rows of the last solve.
  var isBuilt = false
  /// Whether the next solve presolves all rows.
  var needsBuild = true
  /// The values of the variables at the last solve, and at least one more element.
  var values: [Double] = []
  /// Whether ``values`` contains infinity or NaN.
  var hasInfiniteValues = false
  var presolveCount = 0

  /// Whether the values are verified.
  ///
  /// They are not if numbers of very different magnitudes prevent the verification. Then required rows may be
  /// violated. Values that are not finite are not verified.
  ///
  /// If coefficients are larger than 1,024 or smaller than 1/1,024, the required rows are checked after each
  /// change. After each presolve, the solver also checks that no priority can have a lower cost. It does the
  /// same if constants are so large that the smallest multipliers matter.
  package internal(set) var isVerified = true

  /// Creates a solver without variables and rows.
  package init() {}

  // MARK: Variables and rows

  /// Adds a variable and returns its number.
  ///
  /// The numbers of removed variables are used again after the next presolve.
  package mutating func addVariable() -> Int {
    store.addVariable()
  }

  /// Removes a variable that is in no row.
  ///
  /// - Throws: ``RowRefusal/unknownVariable(_:)``.
  package mutating func removeVariable(_ variable: Int) throws(RowRefusal) {
    try store.removeVariable(variable)
  }

  /// Adds the row `Σ coefficient · variable  relation  constant` and returns its number.
  ///
  /// - Throws: ``RowRefusal/unknownVariable(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    priority: Double = LinearProblem.requiredPriority
  ) throws(RowRefusal) -> Int {
    for (variable, coefficient) in terms { try appendTerm(variable, coefficient) }
    return try closeRow(relation, constant, priority: priority)
  }

  /// Adds a term to the row that the next call of ``closeRow(_:_:priority:)`` adds.
  ///
  /// The coefficients of terms with the same variable are added.
  ///
  /// - Throws: ``RowRefusal/unknownVariable(_:)`` or ``RowRefusal/unusableNumber(_:)``. The terms of
  ///   the row are dropped.
  package mutating func appendTerm(_ variable: Int, _ coefficient: Double) throws(RowRefusal) {
    try store.appendTerm(variable, coefficient)
  }

  /// Adds the row `Σ coefficient · variable  relation  constant` with the terms that were added since the
  /// last row, and returns its number.
  ///
  /// The numbers of removed rows are used again after the next presolve.
  ///
  /// - Throws: ``RowRefusal/unusableNumber(_:)``. The terms are dropped.
  package mutating func closeRow(
    _ relation: RowRelation, _ constant: Double,
    priority: Double = LinearProblem.requiredPriority
  ) throws(RowRefusal) -> Int {
    let row = try store.closeRow(relation, constant, priority: priority)
    if !needsBuild {
      if !store.needsPresolve && engine.admit(row, store.problem.rows[row]) {
        changedRows.append(DenseIndex(truncatingIfNeeded: row))
      } else {
        needsBuild = true
      }
    }
    return row
  }

  /// Removes a row.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)``.
  package mutating func removeRow(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    let before = store.removeRow(row)
    if !needsBuild { note(row, before) }
  }

  // MARK: Changes of rows

  /// Deactivates a row; it does not count until it is activated again.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)``.
  package mutating func deactivate(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    if store.problem.rows[row].isInForce { change(row) { $0.presence = .inactive } }
  }

  /// Activates a row.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)``.
  package mutating func activate(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    if !store.problem.rows[row].isInForce { change(row) { $0.presence = .inForce } }
  }

  /// Changes the constant of a row.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func setConstant(_ constant: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    try store.check(constant: constant)
    if store.problem.rows[row].constant != constant { change(row) { $0.constant = constant } }
  }

  /// Changes the priority of a row.
  ///
  /// It is required if the priority is at least ``LinearProblem/requiredPriority``.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func setPriority(_ priority: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    try store.check(priority: priority)
    if store.problem.rows[row].priority != priority { change(row) { $0.priority = priority } }
  }

  @inline(__always)
  private mutating func change(_ row: Int, _ change: (inout LinearProblem.Row) -> Void) {
    let isBuilt = isBuilt
    let before = store.change(row) { row in
      change(&row)
      // A row that has changed is likely to change again, so presolve keeps it from now on.
      if isBuilt { row.isPinned = true }
    }
    if !needsBuild { note(row, before) }
  }

  /// Records a change of a row for the next solve.
  @inline(__always)
  private mutating func note(_ row: Int, _ before: LinearProblem.Row) {
    let number = DenseIndex(truncatingIfNeeded: row)
    let header = store.problem.rows[row]
    switch engine.update(for: row, header) {
    case .inPlace: changedRows.append(number)
    case .append: break
    case .presolve: needsBuild = needsBuild || before.isInForce || header.isInForce
    case .open:
      if !before.isInForce && !header.isInForce { return }
      let isNoted = closedRows.contains { $0.row == number }
      // Only the state at the last solve tells how the row was presolved.
      if !engine.hasLevel(header) || !isNoted && !before.isSettled
        || closedRows.count == Tuning.few
      {
        needsBuild = true
      } else if !isNoted {
        closedRows.append((number, before))
        changedRows.append(number)
      }
    }
  }
}
