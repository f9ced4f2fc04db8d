/// The rows and variables of a live solver, in two arrays of rows and terms.
struct RowStore: Sendable {
  /// A row; its terms stand one after another.
  struct Row: Sendable {
    var firstTerm: DenseIndex
    var termCount: DenseIndex
    var relation: RowRelation
    var isActive: Bool
    var constant: Double
    var priority: Double
    var weight: Double
  }

  struct Term: Sendable {
    let variable: DenseIndex
    let coefficient: Double
  }

  var rows: [Row] = []
  private(set) var terms: [Term] = []
  /// In how many terms each variable stands; -1 for one that was removed.
  private(set) var uses: [DenseIndex] = []
  /// Where the terms of the row that is being added begin.
  private var openTerms: DenseIndex = 0
  private var freeRows: [DenseIndex] = []
  private var freeVariables: [DenseIndex] = []

  /// How many numbers of variables there are, those of removed ones included.
  var variableSlotCount: Int { uses.count }
  var liveVariableCount: Int { uses.count - freeVariables.count }
  var liveRowCount: Int { rows.count - freeRows.count }

  mutating func reserveCapacity(variables: Int, rows rowCount: Int, terms termCount: Int) {
    uses.reserveCapacity(variables)
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }

  mutating func addVariable() -> Int {
    if let variable = freeVariables.popLast() {
      uses[variable] = 0
      return Int(variable)
    }
    uses.append(0)
    return uses.count - 1
  }

  mutating func removeVariable(_ variable: Int) {
    uses[variable] = -1
    freeVariables.append(DenseIndex(truncatingIfNeeded: variable))
  }

  mutating func addRow(
    _ newTerms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double,
    priority: Double, weight: Double
  ) -> Int {
    for (variable, coefficient) in newTerms { appendTerm(variable, coefficient) }
    return closeRow(relation, constant, priority: priority, weight: weight)
  }

  mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    uses[variable] += 1
    terms.append(
      Term(variable: DenseIndex(truncatingIfNeeded: variable), coefficient: coefficient))
  }

  /// Makes a row of the open terms and returns its number.
  mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double, weight: Double
  ) -> Int {
    let row = Row(
      firstTerm: openTerms, termCount: DenseIndex(truncatingIfNeeded: terms.count) - openTerms,
      relation: relation, isActive: true, constant: constant, priority: priority, weight: weight)
    openTerms = DenseIndex(truncatingIfNeeded: terms.count)
    if let free = freeRows.popLast() {
      rows[free] = row
      return Int(free)
    }
    rows.append(row)
    return rows.count - 1
  }

  mutating func dropOpenTerms() {
    for term in terms[Int(openTerms)...] { uses[term.variable] -= 1 }
    terms.removeLast(terms.count - Int(openTerms))
  }

  mutating func removeRow(_ row: Int) {
    for term in terms(of: row) { uses[terms[term].variable] -= 1 }
    rows[row].termCount = -1
    freeRows.append(DenseIndex(truncatingIfNeeded: row))
  }

  func terms(of row: Int) -> Range<Int> {
    let first = Int(rows[row].firstTerm)
    return first..<(first + Int(rows[row].termCount))
  }

  // MARK: Checks

  func check(row: Int) throws(RowRefusal) {
    if row < 0 || row >= rows.count || rows[row].termCount < 0 { throw .unknownRow(row) }
  }

  func check(_ coefficient: Double, of variable: Int) throws(RowRefusal) {
    if variable < 0 || variable >= uses.count || uses[variable] < 0 {
      throw .unknownVariable(variable)
    }
    if !coefficient.isFinite { throw .unusableNumber(coefficient) }
  }

  func checkRemoval(ofVariable variable: Int) throws(RowRefusal) {
    try check(1, of: variable)
    if uses[variable] > 0 { throw .variableInUse(variable) }
  }

  static func check(_ constant: Double, priority: Double, weight: Double) throws(RowRefusal) {
    if !constant.isFinite { throw .unusableNumber(constant) }
    if !priority.isFinite { throw .unusableNumber(priority) }
    if !(weight.isFinite && weight > 0) { throw .unusableNumber(weight) }
  }
}

extension RowStore {
  /// The rows in force as a problem of their own, with the number here of each row there.
  func linearProblem() -> (problem: LinearProblem, rows: [Int]) {
    var problem = LinearProblem(variableCount: uses.count)
    var numbers: [Int] = []
    for (number, row) in rows.enumerated() where row.termCount >= 0 && row.isActive {
      for term in terms(of: number) {
        problem.appendTerm(Int(terms[term].variable), terms[term].coefficient)
      }
      _ = problem.closeRow(
        row.relation, row.constant, priority: row.priority, weight: row.weight)
      numbers.append(number)
    }
    return (problem, numbers)
  }
}
