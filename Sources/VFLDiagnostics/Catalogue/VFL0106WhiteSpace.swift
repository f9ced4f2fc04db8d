/// White space in a format.
package struct WhiteSpace: DiagnosticDefinition {
  /// The white space.
  package let span: SourceSpan
  /// Whether what stands on either side would be one word without it.
  package let splitsWord: Bool

  package init(span: SourceSpan, splitsWord: Bool = false) {
    self.span = span
    self.splitsWord = splitsWord
  }

  package static let code = DiagnosticCode.whiteSpace
  package static let severity = Severity.error
  package static let title = "white space in a format"
  package static let explanation = """
    The pieces of a format follow one another directly. No white space is allowed anywhere, not at
    the ends, not around gaps, not behind the commas of a list: `[a]-8-[b]`, never
    `[a] - 8 - [b]`.
    """
  package static let example = DiagnosticExample.check("H: |-[a]-|")
  package static let repair = DiagnosticExample.check("H:|-[a]-|")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "found white space where the next piece of the format could stand",
      at: SourceLocation(origin, span), caption: "nothing could stand here",
      notes: ["the pieces of a format follow one another directly"],
      fixIts: [
        FixIt(
          "delete the white space", [SourceEdit(span, "")],
          applicability: splitsWord ? .unsafe : .safe)
      ])
  }
}
