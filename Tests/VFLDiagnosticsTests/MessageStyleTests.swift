import Testing

@testable import VFLDiagnostics

@Suite("The words of a diagnostic")
struct MessageStyleTests {
  @Test("are tried for every code")
  func everyCodeHasAFinding() {
    let missing = Set(DiagnosticCode.allCases).subtracting(Finding.all.map(\.code))
    #expect(missing.isEmpty)
  }

  @Test("carry the code and the severity of their definition", arguments: Finding.all)
  func codeAndSeverity(_ finding: Finding) {
    let diagnostic = finding.diagnostic
    #expect(diagnostic.code == finding.code)
    #expect(diagnostic.severity == type(of: finding.payload).severity)
  }

  @Test("say in one sentence what was found", arguments: Finding.all)
  func message(_ finding: Finding) {
    let message = finding.diagnostic.message
    #expect(WordStyle.faults(in: message) == [], "\(message)")
    #expect(
      message.contains("found ") || message.hasPrefix("no ") && message.contains(" is named "),
      "\(message)")
  }

  @Test("are sentences in captions, labels and notes too", arguments: Finding.all)
  func surroundings(_ finding: Finding) {
    let diagnostic = finding.diagnostic
    let captions = diagnostic.location == nil ? [] : [diagnostic.caption]
    for text in captions + diagnostic.labels.map(\.message) + diagnostic.notes {
      #expect(WordStyle.faults(in: text) == [], "\(text)")
    }
  }

  @Test("point into the text", arguments: Finding.all)
  func places(_ finding: Finding) throws {
    let diagnostic = finding.diagnostic
    guard let text = finding.text else {
      #expect(diagnostic.location == nil)
      #expect(diagnostic.fixIts.isEmpty)
      return
    }
    let location = try #require(diagnostic.location)
    #expect(location.origin == .format(0))
    let spans =
      [location.span] + diagnostic.labels.map(\.location.span)
      + diagnostic.fixIts.flatMap { $0.edits.map(\.span) }
    for span in spans {
      #expect(0 <= span.start && span.start <= span.end && span.end <= text.utf8.count)
    }
  }

  @Test("name the opener that is not closed", arguments: Finding.all)
  func openers(_ finding: Finding) throws {
    let opener = Mirror(reflecting: finding.payload).descendant("opener") as? SourceSpan
    guard let opener else { return }
    let label = try #require(finding.diagnostic.labels.first)
    #expect(label.location.span == opener)
    #expect(label.message.contains("opened"))
  }

  @Test("stay one line for whatever text is at fault")
  func hostileText() {
    let text = String(repeating: "`\n\u{202E}\u{A0}", count: 1000)
    let span = SourceSpan(0, 1)
    let payloads: [any DiagnosticDefinition] = [
      Finding.nonASCIICharacter(span: span, text: text),
      Finding.unexpectedCharacter(span: span, text: text),
      Finding.unknownOrientation(span: span, found: text),
      Finding.dottedName(span: span, name: text, text: text),
      Finding.unknownView(span: span, name: text, known: [text, "a"]),
      Finding.metricNotNumber(span: span, name: "m", value: text),
      Finding.unexpectedArgument(argument: text, subcommand: "check"),
    ]
    for payload in payloads {
      let message = payload.diagnostic(in: .format(0)).message
      #expect(WordStyle.faults(in: message) == [], "\(message)")
      #expect(message.count < 1000)
    }
  }
}
