/// What a code means: the page that `vfl explain` prints.
package struct DiagnosticPage: Sendable {
  /// The code.
  package let code: DiagnosticCode
  /// The severity that its findings have, if they are told.
  package let severity: Severity
  /// Whether its findings are told where nobody says otherwise; they are, unless it is off.
  package let level: RuleLevel
  /// The fault in a few words, without a full stop.
  package let title: String
  /// Why it is a fault and how to mend it, in Markdown.
  package let explanation: String
  /// A command line that yields this code.
  package let example: DiagnosticExample
  /// A command line with the intent of ``example`` that yields no diagnostic.
  package let repair: DiagnosticExample

  /// Creates the page of a code whose findings are told with their severity, unless a level is given.
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

  /// The page as text: what the code means, how to see it, and what mends it.
  ///
  /// The text is Markdown that reads as plain text, and ends with a line break.
  package var text: String {
    """
    # \(code.rawValue): \(title)

    Severity: \(severity.rawValue)\(level == .off ? ", off by default" : "")

    \(explanation)

    ## Seen with

    \(Self.indented(example.commandLine))

    ## Mended

    \(Self.indented(repair.commandLine))

    """
  }

  /// A text as a code block of Markdown, four spaces in front of each line.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
