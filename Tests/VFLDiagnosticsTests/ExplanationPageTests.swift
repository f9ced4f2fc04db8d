import Testing
import VFLTestSupport

@testable import VFLDiagnostics

@Suite("Explanation pages of diagnostic codes")
struct ExplanationPageTests {
  @Test(
    "the explanation page of a code is reproducible and ends with a single line break",
    arguments: DiagnosticCode.allCases)
  func stability(_ code: DiagnosticCode) {
    let page = DiagnosticPage.of(code).text
    expectEqual(page, DiagnosticPage.of(code).text)
    #expect(page.hasPrefix("# \(code.rawValue): "))
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
    #expect(page.contains("\n\n    vfl ") || page.contains("\n\n    printf %s "))
  }

  @Test("the command of an example is quoted for a shell")
  func shellQuoting() {
    let cases: [(DiagnosticExample, String)] = [
      (.check(""), "vfl check ''"),
      (.check("[a]-[b]"), "vfl check '[a]-[b]'"),
      (.check("plain", "--metric", "left=20"), "vfl check --metric left=20 plain"),
      (.check("it's"), #"vfl check 'it'\''s'"#),
      (.document("solve", "{}"), "printf %s '{}' | vfl solve -"),
      (.document("solve", "@view a\n[a]"), "vfl solve - <<'END'\n@view a\n[a]\nEND"),
    ]
    for (example, line) in cases {
      expectEqual(example.commandLine, line)
    }
  }
}
