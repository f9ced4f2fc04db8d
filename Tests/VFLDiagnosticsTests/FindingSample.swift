import Testing

@testable import VFLDiagnostics

/// One finding, with the text that it is about and what its first fix-it should make of it.
struct FindingSample: Sendable, CustomTestStringConvertible {
  /// The finding.
  let finding: Finding
  /// The text that the finding's spans count in; `nil` when it has none.
  let text: String?
  /// The text after the first fix-it; `nil` when none is offered.
  let mended: String?

  /// A finding in a text, where `«` and `»` enclose the primary span.
  init(
    _ marked: String, mended: String? = nil, _ finding: (SourceSpan) -> Finding
  ) {
    let pieces = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let start = pieces[0].utf8.count
    self.finding = finding(SourceSpan(start, start + pieces[1].utf8.count))
    self.text = pieces.joined()
    self.mended = mended
  }

  /// A finding that lies in no text.
  init(_ finding: Finding) {
    self.finding = finding
    text = nil
    mended = nil
  }

  /// The code of the finding.
  var code: DiagnosticCode { finding.code }

  /// The words for the finding.
  var diagnostic: Diagnostic { finding.diagnostic(in: .format(0)) }

  var testDescription: String { "\(code.rawValue) \(text ?? "without a text")" }

  /// At least one finding of each code.
  static let all =
    syntax + names + lowering + extended + layouts + lint + suppressions + documents + commandLines
}
