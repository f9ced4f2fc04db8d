import LayoutSolver

/// A call on a live solver, with labels instead of the solver's numbers, so that a script stays valid if
/// calls are removed from the script.
enum LiveEdit: Equatable {
  case addVariable(Int)
  case removeVariable(Int)
  case addRow(Int, LiveRow)
  case addEditRow(Int, variable: Int, priority: Double)
  case removeRow(Int)
  case deactivate(Int)
  case activate(Int)
  case setConstant(Int, Double)
  case suggest(Int, Double)
  case setPriority(Int, Double)
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
      return try solver.closeRow(row.relation, row.constant, priority: row.priority)
    case .addRow(_, let row):
      return try solver.addRow(row.terms, row.relation, row.constant, priority: row.priority)
    case .addEditRow(_, let variable, let priority):
      return try solver.addEditRow(for: variable, priority: priority)
    case .removeRow(let row): try solver.removeRow(row)
    case .deactivate(let row): try solver.deactivate(row)
    case .activate(let row): try solver.activate(row)
    case .setConstant(let row, let value): try solver.setConstant(value, of: row)
    case .suggest(let row, let value): try solver.suggest(value, for: row)
    case .setPriority(let row, let value): try solver.setPriority(value, of: row)
    case .solve: break
    }
    return nil
  }

  /// The numbers of the call, which a solver rejects if they are not finite.
  var numbers: [Double] {
    switch self {
    case .addVariable, .removeVariable, .removeRow, .deactivate, .activate, .solve: return []
    case .addRow(_, let row):
      return row.terms.map(\.coefficient) + [row.constant, row.priority]
    case .addEditRow(_, _, let value), .setConstant(_, let value), .suggest(_, let value),
      .setPriority(_, let value):
      return [value]
    }
  }

  /// The existing variables that the call refers to.
  var mentionedVariables: [Int] {
    switch self {
    case .removeVariable(let label), .addEditRow(_, let label, _): [label]
    case .addRow(_, let row): row.terms.map(\.variable)
    default: []
    }
  }

  /// The existing rows that the call refers to.
  var mentionedRows: [Int] {
    switch self {
    case .removeRow(let label), .deactivate(let label), .activate(let label),
      .setConstant(let label, _), .suggest(let label, _), .setPriority(let label, _):
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
