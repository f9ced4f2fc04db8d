/// A file that cannot be read.
package struct UnreadableFile: DiagnosticDefinition {
  /// The file's path as given.
  package let path: String
  /// What stands there instead, a phrase such as "no such file".
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
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
      notes: ["`-` in the place of a path stands for standard input"])
  }
}
