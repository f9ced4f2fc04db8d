import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLCommand
@testable import VFLDocuments

@Suite("The diagnostics of a layout")
struct FaultCollectorTests {
  private let limit = Limit.layoutDiagnostics.value

  private func diagnostic(_ severity: Severity, at offset: Int) -> Diagnostic {
    Diagnostic(
      .emptyFormat, severity, "found nothing",
      at: SourceLocation(.format(0), SourceSpan(at: offset)))
  }

  @Test("diagnostics up to the limit are kept")
  func few() {
    var faults = FaultCollector()
    faults.add((0..<limit).map { diagnostic(.error, at: $0) })
    expectEqual(faults.diagnostics.count, limit)
    expectEqual(faults.diagnostics.last?.code, .emptyFormat)
  }

  @Test("diagnostics over the limit are counted at the location of the first omitted one")
  func many() throws {
    var faults = FaultCollector()
    faults.add((0..<limit + 5).map { diagnostic(.error, at: $0) })
    expectEqual(faults.diagnostics.count, limit + 1)
    let last = try #require(faults.diagnostics.last)
    #expect(last.code == .tooManyFaults && last.location?.span.start == limit)
    #expect(last.message.contains("5 more diagnostics not shown; the limit is 1000"))
  }

  @Test("after the limit a bag only counts diagnostics")
  func full() throws {
    var faults = FaultCollector()
    faults.add((0..<limit).map { diagnostic(.error, at: $0) })
    var bag = faults.bag(for: .equation(3))
    for start in 4..<9 {
      bag.report(.unknownView(span: SourceSpan(at: start), name: "x", known: []))
    }
    #expect(bag.hasErrors && !bag.isEmpty && bag.diagnostics == [])
    faults.add([], bag)
    expectEqual(faults.diagnostics.count, limit + 1)
    let last = try #require(faults.diagnostics.last)
    expectEqual(last.location, SourceLocation(.equation(3), SourceSpan(at: 4)))
    #expect(last.message.contains("5 more diagnostics not shown; the limit is 1000"))
    #expect(FaultCollector().bag(for: .format(0)).counted == nil)
  }

  @Test("5,000 unknown names are reported up to the limit", .timeLimit(.minutes(30)))
  func unknownNames() {
    let views = (0..<300).map { "\"view\($0)\": {}" }.joined(separator: ",")
    let formats = [String](repeating: "\"[zz]\"", count: 5000).joined(separator: ",")
    let transcript = Transcript(
      "check", "--json-lines", standardInput: "{\"views\": {\(views)}, \"formats\": [\(formats)]}")
    #expect(transcript.output.contains("4000 more diagnostics not shown; the limit is 1000"))
  }

  @Test("omitted warnings are not counted as errors, and a later error is kept")
  func warnings() {
    var faults = FaultCollector()
    faults.add((0..<limit + 5).map { diagnostic(.warning, at: $0) })
    #expect(faults.diagnostics.allSatisfy { $0.severity == .warning })
    faults.add([diagnostic(.error, at: 0)])
    expectEqual(faults.diagnostics.count, limit + 6)
    expectEqual(faults.diagnostics.last?.code, .emptyFormat)
  }
}
