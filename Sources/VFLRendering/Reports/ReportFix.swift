package import VFLDiagnostics

/// A change of a file that mends what was found.
package struct ReportFix: Sendable, Hashable {
  /// The replacement of a piece of the file by a text.
  package struct Edit: Sendable, Hashable {
    /// What is replaced; an empty region is an insertion.
    package let region: ReportRegion
    /// What stands there afterwards.
    package let replacement: String

    /// Creates a replacement.
    package init(region: ReportRegion, replacement: String) {
      self.region = region
      self.replacement = replacement
    }
  }

  /// What the change does, as an imperative: "insert `]`".
  package let message: String
  /// The replacements, which do not overlap.
  package let edits: [Edit]
  /// Whether the change may be made without being looked at.
  package let applicability: FixIt.Applicability

  /// Creates a change.
  package init(message: String, edits: [Edit], applicability: FixIt.Applicability) {
    self.message = message
    self.edits = edits
    self.applicability = applicability
  }
}
