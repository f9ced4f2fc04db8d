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
  private var backend = SimplexBackend()

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
    of certificate: InfeasibilityCertificate
  ) -> Conflict {
    begin()
    return advised(certificate)
  }

  /// Returns the conflict of a certificate, or a smaller conflict among its members.
  ///
  /// The smaller conflict is returned if relaxing any single member that was tried does not resolve the
  /// larger one. Every member whose removal resolves the larger conflict is also a member of the smaller
  /// conflict.
  mutating func leastConflict(
    of certificate: InfeasibilityCertificate
  ) -> (certificate: InfeasibilityCertificate, conflict: Conflict) {
    begin()
    var certificate = certificate
    while true {
      var conflict = advised(certificate)
      guard conflict.demotion == nil,
        let place = ConflictRelaxation.easiestDemotion(of: conflict.members, in: layout)
      else { return (certificate, conflict) }
      var others = certificate.rows
      others.remove(at: place)
      let part = part(others)
      guard isAffordable(part) else { return (certificate, conflict) }
      guard let smaller = backend.contradiction(in: part) else {
        conflict.demotion = conflict.members[place]
        return (certificate, conflict)
      }
      certificate = rows.reducedCertificate(smaller)
    }
  }

  private mutating func begin() {
    effortLeft = effort
    testsLeft = ConflictReduction.fewestTests
  }

  private mutating func advised(
    _ certificate: InfeasibilityCertificate
  ) -> Conflict {
    var conflict = Conflict(
      members: certificate.rows.map(rows.member),
      multipliers: LayoutRows.wholeMultipliers(certificate.multipliers),
      constants: certificate.rows.map { rows.problem.rows[$0].constant })
    let part = part(certificate.rows)
    let relaxation = ConflictRelaxation(conflict, in: layout) { place in
      isAffordable(part)
        ? backend.nearestConstant(of: certificate.rows[place], in: part) : nil
    }
    conflict.changes = relaxation.changes
    conflict.demotion = relaxation.demotion
    return conflict
  }

  private func part(_ some: [Int]) -> Subproblem {
    Subproblem(rows.rows(some, beside: background).sorted(), of: rows.problem)
  }

  /// Counts a test of a part, and returns whether the remaining effort allows the test.
  private mutating func isAffordable(_ part: Subproblem) -> Bool {
    effortLeft -= part.problem.terms.count
    testsLeft -= 1
    return effortLeft >= 0 || testsLeft >= 0
  }
}

extension SimplexBackend {
  /// Returns a certificate that some rows of a problem are unsatisfiable; `nil` if they are satisfiable.
  mutating func contradiction(in part: Subproblem) -> InfeasibilityCertificate? {
    guard case .infeasible(let found) = solve(part.problem) else { return nil }
    return found.inWhole(part)
  }

  /// Returns the constant nearest to a row's own constant that makes all rows of a part satisfiable.
  ///
  /// This constant is the value of the left side of the row at the optimum if only this row is optional. The
  /// result is `nil` if the other rows are unsatisfiable without this row, if rounding errors prevent the
  /// solver from verifying the optimum, or if the part does not contain the row.
  fileprivate mutating func nearestConstant(of row: Int, in part: Subproblem) -> Double? {
    guard let number = part.rows.firstIndex(of: row),
      case .optimal(let values) = solve(
        part.problem.replacingPriority(of: number, with: LinearProblem.requiredPriority / 2)),
      isVerified
    else { return nil }
    return part.problem.leftSide(of: number, at: values)
  }
}
