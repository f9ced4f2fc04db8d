package import VFLDiagnostics
package import VFLRendering

/// Diagnostics with the texts that they point into.
package struct FaultGroup: Sendable {
  /// The texts that the diagnostics point into.
  package var sources: [RenderedSource]
  /// The diagnostics, in the order in which they are told.
  package var diagnostics: [Diagnostic]
  /// Where a JSON document has those of the texts that are strings in it.
  package var places: [SourceOrigin: SourceSpan] = [:]

  /// Whether one of the diagnostics is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Groups diagnostics.
  package init(
    sources: [RenderedSource], diagnostics: [Diagnostic], places: [SourceOrigin: SourceSpan] = [:]
  ) {
    (self.sources, self.diagnostics, self.places) = (sources, diagnostics, places)
  }
}
