import LayoutProver
import VFLDiagnostics
import VFLLayout
import VFLReports
import VFLVerification

/// The problem and the certificate of a layout, in all directions, as JSON.
package struct CertificateDocuments: Sendable {
  /// The rows, the parameters and the claims.
  package let problem: [UInt8]
  /// The proofs and counterexamples of the claims.
  package let certificate: [UInt8]

  /// Proves the properties of a layout; `nil` if the layout cannot be verified.
  package init?(of layout: VerifiedLayout) {
    let properties = layout.properties.map { property in
      (property: property, text: layout.description(of: property, nil, at: nil).statement)
    }
    var certificates: [LayoutCertificate] = []
    for direction in layout.directions {
      guard let family = try? layout.family(direction) else { return nil }
      certificates.append(family.certificate(of: properties, named: direction.rawValue))
    }
    problem = Self.document("problems", certificates.map { $0.problem })
    certificate = Self.document("certificates", certificates.map { $0.certificate })
  }

  /// Proves the frames of the layout at the usual values; `nil` if it has errors.
  package init?(ofSolved layout: VerifiedLayout) {
    let usual = layout.usual
    if usual.hasErrors { return nil }
    guard let family = try? LayoutFamily([], layout: { _ in usual.problem }) else { return nil }
    let result = try? usual.problem.solved()
    func text(_ property: LayoutProperty) -> String {
      layout.description(of: property, nil, at: nil).statement
    }
    let certificate = family.certificate(
      of: result?.status == .solved ? result?.frames ?? [] : [],
      texts: (text(.satisfiable), text(.unambiguous)), named: usual.problem.direction.rawValue)
    problem = Self.document("problems", [certificate.problem])
    self.certificate = Self.document("certificates", [certificate.certificate])
  }

  private static func document(_ key: String, _ values: [ProofValue]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.key("version")
      writer.number(1)
      writer.key(key)
      writer.array { writer in for value in values { writer.write(value) } }
    }
    return writer.takeBytes() + [0x0A]
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ value: ProofValue) {
    switch value {
    case .number(let number): self.number(number)
    case .text(let text): string(text)
    case .array(let values):
      array(flat: value.isFlat) { writer in for value in values { writer.write(value) } }
    case .object(let members):
      object(flat: value.isFlat) { writer in
        for (name, member) in members {
          writer.key(name)
          writer.write(member)
        }
      }
    }
  }
}

extension ProofValue {
  /// Whether the value contains no objects or arrays that are not empty.
  fileprivate var isFlat: Bool {
    func isScalar(_ value: ProofValue) -> Bool {
      switch value {
      case .number, .text: true
      case .array(let values): values.isEmpty
      case .object(let members): members.isEmpty
      }
    }
    switch self {
    case .number, .text: return true
    case .array(let values): return values.allSatisfy(isScalar)
    case .object(let members): return members.allSatisfy { isScalar($0.value) }
    }
  }
}
