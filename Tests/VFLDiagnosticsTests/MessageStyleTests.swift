import Testing
import VFLTestSupport

@testable import VFLDiagnostics

@Suite("The style of diagnostic messages")
struct MessageStyleTests {
  @Test("every diagnostic code has a sample")
  func everyCodeHasAFinding() {
    let missing = Set(DiagnosticCode.allCases).subtracting(DiagnosticSample.all.map(\.code))
    #expect(missing.isEmpty)
  }

  @Test(
    "the diagnostic of a sample has the expected code and severity", arguments: DiagnosticSample.all
  )
  func codeAndSeverity(_ sample: DiagnosticSample) {
    expectEqual(sample.diagnostic.code, sample.lazy.code)
    expectEqual(sample.diagnostic.severity, sample.lazy.severity)
  }

  @Test("every diagnostic message follows the style rules", arguments: DiagnosticSample.all)
  func message(_ sample: DiagnosticSample) {
    let message = sample.diagnostic.message
    expectEqual(WordStyle.diagnostics(in: message), [], "\(message)")
  }

  @Test("captions, labels and notes follow the style rules", arguments: DiagnosticSample.all)
  func surroundings(_ sample: DiagnosticSample) {
    let diagnostic = sample.diagnostic
    let captions = diagnostic.location == nil ? [] : [diagnostic.caption]
    for text in captions + diagnostic.labels.map(\.message) + diagnostic.notes {
      expectEqual(WordStyle.diagnostics(in: text), [], "\(text)")
    }
  }

  @Test("all spans of a diagnostic are inside its source", arguments: DiagnosticSample.all)
  func places(_ sample: DiagnosticSample) throws {
    let diagnostic = sample.diagnostic
    guard let text = sample.text else {
      #expect(diagnostic.location == nil)
      #expect(diagnostic.fixIts.isEmpty)
      return
    }
    let location = try #require(diagnostic.location)
    expectEqual(location.origin, .format(0))
    let spans =
      [location.span] + diagnostic.labels.map(\.location.span)
      + diagnostic.fixIts.flatMap { $0.edits.map(\.span) }
    for span in spans {
      #expect(0 <= span.start && span.start <= span.end && span.end <= text.utf8.count)
    }
  }

  @Test(
    "a diagnostic about an unclosed bracket has a label at the opening bracket",
    arguments: DiagnosticSample.all)
  func openers(_ sample: DiagnosticSample) throws {
    let codes: [DiagnosticCode] = [
      .missingViewName, .unclosedView, .unclosedSizePredicate, .missingClosingDash,
      .unclosedGapList,
    ]
    let openers = sample.diagnostic.labels.filter { $0.message.contains("opened") }
    #expect(!openers.isEmpty || !codes.contains(sample.code))
    let bytes = Array((sample.text ?? "").utf8)
    for span in openers.map(\.location.span) {
      #expect(
        ["[", "(", "-"].contains(String(decoding: bytes[span.start..<span.end], as: UTF8.self)))
    }
  }

  @Test("a diagnostic message has a single line and a limited length for any source")
  func hostileText() {
    let text = String(repeating: "`\n\u{202E}\u{A0}", count: 1000)
    let span = SourceSpan(0, 1)
    let diagnostics: [LazyDiagnostic] = [
      .nonASCIICharacter(span: span, text: text), .unexpectedCharacter(span: span, text: text),
      .unknownOrientation(span: span, found: text), .dottedName(span: span, name: text, text: text),
      .unknownView(span: span, name: text, known: [text, "a"]),
      .metricNotNumber(span: span, name: "m", value: text),
      .unexpectedArgument(argument: text, subcommand: "check"),
    ]
    for diagnostic in diagnostics {
      let message = diagnostic.diagnostic(in: .format(0)).message
      expectEqual(WordStyle.diagnostics(in: message), [], "\(message)")
      #expect(message.count < 1000)
    }
  }
}
