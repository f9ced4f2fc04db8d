/// The numbers that were chosen by measuring, each with what breaks without it.
///
/// None of them decides what is found, but how long that takes, and how much memory. Which differences count is
/// said by ``Tolerance``.
enum Tuning {
  // MARK: Ends that bound what rounding spoils

  /// How many steps a solve may take for each row and column.
  ///
  /// Layouts take less than 2; what takes more has lost itself in rounding, about which no proof says
  /// anything, and would never end.
  static let stepsPerRow = 50
  /// How many steps in a row may leave the multipliers as they were before Bland's rule takes over: without it
  /// the simplex cycles.
  static let stallLimit = 100
  /// How often something is tried again that may not help.
  ///
  /// That is going through rows for new links, starting again where factors are stale, jumping ahead on a
  /// walk that does not get on, steps on a face that move nothing. Without a limit rounding would have the
  /// last word.
  static let retryLimit = 16
  /// How often something is tried again where each try costs as much as all the work before it.
  ///
  /// That is scaling, correcting values or multipliers, starting again with spoilt ones. The first two tries
  /// do most.
  static let roundLimit = 4

  // MARK: Levels

  /// How many levels are solved at once: more than layouts have.
  ///
  /// With more, multipliers take as much memory as rows times priorities.
  static let levelLimit = 32
  /// How many are where there are more: steps look at each of them.
  static let stageWidth = 8

  /// How many powers of two a level counts as much as the next one where a forest is solved by slopes that are
  /// single numbers.
  ///
  /// With less, many weak rows outweigh a strong one; with more, rounding loses the third level. The simplex has to
  /// mend both.
  static let levelExponent = 20

  // MARK: Rounding

  /// After how many moves a live system computes its point anew, and any system its residuals: each adds
  /// the rounding of one sum.
  static let liveMoves = 64
  /// The least share of the largest coefficient of its row that a column has which is eliminated or stands alone:
  /// what is divided by less is known by too few digits.
  static let pivotShare = 0.01
  /// How much larger than the other coefficient of a link the child's may be passed over for: chains of links
  /// in one direction stay short, but a value must not be found by way of a much larger one.
  static let linkRatio = 1e6
  /// How far coefficients are changed to find out what is sure of multipliers, and how many times as large as
  /// the change a multiplier has to be to be sure.
  static let doubtPerturbation = 0x1p-46
  static let doubtMargin = 8.0

  // MARK: Work

  /// How many things a step or an edit looks at one by one where there may be as many as the layout is large.
  ///
  /// These are rows of a column for the next breakpoint, multipliers that may be passed, rows that are open
  /// or gone, members of a tie. With many more, edits take time by the size of the layout.
  static let few = 64
  /// Of how many terms a row's roots are looked for one by one: most have two or three, and clearing a table
  /// for them costs more.
  static let fewTerms = 8
  /// How many columns, rows or entries there are for one of something that costs as much as all of them: then
  /// it costs a constant for each.
  static let share = 16
  /// How many entries of exchanges are passed, or kept, for each entry of the factors before factorising anew
  /// pays: about what one costs of the other.
  static let exchangeWork = 8
  /// After how many exchanges the basis is factorised anew at the latest, in any basis but the largest, for
  /// accuracy.
  static let exchangeLimit = 1024
  /// From how many rows or columns on room that is not needed any more is given back: 300 bytes a row are soon
  /// passed, and below, getting it again costs more than there is to save.
  static let large = 4096
  /// From how many columns on even vectors that all of them have a place in are given back between steps, which
  /// touch few of so many: each would be a tenth of what a row may take.
  static let huge = 65_536
  /// How many stretches a walk over a range tells: each may have a line for each variable.
  static let pieceLimit = 100_000
}
