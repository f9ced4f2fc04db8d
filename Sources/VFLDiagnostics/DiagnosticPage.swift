/// The documentation of a code, which `vfl explain` prints.
package struct DiagnosticPage: Sendable {
  /// The code.
  package let code: DiagnosticCode
  /// The severity of the code if it is reported.
  package let severity: Severity
  /// The default level of the code, which is reported by default unless the level is ``RuleLevel/off``.
  package let level: RuleLevel
  /// A short title without a full stop.
  package let title: String
  /// The reason for the diagnostic and its fixes, in Markdown.
  package let explanation: String
  /// A command line that reports this code.
  package let example: DiagnosticExample
  /// The corrected command line, which reports no diagnostic.
  package let repair: DiagnosticExample

  /// Creates the page of a code whose default level, unless given, matches its severity.
  init(
    _ code: DiagnosticCode, _ severity: Severity, level: RuleLevel? = nil, _ title: String,
    _ explanation: String, seen example: DiagnosticExample, mended repair: DiagnosticExample
  ) {
    self.code = code
    self.severity = severity
    self.level = level ?? RuleLevel(severity)
    self.title = title
    self.explanation = explanation
    self.example = example
    self.repair = repair
  }

  /// All pages, in the order of their codes.
  package static let all: [DiagnosticPage] =
    DiagnosticCode.allCases.sorted { $0.rawValue < $1.rawValue }.map(of)

  /// The page as text: the explanation, the example and the corrected example.
  ///
  /// The text is Markdown that is readable as plain text. It ends with a line break.
  package var text: String {
    """
    # \(code.rawValue): \(title)

    Severity: \(severity.rawValue)\(level == .off ? ", off by default" : "")

    \(explanation)

    ## Example

    \(Self.indented(example.commandLine))

    ## Fixed

    \(Self.indented(repair.commandLine))

    """
  }

  /// Returns a text as an indented code block of Markdown.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
