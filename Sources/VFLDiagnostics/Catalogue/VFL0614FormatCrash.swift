/// A crash of a format string of which a log does not tell enough to say more.
package struct FormatCrash: DiagnosticDefinition {
  /// The string, or the sentence where the string is not told.
  package let span: SourceSpan
  /// What the system says of it; empty where that is not told.
  package let reason: String

  package init(span: SourceSpan, reason: String) {
    self.span = span
    self.reason = reason
  }

  package static let code = DiagnosticCode.formatCrash
  package static let severity = Severity.error
  package static let title = "a program crashed at a format string"
  package static let explanation = """
    The system raises an exception for a format string that it cannot read, and prints a reason,
    the string, and a caret below it. `vfl log` says of the string what `vfl check` says of it, with
    the same code. Here the string is not told, or there is nothing wrong with it but what depends
    on the run: the names in the dictionaries, the superviews of the views, the options.
    """
  package static let example = DiagnosticExample.document(
    "log", "reason: 'Unable to parse constraint format: '")
  package static let repair = DiagnosticExample.document("log", "Test Suite 'All tests' passed")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      reason.isEmpty
        ? "expected a format string that crashed the program, found none behind the sentence"
        : "found a format string that crashed the program: \(Wording.quoted(reason, limit: 160))",
      at: SourceLocation(origin, span), caption: "refused at run time",
      notes: [
        "the exception prints the string and a caret below its reason; `vfl check` says more of a string"
      ])
  }
}
