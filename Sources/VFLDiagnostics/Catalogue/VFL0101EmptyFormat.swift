/// A format without a single character.
package struct EmptyFormat: DiagnosticDefinition {
  /// Where a view should stand.
  package let span: SourceSpan

  package init(span: SourceSpan) {
    self.span = span
  }

  package static let code = DiagnosticCode.emptyFormat
  package static let severity = Severity.error
  package static let title = "a format is empty"
  package static let explanation = """
    A format describes at least one view, written as its name in square brackets: `[name]`. An
    empty text has no views to make constraints for, so it is taken for a slip (most often a
    variable that was never filled) and not for an empty list of constraints.
    """
  package static let example = DiagnosticExample.check("")
  package static let repair = DiagnosticExample.check("[a]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected at least one view, such as `[name]`, found an empty format",
      at: SourceLocation(origin, span), caption: "a view could stand here")
  }
}
