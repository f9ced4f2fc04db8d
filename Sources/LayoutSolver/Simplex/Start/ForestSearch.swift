/// Whether it is worth while to look for the optimum of a forest, and what is known of one.
struct ForestSearch: Sendable {
  /// The costs of a forest that were found last, of a system whose coefficients were made that often.
  struct Kept: Sendable {
    let makeCount: Int
    var costs: ForestCosts
  }

  /// Whether rows tie so many columns together that a forest is looked for first.
  var isDueAtFirst = false
  /// Whether columns are so long that one is looked for once the point has moved often.
  var hasManyWishes = false
  /// Whether there may be a forest.
  var mayBeForest: Bool { isDueAtFirst || hasManyWishes }
  /// How much the steps of the present solve may still touch before that is done.
  var effortLeft = Int.max
  /// The slopes that the optimum of a forest has for levels that have yet to be admitted; empty if
  /// there is no such optimum.
  var slopes: [Double] = []
  /// The costs of the last forest, or nothing: an array, so that a copy of a simplex copies no more.
  var kept: [Kept] = []

  /// Notes that there is no forest.
  mutating func giveUp() {
    isDueAtFirst = false
    hasManyWishes = false
  }
}
