/// Two flags of which only one can be followed.
package struct ConflictingFlags: DiagnosticDefinition {
  /// The one flag.
  package let first: String
  /// The other one.
  package let second: String

  package init(first: String, second: String) {
    self.first = first
    self.second = second
  }

  package static let code = DiagnosticCode.conflictingFlags
  package static let severity = Severity.error
  package static let title = "two flags do not go together"
  package static let explanation = """
    Each of the two flags asks for something that the other one excludes: files cannot both be
    written and left alone, and a configuration cannot both be read and not. A flag that has one
    value cannot be given two.
    """
  package static let example = DiagnosticExample(["check", "--fix", "--diff", "[a]-[b]"])
  package static let repair = DiagnosticExample(["check", "--diff", "[a]-[b]"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(Wording.quoted(first)) or \(Wording.quoted(second)), found both",
      at: nil)
  }
}
