/// Two items that lie in no common view.
package struct NoCommonAncestor: DiagnosticDefinition {
  /// What relates the two.
  package let span: SourceSpan
  /// One item.
  package let first: String
  /// The other item.
  package let second: String

  package init(span: SourceSpan, first: String, second: String) {
    self.span = span
    self.first = first
    self.second = second
  }

  package static let code = DiagnosticCode.noCommonAncestor
  package static let severity = Severity.error
  package static let title = "two items have no common ancestor"
  package static let explanation = """
    A constraint is kept by a view that holds both of its items, itself counted. Two views whose
    chains of superviews never meet lie in different trees and have no place in common to be
    measured in.
    """
  package static let example = DiagnosticExample.document(
    "solve",
    """
    {
      "container": {"width": 320, "height": 480},
      "views": {"a": {}, "b": {"parent": null}},
      "formats": ["|-[a]-|", "V:|-[a]-|", "V:[b(44)]"],
      "constraints": ["a.width == b.width"]
    }
    """)
  package static let repair = DiagnosticExample.document(
    "solve",
    """
    {
      "container": {"width": 320, "height": 480},
      "views": {"a": {}, "b": {"parent": "a"}},
      "formats": ["|-[a]-|", "V:|-[a]-|", "V:|[b(44)]", "|[b]"],
      "constraints": ["a.width == b.width"]
    }
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected two items in a common view, "
        + "found \(Wording.quoted(first)) and \(Wording.quoted(second)) in different trees",
      at: SourceLocation(origin, span), caption: "relates two trees",
      notes: ["items can be related when they, or views around them, have a view in common"])
  }
}
