/// Counts of the work of a live solver and of the size of its problem: numbers that no clock makes noisy.
package struct SolverStatistics: Sendable, Hashable {
  /// How many coefficients the rows have.
  package internal(set) var nonZeros = 0
  /// How many variables presolving left at the last time.
  package internal(set) var reducedColumns = 0
  /// How many rows presolving left at the last time.
  package internal(set) var reducedRows = 0
  /// How many coefficients presolving left at the last time.
  package internal(set) var reducedNonZeros = 0
  /// How often the problem was presolved.
  package internal(set) var presolves = 0
  /// How many rows entered the basis in the place of others, in total.
  package internal(set) var pivots = 0
  /// How many rows changed their side without entering the basis, in total.
  package internal(set) var flips = 0
  /// How often the basis was factorised, in total.
  package internal(set) var factorisations = 0
  /// How many multipliers were looked at to find the rows that others take the place of, in total.
  package internal(set) var comparisons = 0

  /// Creates the statistics of a solver that has done nothing.
  package init() {}
}
