/// Limits and sizes that were chosen by measuring, each with what breaks without it.
///
/// None of them decides what the solver finds, only how much time and memory that takes. The thresholds for
/// rounding are in ``Tolerance``.
enum Tuning {
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
  /// The binary logarithm of the ratio between the weights of two neighbouring levels, where slopes are
  /// single numbers, as in the optimum of a forest.
  ///
  /// With less, many weak rows outweigh a strong one; with more, rounding loses the third level. The simplex
  /// corrects both.
  static let levelExponent = 20
  /// The least size, relative to the largest coefficient of its row, that the coefficient of a column has
  /// which is eliminated or is in no other row.
  ///
  /// A division by less leaves too few digits.
  static let pivotShare = 0.01
  /// A number of rows, columns or steps that is small compared with a large layout.
  ///
  /// So many rows of a column are looked at one by one for the next breakpoint, so many rows may be open or
  /// gone, have their residuals measured, or be members of a tie; so many are tried first as a conflict. With
  /// many more, edits take time by the size of the layout. With fewer entries, columns or pivots than this,
  /// closing gaps, sparse products and optima of forests save nothing.
  ///
  /// It also bounds what rounding may spoil. A live system computes its point anew after so many moves, each
  /// of which adds the rounding of one sum. After so many steps that leave the multipliers as they were,
  /// Bland's rule takes over, without which the simplex cycles. A solve ends after so many steps for each row
  /// and column; layouts take less than 2.
  static let few = 64
  /// Of how many terms a row's roots are looked for one by one: most have two or three, and clearing a table
  /// for them costs more.
  static let fewTerms = 8
  /// How many columns, rows or entries there have to be for each run of an operation that costs as much as
  /// all of them.
  ///
  /// The cost of all runs is then a constant for each column, row or entry. The basis is factorised anew, for
  /// accuracy, after ``few`` times as many exchanges.
  static let share = 16
  /// How many entries of exchanges are passed, or kept, for each entry of the factors before another
  /// factorisation pays: about the ratio of their costs.
  static let exchangeWork = 8
  /// The number of rows or columns from which on unneeded memory is given back.
  ///
  /// A row takes 300 bytes, so large systems soon take too much. Below, allocating again costs more than the
  /// memory.
  static let large = 4096
}
