import Foundation
import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `--range` flag of `solve`")
struct SolveRangeTests {
  private static let row = ["|-[a(>=60)]-|", "V:|[a]|"]

  private func run(_ ranges: String..., more: [String] = []) -> Transcript {
    Transcript(
      ["solve", "--height", "44"] + ranges.flatMap { ["--range", $0] } + more + Self.row)
  }

  @Test(
    "`solve --range` returns exit code 1 only if the layout is unsatisfiable at a requested size")
  func exitCodes() {
    expectEqual(run("width=100..200").code, .success)
    let narrow = run("width=80..200")
    #expect(narrow.code == .diagnostics && narrow.codes == ["VFL0401"])
    #expect(
      narrow.errors.hasPrefix("error[VFL0401]: unsatisfiable constraints below a"))
    let open = run("width=..200")
    #expect(open.code == .success && open.codes == ["VFL0401"])
    #expect(open.errors.hasPrefix("warning[VFL0401]"))
    expectEqual(run("width=..50").code, .diagnostics)
  }

  @Test("bounds in messages are rounded in the same way as in the table")
  func bounds() {
    let words = ["solve", "--range", "width=100..800", "--height", "9"]
    let formats = ["|-[a(>=359.5)]-(33.0556)-[b(>=66.1109)]-|", "V:|[a]|", "V:|[b]|"]
    let transcript = Transcript(words + formats)
    #expect(transcript.errors.contains("below a width of 498.667: "))
    #expect(transcript.output.contains("498.667.."))
  }

  @Test("each conflict in the requested range is reported with its bound")
  func severalConflicts() throws {
    let rows = (1...3).flatMap { ["|-[v\($0)(>=\(200 + $0))]-|", "V:|[v\($0)]|"] }
    let words = ["solve", "--height", "9", "--range"]
    let some = Transcript(words + ["width=100..400"] + rows)
    #expect(some.codes == ["VFL0401", "VFL0401", "VFL0401"] && some.code == .diagnostics)
    for number in 1...3 {
      #expect(
        some.errors.contains(
          "below a width of \(240 + number): at least 20 + \(200 + number) + 20"))
      #expect(some.output.contains("below \(240 + number), 4 constraints conflict\n"))
    }
    // For an open range only the conflict with the nearest bound is reported unless `--all` is
    // given.
    let open = Transcript(words + ["width=.."] + rows)
    #expect(open.codes == ["VFL0401"] && open.code == .success)
    #expect(open.errors.contains("warning[VFL0401]") && open.errors.contains("of 243: "))
    #expect(!open.output.contains("below 242"))
    let all = Transcript(words + ["width=..", "--all"] + rows)
    #expect(all.codes == ["VFL0401", "VFL0401", "VFL0401"] && all.code == .success)
    let json = Transcript(words + ["width=..", "--format", "json"] + rows).output
    expectEqual(json.matches(of: #/"below": /#).count, 3)
  }

  @Test("conflicts at all sizes and conflicts at some sizes are both reported")
  func conflictsOfTwoKinds() {
    let transcript = Transcript(
      "solve", "--range", "width=100..400", "--height", "9", "|-[a(300)]-|", "[b(10)]", "[b(20)]",
      "V:|[a]|", "V:|[b]|")
    expectEqual(transcript.codes, ["VFL0401", "VFL0401", "VFL0401"])
    #expect(
      transcript.errors.contains("at any width: ")
        && transcript.errors.contains("below a width of 340"))
    #expect(transcript.errors.contains("above a width of 340"))
  }

  @Test("`--width` has no effect on the result of `--range width`")
  func givenSize() {
    expectEqual(run("width=100..200", more: ["--width", "3"]).output, run("width=100..200").output)
  }

  @Test("ranges of both axes are printed in the order of the flags")
  func both() {
    let output = run("height=10..", "width=100..200").output
    #expect(output.hasPrefix("height 10..\n"))
    #expect(output.contains("\n\nwidth 100..200\n"))
  }

  @Test(
    "a malformed range is rejected",
    arguments: [
      "widht=1..2", "width", "width=", "width=5", "width=1.2", "width=2..1", "width=a..", "1..2",
      "width=1e99..", "width=1..2..3", "=..", "Width=1..2", "width=0x..1",
    ])
  func malformed(value: String) {
    let transcript = run(value)
    #expect(transcript.code == .usage && transcript.output == "")
    #expect(transcript.codes == ["VFL0904"] || transcript.codes == ["VFL0907"])
  }

  @Test(
    "`solve --range` prints 50 views and the number of omitted views, and all views with `--all`")
  func veryManyViews() {
    let layout = (0..<60).map { "H:|[v\($0)]|\nV:|[v\($0)]|\n" }.joined()
    let words = ["solve", "--range", "width=100..200", "--height", "50", "-"]
    let first = Transcript(words, standardInput: layout).output
    #expect(first.contains("  v49  ") && !first.contains("  v50  "))
    #expect(first.hasSuffix("  10 more views, with --all or in the JSON\n"))
    let all = Transcript(words + ["--all"], standardInput: layout).output
    #expect(all.contains("  v59  ") && !all.contains("more views"))
  }

  @Test("`--range` is rejected together with a second range of the same axis or with `--picture`")
  func contradictions() {
    expectEqual(run("width=1..2", "width=1..2").codes, ["VFL0904"])
    expectEqual(run("width=1..2", more: ["--picture"]).codes, ["VFL0905"])
    expectEqual(run("width=100..200", more: ["--no-picture"]).code, .success)
  }

  @Test("with many views, each regime prints only the views that differ from the previous regime")
  func manyViews() {
    let formats = (0..<26).flatMap { view in
      ["|-[v\(view)(\(view == 3 ? 200 : 100)@750)]-(>=20)-|", "V:|[v\(view)(10)]"]
    }
    let output = Transcript(["solve", "--range", "width=60..400"] + formats).output
    let tables = output.components(separatedBy: "\n\n").dropFirst().map { regime in
      Array(regime.split(separator: "\n").drop { !$0.hasPrefix("  view ") }.dropFirst())
    }
    expectEqual(tables.map(\.count), [26, 26, 2])
    expectEqual(tables[1].last, "  1 view is as before")
    expectEqual(tables[2], ["  v3    20  0  200    10", "  25 views are as before"])
  }

  /// Returns formats of a row of views with optional widths that are relaxed one after the other.
  ///
  /// The names are long so that few views suffice for a long JSON output.
  private static func wishes(_ count: Int) -> [String] {
    let name = String(repeating: "v", count: 400)
    let views = (1...count).map { "[\(name)\($0)(>=10,\(50 + $0 % 7)@\($0))]" }
    return ["H:|\(views.joined())|"] + (1...count).map { "V:|[\(name)\($0)]|" }
  }

  /// Returns formats of `count` views, each of which has two conflicting widths.
  private static func conflicts(_ count: Int) -> [String] {
    (0..<count).flatMap { ["[v\($0)(5)]", "[v\($0)(9)]"] }
  }

  @Test(
    "20 conflicts are reported with the number of omitted conflicts, and all conflicts with `--all`"
  )
  func manyConflicts() {
    let words = ["solve", "--range", "width=0..9", "--range", "height=0..9"] + Self.conflicts(23)
    let some = Transcript(words)
    #expect(some.codes == [String](repeating: "VFL0401", count: 20) && some.code == .diagnostics)
    #expect(some.errors.hasSuffix("\n\n3 more conflicts not shown (use `--all`)\n"))
    #expect(some.output.contains("                 and 11 more conflicts\n"))
    let all = Transcript(words + ["--all"])
    expectEqual(all.codes, [String](repeating: "VFL0401", count: 23))
    #expect(!all.errors.contains("not shown") && !all.output.contains(" more "))
    #expect(all.errors.hasPrefix(some.errors.prefix(1000)))
    let json = Transcript(words + ["--format", "json"])
    #expect(json.output.matches(of: #/"code": "VFL0401"/#).count == 23 && json.errors == "")
    let short = Transcript(words + ["--format", "short"])
    #expect(short.errors.hasSuffix("[VFL0401]\n3 more conflicts not shown (use `--all`)\n"))
  }

  @Test("Ctrl-C ends `solve --range` without output")
  func interrupted() {
    for form in ["text", "json"] {
      var console = MemoryConsole()
      console.isInterrupted = true
      let words = ["solve", "--format", form, "--range", "width=100..200"] + Self.row
      expectEqual(console.run(words), .interrupted)
      #expect(console.outputText == "" && console.errorText == "")
    }
  }

  @Test("long JSON output is written in chunks and equals the output of `--json-lines`")
  func pieces() throws {
    var console = MemoryConsole()
    let words = ["solve", "--height", "9", "--range", "width=600..4500"] + Self.wishes(60)
    expectEqual(console.run(words + ["--format", "json"]), .success)
    #expect(console.events.count >= 3)
    let document: [String: Any] = ["container": ["height": 9], "formats": Self.wishes(60)]
    let line = String(
      decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
    let stream = Transcript(
      "solve", "--json-lines", "--range", "width=600..4500", standardInput: line + "\n")
    func sensitivity(_ text: String) throws -> NSObject? {
      let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return answer?["sensitivity"] as? NSObject
    }
    let written = try sensitivity(console.outputText)
    #expect(try written != nil && written == sensitivity(stream.output))
  }

  @Test("`solve --range` reports an error in a format and prints nothing to standard output")
  func diagnostics() {
    let transcript = Transcript("solve", "--range", "width=1..2", "|-[a")
    #expect(transcript.codes == ["VFL0110"] && transcript.code == .diagnostics)
    expectEqual(transcript.output, "")
  }

  @Test("`--range` with `--json-lines` applies the range to every line of the input")
  func jsonLines() {
    let transcript = Transcript(
      "solve", "--json-lines", "--range", "width=80..200",
      standardInput: """
        {"formats": ["|-[a(>=60)]-|"], "container": {"height": 1}}
        {"formats": ["|-[a]-|", "V:|[a]|"], "container": {"height": 1}}
        {"formats": ["|-[a"]}

        """)
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.count == 3 && transcript.code == .success)
    #expect(lines[0].hasPrefix(#"{"status": "unsatisfiable""#))
    #expect(lines[1].hasPrefix(#"{"status": "solved""#))
    #expect(lines[1].contains(#""satisfiable": [80, 200], "unsatisfiable": []"#))
    #expect(lines[2].hasPrefix(#"{"status": "invalid""#))
  }
}
