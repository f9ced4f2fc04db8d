/// The amounts of shares at which stars with limits of both kinds are cut, to divide a length as they should.
///
/// Each star is to have one unit, common to all of them, for each of its shares, unless a limit says
/// otherwise. Among all ways to divide a length that is the one in which the shares that have most have
/// as little together as can be, and those that have least as much, however large an amount of shares is
/// looked at. For an amount `a` that can be wished for: a high unit and a low one, each star no larger than
/// by the high one, no smaller than by the low one, and `a` times the difference of the two as small as can be.
///
/// Such a wish settles all sizes if, of the shares from the most to the least, the `a`th lies in a star
/// that has reached no limit, or the `a`th from the end does. Which stars these are depends on the length, so
/// that several amounts may be needed; all wishes agree, and none gives way to another one.
struct StarCuts {
  /// A star.
  struct Star {
    /// Its number.
    let share: Double
    /// Its least size in points.
    let least: Double
    /// Its largest size in points.
    let most: Double
  }

  /// The shares that have reached no limit at some length, in the order from those that have most.
  private struct Stretch {
    let start: Double
    let end: Double

    func contains(_ amount: Double) -> Bool { start < amount && amount < end }
  }

  /// The amounts, each of them at most half of all shares.
  private(set) var amounts: [Double] = []

  init(of stars: [Star]) {
    let sum = stars.reduce(0) { $0 + $1.share }
    // Sums that differ by less differ by rounding.
    let slack = sum * 1e-9
    let limits = Set(stars.flatMap { [$0.least / $0.share, $0.most / $0.share] })
    // From one limit to the next one, the same stars have reached theirs. With the unit, both ends go down.
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
      // At none of the ends, where a unit could be any number between two.
      let next = ends.first { $0 > first.start + slack } ?? end
      let amount = (first.start + min(next, end)) / 2
      amounts.append(min(amount, sum - amount))
      rest.removeAll { $0.contains(amount) || $0.contains(sum - amount) }
    }
  }
}
