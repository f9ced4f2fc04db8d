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
  /// - Parameters:
  ///   - family: The layouts.
  ///   - cellLimit: The limit on the number of parts of the parameter space that are examined for a property.
  package init(of family: LayoutFamily, cellLimit: Int = 1000) {
    self.family = family
    prover = Prover(family.problem, cellLimit: cellLimit)
  }

  /// Decides properties.
  ///
  /// If the layout is unsatisfiable at the usual point, only ``LayoutProperty/satisfiable`` is decided.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - noting: Receives each property as soon as it is decided.
  package func decide(
    _ properties: [LayoutProperty],
    noting: (LayoutProperty, PropertyOutcome.Verdict) -> Void
  ) {
    guard let prover else {
      noting(
        .satisfiable,
        .violated(
          PropertyOutcome.Violation(
            values: family.usualValues, excess: nil, claim: 0, ambiguous: nil)))
      return
    }
    var hasPairs = false
    for property in properties {
      if case .apart = property {
        if !hasPairs { decidePairs(in: properties, prover, noting) }
        hasPairs = true
      } else {
        noting(property, verdict(verdicts(on: property, prover)))
      }
    }
  }

  /// Decides all properties that siblings do not overlap.
  private func decidePairs(
    in properties: [LayoutProperty], _ prover: Prover,
    _ noting: (LayoutProperty, PropertyOutcome.Verdict) -> Void
  ) {
    var byParent: [Int: [(first: ItemID, second: ItemID)]] = [:]
    for property in properties {
      guard case .apart(let first, let second) = property else { continue }
      let parent = family.usual.nodes[first.index].parent?.index ?? 0
      byParent[parent, default: []].append((first, second))
    }
    // A changed family can be satisfiable at another point only.
    guard let frames = try? family.usual.solved().frames, !frames.isEmpty else { return }
    let siblings = SiblingPairs(family, prover)
    for parent in byParent.keys.sorted() {
      siblings.decide(byParent[parent] ?? [], frames: frames) { pair, verdict in
        noting(.apart(pair.first, pair.second), self.verdict([verdict]))
      }
    }
  }

  /// The verdict about a property that several claims express.
  private func verdict(_ verdicts: [Prover.Verdict]) -> PropertyOutcome.Verdict {
    for (claim, verdict) in verdicts.enumerated() {
      switch verdict {
      case .proved: continue
      case .undecided(let share): return .undecided(share: share)
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
    case .unambiguous: return [prover.decideUniqueness(of: family.attributeVariables)]
    default:
      let claims = family.claims(of: property)
      if claims.isEmpty { return [.undecided(share: 1)] }
      var verdicts: [Prover.Verdict] = []
      for claim in claims {
        let verdict = prover.decide(claim)
        verdicts.append(verdict)
        guard case .proved = verdict else { return verdicts }
      }
      return verdicts
    }
  }

  /// Returns all values of a parameter at which a property is violated; `nil` if they are not known.
  ///
  /// They are not known for ``LayoutProperty/unambiguous``, and if the search is too expensive.
  ///
  /// - Parameters:
  ///   - parameter: The number of the parameter. All other parameters have only one value.
  ///   - property: The property.
  ///   - value: A value at which the property is violated.
  package func values(
    of parameter: Int, violating property: LayoutProperty, including value: Double
  ) -> ViolatedValues? {
    guard let prover else { return nil }
    let values: ValueSet?
    switch property {
    case .satisfiable: values = prover.unsatisfiableValues(of: parameter)
    case .unambiguous: values = nil
    case .apart(let first, let second):
      values = prover.values(of: parameter, violating: [family.claim(first, isApartFrom: second)])
    default: values = prover.values(of: parameter, violating: family.claims(of: property))
    }
    guard let values, values.contains(Rational(value)) else { return nil }
    return ViolatedValues(
      family.parameters[parameter], values, of: prover.interval(of: parameter))
  }
}
