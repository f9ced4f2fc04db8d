import LayoutSolver

/// What a live solver should hold by now, kept in plain arrays beside it.
struct LiveMirror {
  /// The variables in the order in which they were added, each with the solver's number.
  private(set) var variables: [(label: Int, number: Int)] = []
  /// The rows in the order in which they were added, terms in labels.
  private(set) var rows: [(label: Int, number: Int, row: LiveRow)] = []

  func number(ofVariable label: Int) -> Int? {
    variables.first { $0.label == label }?.number
  }

  func row(_ label: Int) -> LiveRow? {
    rows.first { $0.label == label }?.row
  }

  /// The row that has a number of the solver.
  func row(numbered number: Int) -> LiveRow? {
    rows.first { $0.number == number }?.row
  }

  /// Whether a variable or row has the number that the solver gave for adding another one.
  func contains(_ number: Int, givenBy edit: LiveEdit) -> Bool {
    if case .addVariable = edit {
      variables.contains { $0.number == number }
    } else {
      row(numbered: number) != nil
    }
  }

  /// The call with the solver's numbers in the place of labels; nil if what it is about is not there.
  func resolved(_ edit: LiveEdit) -> LiveEdit? {
    func row(_ label: Int) -> Int? { rows.first { $0.label == label }?.number }
    switch edit {
    case .addVariable, .solve: return edit
    case .removeVariable(let label):
      return number(ofVariable: label).map { .removeVariable($0) }
    case .addRow(let label, let row):
      var numbered = row
      numbered.terms = present(row.terms).map { (number(ofVariable: $0) ?? 0, $1) }
      return .addRow(label, numbered)
    case .addEditRow(let label, let variable, let priority, let weight):
      return number(ofVariable: variable).map {
        .addEditRow(label, variable: $0, priority: priority, weight: weight)
      }
    case .removeRow(let label): return row(label).map { .removeRow($0) }
    case .deactivate(let label): return row(label).map { .deactivate($0) }
    case .activate(let label): return row(label).map { .activate($0) }
    case .setConstant(let label, let value): return row(label).map { .setConstant($0, value) }
    case .suggest(let label, let value): return row(label).map { .suggest($0, value) }
    case .setPriority(let label, let value): return row(label).map { .setPriority($0, value) }
    case .setWeight(let label, let value): return row(label).map { .setWeight($0, value) }
    }
  }

  /// Why the solver must refuse a call, or may; nil if it may not.
  ///
  /// Whether a row whose terms of a variable cancel mentions that variable is the solver's choice.
  func refusal(of edit: LiveEdit) -> (mustRefuse: Bool, RowRefusal)? {
    for (value, bound) in edit.numbers where !value.isFinite || value <= bound {
      return (true, .unusableNumber(value))
    }
    guard case .removeVariable(let label) = edit, let number = number(ofVariable: label) else {
      return nil
    }
    let coefficients = rows.compactMap { $0.row.coefficient(of: label) }
    return coefficients.isEmpty
      ? nil : (coefficients.contains { $0 != 0 }, .variableInUse(number))
  }

  /// Notes a call that the solver has accepted, and the number that it gave.
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
    case .addEditRow(let label, let variable, let priority, let weight):
      var row = LiveRow(
        terms: [(variable, 1)], relation: .equal, constant: 0, priority: priority, weight: weight)
      row.isEdited = true
      rows.append((label, number ?? -1, row))
    case .removeRow(let label): rows.removeAll { $0.label == label }
    case .deactivate(let label): change(label) { $0.isActive = false }
    case .activate(let label): change(label) { $0.isActive = true }
    case .setConstant(let label, let value), .suggest(let label, let value):
      change(label) { $0.constant = value }
    case .setPriority(let label, let value): change(label) { $0.priority = value }
    case .setWeight(let label, let value): change(label) { $0.weight = value }
    case .solve: break
    }
  }

  /// The rows in force as a problem whose variables are the places in ``variables``.
  func problem() -> LinearProblem {
    var places: [Int: Int] = [:]
    for (place, variable) in variables.enumerated() { places[variable.label] = place }
    var problem = LinearProblem(variableCount: variables.count)
    for (_, _, row) in rows where row.isActive {
      let terms = row.terms.map {
        (variable: places[$0.variable] ?? 0, coefficient: $0.coefficient)
      }
      _ = problem.addRow(
        terms, row.relation, row.constant, priority: row.priority, weight: row.weight)
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
