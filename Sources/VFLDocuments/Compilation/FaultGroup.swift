package import VFLDiagnostics
package import VFLRendering

/// Diagnostics with the sources to which they refer.
package struct FaultGroup: Sendable {
  /// The sources to which the diagnostics refer.
  package var sources: [RenderedSource]
  /// The diagnostics in the order of their output.
  package var diagnostics: [Diagnostic]
  /// The spans of sources that are strings in a JSON document.
  package var places: [SourceOrigin: SourceSpan] = [:]

  /// Whether any of the diagnostics is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Groups diagnostics.
  package init(
    sources: [RenderedSource], diagnostics: [Diagnostic], places: [SourceOrigin: SourceSpan] = [:]
  ) {
    (self.sources, self.diagnostics, self.places) = (sources, diagnostics, places)
  }
}
