import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Diagnostics in source order")
struct TextOrderTests {
  private func diagnostic(_ message: String, at start: Int?) -> Diagnostic {
    Diagnostic(
      .emptyFormat, .error, message,
      at: start.map { SourceLocation(.format(0), SourceSpan(at: $0)) })
  }

  @Test("diagnostics are sorted by position, and diagnostics at the same position keep their order")
  func order() {
    let found = [
      diagnostic("a", at: 7), diagnostic("b", at: 2), diagnostic("c", at: 7),
      diagnostic("d", at: nil), diagnostic("e", at: 0), diagnostic("f", at: 2),
    ]
    expectEqual(found.inTextOrder.map(\.message).joined(), "debfac")
    expectEqual([Diagnostic]().inTextOrder, [])
  }
}
