import Testing
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine
@testable import VFLCompiler

@Suite("Formatting of text documents")
struct FormattedTextTests {
  private static func formatted(_ text: String) -> String {
    String(decoding: FormattedText(document: Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(
    "formats and directives of a text document get canonical spelling, and all else is unchanged")
  func document() {
    let text = """
      \u{FEFF}// A form.   \u{20}

        @container   320x480\t// the phone
      @metrics gap:  8,  left: 20

      H:|-0-[a(==44)]-(gap)-|  // a row
      \tV:|->=20-[a]  \u{20}
      [a(==5]-(==8)-[b]
      @constraint a.width  ==  2 * |.width
      """
    #expect(
      Self.formatted(text) == """
        \u{FEFF}// A form.

          @container 320x480\t// the phone
        @metrics gap: 8, left: 20

        H:|[a(44)]-gap-|  // a row
        \tV:|-(>=20)-[a]
        [a(==5]-(==8)-[b]
        @constraint a.width == 2 * |.width

        """)
    let result = FormattedText(document: Array(text.utf8))
    #expect(result.formatCount == 3 && result.changedCount == 2 && result.invalidCount == 1)
  }

  @Test(
    "a formatted document keeps its line endings and ends with a line ending",
    arguments: ["\n", "\r\n"])
  func lineBreaks(_ end: String) {
    expectEqual(Self.formatted("[a] \(end)\(end)[b]-0-[c]\(end)"), "[a]\(end)\(end)[b][c]\(end)")
    expectEqual(Self.formatted("[a]"), "[a]\n")
    expectEqual(Self.formatted("[a]\(end)[b]"), "[a]\(end)[b]\(end)")
    expectEqual(Self.formatted(""), "")
  }

  @Test("`==` is omitted before declared metrics and written before declared views in a size")
  func sizes() {
    let canonical = "@metrics m: 8\n@view v\n[a(m)]-[b(==x)]-[c(==v)]-[d(x)]\n"
    expectEqual(
      Self.formatted("@metrics m: 8\n@view v\n[a(==m)]-[b(==x)]-[c(v)]-[d(x)]\n"), canonical)
    expectEqual(Self.formatted(canonical), canonical)
  }

  @Test("formatting a random document twice equals formatting it once and preserves the meaning")
  func idempotent() {
    let pieces = [
      "[a]", "-0-", "-(==8)-", "|", "\n", "@metrics m: 8", "  ", "\t", "//", "\r\n", "@view a",
      "@options  alignAllTop ", "@constraint a.width ==  b.width", ",", "(", "H:", "\u{FEFF}", "é",
    ]
    for index in LongTests.cases(0..<3000, short: 400) {
      var random = SplitMix64(seed: 1, case: index)
      let text = (0..<12).map { _ in pieces[random.next(below: pieces.count)] }.joined()
      let once = Self.formatted(text)
      expectEqual(Self.formatted(once), once, "\(text)")
      let (old, new) = (Self.reading(text), Self.reading(once))
      expectEqual(old, new, "\(text)")
    }
  }

  /// The contents of a document after parsing, with its formats in canonical spelling.
  private static func reading(_ text: String) -> [String] {
    let document = TextDocumentReader.read(Array(text.utf8), name: "")
    return document.metrics.map { "\($0.name) \($0.value)" }
      + document.views.map { $0.node.name } + document.bag.diagnostics.map(\.message)
      + document.formats.map { format in
        let bytes = FormattedText(document: format.bytes).bytes
        return "\(String(decoding: bytes, as: UTF8.self)) \(format.options?.rawValue ?? 0)"
      }
      + document.equations.map {
        String(decoding: $0.bytes.filter { !TextLine.isBlank($0) }, as: UTF8.self)
      }
  }
}
