/// The numbers that were chosen by measuring, each with what breaks without it.
///
/// None of them decides what is found, but how long that takes. Which differences count is said by
/// ``Tolerance``.
enum Tuning {
  // MARK: Ends that bound what rounding spoils

  /// How many steps a solve may take for each row and column.
  ///
  /// Layouts take less than 2; what takes more has lost itself in rounding, about which no proof says anything, and would never end.
  static let stepsPerRow = 50
  /// The same for a repair, after which the simplex starts again: steps that move nothing may go in circles.
  static let repairStepsPerRow = 4
  /// How many steps in a row may leave the multipliers as they were before Bland's rule takes over: without it
  /// the simplex cycles.
  static let stallLimit = 100
  /// The same for steps on a face of optima.
  static let idleStepLimit = 20
  /// How often a solve may meet stale factors before it prefers safety to speed.
  static let troubleLimit = 20
  /// How often a solve starts again because its multipliers are spoilt, and a walk where it does not get on.
  static let repairLimit = 4
  static let rescueLimit = 16

  // MARK: Levels

  /// How many levels are solved at once: more than layouts have.
  ///
  /// With more, multipliers take as much memory as
  /// rows times priorities.
  static let levelLimit = 32
  /// How many are where there are more: steps look at each of them.
  static let stageWidth = 8

  // MARK: Rounding

  /// After how many moves a live system computes its point anew, and any system its residuals: each adds
  /// the rounding of one sum.
  static let liveMoves = 64
  /// For how many columns there may be one move in a stage.
  static let columnsForEachMove = 16
  /// How often multipliers are corrected where coefficients are far from 1.
  static let multiplierRefinements = 3
  /// How far coefficients are changed, how often, and how many times as large as the change something has to be
  /// to be sure.
  static let doubtPerturbation = 0x1p-46
  static let doubtSamples = 2
  static let doubtMargin = 8.0

  // MARK: Steps

  /// The longest column in which the next breakpoint is looked for, which takes its length each time.
  static let longestPassedColumn = 64
  /// From how many active rows on a combination is too long to try to replace some of them.
  static let longCombination = 64
  /// How many breakpoints of an edge are looked for one after the other before they are sorted: most often the
  /// first few are enough.
  static let soughtBreakpoints = 8
  /// Up to how many comparisons it is quicker to look for the entries of a row one by one than to spread
  /// the other vector out.
  static let searchedEntries = 32

  // MARK: Memory

  /// From how many columns on room for all of them is not kept: 300 bytes a row are soon passed.
  static let largeColumnCount = 65_536
}
