/// The rows and variables that presolving reads, in two arrays of rows and terms.
struct RowStore: Sendable {
  /// A row; its terms stand one after another.
  struct Row: Sendable, Equatable {
    var firstTerm: DenseIndex
    var termCount: DenseIndex
    var relation: RowRelation
    /// Whether the row is in force.
    var isActive: Bool
    /// Whether the row was edited once, so that presolving leaves it alone.
    var isPinned: Bool
    var constant: Double
    var priority: Double
    var weight: Double

    var isRequired: Bool { priority >= LinearProblem.requiredPriority }
    /// Whether the number is given to no row.
    var isGone: Bool { termCount < 0 }
    /// Whether presolving may use the row up: it is in force and was never edited.
    var isSettled: Bool { termCount >= 0 && isActive && !isPinned }
    /// Whether presolving may link or fix variables by the row.
    var isSettledEquality: Bool { relation == .equal && isSettled && isRequired }
    /// Whether the row has to stay at hand: in force, or edited and likely to be again.
    var isKept: Bool { termCount >= 0 && (isActive || isPinned) }
  }

  struct Term: Sendable {
    let variable: DenseIndex
    let coefficient: Double
  }

  var rows: [Row] = []
  private(set) var terms: [Term] = []
  /// In how many of the terms counted each variable stands; -1 for one that was removed.
  private(set) var uses: [DenseIndex] = []
  /// How many terms are counted in ``uses``: those added since the last removal are not.
  private var countedTerms = 0
  /// How many terms belong to rows.
  private(set) var usedTermCount = 0
  /// Where the terms of the row that is being added begin.
  private var openTerms: DenseIndex = 0
  private var freeRows: [DenseIndex] = []
  private var freeVariables: [DenseIndex] = []

  var liveVariableCount: Int { uses.count - freeVariables.count }
  var liveRowCount: Int { rows.count - freeRows.count }

  mutating func reserveCapacity(variables: Int, rows rowCount: Int, terms termCount: Int) {
    uses.reserveCapacity(variables)
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }

  /// Empties the store and gives it some variables.
  mutating func reset(variableCount: Int) {
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    uses.refill(0, count: variableCount)
    countedTerms = 0
    usedTermCount = 0
    openTerms = 0
    freeRows.removeAll(keepingCapacity: true)
    freeVariables.removeAll(keepingCapacity: true)
  }

  /// Adds a variable; says whether its number was one's that was removed.
  @inline(__always)
  mutating func addVariable() -> (variable: Int, wasFree: Bool) {
    if !freeVariables.isEmpty {
      let variable = freeVariables.removeLast()
      uses[variable] = 0
      return (Int(variable), true)
    }
    uses.append(0)
    return (uses.count - 1, false)
  }

  mutating func removeVariable(_ variable: Int) {
    uses[variable] = -1
    freeVariables.append(DenseIndex(truncatingIfNeeded: variable))
  }

  @inline(__always)
  mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    terms.append(
      Term(variable: DenseIndex(truncatingIfNeeded: variable), coefficient: coefficient))
  }

  /// Makes a row of the open terms; returns its number and what stood there before.
  @inline(__always)
  mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double, weight: Double
  ) -> (row: Int, replaced: Row?) {
    let row = Row(
      firstTerm: openTerms, termCount: DenseIndex(truncatingIfNeeded: terms.count) - openTerms,
      relation: relation, isActive: true, isPinned: false, constant: constant, priority: priority,
      weight: weight)
    usedTermCount += Int(row.termCount)
    openTerms = DenseIndex(truncatingIfNeeded: terms.count)
    if !freeRows.isEmpty {
      let free = freeRows.removeLast()
      let replaced = rows[free]
      rows[free] = row
      return (Int(free), replaced)
    }
    rows.append(row)
    return (rows.count - 1, nil)
  }

  mutating func dropOpenTerms() {
    if terms.count == Int(openTerms) { return }
    if countedTerms > Int(openTerms) {
      for term in terms[Int(openTerms)..<countedTerms] { uses[term.variable] -= 1 }
      countedTerms = Int(openTerms)
    }
    terms.removeLast(terms.count - Int(openTerms))
  }

  /// Counts the terms that are not counted yet.
  private mutating func countUses() {
    for term in terms[countedTerms...] { uses[term.variable] += 1 }
    countedTerms = terms.count
  }

  mutating func removeRow(_ row: Int) {
    countUses()
    usedTermCount -= Int(rows[row].termCount)
    for term in terms(of: row) { uses[terms[term].variable] -= 1 }
    rows[row].termCount = -1
    freeRows.append(DenseIndex(truncatingIfNeeded: row))
  }

  func terms(of row: Int) -> Range<Int> {
    let first = Int(rows[row].firstTerm)
    return first..<(first + Int(rows[row].termCount))
  }

  // MARK: Undoing, the last change first

  mutating func undoAddVariables(_ count: Int) {
    uses.removeLast(count)
  }

  mutating func undoRemoveVariable(_ variable: Int) {
    freeVariables.removeLast()
    uses[variable] = 0
  }

  mutating func undoAddRow() {
    dropTerms(of: rows.count - 1)
    rows.removeLast()
  }

  mutating func undoAddRow(again row: Int, _ replaced: Row) {
    dropTerms(of: row)
    rows[row] = replaced
    freeRows.append(DenseIndex(truncatingIfNeeded: row))
  }

  /// Drops the terms of the row that was added last.
  private mutating func dropTerms(of row: Int) {
    usedTermCount -= Int(rows[row].termCount)
    openTerms = rows[row].firstTerm
    dropOpenTerms()
  }

  mutating func undoRemoveRow(_ row: Int, _ before: Row) {
    freeRows.removeLast()
    rows[row] = before
    usedTermCount += Int(before.termCount)
    for term in terms(of: row) { uses[terms[term].variable] += 1 }
  }

  // MARK: Memory

  /// Closes the gaps that removed rows have left among the terms, once they are half of them.
  mutating func closeGaps() {
    if terms.count < 64 || 2 * usedTermCount > terms.count { return }
    countUses()
    var compact: [Term] = []
    compact.reserveCapacity(2 * usedTermCount)
    for row in 0..<rows.count where !rows[row].isGone {
      let range = terms(of: row)
      rows[row].firstTerm = DenseIndex(truncatingIfNeeded: compact.count)
      compact.append(contentsOf: terms[range])
    }
    let open = terms[Int(openTerms)...]
    openTerms = DenseIndex(truncatingIfNeeded: compact.count)
    compact.append(contentsOf: open)
    terms = compact
    countedTerms = terms.count
  }

  // MARK: Checks

  @inline(__always)
  func check(row: Int) throws(RowRefusal) {
    if row < 0 || row >= rows.count || rows[row].termCount < 0 { throw .unknownRow(row) }
  }

  @inline(__always)
  func check(_ coefficient: Double, of variable: Int) throws(RowRefusal) {
    if variable < 0 || variable >= uses.count || uses[variable] < 0 {
      throw .unknownVariable(variable)
    }
    if !coefficient.isFinite { throw .unusableNumber(coefficient) }
  }

  mutating func checkRemoval(ofVariable variable: Int) throws(RowRefusal) {
    try check(1, of: variable)
    countUses()
    if uses[variable] > 0 { throw .variableInUse(variable) }
  }

  @inline(__always)
  static func check(_ constant: Double, priority: Double, weight: Double) throws(RowRefusal) {
    if !constant.isFinite { throw .unusableNumber(constant) }
    if !priority.isFinite { throw .unusableNumber(priority) }
    if !(weight.isFinite && weight > 0) { throw .unusableNumber(weight) }
  }
}
