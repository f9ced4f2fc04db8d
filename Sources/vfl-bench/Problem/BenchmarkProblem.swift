import LayoutSolver

/// A problem for constraint solvers and what is done to it: rows and edits in the order in which
/// they come, the values suggested, the rows that go and come back.
///
/// It belongs to no solver; ``ProblemReader`` and ``ProblemWriter`` know it as a file.
struct BenchmarkProblem: Sendable, Hashable {
  /// A row `Σ coefficient · variable  relation  constant`; its terms stand one after another.
  struct Row: Sendable, Hashable {
    let firstTerm: Int
    let termCount: Int
    let relation: RowRelation
    let constant: Double
    let priority: Double
    let weight: Double
  }

  /// A variable whose value is suggested, and how much that counts.
  struct Edit: Sendable, Hashable {
    let variable: Int
    let priority: Double
  }

  /// What is added, as an index into ``rows`` or ``edits``.
  enum Item: Sendable, Hashable {
    case row(Int)
    case edit(Int)
  }

  /// A value for the variable of an edit.
  struct Suggestion: Sendable, Hashable {
    let edit: Int
    let value: Double
  }

  var name: String
  private(set) var variableCount = 0
  private(set) var terms: [RowTerm] = []
  private(set) var rows: [Row] = []
  private(set) var edits: [Edit] = []
  private(set) var items: [Item] = []
  /// The suggestions before the first solve.
  var first: [Suggestion] = []
  /// The suggestions of each cycle, a resize of a window for instance.
  var cycles: [[Suggestion]] = []
  /// Rows each of which is taken out, and put in again, with a solve after either.
  var readdedRows: [Int] = []

  /// Begins a problem without variables.
  init(name: String) {
    self.name = name
  }

  /// Adds a variable and returns its number.
  mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds variables and returns their numbers.
  mutating func addVariables(_ count: Int) -> Range<Int> {
    variableCount += count
    return variableCount - count..<variableCount
  }

  /// Adds a term to the row that ``closeRow(_:_:priority:weight:)`` will close.
  mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    terms.append(RowTerm(variable: Int32(truncatingIfNeeded: variable), coefficient: coefficient))
  }

  /// Makes a row of the terms appended since the last one and returns its number.
  @discardableResult
  mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double, weight: Double
  ) -> Int {
    let firstTerm = rows.last.map { $0.firstTerm + $0.termCount } ?? 0
    rows.append(
      Row(
        firstTerm: firstTerm, termCount: terms.count - firstTerm, relation: relation,
        constant: constant, priority: priority, weight: weight))
    items.append(.row(rows.count - 1))
    return rows.count - 1
  }

  /// Adds an edit and returns its number.
  @discardableResult
  mutating func addEdit(_ variable: Int, priority: Double) -> Int {
    edits.append(Edit(variable: variable, priority: priority))
    items.append(.edit(edits.count - 1))
    return edits.count - 1
  }

  /// The terms of a row.
  func terms(of row: Int) -> ArraySlice<RowTerm> {
    terms[rows[row].firstTerm..<(rows[row].firstTerm + rows[row].termCount)]
  }

  /// How many items come before the edits at the end, if there are any.
  var countBeforeLastEdits: Int {
    (items.lastIndex { if case .row = $0 { true } else { false } } ?? -1) + 1
  }
}
