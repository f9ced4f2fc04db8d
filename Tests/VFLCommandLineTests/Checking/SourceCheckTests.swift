import Testing
import VFLReports
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Checks of source files")
struct SourceCheckTests {
  private static func swift(_ format: String, _ names: String = "a: a") -> String {
    """
    let views = [\(names.split(separator: ",").map { "\"\($0.split(separator: ":")[0])\": x" }
      .joined(separator: ", "))]
    NSLayoutConstraint.constraints(
      withVisualFormat: "\(format)", options: [], metrics: nil, views: views)

    """
  }

  private static let objectiveC = """
    - (void)f {
      [NSLayoutConstraint constraintsWithVisualFormat:@"|-[a" options:0 metrics:nil views:v];
      [NSLayoutConstraint constraintsWithVisualFormat:[self format] options:0 metrics:nil views:v];
    }

    """

  private func short(_ words: String..., files: [String: String]) -> [String] {
    let transcript = Transcript(["check", "--format", "short"] + words, files: files)
    return transcript.output.split(separator: "\n").map(String.init)
  }

  @Test("diagnostics contain the line in their file and follow the order of the files")
  func places() {
    let files = ["b/A.swift": Self.swift("|-[c]"), "a.m": Self.objectiveC, "c.h": "int a;\n"]
    let lines = short(".", files: files)
    expectEqual(lines.count, 2)
    #expect(lines[0].hasPrefix("a.m:2:57: error: ") && lines[0].hasSuffix("[VFL0110]"))
    #expect(lines[1].hasPrefix("b/A.swift:3:25: error: ") && lines[1].hasSuffix("[VFL0201]"))
  }

  @Test(
    "the summary counts checked format strings and gives the reasons for unchecked format strings")
  func summary() {
    let files = ["A.swift": Self.swift("|-[a]"), "a.m": Self.objectiveC, "c.h": "int a;\n"]
    let transcript = Transcript("check", ".", files: files)
    #expect(
      transcript.output.hasSuffix(
        """

        3 strings in 3 files: 1 checked, 1 partly checked (1 with unknown names), 1 not checked (1 call result); 1 error
        1 fixable with --fix

        """))
    expectEqual(transcript.code, .diagnostics)
    let json = Transcript("check", "--format", "json", ".", files: files).output
    let answers = json.split(separator: "\n")
    expectEqual(answers.count, 2)
    expectEqual(
      answers.last?.contains(
        #""strings": {"checked": 0, "checkedInPart": 1, "withUnseenNames": 1, "withComputedParts": 0, "notChecked": {"callResult": 1}}"#
      ), true)
  }

  @Test("a macro from a header is expanded unless two headers define the macro differently")
  func headers() {
    let macro = "#define ADD(f) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 "
    let files = [
      "ADD.h": macro + "metrics:nil views:@{@\"a\": a}]\n",
      "a.m": "- (void)f { ADD(@\"[a]\"); ADD(@\"[b]\"); ADD(@\"[c|\"); }\n",
      "b.m": macro + "metrics:nil views:@{@\"b\": b}]\n- (void)f { ADD(@\"[b]\"); }\n",
    ]
    let lines = short(".", files: files)
    expectEqual(lines.map { $0.prefix(8) }, ["a.m:1:33", "a.m:1:46", "a.m:1:47"])
    // If two headers define the macro differently, only the format string can be checked.
    let other = files.merging(["c.h": macro + "metrics:nil views:@{@\"c\": c}]\n"]) { $1 }
    expectEqual(short(".", files: other).count, 1)
  }

  @Test("a UTF-16 source is checked", arguments: [true, false], [true, false])
  func wide(isBig: Bool, hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + Self.swift("|-[é]-[b")
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
    var console = MemoryConsole()
    console.files = ["A.swift": bytes]
    expectEqual(console.run(["check", "--format", "short", "A.swift"]), .diagnostics)
    #expect(console.outputText.contains("A.swift:3:"), "\(console.outputText)")
    #expect(console.outputText.contains("VFL0110"), "\(console.outputText)")
  }

  @Test(
    "a UTF-32 source is checked but never written", arguments: [true, false], [true, false])
  func wider(isBig: Bool, hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + Self.swift("|-[é]-[b")
    let bytes = text.unicodeScalars.flatMap { scalar -> [UInt8] in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      return isBig ? bytes : bytes.reversed()
    }
    var console = MemoryConsole()
    console.files = ["A.swift": bytes]
    expectEqual(console.run(["check", "--format", "short", "--fix", "A.swift"]), .diagnostics)
    #expect(console.outputText.contains("A.swift:3:"), "\(console.outputText)")
    #expect(console.outputText.contains("VFL0110"), "\(console.outputText)")
    #expect(console.written.isEmpty)
  }

  @Test("calls of configured wrappers are checked with the wrapper's view names")
  func wrappers() {
    let files = [
      "A.swift": "add(\"|-[b\")\nadd(\"|-[v0]-[v2]\", x, y)\n",
      ".vfl.json": """
      {"wrappers": [{"name": "add", "format": 0, "views": {"prefix": "v", "argument": 1}}]}
      """,
    ]
    expectEqual(
      short("A.swift", files: files).map { String($0.suffix(10)) },
      ["[VFL0110]", "[VFL0201]"].map { " " + $0 })
    expectEqual(short("--no-config", "A.swift", files: files), [])
  }

  @Test("the configured view names, metric names and options of a wrapper are checked")
  func fixedWrappers() {
    let files = [
      "A.swift": "pin(\"[a]-[c]\")\npin(\"V:[a]-[b]\")\npin(\"[a]-m-[b]\")\npin(\"[a]-[b]\")\n",
      ".vfl.json": """
      {"wrappers": [{"name": "pin", "format": 0, "views": ["a", "b"], "metrics": ["gap"],
                     "options": ["alignAllTop"]}]}
      """,
    ]
    let transcript = Transcript("check", "A.swift", files: files)
    expectEqual(transcript.codes, ["VFL0201", "VFL0304", "VFL0202"])
    #expect(!transcript.output.contains("given here"))
  }

  @Test("format strings of a wrapper with the dialect `none` are not checked")
  func ownLanguage() {
    let helper =
      "func lay(_ f: String) { NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v) }\n"
    func files(_ dialect: String) -> [String: String] {
      [
        "A.swift": helper + "lay(\"H:||[a]||\")\n",
        ".vfl.json":
          "{\"wrappers\": [{\"name\": \"lay\", \"format\": 0, \"dialect\": \"\(dialect)\"}]}",
      ]
    }
    expectEqual(short("A.swift", files: files("none")), [])
    #expect(short("A.swift", files: files("apple")).count > 0)
    expectEqual(Transcript(["check", "A.swift"], files: files("mine")).code, .usage)
  }

  @Test(
    "format strings of a wrapper with the dialect `extended` are checked in the extended dialect")
  func extendedWrapper() {
    func files(_ strings: String) -> [String: String] {
      [
        "A.swift": "func go() {\n  lay(\(strings))\n}\n",
        ".vfl.json":
          "{\"wrappers\": [{\"name\": \"lay\", \"format\": 0, \"dialect\": \"extended\"}]}",
      ]
    }
    let right = files("\"|~[a(50%)]~|\")\n  lay(on ? \"[a]-(2*gap)-[b]\" : \"|[a]|\"")
    expectEqual(short("A.swift", files: right), [])
    #expect(
      Transcript("check", "A.swift", files: right).output.hasPrefix(
        "3 strings in 1 file: 0 checked, 3 partly checked (3 with unknown names); no diagnostics"))
    expectEqual(
      short("A.swift", files: files("\"|~[a(50%]~|\"")).map { $0.prefix(11) }, ["A.swift:2:1"])
    let unread = Transcript("check", "A.swift", files: files("\"|~[\\(name)]~|\"")).output
    #expect(unread.hasPrefix("1 string in 1 file: 0 checked, 1 not"))
  }

  @Test("`--unchecked` reports a format string once even if several calls use it")
  func uncheckedOnce() {
    func call(_ views: String) -> String {
      "use(NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: \(views)))"
    }
    let source =
      "func go(views: [String: UIView]) {\n  let f = \"[a]-\\(gap)-[b]\"\n"
      + "  \(call("views"))\n  \(call("[\"a\": a, \"b\": b]"))\n}\n"
    let lines = Transcript(
      ["check", "--unchecked", "--format", "short", "A.swift"], files: ["A.swift": source]
    ).output.split(separator: "\n")
    #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("A.swift:2:") }, "\(lines)")
  }

  @Test(
    "a `vfl:disable` comment silences diagnostics on its line or above a call of several lines")
  func comments() {
    let call = Self.swift("|-[c]").split(separator: "\n").map(String.init)
    func lines(_ above: String, _ behind: String) -> [String] {
      let text = [call[0], above, call[1], call[2] + behind]
      return short("A.swift", files: ["A.swift": text.joined(separator: "\n")])
    }
    expectEqual(lines("", "").count, 1)
    #expect(lines("// vfl:disable-next-line VFL0201", "") == [])
    expectEqual(lines("/* vfl:disable */", ""), [])
    #expect(lines("", " // vfl:disable VFL0201 -- soon") == [])
    #expect(lines("", " // vfl:disable VFL0202").count == 2)
    expectEqual(lines("let s = \"vfl:disable\"", "").count, 1)
  }

  @Test("a suppression comment next to either the format string or the call silences a diagnostic")
  func commentsElsewhere() {
    func lines(_ list: String, _ head: String, _ argument: String, _ end: String) -> [String] {
      let text = """
        let views = ["a": x]
        let format = "[a]" \(list)
          + "-[b]"
        NSLayoutConstraint.constraints( \(head)
          withVisualFormat: format, \(argument)
          options: [], metrics: nil, views: views) \(end)

        """
      return short("A.swift", files: ["A.swift": text])
    }
    let comment = "// vfl:disable-line VFL0201"
    expectEqual(lines("", "", "", "").count, 1)
    expectEqual(lines(comment, "", "", ""), [])
    expectEqual(lines("", comment, "", ""), [])
    expectEqual(lines("", "", "", comment), [])
    expectEqual(lines("", "", comment, "").count, 2)
    #expect(lines("", "", "", "// vfl:disable:this VFL0201") == [])
  }

  @Test(
    "a suppression comment after the end of a multiline string literal silences diagnostics in the literal"
  )
  func commentsBehind() {
    let source = #"""
      let format = """
        H:|-[a
        """END
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
      """#
    for (end, count) in [("", 1), (" // vfl:disable VFL0110", 0)] {
      let text = source.replacing("END", with: end)
      expectEqual(short("A.swift", files: ["A.swift": text]).count, count, "\(end)")
    }
  }

  @Test("the configuration next to the path in `--stdin-filename` applies to standard input")
  func standardInput() {
    let transcript = Transcript(
      "check", "--stdin-filename", "Sub/A.swift", "--format", "short", "-",
      standardInput: Self.swift("|-[c]"), files: ["Sub/.vfl.json": #"{"rules": {"VFL05": "off"}}"#])
    #expect(transcript.output.hasPrefix("Sub/A.swift:3:25: error:"))
    expectEqual(transcript.code, .diagnostics)
  }

  @Test("`--quiet` prints only errors, and `--statistics` counts diagnostics by code")
  func quiet() {
    let files = [
      "a.vfl": "[a\n@options alignAllTop\nV:[a]\n", "b.vfl": "@options alignAllTop\nV:[a]\n",
    ]
    let quiet = Transcript("check", "--quiet", "a.vfl", "b.vfl", files: files)
    #expect(quiet.codes == ["VFL0110"] && !quiet.output.contains("checked"))
    let counted = Transcript(
      "check", "--statistics", "--format=short", "a.vfl", "b.vfl", files: files)
    #expect(counted.output.contains("\n2  VFL0305  ") && counted.output.contains("\n1  VFL0110  "))
  }

  @Test(
    "`--quiet` omits warnings in every output form unless `--strict` treats warnings as errors",
    arguments: ReportFormat.allCases)
  func quietReports(form: ReportFormat) {
    let files = ["a.vfl": "@options alignAllTop\nV:[a]\n"]
    let words = ["check", "--format", form.rawValue, "a.vfl"]
    let quiet = Transcript(words + ["--quiet"], files: files)
    #expect(!quiet.output.contains("VFL0305") && quiet.code == .success)
    let strict = Transcript(words + ["--quiet", "--strict"], files: files)
    #expect(strict.output.contains("VFL0305") && strict.code == .diagnostics)
  }

  @Test(
    "standard error states why warnings fail a check and contains the statistics of a machine-readable report"
  )
  func warningsThatFail() {
    let files = ["a.vfl": "@options alignAllTop\nV:[a]\n"]
    let strict = Transcript("check", "--strict", "a.vfl", files: files)
    expectEqual(strict.errors, "1 warning, which `strict` treats as errors\n")
    let many = Transcript("check", "--quiet", "--max-warnings=0", "a.vfl", files: files)
    expectEqual(many.errors, "1 warning, more than the maximum of 0\n")
    #expect(many.output == "" && many.code == .diagnostics)
    let counted = Transcript("check", "--format=sarif", "--statistics", "a.vfl", files: files)
    #expect(counted.errors.hasPrefix("1  VFL0305  ") && counted.output.hasPrefix("{"))
  }

  @Test("the path in a report does not depend on how the argument spells the path")
  func fingerprints() {
    let files = ["Sub/a.vfl": "[a\n"]
    let reports = ["Sub", "./Sub/a.vfl", "/project/Sub/../Sub"].map {
      Transcript("check", "--format", "gitlab", $0, files: files).output
    }
    #expect(Set(reports).count == 1 && reports[0].contains(#""path": "Sub/a.vfl""#))
  }

  @Test("diagnostics in a JSON document have the position of their string")
  func jsonPlaces() {
    let text = "{\"formats\": [\n  \"|-[a\",\n  {\"format\": \"V:[\\u0061\"}]}\n"
    let found = Transcript("check", "--format", "checkstyle", "a.json", files: ["a.json": text])
    // The second string contains an escape sequence, so its diagnostic covers the whole string.
    #expect(found.output.contains(#"line="2" column="8""#), "\(found.output)")
    #expect(found.output.contains(#"line="3" column="15""#), "\(found.output)")
  }

  @Test("diagnostics of a text document are sorted by line")
  func order() {
    let text = "@metrics m: 8\n|-[a(8,8)]\n[b]-[b] // vfl:disable-line VFL0550\n@view a, b\n"
    let lines = short("a.vfl", files: ["a.vfl": text]).map { $0.split(separator: ":")[1] }
    expectEqual(lines, ["1", "2", "3", "3", "3"])
  }

  @Test(
    "a report contains silenced diagnostics and unreadable files, and GitHub output includes a step summary"
  )
  func reports() {
    var console = MemoryConsole()
    console.files = ["a.vfl": Array("[a // vfl:disable VFL0110 -- why\n".utf8)]
    console.failures = ["b.vfl": "a file that this user may not read"]
    expectEqual(console.run("check", "--format", "sarif", "."), .usage)
    #expect(console.outputText.contains(#""kind": "inSource""#))
    #expect(console.outputText.contains("`b.vfl`") && console.errorText.contains("VFL0601"))
    var other = MemoryConsole()
    other.files = ["a.vfl": Array("[a\n".utf8), "summary.md": Array("# Before\n".utf8)]
    other.variables = ["GITHUB_STEP_SUMMARY": "summary.md"]
    expectEqual(other.run("check", "--format", "github", "a.vfl"), .diagnostics)
    #expect(other.outputText.hasPrefix("::error file=a.vfl,line=1,"))
    let summary = String(decoding: other.files["summary.md"] ?? [], as: UTF8.self)
    #expect(summary.hasPrefix("# Before\n") && summary.contains("VFL0110"))
  }

  @Test("SARIF output percent-encodes a path that is not valid UTF-8")
  func oddPath() {
    var console = MemoryConsole()
    console.oddFiles = [
      FilePath(Array("/project/a".utf8) + [0xFF, 0x20, 0xC3, 0xA9] + Array(".vfl".utf8)): Array(
        "[a\n".utf8)
    ]
    expectEqual(console.run("check", "--format", "sarif", "."), .diagnostics)
    #expect(console.outputText.contains("\"uri\": \"a%FF%20%C3%A9.vfl\""), "\(console.outputText)")
    var short = console
    expectEqual(short.run("check", "--format", "short", "."), .diagnostics)
  }
}
