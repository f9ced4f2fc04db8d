package import VFLDiagnostics

/// A range of a file, as byte offsets and as positions.
package struct ReportRegion: Sendable, Hashable {
  /// The byte offsets in the file.
  package let span: SourceSpan
  /// The position at which the region begins.
  package let start: ReportPosition
  /// The position after the last byte of the region.
  package let end: ReportPosition

  /// Creates a region.
  package init(span: SourceSpan, start: ReportPosition, end: ReportPosition) {
    self.span = span
    self.start = start
    self.end = end
  }
}
