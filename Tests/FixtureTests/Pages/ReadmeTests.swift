import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("README.md and the page about commands")
struct ReadmeTests {
  @Test("README.md has at most 151 lines and links to every documentation page")
  func length() throws {
    let page = try MarkdownPage(at: "README.md")
    let lines = try Repository.text(at: page.path).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 151)
    let pages = MarkdownPage.paths.filter {
      $0.hasPrefix("Sources/VisualFormat/VisualFormat.docc/")
    }
    // The start page of the website has the contents of README.md, so no link is needed.
    let missing = pages.filter { !page.links.contains($0) && !$0.hasSuffix("/VisualFormat.md") }
    expectEqual(missing, [])
  }

  @Test("the page about commands lists every subcommand in the same order as the help page")
  func subcommands() throws {
    let page = try Repository.text(at: "Sources/VisualFormat/VisualFormat.docc/Command.md")
    let rows = page.matches(of: #/(?m)^\| `vfl (\w+)[^`]*` \| .+ \|$/#)
    // The page does not list the `help` subcommand.
    let names = Subcommand.all.map(\.name).filter { $0 != .help }
    expectEqual(rows.map { String($0.output.1) }, names.map(\.rawValue))
  }
}
