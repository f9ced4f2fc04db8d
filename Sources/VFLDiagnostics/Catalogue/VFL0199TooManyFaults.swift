/// More faults in one text than are worth telling.
package struct TooManyFaults: DiagnosticDefinition {
  /// Where the first fault that is not told lies; `nil` on the command line.
  package let span: SourceSpan?
  /// How many faults are not told.
  package let count: Int
  /// How many faults are told.
  package let shown: Int
  /// The severity of the gravest of those that are not told.
  package let gravest: Severity

  package init(
    span: SourceSpan?, count: Int, shown: Int = DiagnosticBag.limit, gravest: Severity = severity
  ) {
    self.span = span
    self.count = count
    self.shown = shown
    self.gravest = gravest
  }

  package static let code = DiagnosticCode.tooManyFaults
  package static let severity = Severity.error
  package static let title = "too many faults"
  package static let explanation = """
    The first 100 faults of a format or of a command line, the first 1000 of a layout and the first
    1000 findings of lint in one are told one by one; the rest are counted. A text with that many
    faults is most likely not a format string at all.
    """
  package static let example = DiagnosticExample.check(String(repeating: "[a]#", count: 102))
  package static let repair = DiagnosticExample.check("[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let noun = gravest == .warning ? "warning" : "fault"
    return Diagnostic(
      Self.code, gravest,
      "found \(count) more \(noun)\(count == 1 ? "" : "s") than the \(shown) that are shown",
      at: span.map { SourceLocation(origin, $0) },
      caption: span == nil ? "" : "the first of them is here")
  }
}
