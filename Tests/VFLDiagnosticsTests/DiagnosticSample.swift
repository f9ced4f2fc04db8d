import Testing

@testable import VFLDiagnostics

/// A diagnostic with its source and the expected result of its first fix-it.
struct DiagnosticSample: Sendable, CustomTestStringConvertible {
  /// The diagnostic whose message has not been created.
  let lazy: LazyDiagnostic
  /// The source to which the spans refer; `nil` if there is no source.
  let text: String?
  /// The source after the first fix-it is applied; `nil` if there is no fix-it.
  let fixed: String?

  /// Creates a sample with a source in which `«` and `»` enclose the primary span.
  init(
    _ marked: String, fixed: String? = nil, _ lazy: (SourceSpan) -> LazyDiagnostic
  ) {
    let pieces = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let start = pieces[0].utf8.count
    self.lazy = lazy(SourceSpan(start, start + pieces[1].utf8.count))
    self.text = pieces.joined()
    self.fixed = fixed
  }

  /// Creates a sample without a source.
  init(_ lazy: LazyDiagnostic) {
    self.lazy = lazy
    text = nil
    fixed = nil
  }

  /// The code of the diagnostic.
  var code: DiagnosticCode { lazy.code }

  /// The diagnostic with its message.
  var diagnostic: Diagnostic { lazy.diagnostic(in: .format(0)) }

  var testDescription: String { "\(code.rawValue) \(text ?? "without a text")" }

  /// All samples, with at least one for each code.
  static let all =
    syntax + names + lowering + extended + layouts + lint + suppressions + documents + messages
    + commandLines
}
