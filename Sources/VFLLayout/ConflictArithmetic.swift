import VFLDiagnostics
import VFLRecords

/// The sum that cannot come out, read off the multipliers that prove a conflict.
///
/// Each constraint times its multiplier, added up, says `0 >= positive`. Moving one constraint to the
/// other side, best of all the container's size, gives the sum that a person would have made: 20 +
/// 400 + 20 = 440, but the container is 320 wide.
struct ConflictArithmetic {
  /// Why the constraints cannot hold together.
  private(set) var claim = LayoutConflict.Claim.unspoken

  /// Reads the arithmetic off the constraints of a conflict.
  init(_ terms: [ConflictTerm]) {
    if let claim = Self.sameSize(terms) {
      self.claim = claim
      return
    }
    guard let limit = Self.limit(of: terms) else {
      claim = Self.sums(terms) ?? .unspoken
      return
    }
    // Scaled so that the limit counts once, the others add up to what it would have to be.
    let scale = -1 / terms[limit].multiplier
    let others = terms.indices.filter { $0 != limit }
    let telling = others.filter { terms[$0].constant != 0 || terms[$0].tellsSize }
    // Shares of the container that add up to more, or less, than the whole have no sum in points.
    if telling.isEmpty && terms[limit].isContainer { return }
    if let only = telling.first, telling.count == 1, terms[only].tellsSize,
      Self.isNear(terms[only].multiplier * scale, 1)
    {
      claim = .both(terms[only].words, terms[limit].words)
      return
    }
    let addends = others.map { (terms[$0].multiplier * scale, terms[$0].constant) }
    guard let text = ConflictSum(addends)?.text else {
      claim = Self.sums(terms) ?? .unspoken
      return
    }
    let isBound = others.contains { terms[$0].isInequality }
    let bound: LayoutConflict.Bound =
      !isBound ? .exactly : terms[limit].multiplier < 0 ? .atLeast : .atMost
    claim = .sum(text, bound, against: terms[limit].words)
  }

  /// Two constraints that say different things of one size.
  private static func sameSize(_ terms: [ConflictTerm]) -> LayoutConflict.Claim? {
    guard terms.count == 2, let size = terms[0].size, size == terms[1].size else { return nil }
    return .both(terms[0].words, terms[1].words)
  }

  /// The constraint to hold the sum of the others against: the container's size if there is one, or
  /// else a size that is alone on its side.
  private static func limit(of terms: [ConflictTerm]) -> Int? {
    let containers = terms.indices.filter { terms[$0].isContainer }
    if containers.count == 1 { return containers[0] }
    guard containers.isEmpty else { return nil }
    var best: Int?
    for isPositive in [false, true] {
      let side = terms.indices.filter {
        terms[$0].contribution != 0 && (terms[$0].contribution > 0) == isPositive
      }
      guard side.count == 1, terms[side[0]].tellsSize, terms.count > 1 else { continue }
      // The one that counts least often keeps the factors of the others whole.
      if let found = best, terms[found].multiplier.magnitude <= terms[side[0]].multiplier.magnitude
      {
        continue
      }
      best = side[0]
    }
    return best
  }

  /// What some of the constraints add up to, against what the rest leave.
  private static func sums(_ terms: [ConflictTerm]) -> LayoutConflict.Claim? {
    guard let least = terms.map(\.multiplier.magnitude).min(), least > 0 else { return nil }
    for times in 1...12 {
      let scale = Double(times) / least
      let positive = terms.filter { $0.contribution > 0 }
      let negative = terms.filter { $0.contribution < 0 }
      let factors = positive + negative
      guard factors.allSatisfy({ isNear(($0.multiplier * scale).rounded(), $0.multiplier * scale) })
      else { continue }
      guard let sum = ConflictSum(positive.map { (abs($0.multiplier) * scale, abs($0.constant)) }),
        let rest = ConflictSum(negative.map { (abs($0.multiplier) * scale, abs($0.constant)) })
      else { return nil }
      return .sums(sum.text, within: rest.text)
    }
    return nil
  }

  private static func isNear(_ value: Double, _ other: Double) -> Bool {
    (value - other).magnitude <= 1e-9 * max(1, other.magnitude)
  }
}
