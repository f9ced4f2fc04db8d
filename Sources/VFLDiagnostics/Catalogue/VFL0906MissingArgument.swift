/// A word that the subcommand needs, or a flag that another one needs.
package struct MissingArgument: DiagnosticDefinition {
  /// What needs something, and where that was looked for.
  private enum Place {
    /// A subcommand has a word behind it.
    case behind(subcommand: String)
    /// A flag has another one beside it.
    case beside(flag: String, found: String)
  }

  private let place: Place
  /// What is needed, a phrase such as "a format".
  package let expected: String

  package init(subcommand: String, expected: String) {
    place = .behind(subcommand: subcommand)
    self.expected = expected
  }

  /// Creates the finding that a flag stands without what it goes with, which is mostly one of two
  /// things.
  package init(flag: String, expected: String, found: String = "neither") {
    place = .beside(flag: flag, found: found)
    self.expected = expected
  }

  package static let code = DiagnosticCode.missingArgument
  package static let severity = Severity.error
  package static let title = "an argument is missing"
  package static let explanation = """
    The subcommand works on something that has to be named: a format, a file, or `-` for standard
    input. Without it there is nothing to do; an empty standard input that nobody named counts as a
    forgotten word. Some flags do nothing but change what another one does, and need that one.
    """
  package static let example = DiagnosticExample(["check"])
  package static let repair = DiagnosticExample(["check", "[a]-[b]"])

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let message =
      switch place {
      case .behind(let subcommand):
        "expected \(expected) after \(Wording.quoted(subcommand)), "
          + "found the end of the command line"
      case .beside(let flag, let found):
        "expected \(expected) beside \(Wording.quoted(flag)), found \(found)"
      }
    return Diagnostic(Self.code, Self.severity, message, at: nil)
  }
}
