/// A file that could not be given its new content.
package struct UnwrittenFile: DiagnosticDefinition {
  /// The file's path as given.
  package let path: String
  /// What stands there instead, a phrase such as "a folder that this user may not write".
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package static let code = DiagnosticCode.unwrittenFile
  package static let severity = Severity.error
  package static let title = "a file could not be written"
  package static let explanation = """
    A file gets its new content at once or not at all: it is written beside the old one and then
    takes its place, for which the folder has to be writable. A file that has changed between its
    check and its fix is left as it is, so run the command again.
    """
  package static let example = DiagnosticExample(
    ["check", "--write-baseline", "--baseline", "no-such-folder/known.json", "[a]-[b]"])
  package static let repair = DiagnosticExample(["check", "[a]-[b]"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected a file that can be written at \(Wording.quoted(path)), found \(reason)",
      at: nil, notes: ["the file is as it was before"])
  }
}
