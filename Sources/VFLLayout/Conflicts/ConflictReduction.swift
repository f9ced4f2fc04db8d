import LayoutSolver
import VFLRecords

/// Finds the smallest changes that resolve a conflict, by trying changes of its members.
///
/// The rows of a certificate are irreducible. However, the user's rows in the certificate may contradict each
/// other a second time, together with implicit rows that are not in the certificate. A change that resolves
/// the first conflict may leave this second conflict.
struct ConflictReduction {
  private let rows: LayoutRows
  private let layout: LayoutProblem
  private let background: LayoutRows.Background
  /// The number of row coefficients that the tests of a conflict may have in total.
  ///
  /// At least ``fewestTests`` tests are run, regardless of their coefficients.
  private let effort: Int
  /// The number of row coefficients that the remaining tests of the current conflict may have in total.
  private var effortLeft = 0
  /// The number of tests that may still be run for the current conflict regardless of their cost.
  private var testsLeft = 0

  /// The default effort: enough for all tests of a small conflict, and for some of the tests of a conflict
  /// with several hundred members.
  private static let usualEffort = 100_000
  /// The number of tests that are run even in the largest conflicts: for the container's size and a few
  /// members.
  private static let fewestTests = 4

  /// Creates a reduction of conflicts among the rows of a layout.
  ///
  /// Each test also includes the rows of `background` that share variables with the tested rows.
  init(
    _ rows: LayoutRows, of layout: LayoutProblem, beside background: LayoutRows.Background,
    effort: Int = usualEffort
  ) {
    self.rows = rows
    self.layout = layout
    self.background = background
    self.effort = effort
  }

  /// Returns the conflict of a certificate, with the smallest changes that were found to resolve it.
  mutating func conflict(
    of certificate: InfeasibilityCertificate, _ backend: inout some SolverBackend
  ) -> Conflict {
    begin()
    return advised(certificate, &backend)
  }

  /// Returns the conflict of a certificate, or a smaller conflict among its members.
  ///
  /// The smaller conflict is returned if relaxing any single member that was tried does not resolve the
  /// larger one. Every member whose removal resolves the larger conflict is also a member of the smaller
  /// conflict.
  mutating func leastConflict(
    of certificate: InfeasibilityCertificate, _ backend: inout some SolverBackend
  ) -> (certificate: InfeasibilityCertificate, conflict: Conflict) {
    begin()
    var certificate = certificate
    while true {
      var conflict = advised(certificate, &backend)
      guard conflict.demotion == nil,
        let place = ConflictRelaxation.easiestDemotion(of: conflict.members, in: layout)
      else { return (certificate, conflict) }
      var others = certificate.rows
      others.remove(at: place)
      let part = part(others)
      guard isAffordable(part) else { return (certificate, conflict) }
      guard let smaller = part.contradiction(&backend) else {
        conflict.demotion = conflict.members[place]
        return (certificate, conflict)
      }
      certificate = rows.reducedCertificate(smaller, &backend)
    }
  }

  private mutating func begin() {
    effortLeft = effort
    testsLeft = ConflictReduction.fewestTests
  }

  private mutating func advised(
    _ certificate: InfeasibilityCertificate, _ backend: inout some SolverBackend
  ) -> Conflict {
    var conflict = Conflict(
      members: certificate.rows.map(rows.member),
      multipliers: LayoutRows.wholeMultipliers(certificate.multipliers),
      constants: certificate.rows.map { rows.problem.rows[$0].constant })
    let part = part(certificate.rows)
    let relaxation = ConflictRelaxation(conflict, in: layout) { place in
      isAffordable(part)
        ? part.nearestConstant(of: certificate.rows[place], &backend) : nil
    }
    conflict.changes = relaxation.changes
    conflict.demotion = relaxation.demotion
    return conflict
  }

  private func part(_ some: [Int]) -> RowPart {
    RowPart(rows.rows(some, beside: background), of: rows.problem)
  }

  /// Counts a test of a part, and returns whether the remaining effort allows the test.
  private mutating func isAffordable(_ part: RowPart) -> Bool {
    effortLeft -= part.problem.terms.count
    testsLeft -= 1
    return effortLeft >= 0 || testsLeft >= 0
  }
}
