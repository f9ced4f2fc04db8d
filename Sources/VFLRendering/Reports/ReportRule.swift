package import VFLDiagnostics

/// A code that findings may have, with what is said about it once and for all.
package struct ReportRule: Sendable, Hashable {
  /// The code.
  package let code: DiagnosticCode
  /// The name of the code, such as `UnclosedView`.
  package let name: String
  /// The fault in a few words, without a full stop.
  package let title: String
  /// Why the fault is one and how to mend it, in Markdown.
  package let explanation: String
  /// The page of the code, in Markdown.
  package let page: String
  /// How much its findings weigh.
  package let severity: Severity
  /// Whether its findings are told where no configuration says otherwise.
  let isEnabled: Bool

  /// The rule of a code.
  package init(_ code: DiagnosticCode) {
    let page = DiagnosticPage.of(code)
    self.code = code
    name = code.name.prefix(1).uppercased() + code.name.dropFirst()
    title = page.title
    explanation = page.explanation
    self.page = page.text
    severity = page.severity
    isEnabled = page.level != .off
  }

  /// All codes, in their order.
  package static let all = DiagnosticCode.allCases.map { $0.rawValue }.sorted()
    .compactMap(DiagnosticCode.init).map(ReportRule.init)
}
