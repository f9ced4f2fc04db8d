package import VFLDiagnostics

/// A diagnostic code with its documentation.
package struct ReportRule: Sendable, Hashable {
  /// The code.
  package let code: DiagnosticCode
  /// The name of the code in upper camel case, such as `UnclosedView`.
  package let name: String
  /// A short title without a final period.
  package let title: String
  /// An explanation of the cause and of possible fixes, in Markdown.
  package let explanation: String
  /// The documentation page of the code, in Markdown.
  package let page: String
  /// The severity of the rule's diagnostics if they are reported.
  package let severity: Severity
  /// Whether the rule is enabled by default.
  let isEnabled: Bool

  /// Creates the rule of a code.
  package init(_ code: DiagnosticCode) {
    let page = DiagnosticPage.of(code)
    self.code = code
    name = code.name.raisingFirst
    title = page.title
    explanation = page.explanation
    self.page = page.text
    severity = page.severity
    isEnabled = page.level != .off
  }

  /// The rules of all codes, in the order of the codes.
  package static let all = DiagnosticCode.allCases.map { $0.rawValue }.sorted()
    .compactMap(DiagnosticCode.init).map(ReportRule.init)
}
