package import VFLDiagnostics

/// A fingerprint of a finding: it stays the same when other lines change, and changes when the finding's own
/// line does.
///
/// It is made of the file's path, the code, the text of the line without the blanks around it, and
/// how many findings of that code on such a line come before.
package struct LineFingerprint: Sendable, Hashable {
  private var hash = StableHash()

  /// The number in sixteen hexadecimal digits.
  package var text: String { hash.text }

  /// Creates the number of a finding that is the first of its kind on such a line.
  package init(path: ReportPath, code: DiagnosticCode, line: some Sequence<UInt8>) {
    hash.add(path.normalized.bytes)
    hash.add(0x0A)
    hash.add(code.rawValue.utf8)
    hash.add(0x0A)
    hash.add(line)
  }

  /// The number of a finding before which there are some of the same kind on such a line.
  func following(_ count: Int) -> LineFingerprint {
    guard count > 0 else { return self }
    var next = self
    next.hash.add("\n\(count)".utf8)
    return next
  }
}
