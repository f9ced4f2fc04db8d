/// Counts and flags of a solve that show whether it goes in circles or rounding leads it astray.
struct SolveEffort: Sendable {
  var pivots = 0
  var hasTriedForest = false
  /// How many steps in a row left the multipliers as they were.
  var stalledSteps = 0
  /// The number of steps that Bland's rule has chosen.
  var blandSteps = 0
  var hasPerturbed = false
  /// How often rounding has led it astray: stale factors, rows that depend on others.
  var troubles = 0
  /// How often the solve has checked its multipliers for a repair.
  var repairs = 0
  /// Whether its answer cannot be relied on: it has given up repairing multipliers, or a walk ran out of
  /// steps.
  var isSpoilt = false
}

/// Counts of the work of a simplex; see ``SolverStatistics``.
struct StepCounts: Sendable {
  /// The steps that changed the basis, and the steps that only changed a slope.
  var pivots = 0
  var flips = 0
  var factorisations = 0
  /// How many multipliers the ratio tests have looked at.
  var comparisons = 0
  /// How many edges were followed to extremes of sums on optimal faces.
  var edges = 0
}
