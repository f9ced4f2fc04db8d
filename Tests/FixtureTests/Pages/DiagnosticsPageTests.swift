import Testing
import VFLTestSupport

@Suite("The page of diagnostics")
struct DiagnosticsPageTests {
  @Test("is made from the catalogue and the transcripts")
  func page() throws {
    expectFixture(try DiagnosticsPage.text(), at: DiagnosticsPage.path)
  }

  @Test("has a place for every code")
  func strays() {
    expectEqual(DiagnosticsPage.strays, [])
  }
}
