/// Required constraints that cannot all hold.
package struct LayoutConflict: DiagnosticDefinition {
  /// One constraint of the set.
  package struct Member: Sendable, Hashable {
    /// Where it was written; `nil` for what nobody wrote, such as the container's width.
    package let location: SourceLocation?
    /// The constraint, such as `a.width == 200`.
    package let text: String

    package init(location: SourceLocation?, text: String) {
      self.location = location
      self.text = text
    }
  }

  /// An irreducible set: together impossible, and possible as soon as one is left out.
  package let members: [Member]
  /// What the members come to, such as `200 + 8 + 150 > 320`, a line each.
  package let arithmetic: [String]

  package init(members: [Member], arithmetic: [String]) {
    self.members = members
    self.arithmetic = arithmetic
  }

  package static let code = DiagnosticCode.conflict
  package static let severity = Severity.error
  package static let title = "required constraints contradict each other"
  package static let explanation = """
    A constraint of priority 1000 has to hold. The ones that are listed cannot hold together,
    whatever the rest of the layout is; leave out any one of them and the others can. To mend it,
    change a number, remove one, or give one a priority below 1000, `[a(200@999)]`, so that it may
    be broken.
    """
  package static let example = DiagnosticExample.document(
    "solve",
    """
    {
      "container": {"width": 320, "height": 480},
      "views": {"a": {}, "b": {}},
      "formats": ["|-[a(200)]-[b(150)]-|", "V:|[a]|", "V:|[b]|"]
    }
    """)
  package static let repair = DiagnosticExample.document(
    "solve",
    """
    {
      "container": {"width": 320, "height": 480},
      "views": {"a": {}, "b": {}},
      "formats": ["|-[a(200)]-[b]-|", "V:|[a]|", "V:|[b]|"]
    }
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let sum = arithmetic.first.map { ": \($0)" } ?? ""
    return Diagnostic(
      Self.code, Self.severity,
      "found \(members.count) required constraints that cannot hold together\(sum)",
      at: members.first?.location, caption: members.first?.text ?? "",
      labels: members.dropFirst().compactMap { member in
        member.location.map { Diagnostic.Label($0, member.text) }
      },
      notes: members.filter { $0.location == nil }.map {
        "\(Wording.quoted($0.text)) takes part in it"
      }
        + arithmetic.dropFirst().map { "it follows that \($0)" }
        + ["they can hold as soon as one is left out or has a priority below 1000"])
  }
}
