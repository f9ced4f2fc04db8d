import Testing
import VFLTestSupport

@Suite("The documentation page about diagnostics")
struct DiagnosticsPageTests {
  @Test("the page about diagnostics equals the page generated from the catalog and the transcripts")
  func page() throws {
    expectFixture(try DiagnosticsPage.text(), at: DiagnosticsPage.path)
  }

  @Test("the page about diagnostics contains every code")
  func strays() {
    expectEqual(DiagnosticsPage.strays, [])
  }
}
