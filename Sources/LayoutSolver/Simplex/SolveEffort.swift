/// Counts and flags of a solve that show whether it goes in circles or rounding leads it astray.
struct SolveEffort: Sendable {
  /// How many pivots the solve has taken.
  var pivots = 0
  /// Whether the solve has looked for the optimum of a forest.
  var hasTriedForest = false
  /// How many steps in a row left the multipliers as they were.
  var stalledSteps = 0
  /// The number of steps that Bland's rule has chosen.
  var blandSteps = 0
  /// Whether costs were perturbed.
  var hasPerturbed = false
  /// How often rounding has led it astray: stale factors, rows that depend on others.
  var troubles = 0
  /// How often the solve has checked its multipliers for a repair.
  var repairs = 0
  /// Whether its answer cannot be relied on: it has given up repairing multipliers, or a walk ran out of
  /// steps.
  var isSpoilt = false
}
