/// The documentation page of a code, which `vfl explain` prints.
package struct DiagnosticPage: Sendable {
  /// The code.
  package let code: DiagnosticCode
  /// The severity of the code's diagnostics if they are reported.
  package let severity: Severity
  /// The default level of the code; ``RuleLevel/off`` if the code is not reported by default.
  package let level: RuleLevel
  /// A short title without a final period.
  package let title: String
  /// An explanation of the cause and of possible fixes, in Markdown.
  package let explanation: String
  /// A command line that reports this code.
  package let example: DiagnosticExample
  /// The corrected command line, which reports no diagnostic.
  package let repair: DiagnosticExample

  /// Creates the page of a code.
  ///
  /// If `level` is `nil`, the default level matches the severity.
  init(
    _ code: DiagnosticCode, _ severity: Severity, level: RuleLevel? = nil, _ title: String,
    _ explanation: String, seen example: DiagnosticExample, fixed repair: DiagnosticExample
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

  /// The page as Markdown: the severity, the explanation, the example and the corrected example.
  ///
  /// The Markdown is readable as plain text and ends with a line break.
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

  /// Returns the string as an indented Markdown code block.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
