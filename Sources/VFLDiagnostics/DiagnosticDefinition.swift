/// What a diagnostic code means: its page, and the words for one finding of it.
///
/// A conforming type is the payload of one finding: spans, names and numbers, no words. It stands in
/// a file of its own in `Catalogue/`, named after the code and the type.
package protocol DiagnosticDefinition: Sendable {
  /// The code.
  static var code: DiagnosticCode { get }
  /// The severity that its findings have, if they are told.
  static var severity: Severity { get }
  /// Whether its findings are told where nobody says otherwise; they are, unless it is off.
  static var level: RuleLevel { get }
  /// The fault in a few words, without a full stop.
  static var title: String { get }
  /// Why it is a fault and how to mend it, in Markdown.
  static var explanation: String { get }
  /// A command line that yields this code.
  static var example: DiagnosticExample { get }
  /// A command line with the intent of ``example`` that yields no diagnostic.
  static var repair: DiagnosticExample { get }

  /// The words for this finding, its spans counted in the text named by `origin`.
  func diagnostic(in origin: SourceOrigin) -> Diagnostic
}

extension DiagnosticDefinition {
  /// Findings are told with their severity.
  package static var level: RuleLevel { RuleLevel(severity) }
}

/// A command line of `vfl` that a person can run to see a diagnostic, or to see it gone.
package struct DiagnosticExample: Sendable, Hashable {
  /// The words after `vfl`.
  package let arguments: [String]
  /// What is given on standard input.
  package let standardInput: String?

  /// Creates an example from the words after `vfl` and what is given on standard input.
  package init(_ arguments: [String], standardInput: String? = nil) {
    self.arguments = arguments
    self.standardInput = standardInput
  }

  /// A check of one format string, with names where they matter.
  package static func check(_ format: String, _ flags: String...) -> DiagnosticExample {
    DiagnosticExample(["check"] + flags + [format])
  }

  /// A document given to a subcommand on standard input.
  package static func document(_ subcommand: String, _ json: String) -> DiagnosticExample {
    DiagnosticExample([subcommand, "-"], standardInput: json)
  }
}
