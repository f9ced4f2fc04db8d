package import VFLDiagnostics

/// A piece of a file: its bytes, and where it begins and ends.
package struct ReportRegion: Sendable, Hashable {
  /// The UTF-8 offsets, in the whole file.
  package let span: SourceSpan
  /// The place at which the piece begins.
  package let start: ReportPosition
  /// The place behind its last byte.
  package let end: ReportPosition

  /// Creates a region.
  package init(span: SourceSpan, start: ReportPosition, end: ReportPosition) {
    self.span = span
    self.start = start
    self.end = end
  }
}
