import Testing
import VFLDiagnostics

@testable import VFLText

/// A diagnostic, the sources that it refers to, and its expected output.
struct Scenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let sources: [RenderedSource]
  let diagnostic: Diagnostic
  let rich: String
  let short: String

  init(
    _ name: String, _ sources: [RenderedSource], _ diagnostic: Diagnostic, rich: String,
    short: String
  ) {
    testDescription = name
    self.sources = sources
    self.diagnostic = diagnostic
    self.rich = rich
    self.short = short
  }

  /// Creates a scenario of an error in a single source named `f`, given as bytes.
  init(
    _ name: String, in text: [UInt8], _ start: Int, _ end: Int, _ caption: String,
    labels: [(Int, Int, String)] = [], rich: String, short: String
  ) {
    let labels = labels.map { start, end, message in
      Diagnostic.Label(SourceLocation(.format(0), SourceSpan(start, end)), message)
    }
    let location = SourceLocation(.format(0), SourceSpan(start, end))
    self.init(
      name, [RenderedSource(.format(0), name: "f", bytes: text)],
      Diagnostic(
        .unexpectedText, .error, "m", at: location, caption: caption, labels: labels),
      rich: rich, short: short)
  }

  /// Creates a scenario of an error in a single source named `f`, given as a string.
  init(
    _ name: String, in text: String, _ start: Int, _ end: Int, _ caption: String,
    labels: [(Int, Int, String)] = [], rich: String, short: String
  ) {
    self.init(
      name, in: Array(text.utf8), start, end, caption, labels: labels, rich: rich, short: short)
  }

  static let all = characters + arrangements + documents
}
