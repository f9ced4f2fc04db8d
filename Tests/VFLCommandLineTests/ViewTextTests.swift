import Testing
import VFLCommandLine
import VFLTestSupport

@Suite("Texts of views in documents")
struct ViewTextTests {
  private func run(_ words: [String], _ text: String) -> (output: String, code: Int32) {
    var console = MemoryConsole(standardInput: text)
    let code = console.run(words + ["-"])
    return (console.outputText + console.errorText, code.rawValue)
  }

  /// The frames of a text, and of a view that fills the rest of the row.
  private func frames(_ properties: String) -> String {
    run(
      ["solve"],
      """
      @container 320x100
      @view a \(properties) hugging: 251
      @view b
      |[a][b]|
      V:|[a]
      V:|[b(10)]
      """
    ).output
  }

  @Test("the content size equals the size of a label with the text")
  func size() {
    // Half of the font size for each of 7 characters, and 1.193 times the font size.
    #expect(frames(#"text: "Sign in" font: 20"#).contains("a      0  0     70      24"))
    #expect(frames(#"text: "Sign in""#).contains("a      0    0   59.5    20.5"))
    let given = frames(#"intrinsic: 50x30 text: "Sign in" font: 20"#)
    #expect(given.contains("a      0  0     50      30"))
  }

  @Test("a text belongs to each view of a list")
  func list() {
    let answer = run(
      ["solve"],
      """
      @container 320x100
      @view a, b text: "Sign in" font: 20
      [a]
      [b]
      """
    ).output
    for view in ["a", "b"] {
      #expect(answer.contains("\n\(view) ") && answer.contains("70      24"), "\(answer)")
    }
    expectEqual(answer.ranges(of: "assumed to be 70 wide and 24 high").count, 2)
  }

  @Test("a JSON document has the same properties")
  func json() {
    let text = """
      {"container": {"width": 320, "height": 100},
       "views": {"a": {"text": "Sign in", "font": 20, "hugging": [251, 251]}, "b": {}},
       "formats": ["|[a][b]|", "V:|[a]", "V:|[b(10)]"]}
      """
    expectEqual(run(["solve"], text).output, frames(#"text: "Sign in" font: 20"#))
  }

  @Test(
    "malformed properties are errors",
    arguments: [
      ("font: 20", "expected `text:`, which `font:` and `key:` require"),
      ("key: b", "expected `text:`, which `font:` and `key:` require"),
      (#"text: "b" key: login.title"#, "expected quotes around a key that contains a dot"),
      (#"text: "b" intrinsic: 40x20 * s"#, "without an interval and a scale"),
      (#"text: """#, "expected a text in quotes"),
      (#"text: "b" font: 0"#, "expected a font size greater than 0"),
      (#"text: "b" font: -3"#, "expected a font size greater than 0"),
      (#"text: "b" font: 2000"#, "expected a font size greater than 0"),
      (#"text: "b" intrinsic: 40..90x20"#, "without an interval and a scale"),
      (#"text: "b" text: "c""#, "duplicate property: `text`"),
    ])
  func malformed(properties: String, message: String) {
    let answer = run(["check"], "@view a \(properties)\n|[a]|\n")
    #expect(answer.output.contains(message), "\(answer.output)")
    expectEqual(answer.code, 1)
  }

  @Test(
    "malformed keys of JSON documents are errors",
    arguments: [
      (#"{"font": 20}"#, "`text`, which `font` and `key` require"),
      (#"{"text": ""}"#, "a text on one line that is not empty"),
      (#"{"text": "a\nb"}"#, "a text on one line that is not empty"),
      (#"{"text": "b", "intrinsic": [[40, 90], 20]}"#, "without an interval and a scale"),
      (#"{"text": "b", "font": 0}"#, "a font size greater than 0"),
    ])
  func malformedJSON(view: String, message: String) {
    let answer = run(["check"], #"{"views": {"a": \#(view)}, "formats": ["|[a]|"]}"#)
    #expect(answer.output.contains(message), "\(answer.output)")
    expectEqual(answer.code, 1)
  }
}
