package import VFLDiagnostics

/// A change of a file that fixes the cause of a diagnostic.
package struct ReportFix: Sendable, Hashable {
  /// The replacement of a region by a string.
  package struct Edit: Sendable, Hashable {
    /// The replaced region; an empty region is an insertion point.
    package let region: ReportRegion
    /// The string that replaces the region.
    package let replacement: String

    /// Creates an edit.
    package init(region: ReportRegion, replacement: String) {
      self.region = region
      self.replacement = replacement
    }
  }

  /// The description of the change, an imperative such as "insert `]`".
  package let message: String
  /// The edits, which do not overlap.
  package let edits: [Edit]
  /// Whether the change can be applied without review.
  package let applicability: FixIt.Applicability

  /// Creates a fix.
  package init(message: String, edits: [Edit], applicability: FixIt.Applicability) {
    self.message = message
    self.edits = edits
    self.applicability = applicability
  }
}
