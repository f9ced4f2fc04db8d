import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("The faults of one text")
struct DiagnosticBagTests {
  private func bag(_ count: Int, limit: Int) -> DiagnosticBag {
    var bag = DiagnosticBag(origin: .format(2), limit: limit)
    for start in 0..<count {
      bag.report(.emptyFormat(span: SourceSpan(at: count - start)))
    }
    return bag
  }

  @Test("are told as far as the limit, and then counted")
  func limit() {
    expectEqual(
      bag(3, limit: 3).diagnostics.map(\.code), [.emptyFormat, .emptyFormat, .emptyFormat])
    let found = bag(5, limit: 3)
    #expect(found.diagnostics.map(\.code).last == .tooManyFaults && found.diagnostics.count == 4)
    #expect(found.counted == nil && found.hasErrors)
  }

  @Test("are only counted by a bag that keeps none")
  func counting() {
    let found = bag(5, limit: 0)
    #expect(found.diagnostics == [] && found.hasErrors && !found.isEmpty)
    expectEqual(found.counted?.number, 5)
    expectEqual(found.counted?.first, SourceLocation(.format(2), SourceSpan(at: 5)))
    let empty = bag(0, limit: 0)
    #expect(empty.counted == nil && !empty.hasErrors && empty.isEmpty)
  }
}
