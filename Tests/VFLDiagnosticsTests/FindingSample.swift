import Testing

@testable import VFLDiagnostics

/// A diagnostic with its source and the expected result of its first fix-it.
struct FindingSample: Sendable, CustomTestStringConvertible {
  /// The finding from which the diagnostic is created.
  let finding: Finding
  /// The source to which the spans refer; `nil` if there is no source.
  let text: String?
  /// The source after the first fix-it is applied; `nil` if there is no fix-it.
  let mended: String?

  /// Creates a sample with a source in which `«` and `»` enclose the primary span.
  init(
    _ marked: String, mended: String? = nil, _ finding: (SourceSpan) -> Finding
  ) {
    let pieces = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let start = pieces[0].utf8.count
    self.finding = finding(SourceSpan(start, start + pieces[1].utf8.count))
    self.text = pieces.joined()
    self.mended = mended
  }

  /// Creates a sample without a source.
  init(_ finding: Finding) {
    self.finding = finding
    text = nil
    mended = nil
  }

  /// The code of the diagnostic.
  var code: DiagnosticCode { finding.code }

  /// The diagnostic for the finding.
  var diagnostic: Diagnostic { finding.diagnostic(in: .format(0)) }

  var testDescription: String { "\(code.rawValue) \(text ?? "without a text")" }

  /// All samples, with at least one for each code.
  static let all =
    syntax + names + lowering + extended + layouts + lint + suppressions + documents + commandLines
}
