/// A subcommand that does not exist.
package struct UnknownSubcommand: DiagnosticDefinition {
  /// The name as given.
  package let name: String
  /// The names of all subcommands.
  package let known: [String]

  package init(name: String, known: [String]) {
    self.name = name
    self.known = known
  }

  package static let code = DiagnosticCode.unknownSubcommand
  package static let severity = Severity.error
  package static let title = "a subcommand is not known"
  package static let explanation = """
    The first word behind `vfl` says what to do, and the rest of the command line is read by that
    subcommand. It is written out in full, in small letters.
    """
  package static let example = DiagnosticExample(["chek", "[a]-[b]"])
  package static let repair = DiagnosticExample(["check", "[a]-[b]"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let hint = NameHint(name, kind: "subcommand", plural: "subcommands", known: known)
    return hint.diagnostic(Self.code, Self.severity, at: nil, in: origin, note: note)
  }

  /// What to write for something that is to be checked.
  private var note: String? {
    guard !name.utf8.contains(UInt8(ascii: "'")) else { return nil }
    if name.contains(where: { "[]|".contains($0) }) {
      return "a format is checked by \(Wording.quoted("vfl check '\(name)'"))"
    }
    return name.contains(where: { "./".contains($0) })
      ? "a file or a folder is checked by \(Wording.quoted("vfl check \(name)"))" : nil
  }
}
