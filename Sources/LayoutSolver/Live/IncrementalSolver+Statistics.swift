/// What the solver tells of its work.
extension IncrementalSolver {
  /// What the solver has done so far.
  package var statistics: SolverStatistics {
    var statistics = SolverStatistics()
    statistics.nonZeros = store.usedTermCount
    let system = engine.simplex.system
    statistics.reducedColumns = system.columnCount
    statistics.reducedRows = system.rowCount
    statistics.reducedNonZeros = system.rows.indices.count
    statistics.presolves = presolveCount
    let counts = engine.simplex.counts
    statistics.pivots = counts.pivots
    statistics.flips = counts.flips
    statistics.factorisations = counts.factorisations
    statistics.comparisons = counts.comparisons
    return statistics
  }
}
