import VFLDiagnostics
import VFLRendering

/// Diagnostics with the texts that they point into.
struct FaultGroup: Sendable {
  var sources: [RenderedSource]
  var diagnostics: [Diagnostic]
  /// Where a JSON document has those of the texts that are strings in it.
  var places: [SourceOrigin: SourceSpan] = [:]

  /// Whether one of the diagnostics is an error.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
