import Testing
import VFLTestSupport

@Suite("Code blocks of Markdown pages")
struct MarkdownPageTests {
  private func refreshed(_ text: String) throws -> String {
    try MarkdownPage(path: "page", text: text).refreshed { _ in "new\n\nlines\n" }
  }

  @Test("the code block after a marker is replaced, or inserted if there is none")
  func refreshing() throws {
    let wanted = "a\n<!-- code: b -->\n```swift\nnew\n\nlines\n```\nc\n"
    try expectEqual(refreshed("a\n<!-- code: b -->\n```swift\nold\n```\nc\n"), wanted)
    try expectEqual(refreshed(wanted), wanted)
    try expectEqual(
      refreshed("<!-- file: b -->\nc\n"), "<!-- file: b -->\n```\nnew\n\nlines\n```\nc\n")
  }

  @Test("a code block without a marker and a marker inside a code block are unchanged")
  func unmarked() throws {
    for text in ["a\n```\nold\n```\n", "````\n```\n<!-- code: b -->\n```\n````\n", "<!-- b -->\n"] {
      try expectEqual(refreshed(text), text)
    }
  }

  @Test("an unknown marker, an unclosed code block and an unknown region are errors")
  func diagnostics() {
    #expect(throws: PageError.unknownMarker("<!-- transcripts: b -->")) {
      try refreshed("<!-- transcripts: b -->\n")
    }
    #expect(throws: PageError.unclosedBlock(page: "page")) { try refreshed("```\na\n") }
    #expect(throws: PageError.unclosedBlock(page: "page")) {
      try refreshed("<!-- code: b -->\n```\na\n")
    }
    #expect(throws: PageError.regions(named: "no-such-region", count: 0)) {
      try CodeRegion.text(named: "no-such-region")
    }
  }

  @Test("a code region loses its common indentation")
  func regions() {
    let file = "a\n  // [b]\n  c {\n\n    d\n  }\n  // [/b]\n  e\n"
    expectEqual(CodeRegion.text(named: "b", in: file), "c {\n\n  d\n}\n")
    #expect(CodeRegion.text(named: "c", in: file) == nil)
  }

  @Test("links and file names inside code blocks are ignored")
  func prose() {
    let page = MarkdownPage(
      path: "page",
      text: """
        [a](b.md#c) [d](https://e.f/g) [h](#i) `[j](k)` <doc:Language>
        `Sources/A.swift`, `Tests/*/B.swift`, `a b/c`, `>=/<=`, `-/`
        ```
        [l](m) `n/o`
        ```
            [p](q)
        [r]: s/t.md
        """)
    expectEqual(page.links, ["b.md", "s/t.md"])
    expectEqual(page.documentLinks, ["Language"])
    expectEqual(page.namedFiles, ["Sources/A.swift", "Tests/*/B.swift"])
  }
}
