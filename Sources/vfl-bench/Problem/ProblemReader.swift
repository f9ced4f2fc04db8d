import LayoutSolver

/// Reads a problem in the text format `clb 1`.
///
/// Each line is a record of words separated by whitespace.
///
///     clb 1 NAME                              first line
///     V n                                     number of variables, which are numbered from 0
///     E var priority                          an edit variable, which is added at this position
///     C priority weight op const k var c …    Σ c · var + const  op  0, with k terms; op is <, > or =
///     F var value …                           the suggestions before the first solve
///     S var value …                           a cycle: suggestions and a solve
///     R row                                   a row to remove and add again; rows are numbered from 0
///
/// A priority is above 0 and at most 1000, which means required. The priority of an edit is below 1000.
/// An invalid line is rejected with an error that contains the line number.
struct ProblemReader {
  private var words: WordCursor
  private var problem = BenchmarkProblem(name: "")
  /// The index of the edit for each variable; `nil` if the variable has no edit.
  private var editOfVariable: [Int?] = []
  /// The line numbers of the `R` records.
  ///
  /// The row numbers in these records are checked after all rows have been read.
  private var linesOfReadded: [Int] = []
  private var hasVariables = false
  private var hasFirst = false

  /// Reads a whole file.
  static func read(_ bytes: [UInt8]) throws(ProblemError) -> BenchmarkProblem {
    var reader = ProblemReader(words: WordCursor(bytes))
    try reader.readHeader()
    while reader.words.nextLine() { try reader.readRecord() }
    try reader.checkEnd()
    return reader.problem
  }

  private init(words: WordCursor) {
    self.words = words
  }

  private mutating func readHeader() throws(ProblemError) {
    guard words.nextLine(), words.word() == "clb" else {
      throw words.error("expected `clb 1 NAME`")
    }
    let version = words.word()
    guard version == "1" else { throw words.error("unsupported version `\(version)`: expected 1") }
    problem.name = words.restOfLine()
  }

  private mutating func readRecord() throws(ProblemError) {
    let kind = words.word()
    guard hasVariables || kind == "V" else {
      throw words.error("expected `V n` before `\(kind)`")
    }
    switch kind {
    case "C": try readRow()
    case "V": try readVariables()
    case "E": try readEdit()
    case "S": problem.cycles.append(try readSuggestions())
    case "F":
      if hasFirst { throw words.error("duplicate `F`") }
      hasFirst = true
      problem.first = try readSuggestions()
    case "R":
      problem.readdedRows.append(try words.integer("row index"))
      linesOfReadded.append(words.lineNumber)
    default: throw words.error("unknown record `\(kind)`: expected C, E, F, R, S or V")
    }
    try words.endLine()
  }

  private mutating func readVariables() throws(ProblemError) {
    if hasVariables { throw words.error("duplicate `V`") }
    let count = try words.integer("number of variables")
    guard count < Int(Int32.max) else { throw words.error("too many variables: \(count)") }
    hasVariables = true
    _ = problem.addVariables(count)
    editOfVariable = Array(repeating: nil, count: count)
  }

  private mutating func readEdit() throws(ProblemError) {
    let variable = try readVariable()
    let priority = try words.number("priority")
    guard priority > 0, priority < LinearProblem.requiredPriority else {
      throw words.error("invalid priority \(priority) of an edit: expected 0 < priority < 1000")
    }
    guard editOfVariable[variable] == nil else {
      throw words.error("duplicate edit of variable \(variable)")
    }
    editOfVariable[variable] = problem.addEdit(variable, priority: priority)
  }

  private mutating func readRow() throws(ProblemError) {
    let priority = try words.number("priority")
    guard priority > 0, priority <= LinearProblem.requiredPriority else {
      throw words.error("invalid priority \(priority) of a row: expected 0 < priority <= 1000")
    }
    let weight = try words.number("weight")
    guard weight > 0 else {
      throw words.error("invalid weight \(weight): expected a number above 0")
    }
    let relation = try readRelation()
    let constant = try words.number("constant")
    let count = try words.integer("number of terms")
    for index in 0..<count {
      if words.isAtEndOfLine { throw words.error("expected \(count) terms, found \(index)") }
      let variable = try readVariable()
      problem.appendTerm(variable, try words.number("coefficient"))
    }
    // For the constant 0, which most rows have, `-constant` would be -0.
    problem.closeRow(relation, 0 - constant, priority: priority, weight: weight)
  }

  private mutating func readRelation() throws(ProblemError) -> RowRelation {
    let word = words.word()
    return switch word {
    case "<": .lessThanOrEqual
    case ">": .greaterThanOrEqual
    case "=": .equal
    default: throw words.error("unknown relation `\(word)`: expected <, > or =")
    }
  }

  private mutating func readSuggestions() throws(ProblemError) -> [BenchmarkProblem.Suggestion] {
    var suggestions: [BenchmarkProblem.Suggestion] = []
    while !words.isAtEndOfLine {
      let variable = try readVariable()
      guard let edit = editOfVariable[variable] else {
        throw words.error("suggestion for variable \(variable), which has no edit")
      }
      suggestions.append(.init(edit: edit, value: try words.number("value")))
    }
    return suggestions
  }

  private mutating func readVariable() throws(ProblemError) -> Int {
    let variable = try words.integer("variable index")
    guard variable < problem.variableCount else {
      throw words.error("invalid variable \(variable): expected less than \(problem.variableCount)")
    }
    return variable
  }

  private func checkEnd() throws(ProblemError) {
    guard hasVariables else { throw words.error("missing `V n`") }
    for (row, line) in zip(problem.readdedRows, linesOfReadded) where row >= problem.rows.count {
      throw ProblemError(
        line: line, message: "invalid row \(row): expected less than \(problem.rows.count)")
    }
  }
}
