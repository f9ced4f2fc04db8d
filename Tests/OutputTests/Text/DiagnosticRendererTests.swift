import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLText

@Suite("Rendered diagnostics")
struct DiagnosticRendererTests {
  @Test("the rich form of a scenario's diagnostic is the expected text", arguments: Scenario.all)
  func rich(scenario: Scenario) {
    let renderer = DiagnosticRenderer(sources: scenario.sources)
    expectEqual(renderer.render(scenario.diagnostic), scenario.rich)
  }

  @Test("the short form of a scenario's diagnostic is the expected line", arguments: Scenario.all)
  func short(scenario: Scenario) {
    let renderer = DiagnosticRenderer(sources: scenario.sources, style: RenderStyle(form: .short))
    expectEqual(renderer.render(scenario.diagnostic), scenario.short)
  }

  @Test(
    "a colored diagnostic differs from the uncolored diagnostic only in escape sequences",
    arguments: RenderStyle.Form.allCases, Scenario.all)
  func color(form: RenderStyle.Form, scenario: Scenario) {
    let style = RenderStyle(form: form, usesColor: true)
    let text = DiagnosticRenderer(sources: scenario.sources, style: style)
      .render(scenario.diagnostic)
    #expect(text.contains("\u{1B}["))
    expectEqual(withoutEscapes(text), form == .rich ? scenario.rich : scenario.short)
  }

  @Test("a colored diagnostic is red at the error, blue in the gutter and cyan at the help")
  func colors() {
    let diagnostic = Diagnostic(
      .unclosedView, .error, "m", at: SourceLocation(.format(0), SourceSpan(0, 1)),
      fixIts: [FixIt("mend it", [])])
    let renderer = DiagnosticRenderer(
      sources: [RenderedSource(.format(0), name: "f", text: "[")],
      style: RenderStyle(usesColor: true))
    let (red, blue, cyan) = ("\u{1B}[1;31m", "\u{1B}[1;34m", "\u{1B}[1;36m")
    let (bold, off) = ("\u{1B}[1m", "\u{1B}[0m")
    expectEqual(
      renderer.render(diagnostic),
      """
      \(red)error[VFL0110]\(off)\(bold): m\(off)
        \(blue)--> \(off)f:1:1
        \(blue)|\(off)
      \(blue)1 |\(off) [
        \(blue)|\(off) \(red)^\(off)
        \(blue)=\(off) \(cyan)help:\(off) mend it

      """)
  }

  @Test(
    "diagnostics are separated by an empty line in the rich form, and by nothing in the short form")
  func several() {
    let diagnostics = [DiagnosticCode.unknownFlag, .missingArgument].map {
      Diagnostic($0, .error, "m", at: nil)
    }
    expectEqual(
      DiagnosticRenderer(sources: []).render(diagnostics),
      "error[VFL0902]: m\n\nerror[VFL0906]: m\n")
    expectEqual(
      DiagnosticRenderer(sources: [], style: RenderStyle(form: .short)).render(diagnostics),
      "error: m [VFL0902]\nerror: m [VFL0906]\n")
    #expect(DiagnosticRenderer(sources: []).render([]).isEmpty)
  }

  private func withoutEscapes(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
