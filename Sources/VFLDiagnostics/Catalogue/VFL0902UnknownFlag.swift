/// A flag that the subcommand does not have.
package struct UnknownFlag: DiagnosticDefinition {
  /// The flag as given.
  package let name: String
  /// The subcommand; `nil` where none was named.
  package let subcommand: String?
  /// The flags that it has.
  package let known: [String]

  package init(name: String, subcommand: String?, known: [String]) {
    self.name = name
    self.subcommand = subcommand
    self.known = known
  }

  package static let code = DiagnosticCode.unknownFlag
  package static let severity = Severity.error
  package static let title = "a flag is not known"
  package static let explanation = """
    Words that begin with `--` are flags, and each subcommand has its own. A flag is written out
    in full. A format never begins with a dash, so none is taken for a flag.
    """
  package static let example = DiagnosticExample([
    "check", "--metrc", "gap=8", "--view", "a", "[a(gap)]",
  ])
  package static let repair = DiagnosticExample([
    "check", "--metric", "gap=8", "--view", "a", "[a(gap)]",
  ])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let command = Wording.quoted(subcommand ?? "vfl")
    var message = "no flag of \(command) is named \(Wording.quoted(name))"
    if let nearest = NameSuggestion.nearest(to: name, among: known) {
      message += ", the nearest name is \(Wording.quoted(nearest))"
    }
    // There are too many to list them: the help says what each is for.
    let help = subcommand.map { "vfl \($0) --help" } ?? "vfl --help"
    return Diagnostic(
      Self.code, Self.severity, message, at: nil,
      notes: ["\(Wording.quoted(help)) tells all flags"])
  }
}
