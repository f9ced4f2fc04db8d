import Testing
import VFLTestSupport

@Suite("The page about diagnostics")
struct DiagnosticsPageTests {
  @Test("the page about diagnostics is generated from the catalogue and the transcripts")
  func page() throws {
    expectFixture(try DiagnosticsPage.text(), at: DiagnosticsPage.path)
  }

  @Test("the page about diagnostics contains every code")
  func strays() {
    expectEqual(DiagnosticsPage.strays, [])
  }
}
