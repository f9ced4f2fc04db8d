package import VFLDiagnostics

/// A diagnostic in the coordinates of its file, with nothing left to look up.
///
/// It holds no more of the file than what is shown of it, so the findings of a large code base fit
/// into memory when its files do not.
package struct ReportDiagnostic: Sendable, Hashable {
  /// The kind of the fault.
  package let code: DiagnosticCode
  /// The severity of the finding.
  package let severity: Severity
  /// What was found and what could stand there.
  package let message: String
  /// The bytes at fault; `nil` when the fault has no place in the file.
  package let region: ReportRegion?
  /// Which value of a JSON document it is about, as a JSON pointer (RFC 6901), where the file does
  /// not spell the text at fault; the region is then the whole value.
  package let pointer: String?
  /// What stands under the carets.
  package let caption: String
  /// Other places of the file that explain this one.
  package let related: [ReportLocation]
  /// The rules behind it, a sentence each.
  package let notes: [String]
  /// Changes that mend it, the likeliest first.
  package let fixes: [ReportFix]
  /// The fingerprint of the finding, which stays the same when lines above it come or go.
  package let fingerprint: LineFingerprint
  /// The finding as people read it, with its source and carets; `nil` where nobody asked for it.
  package let rendered: String?
  /// Why the finding does not count; `nil` when it does.
  package var suppression: ReportSuppression?

  /// What follows the message for people: the notes, and the fixes in words.
  var remarks: [String] {
    notes.map { "note: " + $0 } + fixes.map { "help: " + $0.message }
  }
}
