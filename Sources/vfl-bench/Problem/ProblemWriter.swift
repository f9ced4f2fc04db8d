import LayoutSolver

/// Writes a problem in the text format that ``ProblemReader`` reads.
struct ProblemWriter {
  private var text: String

  /// Returns a problem in the text format.
  static func text(of problem: BenchmarkProblem) -> String {
    var writer = ProblemWriter(text: "clb 1 \(problem.name)\nV \(problem.variableCount)\n")
    writer.text.reserveCapacity(problem.rows.count * 32)
    for item in problem.items {
      switch item {
      case .row(let row): writer.add(problem.rows[row], problem.terms(of: row))
      case .edit(let edit):
        let edit = problem.edits[edit]
        writer.text += "E \(edit.variable) \(Self.number(edit.priority))\n"
      }
    }
    writer.add("F", problem.first, of: problem)
    for cycle in problem.cycles { writer.add("S", cycle, of: problem) }
    for row in problem.readdedRows { writer.text += "R \(row)\n" }
    return writer.text
  }

  private mutating func add(
    _ row: BenchmarkProblem.Row, _ terms: ArraySlice<RowTerm>
  ) {
    let relation =
      switch row.relation {
      case .lessThanOrEqual: "<"
      case .equal: "="
      case .greaterThanOrEqual: ">"
      }
    text += "C \(Self.number(row.priority)) \(Self.number(row.weight)) \(relation) "
    text += "\(Self.number(0 - row.constant)) \(terms.count)"
    for term in terms { text += " \(term.variable) \(Self.number(term.coefficient))" }
    text += "\n"
  }

  private mutating func add(
    _ letter: String, _ suggestions: [BenchmarkProblem.Suggestion], of problem: BenchmarkProblem
  ) {
    guard !suggestions.isEmpty || letter == "S" else { return }
    text += letter
    for suggestion in suggestions {
      let variable = problem.edits[suggestion.edit].variable
      text += " \(variable) \(Self.number(suggestion.value))"
    }
    text += "\n"
  }

  /// Returns the shortest string that is parsed as the same number, without a fraction for integers.
  private static func number(_ value: Double) -> String {
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return String(value)
  }
}
