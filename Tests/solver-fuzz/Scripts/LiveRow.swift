import LayoutSolver

/// The expected state of a row of a live solver.
struct LiveRow: Equatable, CustomStringConvertible {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: RowRelation
  var constant: Double
  var priority = LinearProblem.requiredPriority
  var isActive = true
  /// Whether the row was added as an edit row.
  var isEdited = false

  var isRequired: Bool { priority >= LinearProblem.requiredPriority }

  /// Returns the sum of the coefficients of a variable; `nil` if the row has no term with the variable.
  func coefficient(of variable: Int) -> Double? {
    let own = terms.filter { $0.variable == variable }
    return own.isEmpty ? nil : own.reduce(0) { $0 + $1.coefficient }
  }

  /// Returns the violation of the row at the given values, and the total magnitude of the row's terms.
  func violation(_ value: (Int) -> Double) -> (violation: Double, size: Double) {
    var residual = -constant
    var size = constant.magnitude
    for (variable, coefficient) in terms {
      let part = coefficient * value(variable)
      residual += part
      size += part.magnitude
    }
    switch relation {
    case .equal: return (residual.magnitude, size)
    case .greaterThanOrEqual: return (max(0, -residual), size)
    case .lessThanOrEqual: return (max(0, residual), size)
    }
  }

  /// The row, formatted as the arguments of a call.
  var description: String {
    let list = terms.map { "(x\($0.variable), \($0.coefficient))" }.joined(separator: ", ")
    return "[\(list)], .\(relation), \(constant), priority: \(priority)"
  }

  static func == (left: LiveRow, right: LiveRow) -> Bool {
    left.terms.elementsEqual(right.terms) { $0 == $1 } && left.relation == right.relation
      && left.constant == right.constant && left.priority == right.priority
      && left.isActive == right.isActive
  }
}

extension LiveRow {
  /// A row of a problem.
  init(row: Int, of problem: LinearProblem) {
    let range = Int(problem.rowStarts[row])..<Int(problem.rowStarts[row + 1])
    self.init(
      terms: range.map { (Int(problem.termVariables[$0]), problem.termCoefficients[$0]) },
      relation: problem.relations[row], constant: problem.constants[row],
      priority: problem.priorities[row])
  }
}
