import Testing
import VFLTestSupport

@Suite("Documentation pages")
struct PageTests {
  @Test("every marked code block of a page equals its source", arguments: MarkdownPage.paths)
  func blocks(path: String) throws {
    expectFixture(try MarkdownPage(at: path).refreshed(), at: path)
  }

  @Test("every link on a page leads to an existing file", arguments: MarkdownPage.paths)
  func links(path: String) throws {
    let page = try MarkdownPage(at: path)
    let directory = path.split(separator: "/").dropLast().joined(separator: "/")
    let places =
      page.links.map { directory.isEmpty ? $0 : "\(directory)/\($0)" }
      + page.documentLinks.map { "\(directory)/\($0).md" }
    expectEqual(places.filter { !Repository.exists($0) }, [])
  }

  @Test("every file that a page mentions exists", arguments: MarkdownPage.paths)
  func names(path: String) throws {
    let missing = try MarkdownPage(at: path).namedFiles.filter { name in
      // For a pattern with wildcards, only the directory of the files must exist.
      let place = name.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
      return !Repository.exists(place)
    }
    expectEqual(missing, [])
  }

  @Test("the checked pages include README.md and Fixtures/README.md")
  func paths() {
    #expect(MarkdownPage.paths.contains("README.md"))
    #expect(MarkdownPage.paths.contains("Fixtures/README.md"))
  }
}
