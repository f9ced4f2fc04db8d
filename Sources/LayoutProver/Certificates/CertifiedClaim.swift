/// A claim of a certificate.
package struct CertifiedClaim: Sendable {
  /// The kinds of claims.
  package enum Kind: Sendable {
    /// The required rows are satisfiable.
    case satisfiable
    /// The variables have the same values in all optima.
    case unique([Int])
    /// A claim. The first attempts use some of its forms, by their numbers, because they are easier to prove.
    case atMost(Claim, attempts: [[Int]])
  }

  /// The text that describes the claim.
  package let text: String
  /// The kind.
  package let kind: Kind

  /// Creates a claim.
  package init(_ text: String, _ kind: Kind) { (self.text, self.kind) = (text, kind) }
}

extension ParametricProblem {
  /// The problem and claims about it as a document that a checker of certificates reads.
  ///
  /// - Parameters:
  ///   - name: The name of the problem.
  ///   - variables: The names of the variables.
  ///   - parameterNames: The names of the parameters.
  ///   - claims: The claims.
  package func document(
    named name: String, variables: [String], parameters parameterNames: [String],
    _ claims: [CertifiedClaim]
  ) -> ProofValue {
    let redundant = Reduction(self, isRequiredOnly: true).redundantRows
    let levels = pairedRows.enumerated().map { number, row -> ProofValue in
      // An equation that holds except for rounding is replaced by one that holds.
      let form = redundant.contains(number) ? AffineForm() : row.form
      var members = [(key: "form", value: value(form))]
      if let above = row.above {
        members.append(("above", .number(above)))
        if let below = row.below { members.append(("below", .number(below))) }
      } else {
        members.append(("relation", .text(row.isEquation ? "==" : "<=")))
      }
      return .object(members)
    }
    return .object([
      ("name", .text(name)),
      ("tolerance", ProofValue(Prover.tolerance)),
      ("parameters", .array(zip(parameters, parameterNames).map { $0.document(named: $1) })),
      ("variables", .array(variables.map { .text($0) })),
      ("rows", .array(levels)),
      ("claims", .array(claims.map { document(of: $0) })),
    ])
  }

  private func document(of claim: CertifiedClaim) -> ProofValue {
    var members = [(key: "text", value: ProofValue.text(claim.text))]
    switch claim.kind {
    case .satisfiable: members.append(("kind", .text("satisfiable")))
    case .unique(let variables):
      members.append(("kind", .text("unique")))
      members.append(("variables", .array(variables.map { .number($0) })))
    case .atMost(let claim, _):
      members.append(("kind", .text("atMost")))
      members.append(("forms", .array(claim.forms.map { value($0) })))
    }
    return .object(members)
  }

  /// Returns a form in the columns of the problem.
  private func value(_ form: AffineForm) -> ProofValue {
    ProofValue(form) {
      $0 < variableCount ? .variable($0) : .parameter($0 - variableCount)
    }
  }
}

extension ParametricProblem.Parameter {
  fileprivate func document(named name: String) -> ProofValue {
    var members: [(key: String, value: ProofValue)] = [
      ("name", .text(name)), ("lower", ProofValue(lower)), ("upper", ProofValue(upper)),
    ]
    if let scale { members.append(("scale", .number(scale))) }
    return .object(members)
  }
}
