/// Limits and sizes that were chosen by measurement, each with the reason for its magnitude.
///
/// Most of them only decide how much time and memory a solve takes. A solve that reaches a limit of steps or
/// attempts ends without a verified result. The thresholds for rounding errors are in ``Tolerance``.
enum Tuning {
  /// How often an operation is repeated that may not help.
  ///
  /// Examples are passes over rows for new links, restarts with new factors, jumps of a walk, and steps on a
  /// face that do not move the point. Without a limit, rounding errors could repeat them forever.
  static let retryLimit = 16
  /// How often an operation is repeated that takes as much time as all operations before it.
  ///
  /// Examples are scaling, corrections of values or multipliers, and restarts after corrections. The first
  /// two repetitions have most of the effect.
  static let roundLimit = 4
  /// The binary logarithm of the ratio between the weights of two adjacent levels if slopes are single
  /// numbers, as in the optimum of a forest.
  ///
  /// With a smaller ratio, many weak rows outweigh a strong row. With a larger ratio, rounding loses the
  /// third level. The simplex corrects both.
  static let levelExponent = 20
  /// The smallest size of a pivot of presolve, relative to the largest coefficient of its row.
  ///
  /// A division by a smaller coefficient leaves too few digits.
  static let pivotShare = 0.01
  /// A number of rows, columns or steps that is small compared with a large layout.
  ///
  /// It limits the rows that may be opened, removed or added without another presolve, the rows of a tie, the
  /// first rows of a conflict search, and the rows that a breakpoint search reads one by one. With a much
  /// larger number, the time of an edit depends on the size of the layout. Systems with fewer columns or
  /// entries do not benefit from compaction, sparse products and the optimum of a forest.
  ///
  /// It also limits rounding errors and cycles. A live system computes its point from scratch after this
  /// number of moves. Bland's rule applies after this number of steps that do not change the multipliers. A
  /// solve ends after this number of steps per row and column; layouts need fewer than 2.
  static let few = 64
  /// The number of terms up to which a row is searched from its beginning.
  ///
  /// Most rows have two or three terms, and clearing a table takes longer than the search.
  static let fewTerms = 8
  /// The number of columns, rows or entries per execution of an operation that takes linear time.
  ///
  /// The total time of all executions is then constant per column, row or entry. For accuracy, the basis is
  /// factorized again after ``few`` times as many exchanges.
  static let share = 16
  /// The number of entries of exchanges per entry of the factors after which another factorization is faster.
  ///
  /// This is about the ratio of their times.
  static let exchangeWork = 8
  /// The number of rows or columns from which on unneeded memory is released.
  ///
  /// A row takes 300 bytes, so large systems would need too much memory. For smaller systems, another
  /// allocation takes longer than the memory is worth.
  static let large = 4096
}
