import VFLDiagnostics
import VFLLayout
import VFLRecords

/// Explains a conflict as a sum that contradicts one of its constraints.
///
/// The constraints of a conflict, each multiplied by its multiplier, add up to `0 >= x` with a positive `x`.
/// Moving one constraint, preferably the container's size, to the other side gives a sum that is easy to
/// verify: 20 + 400 + 20 = 440, but the container is 320 wide.
struct ConflictArithmetic {
  let terms: [ConflictTerm]
  let problem: LayoutProblem

  /// The short explanation of why the constraints cannot be satisfied together; `unspoken` if there is no
  /// short explanation.
  var claim: LayoutConflict.Claim {
    if let plain = sameSize ?? samePlace ?? shares ?? onlyPlace { return plain }
    let ownLimit = limit
    if ownLimit == nil, let placeSum { return placeSum }
    guard let limit = ownLimit ?? ratioLimit else { return sums ?? .unspoken }
    // Scale the terms so that the factor of the limit is -1. The other terms then add up to the value that
    // the limit would need.
    let scale = -1 / terms[limit].multiplier
    let others = terms.indices.filter { $0 != limit }
    let telling = others.filter { terms[$0].constant != 0 || terms[$0].constrainsSize }
    // Fractions of the container's size that add up to more or less than the whole have no sum in points.
    if telling.isEmpty && terms[limit].isContainer { return .unspoken }
    if let only = telling.first, telling.count == 1, terms[only].constrainsSize,
      isNear(terms[only].multiplier * scale, 1)
    {
      return .both(terms[only].words, terms[limit].words)
    }
    return sum(without: limit, times: scale, against: terms[limit].words) ?? sums ?? .unspoken
  }

  /// Returns the claim that the sum of all terms but one, multiplied by `scale`, contradicts that term; `nil`
  /// if a factor of the sum has no short form.
  private func sum(
    without limit: Int, times scale: Double, against words: LayoutConflict.Member
  ) -> LayoutConflict.Claim? {
    let others = terms.indices.filter { $0 != limit }
    let addends = others.map { (factor: terms[$0].multiplier * scale, number: terms[$0].constant) }
    guard let sum = ConflictSum(addends, spelled: terms.compactMap { $0.factor }) else {
      return nil
    }
    let isBound = others.contains { terms[$0].isInequality }
    return .sum(
      sum.text, !isBound ? .exactly : scale > 0 ? .atLeast : .atMost, against: words)
  }

  /// Returns the index of the term that alone has a positive, or a negative, contribution; `nil` if there is
  /// no such term.
  private func onlyTerm(isPositive: Bool) -> Int? {
    let side = terms.indices.filter {
      terms[$0].contribution != 0 && (terms[$0].contribution > 0) == isPositive
    }
    return side.count == 1 ? side[0] : nil
  }

  /// The claim that two constraints contradict each other about the size of the same item; `nil` for any
  /// other conflict.
  private var sameSize: LayoutConflict.Claim? {
    guard terms.count == 2, let size = terms[0].size, size == terms[1].size else { return nil }
    return .both(terms[0].words, terms[1].words)
  }

  /// The claim that two constraints contradict each other about the distance between the same edges; `nil`
  /// for any other conflict.
  private var samePlace: LayoutConflict.Claim? {
    guard terms.count == 2, let first = ConflictPlace(terms[0], problem),
      let second = ConflictPlace(terms[1], problem), first.isOfSameEdges(as: second)
    else { return nil }
    return .both(first.words, second.words)
  }

  /// The claim that the sum of gaps and sizes contradicts a distance between two edges.
  ///
  /// It is `nil` unless a positive distance is the only term of its sign and the sum of the other terms can
  /// be written.
  private var placeSum: LayoutConflict.Claim? {
    for isPositive in [false, true] {
      guard let limit = onlyTerm(isPositive: isPositive),
        let place = ConflictPlace(terms[limit], problem), place.points > 0
      else { continue }
      let scale = (place.isReversed ? 1 : -1) / terms[limit].multiplier
      let total = terms.indices.reduce(0.0) {
        $1 == limit ? $0 : $0 + terms[$1].multiplier * scale * terms[$1].constant
      }
      guard total > 0,
        let claim = sum(without: limit, times: scale, against: place.words)
      else { continue }
      return claim
    }
    return nil
  }

  /// The claim that percentages of the same view's size, plus the constants of other terms, add up to more or
  /// less than that size; `nil` for any other conflict.
  private var shares: LayoutConflict.Claim? {
    let parts = terms.filter { $0.share != nil }
    guard let whole = parts.first?.record?.secondItem,
      parts.allSatisfy({ $0.record?.secondItem == whole }),
      let unit = parts.first?.multiplier, unit != 0,
      parts.allSatisfy({ isNear($0.multiplier / unit, 1) }),
      !terms.contains(where: { $0.record?.relatesAxes == true })
    else { return nil }
    let sizes = terms.filter { $0.isContainer || $0.size?.item == whole }
    guard sizes.allSatisfy({ $0.size?.item == whole }) else { return nil }
    let gaps = terms.filter { term in
      term.constant != 0 && !sizes.contains { $0.member == term.member }
    }
    let addends = gaps.map { ($0.multiplier / unit, $0.constant) }
    guard addends.allSatisfy({ isNear($0.0.magnitude, 1) }) else { return nil }
    let points = addends.map { $0.0 * $0.1 }
    guard points.allSatisfy({ $0 > 0 }) || points.isEmpty else { return nil }
    let percentages = parts.compactMap { $0.share }.map { DecimalText.tidied($0 * 100) }
    let sum = percentages.reduce(0, +)
    let isMore: Bool
    if let size = sizes.first {
      isMore = sum / 100 * size.constant + points.reduce(0, +) > size.constant
    } else {
      isMore = sum >= 100 - 1e-9
      guard points.isEmpty ? !isNear(sum, 100) : isMore else { return nil }
    }
    var text = percentages.map { "\(DecimalText.shortest($0)) %" }.joined(separator: " + ")
    if points.isEmpty { text += " = \(DecimalText.shortest(DecimalText.tidied(sum))) %" }
    text += points.map { " + " + DecimalText.shortest($0) }.joined()
    return .shares(text, isMore: isMore, view: problem.viewName(whole))
  }

  /// The index of the constraint with which the sum of the others is compared: the container's size, or
  /// otherwise a size that is the only term of its sign; `nil` if neither exists.
  private var limit: Int? {
    let containers = terms.indices.filter { terms[$0].isContainer }
    if containers.count == 1 { return containers[0] }
    // If a ratio relates width and height, both container sizes can be members. Choose the size that gives
    // the other terms the shorter factors.
    if !containers.isEmpty {
      return shortest(of: containers)
    }
    var best: Int?
    for isPositive in [false, true] {
      guard let term = onlyTerm(isPositive: isPositive), terms[term].constrainsSize,
        terms.count > 1
      else { continue }
      // If both signs have a candidate, choose the candidate with the shorter factors of the other terms, or
      // else the candidate with the smaller multiplier.
      if let found = best,
        (factorLength(found), terms[found].multiplier.magnitude)
          <= (factorLength(term), terms[term].multiplier.magnitude)
      {
        continue
      }
      best = term
    }
    return best
  }

  /// The index of the size with which the other terms are compared if each side of the sum has several terms
  /// and a ratio makes their multipliers differ: the exact size that gives the other terms the shortest
  /// factors.
  ///
  /// It is `nil` if all multipliers have the same magnitude or no size gives the other terms short factors.
  private var ratioLimit: Int? {
    let unit = terms.first?.multiplier.magnitude ?? 0
    guard !terms.allSatisfy({ isNear($0.multiplier.magnitude, unit) }) else { return nil }
    return shortest(
      of: terms.indices.filter {
        terms[$0].constrainsSize && !terms[$0].isInequality && terms[$0].constant != 0
      })
  }

  /// Returns the index among some indices of terms that gives the other terms the shortest factors; `nil` if
  /// none of them gives the other terms short factors.
  private func shortest(of limits: [Int]) -> Int? {
    limits.filter { factorLength($0) < 100 }.min { factorLength($0) < factorLength($1) }
  }

  /// The claim that a distance is not 0 although the other constraints require 0; `nil` if it is not the only
  /// nonzero term.
  private var onlyPlace: LayoutConflict.Claim? {
    let telling = terms.filter { $0.contribution != 0 }
    guard telling.count == 1, terms.count > 2, !terms.contains(where: { $0.isInequality }),
      limit == nil, let place = ConflictPlace(telling[0], problem)
    else { return nil }
    return .sum("0", .exactly, against: place.words)
  }

  /// Returns the largest ``FactorText/length`` among the factors of the other terms with a nonzero constant,
  /// scaled so that the factor of the term at `limit` is 1 or -1.
  ///
  /// A factor without a short form has the length 100.
  private func factorLength(_ limit: Int) -> Int {
    let scale = 1 / terms[limit].multiplier.magnitude
    let spelled = terms.compactMap { $0.factor }
    return terms.indices.filter { $0 != limit && terms[$0].constant != 0 }.map { place in
      let factor = terms[place].multiplier.magnitude * scale
      return spelled.lazy.compactMap { $0.length(of: factor) }.first
        ?? FactorText(factor, times: "1")?.length ?? 100
    }.max() ?? 0
  }

  /// The claim that the sum of some constraints exceeds the space that the other constraints leave; `nil` if
  /// the factors cannot be scaled to small whole numbers.
  private var sums: LayoutConflict.Claim? {
    guard let least = terms.map({ $0.multiplier.magnitude }).min(), least > 0 else { return nil }
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

  private func isNear(_ value: Double, _ other: Double) -> Bool {
    (value - other).magnitude <= 1e-9 * max(1, other.magnitude)
  }
}
