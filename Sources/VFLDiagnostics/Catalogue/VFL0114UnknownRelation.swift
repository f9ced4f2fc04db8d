/// A relation that is none of `==`, `>=` and `<=`.
package struct UnknownRelation: DiagnosticDefinition {
  /// The relation as written.
  package let span: SourceSpan
  /// The relation as written.
  package let found: String
  /// The relation that was most likely meant.
  package let meant: String?

  package init(span: SourceSpan, found: String, meant: String?) {
    self.span = span
    self.found = found
    self.meant = meant
  }

  package static let code = DiagnosticCode.unknownRelation
  package static let severity = Severity.error
  package static let title = "a relation is not known"
  package static let explanation = """
    There are three relations: `==`, `>=` and `<=`. Equality is written with two signs and may be
    left out; the sign of a comparison stands in front of its `=`. Strict comparisons and `!=` do
    not exist: the frames that obey them have no nearest border, so no layout could be the best
    one.
    """
  package static let example = DiagnosticExample.check("[a(=100)]")
  package static let repair = DiagnosticExample.check("[a(==100)]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `==`, `>=` or `<=`, found \(Wording.quoted(found))",
      at: SourceLocation(origin, span),
      caption: meant.map { "perhaps \(Wording.quoted($0))" }
        ?? "one of the three relations could stand here",
      fixIts: meant.map {
        [
          FixIt(
            "replace by \(Wording.quoted($0))", [SourceEdit(span, $0)],
            applicability: ["=", "=>", "=<"].contains(found) ? .safe : .unsafe)
        ]
      } ?? [])
  }
}
