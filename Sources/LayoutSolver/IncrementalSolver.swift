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
public struct IncrementalSolver: Sendable {
  private var store = RowStore()
  private var backup: RowStore?
  private var values: [Double] = []
  /// What the solver has done so far.
  public private(set) var statistics = SolverStatistics()

  /// Creates a solver without variables and rows.
  public init() {}

  /// Makes room for what is to come, so that adding it allocates nothing.
  public mutating func reserveCapacity(variables: Int, rows: Int, terms: Int) {
    store.reserveCapacity(variables: variables, rows: rows, terms: terms)
  }

  /// How many variables there are.
  public var variableCount: Int { store.liveVariableCount }
  /// How many rows there are, those not in force included.
  public var rowCount: Int { store.liveRowCount }

  /// Adds a free variable and returns its number.
  ///
  /// Numbers of removed variables are given again.
  public mutating func addVariable() -> Int {
    begin()
    return store.addVariable()
  }

  /// Removes a variable that no row mentions.
  public mutating func removeVariable(_ variable: Int) throws(RowRefusal) {
    try store.checkRemoval(ofVariable: variable)
    begin()
    store.removeVariable(variable)
  }

  /// Adds a row `Σ coefficient · variable  relation  constant` and returns its number.
  ///
  /// Two terms of one variable add up. Numbers of removed rows are given again.
  public mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    priority: Double = LinearProblem.requiredPriority, weight: Double = 1
  ) throws(RowRefusal) -> Int {
    for (variable, coefficient) in terms { try store.check(coefficient, of: variable) }
    try RowStore.check(constant, priority: priority, weight: weight)
    begin()
    return store.addRow(terms, relation, constant, priority: priority, weight: weight)
  }

  /// Adds a term to the row that ``closeRow(_:_:priority:weight:)`` will close: the way to add rows
  /// that allocates nothing.
  public mutating func appendTerm(_ variable: Int, _ coefficient: Double) throws(RowRefusal) {
    try store.check(coefficient, of: variable)
    begin()
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
    begin()
    return store.closeRow(relation, constant, priority: priority, weight: weight)
  }

  /// Adds the row `variable == 0`, whose constant ``suggest(_:for:)`` is to change often, and returns
  /// its number.
  public mutating func addEditRow(
    for variable: Int, priority: Double, weight: Double = 1
  ) throws(RowRefusal) -> Int {
    try store.check(1, of: variable)
    try RowStore.check(0, priority: priority, weight: weight)
    begin()
    let row = store.addRow([(variable, 1)], .equal, 0, priority: priority, weight: weight)
    return row
  }

  /// Changes the constant of an edit row.
  public mutating func suggest(_ value: Double, for row: Int) throws(RowRefusal) {
    try setConstant(value, of: row)
  }

  /// Removes a row for good.
  public mutating func removeRow(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    begin()
    store.removeRow(row)
  }

  /// Takes a row out of force, and keeps it.
  public mutating func deactivate(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    begin()
    store.rows[row].isActive = false
  }

  /// Puts a row in force again.
  public mutating func activate(_ row: Int) throws(RowRefusal) {
    try store.check(row: row)
    begin()
    store.rows[row].isActive = true
  }

  /// Changes the constant of a row.
  public mutating func setConstant(_ constant: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    try RowStore.check(constant, priority: 0, weight: 1)
    begin()
    store.rows[row].constant = constant
  }

  /// Changes the priority of a row; from ``LinearProblem/requiredPriority`` on it is required.
  public mutating func setPriority(_ priority: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    try RowStore.check(0, priority: priority, weight: 1)
    begin()
    store.rows[row].priority = priority
  }

  /// Changes what a unit of a row's violation costs inside its priority.
  public mutating func setWeight(_ weight: Double, of row: Int) throws(RowRefusal) {
    try store.check(row: row)
    try RowStore.check(0, priority: 0, weight: weight)
    begin()
    store.rows[row].weight = weight
  }

  /// Makes the changes since the last successful call take effect.
  ///
  /// - Returns: nil; or, if the required rows contradict each other, which of them do and the proof.
  ///   All changes since the last successful call are then undone; rows are numbered as they were
  ///   before that.
  public mutating func solve() -> InfeasibilityCertificate? {
    let (problem, rows) = store.linearProblem()
    var backend = SimplexBackend()
    switch backend.solve(problem) {
    case .optimal(let values):
      self.values = values
      backup = nil
      return nil
    case .infeasible(let certificate):
      if let backup { store = backup }
      backup = nil
      return InfeasibilityCertificate(
        rows: certificate.rows.map { rows[$0] }, multipliers: certificate.multipliers)
    }
  }

  /// The value of a variable at the optimum that the last successful ``solve()`` found; 0 if it was
  /// added since.
  public func value(of variable: Int) -> Double {
    variable < values.count ? values[variable] : 0
  }

  /// Makes an array of the values of all variables, by number: ``value(of:)`` for each, at once.
  ///
  /// Where the array has the right length already, nothing is allocated. A variable that was removed
  /// keeps its place until its number is given again.
  public func copyValues(into copy: inout [Double]) {
    copy.removeAll(keepingCapacity: true)
    for variable in 0..<store.variableSlotCount { copy.append(value(of: variable)) }
  }

  private mutating func begin() {
    if backup == nil { backup = store }
  }
}
