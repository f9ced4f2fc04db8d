/// More faults in one text than are worth telling.
package struct TooManyFaults: DiagnosticDefinition {
  /// Where the first fault that is not told lies; `nil` on the command line.
  package let span: SourceSpan?
  /// How many faults are not told.
  package let count: Int
  /// How many faults are told.
  package let shown: Int

  package init(span: SourceSpan?, count: Int, shown: Int = DiagnosticBag.limit) {
    self.span = span
    self.count = count
    self.shown = shown
  }

  package static let code = DiagnosticCode.tooManyFaults
  package static let severity = Severity.error
  package static let title = "too many faults"
  package static let explanation = """
    The first 100 faults of a format or of a command line and the first 1000 of a layout are told
    one by one; the rest are counted. A text with that many faults is most likely not a format
    string at all.
    """
  package static let example = DiagnosticExample.check(String(repeating: "[a]#", count: 102))
  package static let repair = DiagnosticExample.check("[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let noun = count == 1 ? "fault" : "faults"
    return Diagnostic(
      Self.code, Self.severity,
      "found \(count) more \(noun) than the \(shown) that are shown",
      at: span.map { SourceLocation(origin, $0) },
      caption: span == nil ? "" : "the first of them is here")
  }
}
