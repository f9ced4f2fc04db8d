import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `explain` and `grammar` commands")
struct ExplainCommandTests {
  @Test(
    "`explain` accepts a code in any letter case and without its prefix or leading zero",
    arguments: ["VFL0110", "vfl0110", "0110", "110", "VFL110"])
  func spellings(_ word: String) {
    let transcript = Transcript("explain", word)
    expectEqual(transcript.output, DiagnosticPage.of(.unclosedView).text)
    expectEqual(transcript.code, .success)
  }

  @Test("`explain --all` prints the pages of all codes in ascending order")
  func all() {
    let output = Transcript("explain", "--all").output
    let titles = output.split(separator: "\n").filter { $0.hasPrefix("# VFL") }
    expectEqual(titles.count, DiagnosticCode.allCases.count)
    expectEqual(titles, titles.sorted())
    #expect(Transcript("explain", "101", "102").output.contains("\n\n# VFL0102: "))
  }

  @Test("`explain` lists all codes that begin with a given prefix", arguments: ["VFL05", "vfl05"])
  func groups(_ word: String) {
    let transcript = Transcript("explain", word)
    let lines = transcript.output.split(separator: "\n")
    expectEqual(lines.count, DiagnosticCode.allCases.count(where: \.isLint))
    expectEqual(lines.first, "VFL0501  \(DiagnosticPage.of(.unusedView).title) (off by default)")
    #expect(lines.contains("VFL0503  \(DiagnosticPage.of(.zeroGap).title) (off by default)"))
    expectEqual(transcript.code, .success)
    let several = Transcript("explain", "VFL019", "VFL0199").output
    let list = "VFL0198  limit exceeded\nVFL0199  too many diagnostics"
    #expect(several.hasPrefix("\(list)\n\n# VFL0199"))
    for word in ["VFL", "VFL04020", "VFL99", "05"] {
      expectEqual(Transcript("explain", word).codes, ["VFL0907"])
    }
  }

  @Test("for an unknown code or name, `explain` suggests the most similar code or name")
  func suggestion() {
    #expect(Transcript("explain", "VFL011O").errors.contains("did you mean `VFL0110`?"))
    #expect(Transcript("explain", "hostSiz").errors.contains("did you mean `hostSize`?"))
  }

  @Test(
    "`grammar` prints the grammar file byte for byte",
    arguments: [
      (["grammar"], "vfl"), (["grammar", "--dialect", "extended"], "extended"),
      (["grammar", "--equations"], "equation"),
    ])
  func grammar(arguments: [String], file: String) throws {
    let transcript = Transcript(arguments)
    expectEqual(transcript.code, .success)
    try expectEqual(transcript.output, Repository.text(at: "Grammar/\(file).ebnf"))
  }
}
