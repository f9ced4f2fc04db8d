/// The amount of work of a live solver, and the size of its problem.
///
/// Tests compare these numbers instead of times.
package struct SolverStatistics: Sendable, Hashable {
  /// The number of terms.
  package internal(set) var nonZeros = 0
  /// The number of columns of the reduced system.
  package internal(set) var reducedColumns = 0
  /// The number of rows of the reduced system.
  package internal(set) var reducedRows = 0
  /// The number of entries of the reduced system.
  package internal(set) var reducedNonZeros = 0
  /// How often the problem was presolved.
  package internal(set) var presolves = 0
  /// How often a row entered the basis instead of another row.
  package internal(set) var pivots = 0
  /// How often a multiplier moved to the other end of its interval without a change of the basis.
  package internal(set) var flips = 0
  /// How often the basis was factorized.
  package internal(set) var factorisations = 0
  /// How many multipliers the ratio tests have examined.
  package internal(set) var comparisons = 0

  /// Creates the statistics of an unused solver.
  package init() {}
}

extension IncrementalSolver {
  /// The work up to now.
  package var statistics: SolverStatistics {
    var statistics = SolverStatistics()
    statistics.nonZeros = store.problem.terms.count
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
