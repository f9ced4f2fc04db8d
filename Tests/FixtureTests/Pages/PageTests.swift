import Testing
import VFLTestSupport

@Suite("A page")
struct PageTests {
  @Test("shows transcripts, code and files as they are", arguments: MarkdownPage.paths)
  func blocks(path: String) throws {
    expectFixture(try MarkdownPage(at: path).refreshed(), at: path)
  }

  @Test("links to files that are there", arguments: MarkdownPage.paths)
  func links(path: String) throws {
    let page = try MarkdownPage(at: path)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let places =
      page.links.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      + page.documentLinks.map { "\(folder)/\($0).md" }
    expectEqual(places.filter { !Repository.exists($0) }, [])
  }

  @Test("names files that are there", arguments: MarkdownPage.paths)
  func names(path: String) throws {
    let missing = try MarkdownPage(at: path).namedFiles.filter { name in
      // A pattern stands for the files of its folder.
      let place = name.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
      return !Repository.exists(place)
    }
    expectEqual(missing, [])
  }

  @Test("is among those that are checked")
  func paths() {
    #expect(MarkdownPage.paths.contains("README.md"))
    #expect(MarkdownPage.paths.contains("Fixtures/README.md"))
  }
}
