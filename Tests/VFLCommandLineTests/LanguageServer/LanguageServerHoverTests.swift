import Testing
import VFLTestSupport
import VFLText

@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

@Suite("Hovers of the language server")
struct LanguageServerHoverTests {
  private static let layout = """
    @view title, body
    @metrics edge: 12
    |-edge-[title(==body)]-[body]-edge-|
    V:|-(>=edge@500)-[title]  // the title

    """

  @Test(
    "a hover shows the constraints that the element under the pointer creates",
    arguments: [
      // The elements are the leading bar, a gap, a view, a size, the standard spacing, the last gap
      // and an inequality.
      ("|", ["title.leading == |.leading + 12"]),
      ("edge-[t", ["title.leading == |.leading + 12"]),
      (
        "title(",
        [
          "title.leading == |.leading + 12", "title.width == body.width",
          "body.leading == title.trailing + std(8)",
        ]
      ),
      ("==body", ["title.width == body.width"]),
      ("-[body]", ["body.leading == title.trailing + std(8)"]),
      ("edge-|", ["|.trailing == body.trailing + 12"]),
      (">=edge", ["title.top >= |.top + 12 @500"]),
    ])
  func hover(_ mark: String, _ lines: [String]) throws {
    let mark = try #require(Self.layout.firstRange(of: mark)).lowerBound
    let marked = try MarkedDocument(Self.layout[..<mark] + "‸" + Self.layout[mark...])
    let place = marked.place
    for isMarkdown in [true, false] {
      var session = ServerSession(
        capabilities: isMarkdown
          ? #"{"textDocument": {"hover": {"contentFormat": ["markdown"]}}}"# : "{}")
      session.open("a.vfl", marked.text)
      let request = session.ask("hover", of: "a.vfl", at: place)
      try session.run()
      let result = session.result(request)
      let value = result?["contents"]?["value"]?.string
      let joined = lines.joined(separator: "\n")
      expectEqual(value, isMarkdown ? "```\n\(joined)\n```" : joined)
      let range = try #require(result?["range"].flatMap(TextRange.init))
      #expect(range.start.line == place.line && range.start.column <= place.column)
      #expect(range.end.column > place.column)
    }
  }

  @Test(
    "a hover over a view in a function that creates constraints shows its frame",
    arguments: [
      (
        "‸title.topAnchor",
        "title: x 8, y 20, 100 wide, 20.5 high\nin `setUp` at 375 × 667, 1 assumption"
      ),
      ("badge.wid‸thAnchor", nil), ("func set‸Up", nil), ("let ti‸tle", nil),
      (
        "bad‸ge.widthAnchor",
        "badge: x 0, y 0 in title, 9 wide, 0 high\nin `setUp` at 375 × 667, 1 assumption"
      ),
    ])
  func frames(_ place: String, _ expected: String?) throws {
    let source = """
      class Screen: UIViewController {
        let title = UILabel(), badge = UIView()
        func setUp(gap: CGFloat) {
          view.addSubview(title)
          title.addSubview(badge)
          title.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
          title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap).isActive = true
          title.widthAnchor.constraint(equalToConstant: 100).isActive = true
          badge.widthAnchor.constraint(equalToConstant: 9).isActive = true
          badge.topAnchor.constraint(equalTo: title.topAnchor).isActive = true
          badge.leadingAnchor.constraint(equalTo: title.leadingAnchor).isActive = true
        }
      }
      """
    let plain = place.replacing("‸", with: "")
    let marked = try MarkedDocument(source.replacing(plain, with: place))
    var session = ServerSession(capabilities: "{}")
    session.open("Screen.swift", marked.text)
    let request = session.ask("hover", of: "Screen.swift", at: marked.place)
    try session.run()
    expectEqual(session.result(request)?["contents"]?["value"]?.string, expected)
  }

  @Test(
    "a hover shows the constraints of a format in the extended dialect",
    arguments: [
      ("50%", ["title.width == |.width * 0.5 {wide}"]),
      ("~[body", ["#1.1.leading == title.trailing", "body.leading == #1.1.trailing"]),
      (".height", ["title.height == title.width * 0.5"]),
      (
        "body]",
        [
          "body.leading == #1.1.trailing", "title.top == body.top", "title.bottom == body.bottom",
        ]
      ),
      ("align(", []), ("C: ", []),
    ])
  func extendedHover(_ mark: String, _ lines: [String]) throws {
    let layout = """
      @dialect extended
      [title(wide: 50%)]~[body] align(top,bottom)
      V:[title(.width/2)]; C: title.top == 8

      """.replacing("V:[title(.width/2)]", with: "V:[title(.height == .width/2)]")
    let start = try #require(layout.firstRange(of: mark)).lowerBound
    let marked = try MarkedDocument(layout[..<start] + "‸" + layout[start...])
    var session = ServerSession(capabilities: "{}")
    session.open("a.vfl", marked.text)
    let request = session.ask("hover", of: "a.vfl", at: marked.place)
    try session.run()
    let value = session.result(request)?["contents"]?["value"]?.string
    expectEqual(value, lines.isEmpty ? nil : lines.joined(separator: "\n"))
  }

  @Test("a hover in a source shows the names of metrics whose values are unknown")
  func hoverInSource() throws {
    let source = """
      - (void)fill {
        [NSLayoutConstraint constraintsWithVisualFormat:@"V:[a(>=h@low)]-(gap)-" @"[b(1.5)]"
          options:NSLayoutFormatAlignAllLeft metrics:@{@"h": @(h), @"low": @(p), @"gap": @(g)}
          views:NSDictionaryOfVariableBindings(a, b)];
      }

      """
    var session = ServerSession()
    session.open("Card.m", source)
    let line = try #require(source.split(separator: "\n").dropFirst().first)
    func column(_ mark: String) throws -> Int {
      try #require(line.firstRange(of: mark)).lowerBound.utf16Offset(in: line)
    }
    let size = session.ask("hover", of: "Card.m", at: (1, try column(">=h")))
    let gap = session.ask("hover", of: "Card.m", at: (1, try column("gap)")))
    let view = session.ask("hover", of: "Card.m", at: (1, try column("[b")))
    let whole = session.ask("hover", of: "Card.m", at: (1, try column("V:")))
    let outside = session.ask("hover", of: "Card.m", at: (0, 3))
    try session.run()
    func text(_ request: Int) -> String? { session.result(request)?["contents"]?["value"]?.string }
    expectEqual(text(size), "a.height >= h @low")
    expectEqual(text(gap), "b.top == a.bottom + gap")
    expectEqual(text(view)?.contains("b.height == 1.5"), true)
    expectEqual(text(whole)?.split(separator: "\n").count, 4)
    expectEqual(session.result(outside)?.isNull, true)
  }

  /// Returns the lines of the hover at the mark; `nil` if there is no hover.
  private func lines(_ name: String, _ marked: String) throws -> [String]? {
    let marked = try MarkedDocument(marked)
    var session = ServerSession()
    session.open(name, marked.text)
    let request = session.ask("hover", of: name, at: marked.place)
    try session.run()
    let value = session.result(request)?["contents"]?["value"]?.string
    return value?.split(separator: "\n").map(String.init)
  }

  @Test("a hover is available despite errors in other formats and undeclared names")
  func otherFaults() throws {
    try expectEqual(
      lines("a.vfl", "@view a\n‸|-[a]\n[nope]\n"), ["a.leading == |.leading + std(20)"])
    try expectEqual(
      lines("a.vfl", "[a‸(w)]-gap-[b]"), ["a.width == w", "b.leading == a.trailing + gap"])
    try expectEqual(lines("a.vfl", "[a(>=w‸@low)]"), ["a.width >= w @low"])
    #expect(try lines("a.vfl", "[a‸") == nil)
    #expect(try lines("a.vfl", "// ‸[a]-[b]") == nil)
    try expectEqual(
      lines("a.vfl", "@view b, a\n[b]-‸1.0009765625-[a(z)]"),
      [
        "a.leading == b.trailing + 1.0009765625"
      ])
  }

  @Test("a hover takes the options, parents and spacing of the layout into account")
  func directives() throws {
    let text = """
      @spacing layoutMargins
      @view a, c
      @view b parent: a
      @options alignAllTop
      [a]‸-[c]
      ‸|[b]

      """
    let first = text.replacing("\n‸", with: "\n")
    try expectEqual(lines("a.vfl", first)?.contains("c.leading == a.trailing + std(8)"), true)
    try expectEqual(lines("a.vfl", text.replacing("[a]‸", with: "[a]")), ["b.leading == a.leading"])
    try expectEqual(
      lines("a.vfl", "@options alignAllTop\n‸H:[a]-[b]"),
      ["b.leading == a.trailing + std(8)", "a.top == b.top"])
  }

  @Test("a byte order mark does not shift the position of a hover")
  func mark() throws {
    try expectEqual(lines("a.vfl", "\u{FEFF}H:|-[‸a]-|")?.count, 2)
  }

  @Test("a hover shows the constraints of all formats that contain the literal")
  func severalFormats() throws {
    let source = """
      func fill() {
        for name in ["a", "b"] {
          NSLayoutConstraint.constraints(withVisualFormat: "H:|-[\\(name)]‸-8-|", metrics: nil, views: v)
        }
      }

      """
    try expectEqual(
      lines("Card.swift", source), ["|.trailing == a.trailing + 8", "|.trailing == b.trailing + 8"])
  }

  @Test(
    "in a hover, a name that could be a view or a metric is read as a view if that view is known")
  func viewOrMetric() throws {
    let source = """
      NSArray *made = [NSLayoutConstraint constraintsWithVisualFormat:@"[a(‸b)]" options:0
        metrics:metrics views:NSDictionaryOfVariableBindings(a, b)];

      """
    try expectEqual(lines("Card.m", source), ["a.width == b.width"])
  }

  @Test("an interpolation with a known value does not shift the positions after it")
  func knownPart() throws {
    let source = """
      let gap = 12
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-\\(gap)-[a(5‸0)]-|", metrics: nil, views: v)

      """
    try expectEqual(lines("Card.swift", source), ["a.width == 50"])
    // With several interpolations, positions inside each of them are unknown, but positions between
    // interpolations are known.
    let parts = """
      let gap = 12, n = "a"
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-\\(gap)-[\\(n)]-8-[b]-|", metrics: nil, views: v)

      """
    #expect(try lines("Card.swift", parts.replacing("(n)", with: "(‸n)")) == nil)
    try expectEqual(
      lines("Card.swift", parts.replacing("-8-", with: "-‸8-")),
      [
        "b.leading == a.trailing + 8"
      ])
  }

  @Test("a hover refers to the superview of the view next to the bar")
  func mixedParents() throws {
    let text = "@view a, c\n@view b parent: a\n"
    try expectEqual(lines("a.vfl", text + "‸|-[a]-[b]"), ["a.leading == |.leading + std(20)"])
    try expectEqual(lines("a.vfl", text + "|-[b]-[c]-‸|"), ["|.trailing == c.trailing + std(20)"])
    try expectEqual(lines("a.vfl", text + "‸|-[b]-[c]-|"), ["b.leading == a.leading + std(20)"])
    // `h` is neither a known view nor a known metric, so the format is invalid.
    #expect(try lines("a.vfl", "@metrics gap: 5\n[a]-gap-[b(‸h)]") == nil)
    try expectEqual(lines("a.vfl", "[a]-gap-[b(‸h)]"), ["b.width == h"])
    try expectEqual(lines("a.vfl", "[a(‸b)]-gap-[b]"), ["a.width == b.width"])
  }
}
