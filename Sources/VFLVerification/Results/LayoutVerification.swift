import ExactNumbers
import LayoutProver
import VFLLayout
import VFLRecords

/// Proves properties of a family of layouts.
package struct LayoutVerification {
  private let family: LayoutFamily
  /// The prover; `nil` if the layout is unsatisfiable at the usual point.
  private let prover: Prover?

  /// Prepares the proofs.
  ///
  /// - Parameter goesOn: Whether to continue. If not, the remaining properties are undecided.
  package init(of family: LayoutFamily, goesOn: @escaping () -> Bool = { true }) {
    self.family = family
    prover = Prover(family.problem, goesOn: goesOn)
  }

  /// Decides properties.
  ///
  /// If the layout is unsatisfiable at the usual point, only that is reported.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - noting: Receives the number of decided properties.
  package func outcomes(
    of properties: [LayoutProperty], noting: (_ decidedCount: Int) -> Void = { _ in }
  ) -> [PropertyOutcome] {
    guard let prover else {
      let values = family.usualValues
      return properties.filter { $0 == .satisfiable }.map {
        PropertyOutcome(
          $0,
          .violated(
            PropertyOutcome.Violation(values: values, excess: nil, claim: 0, ambiguous: nil)))
      }
    }
    let pairs = pairVerdicts(properties, prover, noting)
    var outcomes: [PropertyOutcome] = []
    for property in properties {
      let verdict: PropertyOutcome.Verdict
      if case .apart = property {
        verdict = pairs[property].map { self.verdict([$0]) } ?? .undecided
      } else {
        noting(max(pairs.count, outcomes.count))
        verdict = self.verdict(verdicts(on: property, prover))
      }
      outcomes.append(PropertyOutcome(property, verdict))
    }
    return outcomes
  }

  /// Decides the properties that siblings do not overlap.
  private func pairVerdicts(
    _ properties: [LayoutProperty], _ prover: Prover, _ noting: (Int) -> Void
  ) -> [LayoutProperty: Prover.Verdict] {
    var byParent: [Int: [(first: ItemID, second: ItemID)]] = [:]
    for property in properties {
      guard case .apart(let first, let second) = property else { continue }
      let parent = family.usual.nodes[first.index].parent?.index ?? 0
      byParent[parent, default: []].append((first, second))
    }
    guard !byParent.isEmpty, let frames = try? family.usual.solved().frames else { return [:] }
    var verdicts: [LayoutProperty: Prover.Verdict] = [:]
    let siblings = SiblingPairs(family, prover)
    for parent in byParent.keys.sorted() {
      let pairs = byParent[parent] ?? []
      noting(verdicts.count)
      let found = siblings.verdicts(pairs, frames: frames)
      for (pair, verdict) in zip(pairs, found) {
        verdicts[.apart(pair.first, pair.second)] = verdict
      }
    }
    return verdicts
  }

  /// The verdict about a property that several claims express.
  private func verdict(_ verdicts: [Prover.Verdict]) -> PropertyOutcome.Verdict {
    for (claim, verdict) in verdicts.enumerated() {
      switch verdict {
      case .proved: continue
      case .undecided: return .undecided
      case .counterexample(let found):
        return .violated(
          PropertyOutcome.Violation(
            values: found.point.map { Double($0) }, excess: found.excess.map { Double($0) },
            claim: claim,
            ambiguous: found.variable.flatMap { family.rows.tree.attribute(of: $0) }))
      }
    }
    return .proved
  }

  private func verdicts(
    on property: LayoutProperty, _ prover: Prover
  ) -> [Prover.Verdict] {
    switch property {
    case .satisfiable: return [prover.decideSatisfiability()]
    case .unambiguous: return [prover.decideUniqueness(of: attributeVariables)]
    default:
      var verdicts: [Prover.Verdict] = []
      for claim in family.claims(of: property) {
        let verdict = prover.decide(claim)
        verdicts.append(verdict)
        guard case .proved = verdict else { return verdicts }
      }
      return verdicts
    }
  }

  /// The variables of all frames that are reported.
  private var attributeVariables: [Int] {
    let tree = family.rows.tree
    return family.usual.nodes.indices.filter { !family.usual.nodes[$0].isOneAxisGuide }
      .flatMap { item in
        Axis.allCases.flatMap { axis in
          (tree.isRoot(item) ? [] : [tree.position(item, axis)]) + [tree.size(item, axis)]
        }
      }
  }
}
