import LayoutSolver
import VFLRecords

/// Tells conflicts with the least that ends them, which it tries on their members.
///
/// The rows of a certificate are irreducible, but those of them that people wrote may contradict each
/// other in another way too, by rows that nobody wrote and that the certificate does without. What
/// ends the conflict would then leave that other one among the same members.
struct ConflictTrial {
  private let rows: LayoutRows
  private let layout: LayoutProblem
  private let background: LayoutRows.Background
  /// How many more terms are solved to try what is offered; after that it is believed.
  private var budget = 250_000

  /// Creates a trial of conflicts in the rows of a layout, beside rows that nobody wrote.
  init(_ rows: LayoutRows, of layout: LayoutProblem, beside background: LayoutRows.Background) {
    self.rows = rows
    self.layout = layout
    self.background = background
  }

  /// The conflict of a certificate, or a smaller one: if the members without the one whose priority to
  /// lower are still impossible, these are the conflict.
  mutating func told(
    _ certificate: InfeasibilityCertificate, _ backend: inout some SolverBackend
  ) -> (rows: [Int], told: Conflict) {
    var certificate = certificate
    while true {
      let conflict = mended(certificate, &backend)
      guard let demotion = conflict.demotion,
        let place = conflict.members.firstIndex(of: demotion)
      else { return (certificate.rows, conflict) }
      // A change of its own number would end the conflict, and so does its going.
      if conflict.changes.contains(where: { $0.member == demotion }) {
        return (certificate.rows, conflict)
      }
      var others = certificate.rows
      others.remove(at: place)
      let part = RowPart(rows.rows(others, beside: background), of: rows.problem)
      guard isAffordable(part), let smaller = part.contradiction(&backend) else {
        return (certificate.rows, conflict)
      }
      certificate = rows.conflict(smaller, &backend)
    }
  }

  /// The conflict of a certificate, with the least that ends it.
  mutating func mended(
    _ certificate: InfeasibilityCertificate, _ backend: inout some SolverBackend
  ) -> Conflict {
    var conflict = Conflict(
      members: certificate.rows.map(rows.member),
      multipliers: LayoutRows.wholeMultipliers(certificate.multipliers),
      constants: certificate.rows.map { rows.problem.constants[$0] })
    let part = RowPart(rows.rows(certificate.rows, beside: background), of: rows.problem)
    var isFound = false
    let relaxation = ConflictRelaxation(conflict, in: layout) { place, least in
      // What is not tried is offered only where nothing else is.
      if budget <= 0 && isFound { return nil }
      let move = moveThatEnds(part, by: certificate.rows[place], atLeast: least, &backend)
      isFound = isFound || move != nil
      return move
    }
    conflict.changes = relaxation.changes
    conflict.demotion = relaxation.demotion
    return conflict
  }

  /// By how much the constant of one row has to move for a part to be possible, given the least for
  /// its certificate; `nil` where it cannot end all that contradicts the others.
  private mutating func moveThatEnds(
    _ part: RowPart, by row: Int, atLeast least: Double, _ backend: inout some SolverBackend
  ) -> Double? {
    guard isAffordable(part) else { return least }
    guard let move = part.leastMove(of: row, &backend) else { return nil }
    // Otherwise only rounding lies between.
    return move.magnitude > least.magnitude * (1 + 1e-9) ? move : least
  }

  /// Whether a part may be solved once more.
  private mutating func isAffordable(_ part: RowPart) -> Bool {
    budget -= part.problem.termVariables.count
    return budget >= 0
  }
}
