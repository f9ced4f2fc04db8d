/// The rows and variables that presolving reads, in two arrays of rows and terms.
struct RowStore: Sendable {
  /// A row; its terms stand one after another.
  struct Row: Sendable, Equatable {
    var firstTerm: DenseIndex
    /// How many terms the row has: -1 of a removed row; `-2 - count` of a retired one, whose terms stay.
    var termCount: DenseIndex
    var relation: RowRelation
    /// Whether the row is switched on; see ``isInForce``.
    var isEnabled: Bool
    /// Whether the row was edited once, so that presolving leaves it alone.
    var isPinned: Bool
    var constant: Double
    var priority: Double

    /// A row that stands for a missing one: without terms, and out of force.
    static let none = Row(
      firstTerm: 0, termCount: -1, relation: .equal, isEnabled: false, isPinned: false,
      constant: 0, priority: 0)

    var isRequired: Bool { priority >= LinearProblem.requiredPriority }
    /// Whether the row is in the store and in force.
    var isInForce: Bool { termCount >= 0 && isEnabled }
    /// Whether the row was removed.
    var isGone: Bool { termCount < 0 }
    /// Whether the row was removed and its terms dropped; whether its number may be given again, `freeRows`
    /// says.
    var hasNoTerms: Bool { termCount == -1 }
    /// Where the terms stand, those of a retired row included.
    var allTerms: Range<Int> {
      let first = Int(firstTerm)
      return Range(
        uncheckedBounds: (
          first, first + Int(termCount < 0 ? Swift.max(0, -2 - termCount) : termCount)
        ))
    }
    /// Where the terms stand of a row that has not gone.
    var ownTerms: Range<Int> {
      Range(uncheckedBounds: (Int(firstTerm), Int(firstTerm) + Int(termCount)))
    }
    /// Whether presolving may use the row up: it is in force and was never edited.
    var isSettled: Bool { termCount >= 0 && isEnabled && !isPinned }
    /// Whether presolving may link or fix variables by the row.
    var isSettledEquality: Bool { relation == .equal && isSettled && isRequired }
    /// Whether the row has to stay at hand: in force, or edited and likely to be again.
    var isKept: Bool { termCount >= 0 && (isEnabled || isPinned) }
  }

  var rows: [Row] = []
  private(set) var terms: [RowTerm] = []
  /// In how many of the terms counted each variable stands; -1 for one that was removed, -2 if its
  /// number is kept until the next time of presolving.
  private(set) var uses: [DenseIndex] = []
  /// How many terms are counted in ``uses``: those added since the last removal are not.
  private var countedTerms = 0
  /// How many terms belong to rows.
  private(set) var usedTermCount = 0
  /// Where the terms of the row that is being added begin.
  private var openTerms: DenseIndex = 0
  private var freeRows: [DenseIndex] = []
  /// The kinds of unusual numbers that the rows may have now, and had at the last solve that succeeded.
  private(set) var unusual: UnusualNumbers = []
  private var settledUnusual: UnusualNumbers = []
  /// The kinds of unusual numbers among the terms that belong to no row yet.
  private var openUnusual: UnusualNumbers = []
  /// The rows removed whose numbers nobody gets before the next solve.
  private var leavingRows: [DenseIndex] = []
  /// The rows removed whose numbers and terms are kept until the next time of presolving.
  private var retiredRows: [DenseIndex] = []
  private var retiredTermCount = 0
  private var freeVariables: [DenseIndex] = []
  private var retiredVariables: [DenseIndex] = []

  var liveVariableCount: Int { uses.count - freeVariables.count - retiredVariables.count }
  var liveRowCount: Int {
    rows.count - freeRows.count - leavingRows.count - retiredRows.count
  }

  mutating func reserveCapacity(variables: Int, rows rowCount: Int, terms termCount: Int) {
    uses.reserveCapacity(variables)
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }

  /// Empties the store and gives it some variables.
  mutating func reset(variableCount: Int) {
    rows.clear()
    terms.clear()
    uses.refill(0, count: variableCount)
    countedTerms = 0
    usedTermCount = 0
    openTerms = 0
    freeRows.clear()
    leavingRows.clear()
    retiredRows.clear()
    retiredTermCount = 0
    freeVariables.clear()
    retiredVariables.clear()
    unusual = []
    settledUnusual = []
    openUnusual = []
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

  /// Removes a variable; one that retires keeps its number, since others are defined by way of it.
  mutating func removeVariable(_ variable: Int, retiring: Bool) {
    uses[variable] = retiring ? -2 : -1
    if retiring {
      retiredVariables.append(DenseIndex(truncatingIfNeeded: variable))
    } else {
      freeVariables.append(DenseIndex(truncatingIfNeeded: variable))
    }
  }

  /// Adds variables with numbers that none had before; returns the first one.
  mutating func addVariables(_ count: Int) -> Int {
    uses.append(addingCapacity: count) { $0.append(repeating: 0, count: count) }
    return uses.count - count
  }

  @inline(__always)
  mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    terms.append(
      RowTerm(variable: DenseIndex(truncatingIfNeeded: variable), coefficient: coefficient))
  }

  @inline(__always)
  mutating func appendTerms(_ new: Span<RowTerm>) {
    for index in new.indices { terms.append(new[index]) }
  }

  /// Notes what kinds of numbers the open terms have.
  @inline(__always)
  mutating func noteOpen(_ numbers: UnusualNumbers) { openUnusual.formUnion(numbers) }

  /// Notes what kinds of numbers rows have got.
  @inline(__always)
  mutating func note(_ numbers: UnusualNumbers) { unusual.formUnion(numbers) }

  /// Whether the next row gets the number of one that was removed.
  var hasFreeRow: Bool { !freeRows.isEmpty }

  /// Makes a row of the open terms and returns its number, which no row had before.
  @inline(__always)
  mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double
  ) -> Int {
    rows.append(takeOpenTerms(relation, constant, priority: priority))
    return rows.count - 1
  }

  /// Makes a row of the open terms that gets the number of a removed one; returns the number and what
  /// stood there before.
  mutating func closeRowAgain(
    _ relation: RowRelation, _ constant: Double, priority: Double
  ) -> (row: Int, replaced: Row) {
    let free = freeRows.removeLast()
    let replaced = rows[free]
    rows[free] = takeOpenTerms(relation, constant, priority: priority)
    return (Int(free), replaced)
  }

  @inline(__always)
  private mutating func takeOpenTerms(
    _ relation: RowRelation, _ constant: Double, priority: Double
  ) -> Row {
    let first = openTerms
    openTerms = DenseIndex(truncatingIfNeeded: terms.count)
    usedTermCount += Int(openTerms - first)
    unusual.formUnion(openUnusual)
    openUnusual = []
    return Row(
      firstTerm: first, termCount: openTerms - first, relation: relation, isEnabled: true,
      isPinned: false, constant: constant, priority: priority)
  }

  @inline(__always)
  mutating func dropOpenTerms() {
    if terms.count > Int(openTerms) { dropTerms() }
  }

  private mutating func dropTerms() {
    if countedTerms > Int(openTerms) {
      for term in terms[Int(openTerms)..<countedTerms] { uses[term.variable] -= 1 }
      countedTerms = Int(openTerms)
    }
    terms.removeLast(terms.count - Int(openTerms))
    openUnusual = []
  }

  /// Counts the terms that are not counted yet.
  private mutating func countUses() {
    for term in terms[countedTerms...] { uses[term.variable] += 1 }
    countedTerms = terms.count
  }

  /// When the number of a removed row may be given to another row.
  enum Leave {
    /// The number may be given again at once.
    case atOnce
    /// The number may be given again after the next solve.
    case withNextSolve
    /// The number and the terms are kept until presolving has forgotten what it found in the row.
    case retiring
  }

  /// Removes a row.
  mutating func removeRow(_ row: Int, _ leave: Leave) {
    countUses()
    let count = rows[row].termCount
    usedTermCount -= Int(count)
    for term in terms(of: row) { uses[terms[term].variable] -= 1 }
    if leave == .retiring {
      rows[row].termCount = -2 - count
      retiredRows.append(DenseIndex(truncatingIfNeeded: row))
      retiredTermCount += Int(count)
    } else {
      rows[row].termCount = -1
      if leave == .atOnce {
        freeRows.append(DenseIndex(truncatingIfNeeded: row))
      } else {
        leavingRows.append(DenseIndex(truncatingIfNeeded: row))
      }
    }
  }

  /// Lets the numbers of rows that left with the last solve be given again.
  @inline(__always)
  mutating func freeLeaving() {
    if leavingRows.isEmpty { return }
    freeRows += leavingRows
    leavingRows.clear()
  }

  /// Forgets the rows and variables that have retired, after presolving without them.
  mutating func freeRetired() {
    if !retiredVariables.isEmpty {
      for variable in retiredVariables { uses[variable] = -1 }
      freeVariables += retiredVariables
      retiredVariables.clear()
    }
    if !retiredRows.isEmpty {
      for row in retiredRows { rows[row].termCount = -1 }
      freeRows += retiredRows
      retiredRows.clear()
    }
    retiredTermCount = 0
  }

  /// Finds out anew what kinds of numbers the rows have, if any may be unusual.
  mutating func reviewNumbers() {
    if unusual.isEmpty { return }
    unusual = []
    for row in rows where !row.isGone {
      note(.of(constant: row.constant))
      for term in row.ownTerms { note(.of(coefficient: terms[term].coefficient)) }
    }
  }

  /// Lets presolving leave a row as it is, so that it can change alone.
  mutating func pin(_ row: Int) { rows[row].isPinned = true }

  /// Changes the constant of a row.
  mutating func setConstant(_ constant: Double, of row: Int) {
    rows[row].constant = constant
  }

  func terms(of row: Int) -> Range<Int> {
    let first = Int(rows[row].firstTerm)
    return first..<(first + Int(rows[row].termCount))
  }

  mutating func checkRemoval(ofVariable variable: Int) throws(RowRefusal) {
    _ = try check(1, of: variable)
    countUses()
    if uses[variable] > 0 { throw .variableInUse(variable) }
  }

  // MARK: Undoing, the last change first

  /// Keeps what kinds of numbers there are, now that a solve has succeeded.
  @inline(__always)
  mutating func settleNumbers() { settledUnusual = unusual }

  /// Forgets the kinds of numbers that came since the last solve that succeeded.
  mutating func undoNumbers() { unusual = settledUnusual }

  mutating func undoAddVariables(_ count: Int) {
    uses.removeLast(count)
  }

  mutating func undoRemoveVariable(_ variable: Int) {
    if uses[variable] == -1 { freeVariables.removeLast() } else { retiredVariables.removeLast() }
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
    if rows[row].hasNoTerms {
      if let last = leavingRows.last, Int(last) == row {
        leavingRows.removeLast()
      } else {
        freeRows.removeLast()
      }
    } else {
      retiredRows.removeLast()
      retiredTermCount -= Int(before.termCount)
    }
    rows[row] = before
    usedTermCount += Int(before.termCount)
    for term in terms(of: row) { uses[terms[term].variable] += 1 }
  }

  // MARK: Memory

  /// Closes the gaps that removed rows have left among the terms, once they are half of them.
  @inline(__always)
  mutating func closeGaps() {
    let keptCount = usedTermCount + retiredTermCount
    if terms.count >= Tuning.few && 2 * keptCount <= terms.count { compact() }
  }

  private mutating func compact() {
    countUses()
    var compact: [RowTerm] = []
    compact.reserveCapacity(2 * (usedTermCount + retiredTermCount))
    for row in 0..<rows.count {
      let range = rows[row].allTerms
      rows[row].firstTerm = DenseIndex(truncatingIfNeeded: compact.count)
      compact.append(contentsOf: terms[range])
    }
    let open = terms[Int(openTerms)...]
    openTerms = DenseIndex(truncatingIfNeeded: compact.count)
    compact.append(contentsOf: open)
    terms = compact
    countedTerms = terms.count
  }
}
