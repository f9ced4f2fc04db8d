import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("The documentation page about lint rules")
struct LintingPageTests {
  @Test(
    "the page about lint rules lists every rule with its level and whether it has a safe fix-it")
  func rules() throws {
    let page = try Repository.text(at: "Sources/VisualFormat/VisualFormat.docc/Linting.md")
    let rows = page.matches(of: #/(?m)^\| (VFL\d{4}) \| .+ \| (\w+) \| (.*?) ?\|$/#)
    let rules = DiagnosticCode.allCases.filter { $0.isLint && $0.rawValue < "VFL0550" }
    expectEqual(rows.map { String($0.output.1) }, rules.map(\.rawValue))
    for (row, code) in zip(rows, rules) {
      let page = DiagnosticPage.of(code)
      #expect(row.output.2 == page.level.rawValue, "\(code.rawValue)")
      let run = try TranscriptConsole.run(ShellCommand(page.example.commandLine))
      expectEqual(
        run.printed.contains("= help: "), row.output.3.hasPrefix("safe"), "\(code.rawValue)")
    }
  }
}
