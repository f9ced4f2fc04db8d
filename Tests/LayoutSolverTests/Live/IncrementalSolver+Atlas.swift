import LayoutSolver

extension IncrementalSolver {
  /// A solver that makes tracks for small layouts too.
  static func withoutAtlas(leastLocality: Int? = nil) -> IncrementalSolver {
    var solver =
      leastLocality.map { IncrementalSolver(leastLocality: $0) } ?? IncrementalSolver()
    solver.goWithoutAtlas()
    return solver
  }
}
