import Testing
import VFLDiagnostics
import VFLInterfaces
import VFLTestSupport

@Suite struct XMLParserTests {
  private func root(_ text: String) throws(XMLError) -> XMLElement {
    try XMLDocument(Array(text.utf8)).root
  }

  private func error(_ text: String) -> XMLError? {
    do throws(XMLError) {
      _ = try XMLDocument(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("elements, attributes and texts are read") func reading() throws {
    let element = try root(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a comment with <tags> & signs -->
      <a one="1" two = '2&quot;&#10;&#x1F600;'>text &lt;&amp;<![CDATA[ <raw> & ]]><!-- & --><?a & ?>
        <b/><c key="k">inner</c><b id="x"></b>
      </a>
      """)
    #expect(element.name == "a")
    #expect(element["one"] == "1")
    #expect(element["two"] == "2\"\n\u{1F600}")
    #expect(element["three"] == nil)
    #expect(element.text == "text <& <raw> & \n  ")
    #expect(element.children.map { $0.name } == ["b", "c", "b"])
    #expect(element.child("c", key: "k")?.text == "inner")
    #expect(element.child("c", key: "other") == nil)
  }

  @Test(
    "a malformed document is rejected",
    arguments: [
      "", "text", "<a>", "<a></b>", "<a/><b/>", "<a", "<a b>", "<a b=c/>", "<a b='1/>",
      "<a b='<'/>",
      "<a>&unknown;</a>", "<a b='&'/>", "<a>&#0;</a>", "<a>&#+65;</a>", "<a>&#x+41;</a>",
      "<a>&#xD800;</a>", "<!-- <a/>", "<a/>text",
      "</a>", "<a b='1'c='2'/>", "<a><![CDATA[</a>", "<1/>", "<a>\n<<<<<<< HEAD\n</a>",
    ])
  func malformed(text: String) {
    let error = error(text)
    #expect(error != nil)
    #expect((error?.span.end ?? 0) <= text.utf8.count)
  }

  @Test("a document type declaration is rejected, so no other file is read") func doctype() {
    let text = "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>"
    #expect(error(text)?.reason == .doctype)
  }

  @Test("the nesting of elements is limited") func nesting() {
    let limit = Limit.xmlNesting.value
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(error(nested(limit)) == nil)
    #expect(error(nested(limit + 1))?.reason == .tooDeep)
    #expect(error(String(repeating: "<a>", count: 1_000_000))?.reason == .tooDeep)
  }

  @Test("no damaged file crashes the reader or the check") func damage() throws {
    let bytes = Array(try Repository.text(at: "Fixtures/interfaces/Account.storyboard").utf8)
    var random = SplitMix64(seed: 1)
    for _ in 0..<150 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged.removeSubrange(place..<min(place + 40, damaged.count))
        case 1: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 2: damaged.insert(contentsOf: bytes.dropFirst(place).prefix(60), at: place)
        default: damaged = Array(damaged.prefix(place + 1))
        }
      }
      _ = try? FoundFault.all(in: damaged)
    }
  }
}
