import Testing
import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLTestSupport
import VFLVerification

@Suite("Sizes of texts")
struct TextSizeTests {
  /// Returns the report for a label in a container that is 320 wide, of which 280 points are available.
  private func report(
    padding: PerAxis<Double> = PerAxis(both: 0), sizes: String, widths: String? = nil,
    requirement: String = "untruncated"
  ) -> VerificationReport {
    let text = """
      @container width: 320, height: 200
      @view a intrinsic: 100x34
      |-[a]-(>=20)-|
      V:|-[a]
      @require \(requirement)
      """
    var document = LayoutDocument.read(Array(text.utf8), name: "layout")
    document.views[0].text = ViewText("Title", keys: [], fontSize: 17, padding: padding)
    var settings = LayoutSettings()
    let isValid =
      settings.setTextSizes(sizes) && (widths.map { settings.setTextWidths($0) } ?? true)
    #expect(isValid)
    return VerificationReport(of: VerifiedLayout([document], settings), inputs: ["a.vfl"])
  }

  private func notes(_ report: VerificationReport) -> [String] {
    report.groups.flatMap { $0.diagnostics.flatMap { $0.notes } }
  }

  @Test("a text grows in both directions with its size")
  func label() {
    let found = notes(report(sizes: "0.8..3.1"))
    #expect(found.contains("at text-size = 2.85"), "\(found)")
    #expect(found.contains("violated for text-size > 2.8, if no other number changes"))
    #expect(report(sizes: "0.8..2.8").isProved)
    // 34 points are multiplied, too.
    let height = report(sizes: "0.8..2.5", requirement: "a.height <= 80")
    #expect(notes(height).contains { $0.hasPrefix("violated for text-size > 2.35") })
  }

  @Test("the padding of a button does not grow with its text")
  func padding() {
    #expect(report(padding: PerAxis(24, 14), sizes: "0.8..3.1").isProved)
    let height = report(
      padding: PerAxis(24, 14), sizes: "0.5..3.1", requirement: "a.height >= 25 and a.height <= 76")
    #expect(notes(height).contains { $0.hasPrefix("violated for text-size < 0.55") })
    expectEqual(height.counts.violated, 1)
  }

  @Test("the length of a translation is multiplied by the size of the text")
  func translations() {
    #expect(report(sizes: "0.8..2", widths: "0.8..1.4").isProved)
    let found = notes(report(sizes: "0.8..2.2", widths: "0.8..1.4"))
    #expect(found.contains { $0.contains("text-size = ") && $0.contains("a.width = ") }, "\(found)")
    // 24 + (140 - 24) * 2.2 is 279.2.
    #expect(
      report(padding: PerAxis(24, 14), sizes: "0.8..2.2", widths: "0.8..1.4").isProved)
  }

  @Test("the command that prints a layout contains the size of the text")
  func command() {
    let found = notes(report(sizes: "0.8..3.1"))
    #expect(
      found.contains { $0.hasSuffix("run `vfl solve --view a:285x96.9 a.vfl`") }, "\(found)")
  }
}
