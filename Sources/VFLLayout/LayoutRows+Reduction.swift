import LayoutSolver

extension LayoutRows {
  /// More terms than this are not solved to make a conflict of deep items smaller.
  private static let reductionBudget = 4_000_000

  /// A certificate's rows that belong to someone, irreducible given the rows that define variables.
  ///
  /// Left out of the certificate, a defining row only hides a variable. But some of the others may
  /// be impossible together by defining rows that the certificate does without; then it shrinks.
  func reducedCertificate(
    _ certificate: InfeasibilityCertificate, _ backend: inout some SolverBackend
  ) -> InfeasibilityCertificate {
    guard memberCount < problem.rowCount else { return certificate }
    var found = members(of: certificate)
    let definitions = certificate.rows.count - found.rows.count
    // With every defining row that the members need in it, nothing is left to be found.
    let needed = rows(found.rows, beside: .definitions)
    guard needed.count > found.rows.count + definitions else { return found }
    var budget = Self.reductionBudget
    var place = 0
    while place < found.rows.count {
      var others = found.rows
      others.remove(at: place)
      let part = RowPart(rows(others, beside: .definitions), of: problem)
      budget -= part.problem.termVariables.count
      guard budget >= 0 else { break }
      guard let smaller = part.contradiction(&backend) else {
        place += 1
        continue
      }
      // The members before are needed by every conflict of these rows, so they keep their places.
      found = members(of: smaller)
    }
    return found
  }

  /// The rows of a certificate that belong to someone, the largest multiplier made 1 again.
  private func members(of certificate: InfeasibilityCertificate) -> InfeasibilityCertificate {
    let found = zip(certificate.rows, certificate.multipliers).filter { $0.0 < memberCount }
    let largest = found.map { $0.1.magnitude }.max() ?? 1
    return InfeasibilityCertificate(
      rows: found.map { $0.0 }, multipliers: found.map { $0.1 / largest })
  }
}
