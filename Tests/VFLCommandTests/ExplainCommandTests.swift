import Testing
import VFLDiagnostics

@testable import VFLCommand

@Suite("vfl explain and vfl grammar")
struct ExplainCommandTests {
  @Test("A code has several spellings", arguments: ["VFL0110", "vfl0110", "0110", "110", "VFL110"])
  func spellings(_ word: String) {
    let transcript = Transcript("explain", word)
    #expect(transcript.output == Catalogue.explanationPage(for: .unclosedView))
    #expect(transcript.code == .success)
  }

  @Test("All pages come in the order of the codes")
  func all() {
    let output = Transcript("explain", "--all").output
    let titles = output.split(separator: "\n").filter { $0.hasPrefix("# VFL") }
    #expect(titles.count == DiagnosticCode.allCases.count)
    #expect(titles == titles.sorted())
    #expect(Transcript("explain", "101", "102").output.contains("\n\n# VFL0102: "))
  }

  @Test("A code that is near is named")
  func suggestion() {
    #expect(Transcript("explain", "VFL011O").errors.contains("the nearest name is `VFL0110`"))
  }

  @Test("The grammar is the file, byte for byte")
  func grammar() throws {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try SystemConsole().contents(ofFile: Array("/\(package)/Grammar/vfl.ebnf".utf8))
    var console = MemoryConsole()
    #expect(console.run("grammar") == .success)
    #expect(console.output == bytes)
  }
}
