/// What is known of an optimum before a system is solved: that of the same layout, before it was presolved
/// anew.
struct OptimumGuess: Sendable {
  /// The rows that are likely to be active.
  var active: [DenseIndex] = []
  /// On which side of its constant each row is likely to be, or to pull if it holds: 1, -1, or 0 where
  /// it pulls at nothing; empty if that is not known.
  var sides: [Int8] = []
}
