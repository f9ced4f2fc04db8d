/// The variables and rows of a live solver, and the changes since the last solve.
///
/// The number of a removed variable or row is used again after the next presolve, because presolve may have
/// expressed other variables with the removed row.
struct RowStore: Sendable {
  /// The variables and rows, including removed ones.
  private(set) var problem = LinearProblem()
  /// The kinds of unusual numbers that the rows may contain.
  private(set) var unusual: UnusualNumbers = []

  /// Whether each variable was removed.
  private(set) var isRemoved: [Bool] = []
  /// The variables that were removed since the last presolve, and those that were removed before.
  private var removedVariables: [DenseIndex] = []
  private var freeVariables: [DenseIndex] = []
  /// The rows that were removed since the last presolve, and those that were removed before.
  private var removedRows: [DenseIndex] = []
  private var freeRows: [DenseIndex] = []

  /// The numbers of variables, rows, terms, removed variables and removed rows at the last solve, and the
  /// kinds of unusual numbers.
  private var settled = (
    variables: 0, rows: 0, terms: 0, removedVariables: 0, removedRows: 0, unusual: UnusualNumbers()
  )
  /// The number of rows that were added since the last solve.
  private var newRowCount = 0
  /// The rows that were changed since the last solve, each with its state before the change.
  ///
  /// Rows that were added with new numbers are not in the list.
  private var changes: [(row: DenseIndex, before: LinearProblem.Row)] = []
  /// The variables with old numbers that were removed or added since the last solve.
  private var changedVariables: [DenseIndex] = []

  /// Whether nothing was changed since the last solve.
  var isUnchanged: Bool {
    changes.isEmpty && changedVariables.isEmpty && settled.rows == problem.rowCount
      && settled.variables == problem.variableCount
  }

  /// Whether so many rows or variables were removed that presolve should make their numbers free, or so many
  /// rows were added that presolve is faster than adding them one by one.
  var needsPresolve: Bool {
    removedRows.count > Tuning.few && 2 * removedRows.count > problem.rowCount
      || removedVariables.count > Tuning.few && 2 * removedVariables.count > problem.variableCount
      || newRowCount > Tuning.few + problem.rowCount / Tuning.share
  }

  /// Creates a store without variables and rows.
  init() { problem.reserveCapacity(rows: Tuning.few) }

  // MARK: Variables

  /// Adds a variable and returns its number.
  mutating func addVariable() -> Int {
    if freeVariables.isEmpty {
      isRemoved.append(false)
      return problem.addVariable()
    }
    let free = freeVariables.removeLast()
    isRemoved[free] = false
    changedVariables.append(free)
    return Int(free)
  }

  /// Removes a variable.
  mutating func removeVariable(_ variable: Int) throws(RowRefusal) {
    if variable < 0 || variable >= isRemoved.count || isRemoved[variable] {
      throw .unknownVariable(variable)
    }
    let number = DenseIndex(truncatingIfNeeded: variable)
    isRemoved[variable] = true
    removedVariables.append(number)
    if variable < settled.variables { changedVariables.append(number) }
  }

  // MARK: Rows

  /// Adds a term to the row that ``closeRow(_:_:priority:)`` will add.
  ///
  /// If the term is invalid, the terms of the row are removed.
  @inline(__always)
  mutating func appendTerm(_ variable: Int, _ coefficient: Double) throws(RowRefusal) {
    if variable < 0 || variable >= isRemoved.count || isRemoved[variable] {
      problem.dropOpenTerms()
      throw .unknownVariable(variable)
    }
    if !RowSystem.ordinary.contains(coefficient.magnitude) {
      if !coefficient.isFinite {
        problem.dropOpenTerms()
        throw .unusableNumber(coefficient)
      }
      unusual.formUnion(.of(coefficient: coefficient))
    }
    problem.append(
      RowTerm(variable: DenseIndex(truncatingIfNeeded: variable), coefficient: coefficient))
  }

  /// Adds a row and returns its number.
  ///
  /// If a number is invalid, the terms of the row are removed.
  @inline(__always)
  mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double
  ) throws(RowRefusal) -> Int {
    do {
      try check(constant: constant)
      try check(priority: priority)
    } catch {
      problem.dropOpenTerms()
      throw error
    }
    newRowCount += 1
    if freeRows.isEmpty {
      problem.appendRow(relation, constant, priority: priority)
      return problem.rowCount - 1
    }
    let free = freeRows.removeLast()
    changes.append((free, problem.rows[free]))
    problem.replaceRow(Int(free), relation, constant, priority: priority)
    return Int(free)
  }

  /// Checks that a row exists.
  @inline(__always)
  func check(row: Int) throws(RowRefusal) {
    if row < 0 || row >= problem.rowCount || problem.rows[row].isRemoved { throw .unknownRow(row) }
  }

  /// Checks the constant of a row that is about to change.
  @inline(__always)
  mutating func check(constant: Double) throws(RowRefusal) {
    if constant.magnitude <= Tolerance.harmlessConstant { return }
    if !constant.isFinite { throw .unusableNumber(constant) }
    unusual.formUnion(.of(constant: constant))
  }

  /// Checks the priority of a row that is about to change.
  @inline(__always)
  func check(priority: Double) throws(RowRefusal) {
    if !priority.isFinite { throw .unusableNumber(priority) }
  }

  /// Changes an existing row and returns its state before the change.
  @inline(__always)
  mutating func change(
    _ row: Int, _ change: (inout LinearProblem.Row) -> Void
  ) -> LinearProblem.Row {
    let before = problem.rows[row]
    if row < settled.rows { changes.append((DenseIndex(truncatingIfNeeded: row), before)) }
    problem.change(row, change)
    return before
  }

  /// Removes an existing row and returns its state before.
  mutating func removeRow(_ row: Int) -> LinearProblem.Row {
    removedRows.append(DenseIndex(truncatingIfNeeded: row))
    return change(row) { $0.presence = .removed }
  }

  // MARK: Solving

  /// Makes the numbers of removed variables and rows free, because presolve has run without them.
  mutating func freeRemoved() {
    freeVariables += removedVariables
    removedVariables.clear()
    if removedRows.isEmpty { return }
    freeRows += removedRows
    removedRows.clear()
    problem.dropRemovedTerms()
  }

  /// Accepts the changes since the last solve.
  mutating func settle() {
    changes.clear()
    changedVariables.clear()
    newRowCount = 0
    problem.dropOpenTerms()
    settled = (
      problem.variableCount, problem.rowCount, problem.terms.count, removedVariables.count,
      removedRows.count, unusual
    )
  }

  /// Undoes the changes since the last solve.
  mutating func undo() {
    while let (row, before) = changes.popLast() {
      problem.restore(Int(row), before)
      if before.isRemoved { freeRows.append(row) }
    }
    while let variable = changedVariables.popLast() {
      if !isRemoved[variable] { freeVariables.append(variable) }
      isRemoved[variable].toggle()
    }
    newRowCount = 0
    unusual = settled.unusual
    removedVariables.removeLast(removedVariables.count - settled.removedVariables)
    removedRows.removeLast(removedRows.count - settled.removedRows)
    isRemoved.removeLast(isRemoved.count - settled.variables)
    problem.truncate(
      variables: settled.variables, rows: settled.rows, terms: settled.terms)
  }

  /// Determines which kinds of unusual numbers the rows contain.
  mutating func reviewNumbers() {
    if unusual.isEmpty { return }
    unusual = []
    for row in problem.rows where !row.isRemoved {
      unusual.formUnion(.of(constant: row.constant))
      for term in row.terms {
        unusual.formUnion(.of(coefficient: problem.terms[term].coefficient))
      }
    }
  }

  /// Whether no row contains a removed variable; for debug builds.
  var isConsistent: Bool {
    isRemoved.count == problem.variableCount
      && problem.rows.allSatisfy { row in
        row.isRemoved
          || row.terms.allSatisfy { !isRemoved[problem.terms[$0].variable] }
      }
  }

  /// Returns the rows that count as a problem, with the number of each row.
  func rowsInForce() -> (problem: LinearProblem, numbers: [Int]) {
    let numbers = problem.rows.indices.filter { problem.rows[$0].isInForce }
    var selected = LinearProblem(variableCount: problem.variableCount)
    for number in numbers {
      let row = problem.rows[number]
      for term in row.terms { selected.append(problem.terms[term]) }
      selected.appendRow(row.relation, row.constant, priority: row.priority)
    }
    return (selected, numbers)
  }
}
