extension Prover {
  /// Returns the certificate of all claims that are decided.
  package func certificate(of claims: [CertifiedClaim]) -> ProofValue {
    var writer = CertificateWriter(self, claims)
    return writer.document()
  }
}

extension ParametricProblem {
  /// Returns the certificate that the required rows are unsatisfiable at the usual point.
  ///
  /// - Parameter claims: All claims; only the claim that they are satisfiable has a counterexample.
  package func unsatisfiabilityCertificate(of claims: [CertifiedClaim]) -> ProofValue {
    let reduction = Reduction(self, isRequiredOnly: true)
    var counterexamples: [ProofValue] = []
    let point = ProofValue.array(usualPoint.map { ProofValue($0) })
    for var component in reduction.components {
      guard let side = component.move(to: usualPoint) else { continue }
      let multipliers = StepWriter(reduction).multipliers(side.rates)
      for (number, claim) in claims.enumerated() {
        guard case .satisfiable = claim.kind else { continue }
        counterexamples.append(
          .object([("claim", .number(number)), ("point", point), ("multipliers", multipliers)]))
      }
      break
    }
    var steps = StepWriter(reduction)
    let root = ProofValue.object([("steps", .array(steps.initialSteps()))])
    return .object([
      ("nodes", .array([root])), ("required", .number(0)),
      ("counterexamples", .array(counterexamples)),
    ])
  }
}
