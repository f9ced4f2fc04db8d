package import VFLDiagnostics
package import VFLLowering
package import VFLRecords
package import VFLSources
package import VFLSyntax

/// A format string of a host file, compiled, and the way from its bytes back to those of the file.
package struct CheckedSite: Sendable {
  /// Where it was found, and what is known of its names.
  package let site: FormatSite
  /// The tree of the text; of the text without its holes when there are any.
  package let tree: FormatTree
  /// The records, in the format's own bytes; `nil` when there is an error, or a hole.
  package let records: [ConstraintRecord]?
  /// The options that are given; `nil` when they are not known.
  package let options: FormatOptions?
  /// What is wrong with it, in the bytes of the file.
  package let diagnostics: [Diagnostic]
}
