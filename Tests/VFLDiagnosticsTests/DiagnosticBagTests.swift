import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Diagnostic bags")
struct DiagnosticBagTests {
  private func bag(_ count: Int, limit: Int) -> DiagnosticBag {
    var bag = DiagnosticBag(origin: .format(2), limit: limit)
    for start in 0..<count {
      bag.report(.emptyFormat(span: SourceSpan(at: count - start)))
    }
    return bag
  }

  @Test("diagnostics over the limit of a bag are counted instead of kept")
  func limit() {
    expectEqual(
      bag(3, limit: 3).diagnostics.map(\.code), [.emptyFormat, .emptyFormat, .emptyFormat])
    let found = bag(5, limit: 3)
    #expect(
      found.diagnostics.map(\.code).last == .tooManyDiagnostics && found.diagnostics.count == 4)
    #expect(found.counted == nil && found.hasErrors)
  }

  @Test("a bag with the limit 0 only counts diagnostics")
  func counting() {
    let found = bag(5, limit: 0)
    #expect(found.diagnostics == [] && found.hasErrors && !found.isEmpty)
    expectEqual(found.counted?.number, 5)
    expectEqual(found.counted?.first, SourceLocation(.format(2), SourceSpan(at: 5)))
    let empty = bag(0, limit: 0)
    #expect(empty.counted == nil && !empty.hasErrors && empty.isEmpty)
  }
}
