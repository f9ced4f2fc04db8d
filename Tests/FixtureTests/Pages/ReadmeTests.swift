import Testing
import VFLTestSupport

@testable import VFLCommand

@Suite("The readme")
struct ReadmeTests {
  @Test("is short enough to be read, and leads to every page")
  func length() throws {
    let page = try MarkdownPage(at: "README.md")
    let lines = try Repository.text(at: page.path).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 151)
    let pages = MarkdownPage.paths.filter {
      $0.hasPrefix("Sources/VisualFormat/VisualFormat.docc/")
    }
    // The page that the website begins with says what the readme says.
    let missing = pages.filter { !page.links.contains($0) && !$0.hasSuffix("/VisualFormat.md") }
    expectEqual(missing, [])
  }

  @Test("leads to a page that tells every subcommand, in the order of the program's own help")
  func subcommands() throws {
    let page = try Repository.text(at: "Sources/VisualFormat/VisualFormat.docc/Command.md")
    let rows = page.matches(of: #/(?m)^\| `vfl (\w+)[^`]*` \| .+ \|$/#)
    // Help is found by those who look for it.
    let names = Subcommand.all.map(\.name).filter { $0 != .help }
    expectEqual(rows.map { String($0.output.1) }, names.map(\.rawValue))
  }
}
