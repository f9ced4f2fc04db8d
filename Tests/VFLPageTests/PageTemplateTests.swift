import Testing
import VFLPage
import VFLTestSupport

@Suite("HTML page template")
struct PageTemplateTests {
  private static let empty = String(decoding: PageTemplate.page(with: []), as: UTF8.self)

  @Test("the page's content security policy allows only its own script and style sheet")
  func policy() {
    expectEqual(PageTemplate.scriptDigest, SHA256.source(of: PageTemplate.script))
    expectEqual(PageTemplate.styleDigest, SHA256.source(of: PageTemplate.style))
    let policy =
      "content=\"default-src 'none'; script-src '\(PageTemplate.scriptDigest)'; "
      + "style-src '\(PageTemplate.styleDigest)'; base-uri 'none'; form-action 'none'\""
    #expect(Self.empty.contains("<meta http-equiv=\"Content-Security-Policy\" " + policy))
  }

  @Test("the SHA-256 function of the tests computes published digests")
  func digests() {
    let hex = SHA256.digest(of: Array("abc".utf8)).map { String($0, radix: 16) }.joined()
    #expect(hex.hasPrefix("ba7816bf8f1cfea414140de5dae2223b"))
    expectEqual(SHA256.source(of: []), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
  }

  @Test(
    "the empty page is smaller than 100 kB, loads no resources and has no inline event handlers")
  func file() throws {
    #expect(Self.empty.utf8.count < 100_000)
    #expect(Self.empty.hasPrefix(PageTemplate.mark))
    for word in ["http:", "https:", "src=", "href=", "@import", "url(", "innerHTML", "eval("] {
      #expect(!Self.empty.contains(word), "\(word)")
    }
    #expect(Self.empty.firstMatch(of: #/<[^>]* on[a-z]+=/#) == nil)
    #expect(!Self.empty.contains("<!-- policy -->") && !Self.empty.contains("<!-- data -->"))
    expectEqual(Self.empty.matches(of: #/<script/#).count, 2)
  }

  @Test(
    "JSON data in the page is escaped so that it cannot end its element or line",
    arguments: [
      (#""</script><img>&""#, #""\u003c/script\u003e\u003cimg\u003e\u0026""#),
      ("\"a\u{2028}b\u{2029}c\"", #""a\u2028b\u2029c""#), ("\"\u{2027}â é\"", "\"\u{2027}â é\""),
      ("\"<!-- script -->\"", #""\u003c!-- script --\u003e""#),
    ])
  func data(json: String, written: String) {
    let page = String(decoding: PageTemplate.page(with: Array(json.utf8)), as: UTF8.self)
    #expect(page.contains("<script type=\"application/json\" id=\"data\">\(written)</script>\n"))
    expectEqual(page.utf8.count, Self.empty.utf8.count + written.utf8.count)
  }
}
