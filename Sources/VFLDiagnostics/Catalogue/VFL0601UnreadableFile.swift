/// A file that cannot be read.
package struct UnreadableFile: DiagnosticDefinition {
  /// The file's path as given.
  package let path: String
  /// What stands there instead, a phrase such as "no such file".
  package let reason: String
  /// What is done with such a file instead, a sentence; `nil` where nothing is.
  package let advice: String?

  package init(path: String, reason: String, advice: String? = nil) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }

  package static let code = DiagnosticCode.unreadableFile
  package static let severity = Severity.error
  package static let title = "a file cannot be read"
  package static let explanation = """
    The file does not exist, is a folder, may not be read by the current user, or has an extension
    that says that it is nothing to be read here. Paths are taken from the folder in which the
    command runs. A `-` in the place of a path stands for standard input.
    """
  package static let example = DiagnosticExample(["check", "does-not-exist.vfl"])
  package static let repair = DiagnosticExample.document(
    "compile",
    """
    @view a
    |-[a]-|
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a file that can be read at \(Wording.quoted(path)), found \(reason)",
      at: nil,
      notes: [
        advice ?? lineAdvice ?? "`-` in the place of a path stands for standard input"
      ])
  }

  /// What to write for a path with a line behind it, as editors and compilers show it.
  private var lineAdvice: String? {
    let parts = path.split(separator: ":", omittingEmptySubsequences: false)
    let lines = parts.dropFirst().prefix { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard !lines.isEmpty, lines.count == parts.count - 1 else { return nil }
    return
      "a file is read as a whole, without the number of a line: \(Wording.quoted(String(parts[0])))"
  }
}
