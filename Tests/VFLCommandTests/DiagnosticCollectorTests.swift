import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLCommand
@testable import VFLDocuments

@Suite("The collector of a layout's diagnostics")
struct DiagnosticCollectorTests {
  private let limit = Limit.layoutDiagnostics.value

  private func diagnostic(_ severity: Severity, at offset: Int) -> Diagnostic {
    Diagnostic(
      .emptyFormat, severity, "found nothing",
      at: SourceLocation(.format(0), SourceSpan(at: offset)))
  }

  @Test("a diagnostic collector keeps every diagnostic up to the limit")
  func few() {
    var diagnostics = DiagnosticCollector()
    diagnostics.add((0..<limit).map { diagnostic(.error, at: $0) })
    expectEqual(diagnostics.diagnostics.count, limit)
    expectEqual(diagnostics.diagnostics.last?.code, .emptyFormat)
  }

  @Test(
    "diagnostics over the limit are replaced by a count at the location of the first omitted diagnostic"
  )
  func many() throws {
    var diagnostics = DiagnosticCollector()
    diagnostics.add((0..<limit + 5).map { diagnostic(.error, at: $0) })
    expectEqual(diagnostics.diagnostics.count, limit + 1)
    let last = try #require(diagnostics.diagnostics.last)
    #expect(last.code == .tooManyDiagnostics && last.location?.span.start == limit)
    #expect(last.message.contains("5 more diagnostics not shown; the limit is 1000"))
  }

  @Test("a bag that is created when the diagnostic collector is full only counts diagnostics")
  func full() throws {
    var diagnostics = DiagnosticCollector()
    diagnostics.add((0..<limit).map { diagnostic(.error, at: $0) })
    var bag = diagnostics.bag(for: .equation(3))
    for start in 4..<9 {
      bag.report(.unknownView(span: SourceSpan(at: start), name: "x", known: []))
    }
    #expect(bag.hasErrors && !bag.isEmpty && bag.diagnostics == [])
    diagnostics.add([], bag)
    expectEqual(diagnostics.diagnostics.count, limit + 1)
    let last = try #require(diagnostics.diagnostics.last)
    expectEqual(last.location, SourceLocation(.equation(3), SourceSpan(at: 4)))
    #expect(last.message.contains("5 more diagnostics not shown; the limit is 1000"))
    #expect(DiagnosticCollector().bag(for: .format(0)).counted == nil)
  }

  @Test(
    "1,000 of 5,000 diagnostics about unknown names are reported, and the remaining ones are counted",
    .timeLimit(.minutes(30)))
  func unknownNames() {
    let views = (0..<300).map { "\"view\($0)\": {}" }.joined(separator: ",")
    let formats = [String](repeating: "\"[zz]\"", count: 5000).joined(separator: ",")
    let transcript = Transcript(
      "check", "--json-lines", standardInput: "{\"views\": {\(views)}, \"formats\": [\(formats)]}")
    #expect(transcript.output.contains("4000 more diagnostics not shown; the limit is 1000"))
  }

  @Test("warnings over the limit are not counted as errors, and a later error is still kept")
  func warnings() {
    var diagnostics = DiagnosticCollector()
    diagnostics.add((0..<limit + 5).map { diagnostic(.warning, at: $0) })
    #expect(diagnostics.diagnostics.allSatisfy { $0.severity == .warning })
    diagnostics.add([diagnostic(.error, at: 0)])
    expectEqual(diagnostics.diagnostics.count, limit + 6)
    expectEqual(diagnostics.diagnostics.last?.code, .emptyFormat)
  }
}
