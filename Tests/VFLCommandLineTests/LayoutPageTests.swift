import Foundation
import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `--html` flag of `solve`")
struct LayoutPageTests {
  private static let row = ["|-[a(>=60)]-[b(==a)]-|", "V:|-[a(>=20)]-|", "V:|-[b]-|"]

  /// Returns the JSON data of an HTML page.
  static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    return try #require(json as? [String: Any])
  }

  private func layout(_ transcript: Transcript) throws -> [String: Any] {
    let data = try Self.data(of: transcript.output)
    let layouts = try #require(data["layouts"] as? [[String: Any]])
    return try #require(layouts.first)
  }

  private func sizes(_ words: String...) throws -> [[Double]] {
    let found = try layout(Transcript(["solve", "--html"] + words + Self.row))
    return ["width", "height"].map { name in
      let size = found[name] as? [String: Double] ?? [:]
      return ["from", "start", "to"].compactMap { size[$0] }
    }
  }

  @Test(
    "an HTML page contains the output of `solve --range --format json` for both layout directions")
  func answers() throws {
    let formats = "|-[a(>=60)]-[b(==a)]-|\n[b(<=90@500)]\nV:|[a]|"
    let files = ["a.vfl": "@container 300x100\n" + formats]
    let found = try layout(Transcript("solve", "--html", "a.vfl", files: files))
    #expect(found["name"] as? String == "a.vfl")
    for (key, flags) in [("ltr", []), ("rtl", ["--rtl"])] {
      let ranges = ["--range", "width=..", "--range", "height=.."]
      let printed = Transcript(
        ["solve", "--format", "json"] + flags + ranges + ["-"], standardInput: formats)
      let answer = try JSONSerialization.jsonObject(with: Data(printed.output.utf8))
      try expectEqual(
        #require(found[key] as? NSDictionary), #require(answer as? NSDictionary), "\(key)")
    }
  }

  @Test("the size range of an HTML page is the requested range or surrounds the given size")
  func ranges() throws {
    try expectEqual(sizes(), [[0, 375, 750], [0, 667, 1340]])
    try expectEqual(sizes("--width", "100", "--height", "50"), [[0, 100, 200], [0, 50, 100]])
    try expectEqual(sizes("--width", "175"), [[175, 175, 175], [0, 667, 1340]])
    try expectEqual(sizes("--height", "50"), [[0, 375, 750], [50, 50, 50]])
    try expectEqual(
      sizes("--range", "width=400..700", "--height", "50"), [[400, 400, 700], [50, 50, 50]])
    try expectEqual(
      sizes("--range", "width=..", "--range", "height=70.."),
      [
        [0, 375, 750], [70, 667, 1340],
      ])
  }

  @Test(
    "the size range of an HTML page is finite and contains the start size for every requested range"
  )
  func oddRanges() throws {
    try expectEqual(sizes("--range", "width=..-5"), [[-5, -5, -5], [0, 667, 1340]])
    try expectEqual(sizes("--width", "0", "--range", "width=.."), [[0, 0, 100], [0, 667, 1340]])
    try expectEqual(
      sizes("--width", "300", "--height", "9", "--range", "width=400..400"),
      [[400, 400, 400], [9, 9, 9]])
  }

  @Test("an HTML page without a given size starts at a size for which the layout is satisfiable")
  func start() throws {
    let wide = Transcript("solve", "--html", "|-[a(500)]-|", "V:|[a]|")
    let size = try layout(wide)["width"] as? [String: Double]
    #expect(size?["start"] == 540 && wide.code == .success && wide.errors == "")
  }

  @Test("an HTML page states whether width and height depend on each other")
  func linked() throws {
    let formats = ["C: a.width == a.height", "|-[a]-|", "V:|-[a]-|"]
    let square = Transcript(["solve", "--html", "--dialect", "extended"] + formats)
    #expect(try layout(square)["linked"] as? Bool == true)
    #expect(try layout(Transcript(["solve", "--html"] + Self.row))["linked"] as? Bool == false)
  }

  @Test(
    "`solve --html` returns exit code 1 if a requested size has no layout or a format has an error")
  func exitCodes() {
    let words = ["solve", "--html", "--height", "80"]
    let narrow = Transcript(words + ["--range", "width=10..300"] + Self.row)
    #expect(narrow.code == .diagnostics && narrow.codes == ["VFL0401"] && !narrow.output.isEmpty)
    let unasked = Transcript(words + Self.row)
    #expect(unasked.code == .success && unasked.errors == "")
    let conflict = Transcript(
      "solve", "--html", "--width", "320", "--height", "80", "H:|-20-[a(400)]-20-|", "V:|[a]|")
    expectEqual(conflict.code, .diagnostics)
    #expect(conflict.codes == ["VFL0401"] && !conflict.output.isEmpty)
    let invalidFormat = Transcript("solve", "--html", "|-[a")
    #expect(
      invalidFormat.code == .diagnostics && invalidFormat.output == ""
        && !invalidFormat.errors.isEmpty)
    let impossible = Transcript("solve", "--html", "[a(50)]", "[a(60)]")
    #expect(impossible.code == .diagnostics && !impossible.output.isEmpty)
    expectEqual(impossible.codes, ["VFL0401"])
  }

  @Test(
    "`--html` is rejected together with other output flags",
    arguments: [
      ["--svg"], ["--picture"], ["--no-picture"], ["--size", "1x2"], ["--format", "json"],
      ["--json-lines"],
    ])
  func rejected(flags: [String]) {
    let transcript = Transcript(["solve", "--html"] + flags + ["[a]"])
    #expect(transcript.code == .usage && transcript.output == "")
    #expect(transcript.codes.contains("VFL0908"))
  }

  @Test("markup in names is escaped in an HTML page")
  func harm() throws {
    let view = "<img src=x onerror=alert(1)>"
    let document = """
      {"views": {"\(view)": {"intrinsic": [90, 30]}, "b": {"parent": "\(view)"}},
       "metrics": {"</script>": 20, "<!--": 2}, "container": {"width": 300, "height": 100},
       "formats": ["[b(30)]", "V:[b(20)]"]}
      """
    let name = "</script>\u{2028}<svg onload=alert(2)>.json"
    let page = Transcript("solve", "--html", name, files: [name: document])
    expectEqual(page.code, .success)
    #expect(!page.output.contains("<img") && !page.output.contains("<svg"))
    expectEqual(page.output.matches(of: #/</script>/#).count, 2)
    let found = try layout(page)
    #expect(found["name"] as? String == name)
    let names = try #require(found["views"] as? [[String: Any]]).map { $0["name"] as? String }
    expectEqual(names, ["|", "b", view])
  }

  @Test(
    "an HTML page contains the position at which each free attribute is drawn and the parent of each view"
  )
  func open() throws {
    let loose = try layout(Transcript("solve", "--html", "[a(40)]", "V:|[a]|"))
    let place = try #require(loose["ltrOpen"] as? [[[[Any]]]]).first?.first?.first
    #expect(try #require(loose["views"] as? [[String: Any]])[1]["parent"] as? Int == 0)
    #expect(place?[0] as? Int == 0 && place?[1] as? String == "height" && place?.count == 5)
  }

  @Test("an HTML page contains each conflict in its size range with a separate bound and message")
  func conflicts() throws {
    let rows = (1...3).flatMap { ["|-[v\($0)(>=\(200 + $0))]-|", "V:|[v\($0)]|"] }
    let found = try layout(Transcript(["solve", "--html", "--height", "9"] + rows))
    let answer = try #require(found["ltr"] as? [String: Any])
    let width = try #require(answer["sensitivity"] as? [[String: Any]])[0]
    let bounds = try #require(width["unsatisfiable"] as? [[String: Any]]).map {
      $0["below"] as? Int
    }
    expectEqual(bounds, [243, 242, 241])
    let messages = try #require(answer["diagnostics"] as? [[String: Any]]).compactMap {
      $0["message"] as? String
    }
    for bound in 241...243 {
      expectEqual(messages.count { $0.contains(" below a width of \(bound): ") }, 1)
    }
  }

  @Test("an HTML page marks guides and contains the drawing order of views")
  func painting() throws {
    let document = """
      {"container": {"width": 300, "height": 200}, "views": {"photo": {}, "caption": {}},
       "formats": ["H:|-[caption]-|", "V:[caption(30)]-|", "H:|[photo]|", "V:|[photo]|"]}
      """
    let views = try #require(
      layout(Transcript("solve", "--html", "a.json", files: ["a.json": document]))["views"]
        as? [[String: Any]])
    expectEqual(views.map { $0["name"] as? String }, ["|", "caption", "photo"])
    expectEqual(views.map { $0["order"] as? Int ?? 0 }, [0, 2, 1])
    let stack = Transcript(
      "solve", "--html", "--dialect", "extended", "V:|[column:[a][b(==a)]]|", "H:|[column]|")
    let items = try #require(layout(stack)["views"] as? [[String: Any]])
    expectEqual(items.filter { $0["guide"] != nil }.map { $0["name"] as? String }, ["column"])
  }

  @Test("an HTML page with more than 2 MB of data is an error")
  func limit() {
    let view = String(repeating: "v", count: 300_000)
    let transcript = Transcript(
      "solve", "--html", "-", standardInput: "|-[\(view)]-|\nV:|-[\(view)]-|")
    #expect(transcript.code == .diagnostics && transcript.output == "")
    #expect(
      transcript.errors.hasPrefix(
        "error: the layout has too many regimes and views for a page of 2 MB"))
  }
}
