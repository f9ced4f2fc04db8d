import LayoutSolver
import VFLRecords

extension LayoutRows {
  /// The limit on the number of constraints that are listed as causes of relaxed constraints: an amount per
  /// row, plus a constant.
  ///
  /// Relaxed constraints beyond the limit are listed without their causes. The limit bounds the output for
  /// layouts in which almost all constraints depend on each other.
  private static let effort = (perRow: 4, least: 50_000)

  /// Adds to a result the relaxed constraints at an optimum, the constraints that force them to be relaxed,
  /// and the ties between constraints of equal priority.
  ///
  /// - Parameters:
  ///   - result: The result with the free attributes.
  ///   - values: The values of the variables at the optimum.
  ///   - free: The free variables of the optimum.
  ///   - backend: The solver that found the optimum.
  func explain(
    _ result: inout LayoutResult, at values: [Double], free: [FreeVariable],
    _ backend: inout SimplexBackend
  ) {
    let effort = Self.effort.least + Self.effort.perRow * problem.rowCount
    let search = ViolationSearch(of: problem, at: values, effort: effort)
    result.violations = search.violations.map { found in
      Violation(
        contender(found.row), by: found.amount.cleaned,
        forcedBy: found.obstacles?.filter { $0 < memberCount }.map(contender))
    }
    // If a lower priority decides a tie, the layout is not ambiguous and the tie is not reported.
    guard !result.freeAttributes.isEmpty, !search.violations.isEmpty else { return }
    var places: [LayoutRegime.Attribute: Int] = [:]
    for (place, free) in result.freeAttributes.enumerated() { places[free.withoutRange] = place }
    for tie in problem.ties(among: backend.contestedRows(), free: free, at: values) {
      let moved = tie.variables.compactMap(tree.attribute).compactMap { places[$0] }
      guard !moved.isEmpty else { continue }
      result.ties.append(
        PriorityTie(tie.rows.map(contender), moving: moved.map { result.freeAttributes[$0] }))
    }
  }

  /// Returns the constraint of a row with its relation and its priority.
  private func contender(_ row: Int) -> Contender {
    Contender(
      member(row), Relation(problem.rows[row].relation), Priority(problem.rows[row].priority))
  }
}
