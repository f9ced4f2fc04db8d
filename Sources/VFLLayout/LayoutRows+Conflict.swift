import LayoutSolver

extension LayoutRows {
  /// More terms than this are not solved to make a conflict of deep items smaller.
  private static let reductionBudget = 4_000_000

  /// A certificate's rows that belong to someone, irreducible given the rows that define variables.
  ///
  /// Left out of the certificate, a defining row only hides a variable. But some of the others may
  /// be impossible together by defining rows that the certificate does without; then it shrinks.
  func conflict(
    _ certificate: InfeasibilityCertificate, _ backend: inout some SolverBackend
  ) -> InfeasibilityCertificate {
    guard memberCount < problem.rowCount else { return certificate }
    var found = members(of: certificate)
    let definitions = certificate.rows.count - found.rows.count
    // With every defining row that the members need in it, nothing is left to be found.
    guard rowsNeeded(by: found.rows).count > found.rows.count + definitions else { return found }
    var budget = Self.reductionBudget
    var place = 0
    while place < found.rows.count {
      var others = found.rows
      others.remove(at: place)
      let rows = rowsNeeded(by: others)
      let part = part(rows)
      budget -= part.termVariables.count
      guard budget >= 0 else { break }
      guard case .infeasible(let smaller) = backend.solve(part) else {
        place += 1
        continue
      }
      // The members before are needed by every conflict of these rows, so they keep their places.
      found = members(
        of: InfeasibilityCertificate(
          rows: smaller.rows.map { rows[$0] }, multipliers: smaller.multipliers))
    }
    return found
  }

  /// The rows of a certificate that belong to someone, the largest multiplier made 1 again.
  private func members(of certificate: InfeasibilityCertificate) -> InfeasibilityCertificate {
    let found = zip(certificate.rows, certificate.multipliers).filter { $0.0 < memberCount }
    let largest = found.map(\.1.magnitude).max() ?? 1
    return InfeasibilityCertificate(
      rows: found.map(\.0), multipliers: found.map { $0.1 / largest })
  }

  /// Rows, and after them those that define the variables in them.
  private func rowsNeeded(by members: [Int]) -> [Int] {
    var rows = members
    var isDefined: Set<Int> = []
    var next = 0
    while next < rows.count {
      for variable in problem.termVariables[terms(of: rows[next])] {
        let definition = memberCount + Int(variable) - tree.variableCount
        if definition >= memberCount, isDefined.insert(definition).inserted {
          rows.append(definition)
        }
      }
      next += 1
    }
    return rows
  }

  /// The problem of some rows alone, its variables numbered anew.
  private func part(_ rows: [Int]) -> LinearProblem {
    var part = LinearProblem()
    var numbers: [Int32: Int] = [:]
    for row in rows {
      for term in terms(of: row) {
        let variable = problem.termVariables[term]
        let number = numbers[variable] ?? part.addVariable()
        numbers[variable] = number
        part.appendTerm(number, problem.termCoefficients[term])
      }
      _ = part.closeRow(
        problem.relations[row], problem.constants[row], priority: problem.priorities[row])
    }
    return part
  }
}
