import VFLDiagnostics

/// A fault that has been told: what it was, and where.
struct ToldFault: Hashable {
  let code: DiagnosticCode
  let span: SourceSpan?
}
