/// A solver that stays alive: rows and variables come, change and go, and ``solve()`` works off only
/// what the changes touch.
///
/// It solves what ``LinearProblem`` says: required rows hold, optional ones give way by priority,
/// compared lexicographically, and inside one priority by the size of the violation.
///
/// Changes are recorded and take effect together at the next ``solve()``, which is a transaction: if
/// the required rows contradict each other, all changes since the last successful one are undone.
///
/// Where the optimum is unique, the values do not depend on the history of changes. Where it is not, the
/// solver as a rule stays at its point for as long as the point is optimal. There are two exceptions: when
/// the rows are presolved again (see below), the solver chooses anew among the optima; and an active row
/// takes the point along when its constant changes, and when the row goes or comes back.
///
/// New variables, new rows and changes are taken in without starting again. The first change of a row that
/// presolving has used up costs a pass over rows and variables, in which the row is set apart; from then on
/// changing the row costs what it touches. All rows are presolved again when many have been set apart or have
/// gone, and for a priority that no row had. That is linear in their terms, too, but costs many times as
/// much.
package struct IncrementalSolver: Sendable {
  var store = RowStore()
  var engine = LiveEngine()
  var journal = Journal()
  /// The rows changed since the last solve, some of them more than once.
  var changedRows: [DenseIndex] = []
  /// The changed rows that presolving has used up, each as it was before the change.
  var closedRows: [(row: DenseIndex, before: RowStore.Row)] = []
  /// Whether the rows have to be presolved again, and whether they ever were.
  var needsBuild = true
  var isBuilt = false
  /// Whether the engine has followed changes in a way that cannot be undone.
  var isSpoilt = false
  var values: [Double] = []
  /// The variables added since the last solve whose number a removed one had before.
  var newVariables: Set<Int> = []
  var presolveCount = 0
  /// Whether the last successful ``solve()`` verified what it found.
  ///
  /// It is false if numbers of very different sizes in one problem kept the solver from verifying. The values
  /// are then the last ones that it tried, at which required rows may not hold.
  ///
  /// Coefficients larger than 1,024, or smaller than its inverse, call for checks. After each
  /// change, required rows are checked as they were written. Each time that the rows are presolved, it is
  /// checked that no priority can cost less; that is checked, too, where constants are so large that the
  /// least multipliers count. Values that are no numbers, such as sums of the largest numbers, are not
  /// verified.
  package internal(set) var isVerified = true
  /// Whether some value was no number when that was looked at last.
  var hasInfiniteValues = false

  /// Creates a solver without variables and rows.
  package init() {}

  /// Makes room for what is to come, so that adding it allocates nothing.
  package mutating func reserveCapacity(variables: Int, rows: Int, terms: Int) {
    store.reserveCapacity(variables: variables, rows: rows, terms: terms)
  }

  /// How many variables there are.
  package var variableCount: Int { store.liveVariableCount }
  /// How many rows there are, those not in force included.
  package var rowCount: Int { store.liveRowCount }
}

// MARK: - Variables and rows

extension IncrementalSolver {
  /// Adds a free variable and returns its number.
  ///
  /// Numbers of removed variables are given again, once presolving has forgotten them.
  package mutating func addVariable() -> Int {
    let (variable, wasFree) = store.addVariable()
    if wasFree {
      journal.note(.addedVariableAgain(variable))
      newVariables.insert(variable)
    } else {
      journal.noteVariable()
    }
    // It gets a column when a row mentions it.
    if !isBuilt { needsBuild = true }
    return variable
  }

  /// Adds free variables and returns their numbers, which none had before.
  package mutating func addVariables(_ count: Int) -> Range<Int> {
    let first = store.addVariables(count)
    journal.noteVariables(count)
    if !isBuilt { needsBuild = true }
    return first..<(first + count)
  }

  /// Removes a variable that no row mentions.
  ///
  /// - Throws: ``RowRefusal/unknownVariable(_:)``, or ``RowRefusal/variableInUse(_:)`` if a row mentions it.
  package mutating func removeVariable(_ variable: Int) throws(RowRefusal) {
    try store.checkRemoval(ofVariable: variable)
    journal.note(.removedVariable(variable))
    store.removeVariable(variable, retiring: isBuilt && !needsBuild)
  }

  /// Adds a row `Σ coefficient · variable  relation  constant` and returns its number.
  ///
  /// Two terms of one variable add up. Numbers of removed rows are given again, though not always at
  /// once. Terms appended for a row that was not closed are dropped.
  ///
  /// - Throws: ``RowRefusal/unknownVariable(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    priority: Double = LinearProblem.requiredPriority
  ) throws(RowRefusal) -> Int {
    var numbers: UnusualNumbers = []
    for (variable, coefficient) in terms {
      numbers.formUnion(try store.check(coefficient, of: variable))
    }
    numbers.formUnion(try store.check(constant, priority: priority))
    store.dropOpenTerms()
    for (variable, coefficient) in terms { store.appendTerm(variable, coefficient) }
    return takeRow(relation, constant, priority: priority, numbers)
  }

  /// Adds a row whose terms stand in an array, without allocating, and returns its number.
  ///
  /// Two terms of one variable add up. Numbers of removed rows are given again, though not always at once.
  /// Terms appended for a row that was not closed are dropped.
  ///
  /// - Throws: ``RowRefusal/unknownVariable(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func addRow(
    _ terms: Span<RowTerm>, _ relation: RowRelation, _ constant: Double,
    priority: Double = LinearProblem.requiredPriority
  ) throws(RowRefusal) -> Int {
    let numbers = try store.check(constant, priority: priority)
      .union(try store.check(terms))
    store.dropOpenTerms()
    store.appendTerms(terms)
    return takeRow(relation, constant, priority: priority, numbers)
  }

  /// Adds a term to the row that ``closeRow(_:_:priority:)`` will close: the way to add rows
  /// term by term.
  ///
  /// If it is refused, the terms before it stay.
  ///
  /// - Throws: ``RowRefusal/unknownVariable(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func appendTerm(_ variable: Int, _ coefficient: Double) throws(RowRefusal) {
    let numbers = try store.check(coefficient, of: variable)
    store.appendTerm(variable, coefficient)
    store.noteOpen(numbers)
  }

  /// Makes a row of the terms appended since the last one and returns its number.
  ///
  /// If it is refused, the terms are dropped.
  ///
  /// - Throws: ``RowRefusal/unusableNumber(_:)``.
  package mutating func closeRow(
    _ relation: RowRelation, _ constant: Double,
    priority: Double = LinearProblem.requiredPriority
  ) throws(RowRefusal) -> Int {
    let numbers: UnusualNumbers
    do {
      numbers = try store.check(constant, priority: priority)
    } catch {
      store.dropOpenTerms()
      throw error
    }
    return takeRow(relation, constant, priority: priority, numbers)
  }

  /// Makes a row of the open terms, which have been checked like the rest of it.
  ///
  /// - Parameter numbers: What kinds of numbers it has, but for terms that were appended one by one.
  @inline(__always)
  private mutating func takeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double,
    _ numbers: UnusualNumbers
  ) -> Int {
    store.note(numbers)
    if store.hasFreeRow || !needsBuild {
      return takeLiveRow(relation, constant, priority: priority)
    }
    journal.noteRow()
    return store.closeRow(relation, constant, priority: priority)
  }

  /// Makes a row of the open terms where the row may get the number of a removed one, or has to join an
  /// engine that is built.
  private mutating func takeLiveRow(
    _ relation: RowRelation, _ constant: Double, priority: Double
  ) -> Int {
    let number: Int
    if store.hasFreeRow {
      let (row, replaced) = store.closeRowAgain(
        relation, constant, priority: priority)
      journal.note(.addedRowAgain(row, replaced: replaced))
      number = row
    } else {
      number = store.closeRow(relation, constant, priority: priority)
      journal.noteRow()
    }
    if !needsBuild { noteNew(number) }
    return number
  }

  /// Adds the row `variable == 0`, whose constant ``suggest(_:for:)`` is to change often, and returns
  /// its number.
  ///
  /// - Throws: ``RowRefusal/unknownVariable(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func addEditRow(
    for variable: Int, priority: Double
  ) throws(RowRefusal) -> Int {
    let numbers = try store.check(1, of: variable)
      .union(try store.check(0, priority: priority))
    store.dropOpenTerms()
    store.appendTerm(variable, 1)
    let row = takeRow(.equal, 0, priority: priority, numbers)
    store.pin(row)
    return row
  }

  /// Removes a row for good.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)``.
  package mutating func removeRow(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    let before = store.rows[row]
    journal.note(.removedRow(row, before: before))
    let isLive = isBuilt && !needsBuild
    store.removeRow(
      row,
      isLive ? engine.restsOn(row, before) ? .retiring : .withNextSolve : .atOnce)
    noteChange(of: row, before)
  }
}

// MARK: - Changes of rows

extension IncrementalSolver {
  /// Takes a row out of force, and keeps it.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)``.
  package mutating func deactivate(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    if store.rows[row].isEnabled { change(row) { $0.isEnabled = false } }
  }

  /// Puts a row in force again.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)``.
  package mutating func activate(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    if !store.rows[row].isEnabled { change(row) { $0.isEnabled = true } }
  }

  /// Changes the constant of a row.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func setConstant(_ constant: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    let numbers = try store.check(constant: constant)
    if store.rows[row].constant == constant { return }
    if !numbers.isEmpty { store.note(numbers) }
    let before = store.rows[row]
    journal.noteChange(of: row, before: before, rowCount: store.rows.count)
    store.setConstant(constant, of: row)
    if isBuilt && !before.isPinned { store.pin(row) }
    if !needsBuild { noteNewConstant(of: row, before) }
  }

  /// Changes the constant of a row that ``addEditRow(for:priority:)`` has added.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func suggest(_ value: Double, for row: Int) throws(RowRefusal) {
    try setConstant(value, of: row)
  }

  /// Changes the priority of a row; from ``LinearProblem/requiredPriority`` on it is required.
  ///
  /// - Throws: ``RowRefusal/unknownRow(_:)`` or ``RowRefusal/unusableNumber(_:)``.
  package mutating func setPriority(_ priority: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    _ = try store.check(0, priority: priority)
    if store.rows[row].priority != priority { change(row) { $0.priority = priority } }
  }

  @inline(__always)
  private mutating func change(_ row: Int, _ change: (inout RowStore.Row) -> Void) {
    let before = store.rows[row]
    journal.noteChange(of: row, before: before, rowCount: store.rows.count)
    let isBuilt = isBuilt
    let priority = store.rows.change(at: row) { header in
      change(&header)
      // What has changed once is likely to change again: presolving leaves it alone from now on.
      if isBuilt { header.isPinned = true }
      return header.priority
    }
    if !needsBuild && before.priority == priority && engine.holds(row) {
      changedRows.append(DenseIndex(truncatingIfNeeded: row))
    } else {
      noteChange(of: row, before)
    }
  }
}
