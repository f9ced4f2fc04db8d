import ExactNumbers
import LayoutProver
import VFLLayout
import VFLRecords

/// The proofs that siblings do not overlap.
///
/// Many pairs follow from others: if `a` is to the left of `b`, and `b` is to the left of `c`, then `a` is to
/// the left of `c`. The pairs are therefore decided in the order of their distances, and a pair that follows
/// from the decided ones is not examined.
struct SiblingPairs {
  /// The views that are known to be after each view on an axis.
  private struct Order {
    /// The bits of the views after each view.
    private var after: [[UInt64]]

    init(count: Int) {
      after = Array(repeating: Array(repeating: 0, count: (count + 63) / 64), count: count)
    }

    func contains(_ first: Int, before second: Int) -> Bool {
      after[first][second / 64] & (1 << UInt64(second % 64)) != 0
    }

    mutating func add(_ first: Int, before second: Int) {
      for view in after.indices where view == first || contains(view, before: first) {
        for word in after[view].indices { after[view][word] |= after[second][word] }
        after[view][second / 64] |= 1 << UInt64(second % 64)
      }
    }
  }

  private let family: LayoutFamily
  private let prover: Prover

  /// Creates the proofs for a family.
  init(_ family: LayoutFamily, _ prover: Prover) {
    (self.family, self.prover) = (family, prover)
  }

  /// Decides all pairs of some views in the same parent.
  ///
  /// - Parameters:
  ///   - pairs: The pairs.
  ///   - frames: The frames of all items at the usual point.
  ///   - noting: Receives each pair as soon as it is decided.
  func decide(
    _ pairs: [(first: ItemID, second: ItemID)], frames: [Frame],
    noting: ((first: ItemID, second: ItemID), Prover.Verdict) -> Void
  ) {
    let views = Set(pairs.flatMap { [$0.first, $0.second] }).sorted { $0.index < $1.index }
    var numbers: [ItemID: Int] = [:]
    for (number, view) in views.enumerated() { numbers[view] = number }
    var orders = PerAxis(both: Order(count: views.count))
    let gaps = pairs.map { SiblingGap(frames[$0.first.index], frames[$0.second.index]) }
    let sorted = pairs.indices.sorted { gaps[$0].precedes(gaps[$1]) ?? ($0 < $1) }
    for pair in sorted {
      let (first, second) = pairs[pair]
      guard let one = numbers[first], let other = numbers[second] else { continue }
      let isImplied = Axis.allCases.contains { axis in
        orders[axis].contains(one, before: other) || orders[axis].contains(other, before: one)
      }
      if isImplied {
        noting((first, second), .proved(cells: 1))
        continue
      }
      // The tolerance would add up along a chain of views.
      let gap = gaps[pair]
      let (near, far) = gap.isReversed ? (second, first) : (first, second)
      let claim = family.claim(near, isBefore: far, on: gap.axis)
      let verdict = prover.decide(claim, tolerance: .zero)
      if case .proved = verdict {
        noting((first, second), verdict)
        let (near, far) = gap.isReversed ? (other, one) : (one, other)
        orders[gap.axis].add(near, before: far)
      } else {
        noting((first, second), decide(first, second))
      }
    }
  }
}

extension SiblingPairs {
  /// Decides a pair by itself.
  ///
  /// A view without an area overlaps no other view. This possibility is only considered if a counterexample
  /// requires it, because it makes the proof more expensive.
  private func decide(_ first: ItemID, _ second: ItemID) -> Prover.Verdict {
    let claim = family.separation(of: first, second)
    let verdict = prover.decide(claim)
    guard case .counterexample = verdict else { return verdict }
    return prover.decide(family.claim(first, isApartFrom: second))
  }
}
