/// A gap whose first `-` is missing.
package struct MissingOpeningDash: DiagnosticDefinition {
  /// Where the first `-` should stand, an empty span in front of the value.
  package let span: SourceSpan
  /// The value that stands there.
  package let found: String
  /// The value with its parentheses, where the `]` of a view without a size stands right in front.
  package let perhapsSize: SourceSpan?

  package init(span: SourceSpan, found: String, perhapsSize: SourceSpan? = nil) {
    self.span = span
    self.found = found
    self.perhapsSize = perhapsSize
  }

  package static let code = DiagnosticCode.missingOpeningDash
  package static let severity = Severity.error
  package static let title = "a gap is not opened"
  package static let explanation = """
    A gap with a value is written between two dashes, `[a]-8-[b]`. The value cannot follow a view
    or a bar directly; the first dash tells it from them.
    """
  package static let example = DiagnosticExample.check("[a]8-[b]")
  package static let repair = DiagnosticExample.check("[a]-8-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    // A name may as well be a view whose bracket is missing.
    let isName = found.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
    let insertion = FixIt(
      "insert `-`", [SourceEdit(SourceSpan(at: span.start), "-")],
      applicability: isName || perhapsSize != nil ? .unsafe : .safe)
    let move = perhapsSize.map { size in
      FixIt(
        "put the size into the view",
        [
          SourceEdit(SourceSpan(size.start - 1, size.start), ""),
          SourceEdit(SourceSpan(at: size.end), "]"),
        ])
    }
    return Diagnostic(
      Self.code, Self.severity,
      "expected `-` to open the gap, found \(Wording.quoted(found))",
      at: SourceLocation(origin, span), caption: "`-` could stand here",
      notes: move == nil ? [] : ["a view's size stands inside of its brackets: `[a(50)]`"],
      fixIts: (move.map { [$0] } ?? []) + [insertion])
  }
}
