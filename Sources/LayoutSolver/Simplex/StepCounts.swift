/// Counts of the work of a simplex; see ``SolverStatistics``.
struct StepCounts: Sendable {
  /// The steps that changed the basis, and the steps that only changed a slope.
  var pivots = 0
  var flips = 0
  /// How often the basis was factorised.
  var factorisations = 0
  /// How many multipliers the ratio tests have looked at.
  var comparisons = 0
  /// How many edges were followed to extremes of sums on optimal faces.
  var edges = 0

  /// How often anything was done on the way to optima.
  var total: Int { pivots + flips + factorisations }
}
