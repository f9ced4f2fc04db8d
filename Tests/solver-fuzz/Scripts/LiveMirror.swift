import LayoutSolver

/// The expected state of a live solver, in plain arrays.
struct LiveMirror {
  /// The variables in the order of addition, each with the solver's number.
  private(set) var variables: [(label: Int, number: Int)] = []
  /// The rows in the order of addition, with labels in the terms.
  private(set) var rows: [(label: Int, number: Int, row: LiveRow)] = []

  func number(ofVariable label: Int) -> Int? {
    variables.first { $0.label == label }?.number
  }

  func row(_ label: Int) -> LiveRow? {
    rows.first { $0.label == label }?.row
  }

  /// Returns the row with the solver's number; `nil` if there is none.
  func row(numbered number: Int) -> LiveRow? {
    rows.first { $0.number == number }?.row
  }

  /// Returns whether the number that the solver returned for a call is already in use.
  func contains(_ number: Int, givenBy edit: LiveEdit) -> Bool {
    if case .addVariable = edit {
      variables.contains { $0.number == number }
    } else {
      row(numbered: number) != nil
    }
  }

  /// Returns the call with the solver's numbers instead of labels; `nil` if it refers to a missing variable
  /// or row, or removes a variable that is in a row.
  func resolved(_ edit: LiveEdit) -> LiveEdit? {
    func row(_ label: Int) -> Int? { rows.first { $0.label == label }?.number }
    switch edit {
    case .addVariable, .solve: return edit
    case .removeVariable(let label):
      // A variable can only be removed if it is in no row.
      if rows.contains(where: { $0.row.terms.contains { $0.variable == label } }) { return nil }
      return number(ofVariable: label).map { .removeVariable($0) }
    case .addRow(let label, let row):
      var numbered = row
      numbered.terms = present(row.terms).map { (number(ofVariable: $0) ?? 0, $1) }
      return .addRow(label, numbered)
    case .addEditRow(let label, let variable, let priority):
      return number(ofVariable: variable).map {
        .addEditRow(label, variable: $0, priority: priority)
      }
    case .removeRow(let label): return row(label).map { .removeRow($0) }
    case .deactivate(let label): return row(label).map { .deactivate($0) }
    case .activate(let label): return row(label).map { .activate($0) }
    case .setConstant(let label, let value): return row(label).map { .setConstant($0, value) }
    case .suggest(let label, let value): return row(label).map { .suggest($0, value) }
    case .setPriority(let label, let value): return row(label).map { .setPriority($0, value) }
    }
  }

  /// Returns why the solver must reject a call; `nil` if the solver must accept the call.
  func refusal(of edit: LiveEdit) -> RowRefusal? {
    edit.numbers.first { !$0.isFinite }.map { .unusableNumber($0) }
  }

  /// Applies a call that the solver has accepted, with the number that the solver returned.
  mutating func apply(_ edit: LiveEdit, number: Int?) {
    switch edit {
    case .addVariable(let label): variables.append((label, number ?? -1))
    case .removeVariable(let label):
      variables.removeAll { $0.label == label }
      for index in rows.indices { rows[index].row.terms.removeAll { $0.variable == label } }
    case .addRow(let label, var row):
      row.terms = present(row.terms)
      row.isActive = true
      row.isEdited = false
      rows.append((label, number ?? -1, row))
    case .addEditRow(let label, let variable, let priority):
      var row = LiveRow(terms: [(variable, 1)], relation: .equal, constant: 0, priority: priority)
      row.isEdited = true
      rows.append((label, number ?? -1, row))
    case .removeRow(let label): rows.removeAll { $0.label == label }
    case .deactivate(let label): change(label) { $0.isActive = false }
    case .activate(let label): change(label) { $0.isActive = true }
    case .setConstant(let label, let value), .suggest(let label, let value):
      change(label) { $0.constant = value }
    case .setPriority(let label, let value): change(label) { $0.priority = value }
    case .solve: break
    }
  }

  /// Returns the active rows as a problem, whose variables are indices into ``variables``.
  func problem() -> LinearProblem {
    var indices: [Int: Int] = [:]
    for (index, variable) in variables.enumerated() { indices[variable.label] = index }
    var problem = LinearProblem(variableCount: variables.count)
    for (_, _, row) in rows where row.isActive {
      let terms = row.terms.map {
        (variable: indices[$0.variable] ?? 0, coefficient: $0.coefficient)
      }
      _ = problem.addRow(terms, row.relation, row.constant, priority: row.priority)
    }
    return problem
  }

  private func present(
    _ terms: [(variable: Int, coefficient: Double)]
  ) -> [(variable: Int, coefficient: Double)] {
    terms.filter { number(ofVariable: $0.variable) != nil }
  }

  private mutating func change(_ label: Int, _ body: (inout LiveRow) -> Void) {
    if let index = rows.firstIndex(where: { $0.label == label }) { body(&rows[index].row) }
  }
}
