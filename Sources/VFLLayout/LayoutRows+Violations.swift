import LayoutSolver
import VFLRecords

extension LayoutRows {
  /// About how many constraints are told to stand in the way of others, for each row and in any case,
  /// before the rest is only told to have given way: it bounds the answer for layouts in which
  /// everything hangs on everything.
  private static let effort = (perRow: 4, least: 50_000)

  /// Tells which optional constraints gave way at an optimum, what forced them, and which of equal
  /// priority trade off against each other.
  ///
  /// - Parameter free: The free variables of the optimum that the backend has found.
  func explain(
    _ result: inout LayoutResult, at values: [Double], free: [FreeVariable],
    _ backend: inout some SolverBackend
  ) {
    let effort = Self.effort.least + Self.effort.perRow * problem.rowCount
    var search = ViolationSearch(of: problem, at: values, effort: effort)
    result.violations = search.violations.map { found in
      Violation(
        contender(found.row), by: CleanNumber.cleaned(found.amount),
        forcedBy: found.obstacles?.filter { $0 < memberCount }.map(contender))
    }
    // Equal wishes that a weaker one decides between leave nothing open.
    guard !result.freeAttributes.isEmpty else { return }
    if !search.violations.isEmpty {
      search.completeTies(with: backend.contestedRows(), free: free.map { $0.variable })
    }
    var places: [FreeAttribute.Key: Int] = [:]
    for (place, free) in result.freeAttributes.enumerated() { places[.init(free)] = place }
    for tie in search.ties {
      let moved = tree.attributes(of: tie.variables).compactMap { places[.init($0)] }
      guard !moved.isEmpty else { continue }
      result.ties.append(
        PriorityTie(tie.rows.map(contender), moving: moved.map { result.freeAttributes[$0] }))
    }
  }

  /// Whom an optional or required row belongs to, and how much it weighs.
  private func contender(_ row: Int) -> Contender {
    Contender(
      member(row), Relation(problem.relations[row]), Priority(problem.priorities[row]))
  }
}
