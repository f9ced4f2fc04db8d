import LayoutSolver

/// Compares a solution of a live solver with a new solution of the same rows, and with exact arithmetic if
/// there are only a few rows with small integers.
struct LiveCheck {
  let mirror: LiveMirror
  let values: [Int: Double]
  let tolerance: Double

  /// Returns a description of the first difference from a new solution; `nil` if there is none.
  func failureAgainstBackend() -> String? {
    let problem = mirror.problem()
    var backend = SimplexBackend()
    guard case .optimal(let expected) = backend.solve(problem) else {
      return "a solution, although the required rows are unsatisfiable"
    }
    var expectedValues: [Int: Double] = [:]
    for (index, variable) in mirror.variables.enumerated() {
      expectedValues[variable.label] = expected[index]
    }
    if let failure = requiredFailure() { return failure }
    let best = costs { expectedValues[$0] ?? 0 }.mapValues(\.cost)
    if let failure = costFailure(best) { return failure }
    var ranges = expected.map { (lower: $0, upper: $0) }
    for free in backend.freeVariables() { ranges[free.variable] = (free.lower, free.upper) }
    let rounding = largestRounding
    for (index, variable) in mirror.variables.enumerated() {
      let value = values[variable.label] ?? .nan
      let slack = tolerance * (1 + value.magnitude) + rounding
      let (lower, upper) = ranges[index]
      if !(value >= lower - slack && value <= upper + slack) {
        return "x\(variable.label) is \(value), not in \(lower)...\(upper)"
      }
    }
    return nil
  }

  /// Returns a description of the first difference from exact arithmetic; `nil` if there is none or if the
  /// rows have no exact problem.
  func failureAgainstReference() -> String? {
    guard let problem = exactProblem(mirror.rows.map(\.row).filter(\.isActive)) else { return nil }
    let reference = ExactReference(problem)
    if !reference.isFeasible { return "a solution, although the required rows are unsatisfiable" }
    var best: [Double: Double] = [:]
    for (priority, cost) in zip(reference.priorities, reference.approximateCosts) {
      best[priority] = cost / Self.exactUnit
    }
    return requiredFailure() ?? costFailure(best)
  }

  /// The possible rounding error of a sum that contains the largest value or constant: a multiple of the
  /// largest number's last place.
  private var largestRounding: Double {
    let value = values.values.lazy.map(\.magnitude).max() ?? 0
    let constant = mirror.rows.lazy.map(\.row.constant.magnitude).max() ?? 0
    return 16 * Double.ulpOfOne * max(value, constant)
  }

  /// Returns the error in the proof of a conflict; `nil` if the proof is valid.
  func failure(of certificate: InfeasibilityCertificate) -> String? {
    let numbers = certificate.rows
    let rows = numbers.compactMap { mirror.row(numbered: $0) }
    if rows.count != numbers.count || rows.count != certificate.multipliers.count {
      return "a conflict with missing rows: \(numbers)"
    }
    if rows.isEmpty { return "a conflict without rows" }
    if zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) {
      return "the rows \(numbers) of a conflict are not in ascending order"
    }
    if !rows.allSatisfy({ $0.isRequired && $0.isActive }) {
      return "a row of a conflict is optional or inactive"
    }
    if let failure = proofFailure(rows, certificate.multipliers) { return failure }
    for omitted in rows.indices {
      var others = rows
      others.remove(at: omitted)
      if !isFeasible(others) { return "row \(numbers[omitted]) is redundant in \(numbers)" }
    }
    return nil
  }

  // MARK: Costs

  /// The cost of the optional rows with the same priority, the magnitude of the rows' terms, and the possible
  /// increase of the cost if each value changes by 1.
  private struct Cost {
    var cost = 0.0
    var size = 1.0
    var reach = 0.0
  }

  private func costs(_ value: (Int) -> Double) -> [Double: Cost] {
    var costs: [Double: Cost] = [:]
    for (_, _, row) in mirror.rows where row.isActive && !row.isRequired {
      let (violation, size) = row.violation(value)
      let coefficients = row.terms.reduce(0) { $0 + $1.coefficient.magnitude }
      costs[row.priority, default: Cost()].cost += violation
      costs[row.priority, default: Cost()].size += size
      costs[row.priority, default: Cost()].reach += coefficients
    }
    return costs
  }

  private func costFailure(_ best: [Double: Double]) -> String? {
    let own = costs { values[$0] ?? .nan }
    let rounding = largestRounding
    for (priority, own) in own.sorted(by: { $0.key > $1.key }) {
      let expected = best[priority] ?? 0
      let slack = tolerance * own.size + rounding * own.reach
      if !((own.cost - expected).magnitude <= slack) {
        return "priority \(priority) costs \(own.cost), not \(expected)"
      }
    }
    return nil
  }

  private func requiredFailure() -> String? {
    let rounding = largestRounding
    for (label, _, row) in mirror.rows where row.isActive && row.isRequired {
      let (violation, size) = row.violation { values[$0] ?? .nan }
      if !(violation <= tolerance * (1 + size) + rounding) {
        return "required row r\(label) is violated by \(violation)"
      }
    }
    return nil
  }

  // MARK: Conflicts

  private func proofFailure(_ rows: [LiveRow], _ multipliers: [Double]) -> String? {
    var sums: [Int: (sum: Double, size: Double)] = [:]
    var right = 0.0
    for (row, multiplier) in zip(rows, multipliers) {
      if !multiplier.isFinite || multiplier == 0 { return "invalid multiplier \(multiplier)" }
      if row.relation != .equal, (multiplier > 0) != (row.relation == .greaterThanOrEqual) {
        return "a multiplier does not have the sign of its row's relation"
      }
      for (variable, coefficient) in row.terms {
        let part = multiplier * coefficient
        let (sum, size) = sums[variable] ?? (0, 0)
        sums[variable] = (sum + part, size + part.magnitude)
      }
      right += multiplier * row.constant
    }
    if sums.values.contains(where: { $0.sum.magnitude > 1e-9 * $0.size }) {
      return "the multipliers of a conflict do not cancel a variable"
    }
    if multipliers.map(\.magnitude).max() != 1 { return "the largest multiplier is not ±1" }
    return right > 0 ? nil : "0 >= \(right) is not a contradiction"
  }

  private func isFeasible(_ rows: [LiveRow]) -> Bool {
    if let problem = exactProblem(rows) { return ExactReference(problem).isFeasible }
    var rest = LiveMirror()
    for variable in mirror.variables { rest.apply(.addVariable(variable.label), number: nil) }
    for (label, row) in rows.enumerated() { rest.apply(.addRow(label, row), number: nil) }
    var backend = SimplexBackend()
    return backend.solve(rest.problem()).values != nil
  }

  // MARK: Exact arithmetic

  /// The factor by which all numbers of exact problems become integers.
  private static let exactUnit = 2.0

  /// Returns the rows in integers; `nil` if there are too many rows or if the numbers are not small integers.
  private func exactProblem(_ rows: [LiveRow]) -> ExactProblem<Int>? {
    let count = mirror.variables.count
    if count > 3 || rows.count > 9 { return nil }
    var problem = ExactProblem<Int>(variableCount: count, rows: [])
    for row in rows {
      let coefficients = mirror.variables.compactMap { variable in
        smallInteger(Self.exactUnit * (row.coefficient(of: variable.label) ?? 0))
      }
      guard coefficients.count == count, let constant = smallInteger(Self.exactUnit * row.constant)
      else {
        return nil
      }
      problem.rows.append(
        ExactProblem.Row(
          coefficients: coefficients, relation: row.relation, constant: constant,
          priority: row.priority))
    }
    return problem
  }

  private func smallInteger(_ value: Double) -> Int? {
    value.magnitude <= 100 ? Int(exactly: value) : nil
  }
}
