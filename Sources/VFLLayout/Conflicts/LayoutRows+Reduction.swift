import LayoutSolver

extension LayoutRows {
  /// The maximum number of terms that are solved to reduce a conflict between deeply nested items.
  private static let reductionBudget = 4_000_000

  /// Returns the certificate without the rows that define variables, reduced until no other row can be
  /// omitted.
  ///
  /// A definition only eliminates a variable, so it can be dropped from the certificate. However, some of the
  /// other rows may be unsatisfiable together with definitions that the certificate does not use. In this
  /// case the conflict is reduced to these rows. The reduction stops early if it exceeds its budget.
  func reducedCertificate(_ certificate: InfeasibilityCertificate) -> InfeasibilityCertificate {
    guard memberCount < problem.rowCount else { return certificate }
    var found = members(of: certificate)
    let definitions = certificate.rows.count - found.rows.count
    // If the certificate uses every definition that its other rows depend on, it is already irreducible.
    let needed = rows(found.rows, beside: .definitions)
    guard needed.count > found.rows.count + definitions else { return found }
    var backend = SimplexBackend()
    var budget = Self.reductionBudget
    var place = 0
    while place < found.rows.count {
      var others = found.rows
      others.remove(at: place)
      let part = Subproblem(rows(others, beside: .definitions).sorted(), of: problem)
      budget -= part.problem.terms.count
      guard budget >= 0 else { break }
      guard let smaller = backend.contradiction(in: part) else {
        place += 1
        continue
      }
      // Every conflict among these rows contains the rows before `place`, so these rows keep their positions.
      found = members(of: smaller)
    }
    return found
  }

  /// Returns the certificate without definitions, scaled so that its largest multiplier is 1.
  private func members(of certificate: InfeasibilityCertificate) -> InfeasibilityCertificate {
    InfeasibilityCertificate(
      scaling: zip(certificate.rows, certificate.multipliers).filter { $0.0 < memberCount }
        .map { ($0.0, $0.1) })
  }
}
