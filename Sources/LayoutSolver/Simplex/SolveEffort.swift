/// What a solve, or a stage of it, has been through: signs that it goes in circles, or that rounding
/// leads it astray.
struct SolveEffort: Sendable {
  /// How many steps in a row left the multipliers as they were.
  var stalledSteps = 0
  /// How many steps were chosen by Bland's rule.
  var blandSteps = 0
  /// How many rows it has taken that are combinations of most active rows.
  var wideRows = 0
  /// Whether the solve has given its columns prices.
  var hasHadPrices = false
  /// How often rounding has led it astray: stale factors, rows that depend on others, slides too far.
  var troubles = 0
  /// How often it has checked its multipliers for a repair.
  var repairs = 0
  /// How many rows are flipped together next, and how many single flips that waits for.
  var flipsAtOnce = 2
  var flipPause = 0
  /// How many rows were flipped since one could not be.
  var flipsInARow = 0
  /// Whether its answer cannot be relied on: it has given up repairing multipliers, or a walk ran out of
  /// steps.
  var isSpoilt = false
}
