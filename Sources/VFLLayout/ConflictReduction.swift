import LayoutSolver
import VFLRecords

/// Finds the least change that ends a conflict, by trying changes of its members.
///
/// The rows of a certificate are irreducible. But the rows among them that people wrote may contradict each
/// other in a second way, by rows that nobody wrote and that the certificate does without. A change that ends
/// the first conflict may leave this second one.
struct ConflictReduction {
  private let rows: LayoutRows
  private let layout: LayoutProblem
  private let background: LayoutRows.Background
  /// How many terms are solved to try what may end a conflict, unless there are few trials yet.
  private let effort: Int
  /// How many more terms may be solved for the present conflict, and how many trials may be made whatever
  /// they cost.
  private var effortLeft = 0
  private var testsLeft = 0

  /// The usual effort: enough for everything in smaller conflicts, and for a part of one of some hundred
  /// members.
  private static let usualEffort = 100_000
  /// How many trials are made in the largest conflicts: the container's size and a few members.
  private static let fewestTests = 4

  /// Creates a trial of conflicts in the rows of a layout, beside rows that nobody wrote.
  init(
    _ rows: LayoutRows, of layout: LayoutProblem, beside background: LayoutRows.Background,
    effort: Int = usualEffort
  ) {
    self.rows = rows
    self.layout = layout
    self.background = background
    self.effort = effort
  }

  /// The conflict of a certificate, with the least that was found to end it.
  mutating func conflict(
    of certificate: InfeasibilityCertificate, _ backend: inout some SolverBackend
  ) -> Conflict {
    begin()
    return advised(certificate, &backend)
  }

  /// The conflict of a certificate or, if no member that was tried can give way alone, a smaller one among
  /// its members.
  ///
  /// Whatever ends the whole is a member of the smaller one, too.
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
      constants: certificate.rows.map { rows.problem.constants[$0] })
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

  /// Whether a part may be solved once more.
  private mutating func isAffordable(_ part: RowPart) -> Bool {
    effortLeft -= part.problem.termVariables.count
    testsLeft -= 1
    return effortLeft >= 0 || testsLeft >= 0
  }
}
