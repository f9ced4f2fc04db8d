/// The parameters of the optional constraints that divide a length among star tracks with both minimum and
/// maximum sizes.
///
/// The size of each star should be its share times a common unit, unless a limit prevents this. Order the
/// shares by the size that they receive. Among all divisions of a length, the desired division minimizes the
/// total size of the `a` largest shares and maximizes the total size of the `a` smallest shares, for each
/// amount `a`.
///
/// For a given `a`, three kinds of optional constraints with a high and a low unit express this goal:
///
/// - The size of each star is at most its share times the high unit.
/// - The size of each star is at least its share times the low unit.
/// - `a` times the difference between the units is as small as possible.
///
/// These constraints determine all sizes if, in the order from the largest to the smallest share, the share
/// at position `a` from the start or from the end belongs to a star that has not reached a limit. Which stars
/// have reached a limit depends on the length, so several amounts may be necessary. All these optional
/// constraints are compatible, so none is relaxed in favor of another one.
struct StarCuts {
  /// A star track.
  struct Star {
    /// The share of the star.
    let share: Double
    /// The minimum size in points.
    let least: Double
    /// The maximum size in points.
    let most: Double
  }

  /// The range of shares that have not reached a limit while the unit is in a certain range.
  ///
  /// Shares are ordered from the largest to the smallest size.
  private struct Stretch {
    let start: Double
    let end: Double

    func contains(_ amount: Double) -> Bool { start < amount && amount < end }
  }

  /// The amounts `a`.
  ///
  /// Each of them is at most half of the sum of all shares.
  private(set) var amounts: [Double] = []

  init(of stars: [Star]) {
    let sum = stars.reduce(0) { $0 + $1.share }
    // Smaller differences are rounding errors.
    let slack = sum * 1e-9
    let limits = Set(stars.flatMap { [$0.least / $0.share, $0.most / $0.share] })
    // Between two adjacent limits, the set of stars that have reached a limit is constant. Both ends decrease
    // as the unit increases.
    let stretches = ([0] + limits.filter { $0 > 0 && $0.isFinite }.sorted()).map { unit in
      Stretch(
        start: stars.reduce(0) { $0 + ($1.least / $1.share > unit ? $1.share : 0) },
        end: sum - stars.reduce(0) { $0 + ($1.most / $1.share <= unit ? $1.share : 0) })
    }
    let ends = stretches.flatMap { [$0.start, $0.end, sum - $0.start, sum - $0.end] }.sorted()
    var rest = stretches.filter { $0.end - $0.start > slack }
    while let first = rest.first {
      let common = rest.prefix { $0.end - first.start > slack }
      let end = common.last?.end ?? first.end
      // Avoid the ends of all ranges, where the unit is not unique.
      let next = ends.first { $0 > first.start + slack } ?? end
      let amount = (first.start + min(next, end)) / 2
      amounts.append(min(amount, sum - amount))
      rest.removeAll { $0.contains(amount) || $0.contains(sum - amount) }
    }
  }
}
