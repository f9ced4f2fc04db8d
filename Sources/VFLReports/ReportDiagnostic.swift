package import VFLDiagnostics

/// A diagnostic that can be reported without access to its file.
///
/// The value contains positions in the file, and only the excerpts that are shown. The diagnostics of a large
/// code base therefore fit into memory even if its files do not.
package struct ReportDiagnostic: Sendable, Hashable {
  /// The diagnostic code.
  package let code: DiagnosticCode
  /// Whether the diagnostic is an error or a warning.
  package let severity: Severity
  /// The message, a phrase without a final period.
  package let message: String
  /// The region of the file that the diagnostic refers to, or `nil` if it is unknown.
  package let region: ReportRegion?
  /// The JSON pointer (RFC 6901) of the string with escape sequences that the diagnostic refers to, or `nil`
  /// for any other diagnostic.
  ///
  /// If there is a pointer, `region` covers the whole string, because the exact position in it is unknown.
  package let pointer: String?
  /// The text after the carets; may be empty.
  package let caption: String
  /// Secondary locations that explain the diagnostic.
  package let related: [ReportLocation]
  /// Notes that explain the diagnostic.
  package let notes: [String]
  /// The possible fixes, of which the most likely one comes first.
  package let fixes: [ReportFix]
  /// The fingerprint of the diagnostic, which does not change when lines above it are added or removed.
  package let fingerprint: LineFingerprint
  /// The diagnostic as rendered text with a source excerpt, or `nil` if the text was not requested.
  package let rendered: String?
  /// The reason why the diagnostic is suppressed, or `nil` if it is not suppressed.
  package var suppression: ReportSuppression?

  /// The notes and the descriptions of the fixes, with the prefixes `note: ` and `help: `.
  var remarks: [String] {
    notes.map { "note: " + $0 } + fixes.map { "help: " + $0.message }
  }
}
