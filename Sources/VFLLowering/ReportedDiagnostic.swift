import VFLDiagnostics

/// The code and the span of a reported diagnostic.
struct ReportedDiagnostic: Hashable {
  let code: DiagnosticCode
  let span: SourceSpan?
}
