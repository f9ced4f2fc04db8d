package import VFLDiagnostics

/// A fingerprint of a diagnostic that does not depend on its line number.
///
/// The fingerprint is a hash of the file's path, the diagnostic code, the line without surrounding
/// whitespace, and the number of preceding diagnostics with the same code on an equal line. Edits of other
/// lines do not change the fingerprint, unless one of these lines is equal to the diagnostic's line.
package struct LineFingerprint: Sendable, Hashable {
  private var hash = StableHash()

  /// The fingerprint as 16 hexadecimal digits.
  package var text: String { hash.text }

  /// Creates the fingerprint of the first diagnostic with the given path, code and line.
  ///
  /// The line must not contain leading or trailing whitespace.
  package init(path: ReportPath, code: DiagnosticCode, line: some Sequence<UInt8>) {
    hash.add(path.normalized.bytes)
    hash.add(0x0A)
    hash.add(code.rawValue.utf8)
    hash.add(0x0A)
    hash.add(line)
  }

  /// Returns the fingerprint of a diagnostic that `count` diagnostics with the same path, code and line
  /// precede.
  func following(_ count: Int) -> LineFingerprint {
    guard count > 0 else { return self }
    var next = self
    next.hash.add("\n\(count)".utf8)
    return next
  }
}
