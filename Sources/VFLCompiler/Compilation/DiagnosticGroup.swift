package import VFLDiagnostics
package import VFLText

/// Diagnostics with the sources to which they refer.
package struct DiagnosticGroup: Sendable {
  /// The sources to which the diagnostics refer.
  package var sources: [RenderedSource]
  /// The diagnostics in the order of their output.
  package var diagnostics: [Diagnostic]
  /// For each source that is a string in a JSON document, the span of the string in the document.
  package var places: [SourceOrigin: SourceSpan] = [:]

  /// Whether any of the diagnostics is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Creates a group of diagnostics.
  package init(
    sources: [RenderedSource], diagnostics: [Diagnostic], places: [SourceOrigin: SourceSpan] = [:]
  ) {
    (self.sources, self.diagnostics, self.places) = (sources, diagnostics, places)
  }
}
