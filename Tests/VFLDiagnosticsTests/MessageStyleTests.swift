import Testing
import VFLTestSupport

@testable import VFLDiagnostics

@Suite("The style of diagnostic messages")
struct MessageStyleTests {
  @Test("every diagnostic code has a sample")
  func everyCodeHasAFinding() {
    let missing = Set(DiagnosticCode.allCases).subtracting(FindingSample.all.map(\.code))
    #expect(missing.isEmpty)
  }

  @Test(
    "the diagnostic of a sample has the expected code and severity", arguments: FindingSample.all)
  func codeAndSeverity(_ sample: FindingSample) {
    expectEqual(sample.diagnostic.code, sample.finding.code)
    expectEqual(sample.diagnostic.severity, sample.finding.severity)
  }

  @Test("every diagnostic message follows the style rules", arguments: FindingSample.all)
  func message(_ finding: FindingSample) {
    let message = finding.diagnostic.message
    expectEqual(WordStyle.faults(in: message), [], "\(message)")
  }

  @Test("captions, labels and notes follow the style rules", arguments: FindingSample.all)
  func surroundings(_ finding: FindingSample) {
    let diagnostic = finding.diagnostic
    let captions = diagnostic.location == nil ? [] : [diagnostic.caption]
    for text in captions + diagnostic.labels.map(\.message) + diagnostic.notes {
      expectEqual(WordStyle.faults(in: text), [], "\(text)")
    }
  }

  @Test("all spans of a diagnostic are inside its source", arguments: FindingSample.all)
  func places(_ finding: FindingSample) throws {
    let diagnostic = finding.diagnostic
    guard let text = finding.text else {
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
    arguments: FindingSample.all)
  func openers(_ finding: FindingSample) throws {
    let codes: [DiagnosticCode] = [
      .missingViewName, .unclosedView, .unclosedSizePredicate, .missingClosingDash,
      .unclosedGapList,
    ]
    let openers = finding.diagnostic.labels.filter { $0.message.contains("opened") }
    #expect(!openers.isEmpty || !codes.contains(finding.code))
    let bytes = Array((finding.text ?? "").utf8)
    for span in openers.map(\.location.span) {
      #expect(
        ["[", "(", "-"].contains(String(decoding: bytes[span.start..<span.end], as: UTF8.self)))
    }
  }

  @Test("a diagnostic message has a single line and a limited length for any source")
  func hostileText() {
    let text = String(repeating: "`\n\u{202E}\u{A0}", count: 1000)
    let span = SourceSpan(0, 1)
    let findings: [Finding] = [
      .nonASCIICharacter(span: span, text: text), .unexpectedCharacter(span: span, text: text),
      .unknownOrientation(span: span, found: text), .dottedName(span: span, name: text, text: text),
      .unknownView(span: span, name: text, known: [text, "a"]),
      .metricNotNumber(span: span, name: "m", value: text),
      .unexpectedArgument(argument: text, subcommand: "check"),
    ]
    for finding in findings {
      let message = finding.diagnostic(in: .format(0)).message
      expectEqual(WordStyle.faults(in: message), [], "\(message)")
      #expect(message.count < 1000)
    }
  }
}
