import LayoutSolver

/// A call on a live solver, with labels instead of the solver's numbers, so that a script stays valid if
/// calls are removed from the script.
enum LiveEdit: Equatable {
  case addVariable(Int)
  case removeVariable(Int)
  case addRow(Int, LiveRow)
  case addEditRow(Int, variable: Int, priority: Double, weight: Double)
  case removeRow(Int)
  case deactivate(Int)
  case activate(Int)
  case setConstant(Int, Double)
  case suggest(Int, Double)
  case setPriority(Int, Double)
  case setWeight(Int, Double)
  case solve

  /// Makes the call, with numbers instead of labels.
  ///
  /// - Parameter appending: Whether rows are added term by term.
  /// - Returns: The number of the added variable or row; `nil` for any other call.
  func perform(on solver: inout IncrementalSolver, appending: Bool) throws(RowRefusal) -> Int? {
    switch self {
    case .addVariable: return solver.addVariable()
    case .removeVariable(let variable): try solver.removeVariable(variable)
    case .addRow(_, let row) where appending:
      for (variable, coefficient) in row.terms { try solver.appendTerm(variable, coefficient) }
      return try solver.closeRow(
        row.relation, row.constant, priority: row.priority, weight: row.weight)
    case .addRow(_, let row):
      return try solver.addRow(
        row.terms, row.relation, row.constant, priority: row.priority, weight: row.weight)
    case .addEditRow(_, let variable, let priority, let weight):
      return try solver.addEditRow(for: variable, priority: priority, weight: weight)
    case .removeRow(let row): try solver.removeRow(row)
    case .deactivate(let row): try solver.deactivate(row)
    case .activate(let row): try solver.activate(row)
    case .setConstant(let row, let value): try solver.setConstant(value, of: row)
    case .suggest(let row, let value): try solver.suggest(value, for: row)
    case .setPriority(let row, let value): try solver.setPriority(value, of: row)
    case .setWeight(let row, let value): try solver.setWeight(value, of: row)
    case .solve: break
    }
    return nil
  }

  /// The numbers of the call that a solver may reject, each with a bound that the number must exceed.
  var numbers: [(value: Double, excludedUpTo: Double)] {
    let any = -Double.infinity
    switch self {
    case .addVariable, .removeVariable, .removeRow, .deactivate, .activate, .solve: return []
    case .addRow(_, let row):
      return row.terms.map { ($0.coefficient, any) }
        + [(row.constant, any), (row.priority, any), (row.weight, 0)]
    case .addEditRow(_, _, let priority, let weight): return [(priority, any), (weight, 0)]
    case .setConstant(_, let value), .suggest(_, let value), .setPriority(_, let value):
      return [(value, any)]
    case .setWeight(_, let value): return [(value, 0)]
    }
  }

  /// The existing variables that the call refers to.
  var mentionedVariables: [Int] {
    switch self {
    case .removeVariable(let label), .addEditRow(_, let label, _, _): [label]
    case .addRow(_, let row): row.terms.map(\.variable)
    default: []
    }
  }

  /// The existing rows that the call refers to.
  var mentionedRows: [Int] {
    switch self {
    case .removeRow(let label), .deactivate(let label), .activate(let label),
      .setConstant(let label, _), .suggest(let label, _), .setPriority(let label, _),
      .setWeight(let label, _):
      [label]
    case .addVariable, .removeVariable, .addRow, .addEditRow, .solve: []
    }
  }

  /// Returns the calls that add the variables and rows of a problem, labeled by index.
  static func script(adding problem: LinearProblem) -> [LiveEdit] {
    (0..<problem.variableCount).map { .addVariable($0) }
      + (0..<problem.rowCount).map { .addRow($0, LiveRow(row: $0, of: problem)) }
  }
}
