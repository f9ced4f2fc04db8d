/// An `H` or a `V` in front of the format without its `:`.
package struct MissingOrientationColon: DiagnosticDefinition {
  /// Where the `:` should stand, an empty span after the letter.
  package let span: SourceSpan
  /// The letter.
  package let orientation: String

  package init(span: SourceSpan, orientation: String) {
    self.span = span
    self.orientation = orientation
  }

  package static let code = DiagnosticCode.missingOrientationColon
  package static let severity = Severity.error
  package static let title = "an orientation lacks its colon"
  package static let explanation = """
    A format may begin with its orientation, `H:` for left to right and `V:` for top to bottom.
    The letter alone is not enough: the colon tells it from the rest of the format. Without any
    orientation a format is horizontal.
    """
  package static let example = DiagnosticExample.check("V[a]-[b]")
  package static let repair = DiagnosticExample.check("V:[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected `:` after the orientation \(Wording.quoted(orientation)), found the layout itself",
      at: SourceLocation(origin, span), caption: "`:` could stand here",
      fixIts: [
        FixIt("insert `:`", [SourceEdit(SourceSpan(at: span.start), ":")], applicability: .safe)
      ])
  }
}
