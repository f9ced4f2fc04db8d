import LayoutSolver

/// A problem for constraint solvers with its operations: rows and edits in the order in which they are added,
/// suggested values, and rows that are removed and added again.
///
/// It is independent of any solver. ``ProblemReader`` and ``ProblemWriter`` convert it from and to a file.
struct BenchmarkProblem: Sendable, Hashable {
  /// A row `Σ coefficient · variable  relation  constant`, whose terms are stored consecutively.
  struct Row: Sendable, Hashable {
    let firstTerm: Int
    let termCount: Int
    let relation: RowRelation
    let constant: Double
    let priority: Double
    let weight: Double
  }

  /// A variable for which values are suggested, with the priority of the suggestion.
  struct Edit: Sendable, Hashable {
    let variable: Int
    let priority: Double
  }

  /// An item that is added, as an index into ``rows`` or ``edits``.
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
  /// The suggestions of each cycle.
  ///
  /// A cycle is, for example, one resize of a window.
  var cycles: [[Suggestion]] = []
  /// The rows that are removed and added again one after another, with a solve after each step.
  var readdedRows: [Int] = []

  /// Creates a problem without variables.
  init(name: String) {
    self.name = name
  }

  /// Adds a variable and returns its index.
  mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds variables and returns their indices.
  mutating func addVariables(_ count: Int) -> Range<Int> {
    variableCount += count
    return variableCount - count..<variableCount
  }

  /// Adds a term to the row that the next call of ``closeRow(_:_:priority:weight:)`` creates.
  mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    terms.append(RowTerm(variable: Int32(truncatingIfNeeded: variable), coefficient: coefficient))
  }

  /// Creates a row from the terms appended since the last row, and returns its index.
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

  /// Adds an edit and returns its index.
  @discardableResult
  mutating func addEdit(_ variable: Int, priority: Double) -> Int {
    edits.append(Edit(variable: variable, priority: priority))
    items.append(.edit(edits.count - 1))
    return edits.count - 1
  }

  /// Returns the terms of a row.
  func terms(of row: Int) -> ArraySlice<RowTerm> {
    terms[rows[row].firstTerm..<(rows[row].firstTerm + rows[row].termCount)]
  }

  /// The number of items up to and including the last row.
  ///
  /// Any items after the last row are edits.
  var countBeforeLastEdits: Int {
    (items.lastIndex { if case .row = $0 { true } else { false } } ?? -1) + 1
  }
}
