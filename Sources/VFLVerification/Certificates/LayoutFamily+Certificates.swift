import ExactNumbers
package import LayoutProver
import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// A problem, and the certificate of its properties, as documents.
package struct LayoutCertificate: Sendable {
  /// The rows, the parameters and the claims.
  package let problem: ProofValue
  /// The proofs and counterexamples of the claims.
  package let certificate: ProofValue
}

extension LayoutFamily {
  /// Proves properties, and returns the certificate.
  ///
  /// - Parameters:
  ///   - properties: The properties, with their descriptions.
  ///   - name: The name of the problem.
  package func certificate(
    of properties: [(property: LayoutProperty, text: String)], named name: String
  ) -> LayoutCertificate {
    let frames = (try? usual.solved().frames) ?? []
    return certificate(
      of: properties.flatMap { property, text in certifiedClaims(of: property, text, frames) },
      named: name)
  }

  /// Proves that the constraints at the usual point are satisfiable, that the layout is unambiguous, and that it has
  /// the given frames; returns the certificate.
  ///
  /// - Parameters:
  ///   - frames: The frames; empty if they are not known, or not the only ones.
  ///   - texts: The descriptions of the first two properties.
  ///   - name: The name of the problem.
  package func certificate(
    of frames: [Frame], texts: (satisfiable: String, unambiguous: String), named name: String
  ) -> LayoutCertificate {
    var claims = [
      CertifiedClaim(texts.satisfiable, .satisfiable),
      CertifiedClaim(texts.unambiguous, .unique(attributeVariables)),
    ]
    for variable in attributeVariables {
      guard let attribute = rows.tree.attribute(of: variable),
        frames.indices.contains(attribute.item.index)
      else { continue }
      let number = frames[attribute.item.index].value(of: attribute.part)
      let difference =
        AffineForm(LinearForm(variable: variable)) - AffineForm(constant: Rational(number))
      let text = "\(variableNames[variable]) is \(DecimalText.readable(number))"
      for form in [difference, -difference] {
        claims.append(
          CertifiedClaim(text, .atMost(Claim(anyAtMostZero: [form]), attempts: [])))
      }
    }
    return certificate(of: claims, named: name)
  }

  private func certificate(of claims: [CertifiedClaim], named name: String) -> LayoutCertificate {
    let document = problem.document(
      named: name, variables: variableNames, parameters: parameters.map { $0.name }, claims)
    guard let prover = Prover(problem) else {
      return LayoutCertificate(
        problem: document, certificate: problem.unsatisfiabilityCertificate(of: claims))
    }
    return LayoutCertificate(problem: document, certificate: prover.certificate(of: claims))
  }

  private var variableNames: [String] {
    (0..<problem.variableCount).map { variable in
      guard let attribute = rows.tree.attribute(of: variable) else { return "" }
      return usual.name(of: attribute.item) + "." + attribute.part.rawValue
    }
  }

  /// The claims that together express a property.
  private func certifiedClaims(
    of property: LayoutProperty, _ text: String, _ frames: [Frame]
  ) -> [CertifiedClaim] {
    switch property {
    case .satisfiable: return [CertifiedClaim(text, .satisfiable)]
    case .unambiguous: return [CertifiedClaim(text, .unique(attributeVariables))]
    case .apart(let one, let other):
      let claim = claim(one, isApartFrom: other)
      var attempts = [Array(0..<4)]
      if frames.indices.contains(one.index), frames.indices.contains(other.index) {
        let gap = SiblingGap(frames[one.index], frames[other.index])
        attempts.insert([gap.separation], at: 0)
      }
      return [CertifiedClaim(text, .atMost(claim, attempts: attempts))]
    case .inside, .untruncated, .target, .safe, .requirement:
      let claims = claims(of: property)
      let edges = ["left", "right", "top", "bottom"]
      return claims.enumerated().map { number, claim in
        let name = claims.count == edges.count ? " (\(edges[number]) edge)" : ""
        return CertifiedClaim(text + name, .atMost(claim, attempts: []))
      }
    }
  }
}

extension Frame {
  /// The position or size of the frame that is an attribute.
  fileprivate func value(of part: FreeAttribute.Part) -> Double {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
