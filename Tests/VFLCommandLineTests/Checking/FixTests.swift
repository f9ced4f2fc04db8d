import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Applied fix-its")
struct FixTests {
  private static let files = [
    "a.vfl": "// first\n|-[a]-8-[b(5]\n|-0-[c]\n", "Sub/b.vfl": "[a]\n",
    "Sub/c.swift": """
    // vfl:disable-next-line VFL0111
    f(constraints(withVisualFormat: "[a(5]", options: [], metrics: m, views: v))
    f(constraints(withVisualFormat: "|-[b(5]", options: [], metrics: m, views: v))

    """,
  ]

  private func run(
    _ words: String..., prepare: (inout MemoryConsole) -> Void = { _ in }
  ) -> (MemoryConsole, ExitCode) {
    var console = MemoryConsole()
    console.files = Self.files.mapValues { Array($0.utf8) }
    prepare(&console)
    let code = console.run(["check"] + words)
    return (console, code)
  }

  private func text(_ console: MemoryConsole, _ name: String) -> String {
    String(decoding: console.files[name] ?? [], as: UTF8.self)
  }

  @Test("`--fix` changes only the source ranges of fix-its and skips silenced diagnostics")
  func written() {
    let (console, code) = run("--fix", ".")
    #expect(text(console, "a.vfl").hasPrefix("// first\n|-[a]-8-[b(5)]\n"))
    #expect(text(console, "Sub/c.swift").contains("\"[a(5]\""))
    #expect(text(console, "Sub/c.swift").contains("\"|-[b(5)]\""))
    expectEqual(console.written, ["Sub/c.swift", "a.vfl"])
    #expect(console.errorText.hasSuffix("\nfixed 2 diagnostics in 2 files\n"))
    expectEqual(code, .success)
  }

  @Test("`--fix` does not change a string literal that the program compares with another string")
  func compared() {
    let source = """
      for f in ["H:|[a(8,8)]|", "V:|[a(9,9)]|"] {
        let o = f == "H:|[a(8,8)]|" ? top : none
        use(NSLayoutConstraint.constraints(withVisualFormat: f, options: o, metrics: m, views: v))
      }

      """
    let (console, _) = run("--fix", "Sub/c.swift") { $0.files["Sub/c.swift"] = Array(source.utf8) }
    expectEqual(text(console, "Sub/c.swift"), source.replacing("(9,9)", with: "(9)"))
  }

  @Test(
    "`--fix` does not change a part of a format string that the program also uses for another purpose"
  )
  func usedElsewhere() {
    let call = "use(NSLayoutConstraint.constraints(withVisualFormat: \"H:|\" + k + \"[a]\", "
    let source =
      "func f() {\n  let k = \"-(8,8)-\"\n  \(call)metrics: nil, views: v))\n  OTHER\n}\n"
    for (other, isMended) in [("", true), ("print(k)", true), ("label.text = k", false)] {
      let text = source.replacing("OTHER", with: other)
      let (console, _) = run("--fix", "Sub/c.swift") { $0.files["Sub/c.swift"] = Array(text.utf8) }
      let expected = isMended ? text.replacing("(8,8)", with: "(8)") : text
      expectEqual(self.text(console, "Sub/c.swift"), expected, "\(other)")
    }
  }

  @Test("`check --diff` prints the fix-its as a diff and writes nothing")
  func shown() {
    let (console, code) = run("--diff", "a.vfl")
    #expect(console.outputText.hasPrefix("--- a/a.vfl\n+++ b/a.vfl\n@@ "))
    #expect(console.outputText.contains("\n-|-[a]-8-[b(5]\n"))
    #expect(console.written == [] && code == .diagnostics)
    expectEqual(run("--diff", "/project/a.vfl").0.outputText, console.outputText)
    let (clean, cleanCode) = run("--diff", "Sub/b.vfl")
    #expect(clean.outputText == "" && cleanCode == .success)
  }

  @Test(
    "`--fix` fixes 1,100 diagnostics of each kind in one file",
    .timeLimit(.minutes(30)),
    arguments: [
      ("H:|-[v]-8-[w(v]-|\n", "H:|-[v]-8-[w(v)]-|\n"), ("V:[a(100@1000)]\n", "V:[a(100)]\n"),
      ("@options alignAllTpo\n[a]-[b]\n", "@options alignAllTop\n[a]-[b]\n"),
    ])
  func many(invalidFormat: String, fixed: String) {
    let rules = "VFL05=off,VFL0509=warning"
    let (console, code) = run("--fix", "--unsafe-fixes", "--rule", rules, "a.vfl") {
      $0.files["a.vfl"] = Array(String(repeating: invalidFormat, count: 1100).utf8)
    }
    expectEqual(text(console, "a.vfl"), String(repeating: fixed, count: 1100))
    #expect(console.errorText.hasSuffix("\nfixed 1,100 diagnostics in 1 file\n"))
    expectEqual(code, .success)
  }

  @Test("`--fix` lists the changed lines of each file unless `--quiet` is given")
  func listing() {
    let text = "[a]-[b]\n[a(=5)]\n"
    let (console, _) = run("--fix", "a.vfl") { $0.files["a.vfl"] = Array(text.utf8) }
    expectEqual(
      console.errorText,
      """
      a.vfl:
        2 - [a(=5)]
        2 + [a(==5)]
      fixed 1 diagnostic in 1 file

      """)
    let (quiet, _) = run("--fix", "--quiet", "a.vfl") { $0.files["a.vfl"] = Array(text.utf8) }
    expectEqual(quiet.errorText, "fixed 1 diagnostic in 1 file\n")
  }

  @Test("`check --diff` counts errors without a fix-it and returns exit code 1 if there are any")
  func left() {
    let broken = Transcript("check", "--diff", "u.vfl", files: ["u.vfl": "[1]\n[2]\n"])
    #expect(broken.output == "" && broken.code == .diagnostics)
    expectEqual(broken.errors, "2 errors remain after the diff; run without `--diff` to see them\n")
    let both = Transcript("check", "--diff", "u.vfl", files: ["u.vfl": "[1]\n[a(5]\n"])
    #expect(both.output.contains("+[a(5)]\n") && both.code == .diagnostics)
    expectEqual(
      both.errors,
      "would fix 1 diagnostic in 1 input\n1 error remains after the diff; run without `--diff` to see it\n"
    )
    let silenced = "[1] // vfl:disable-line\n"
    let known = Transcript("check", "--diff", "u.vfl", files: ["u.vfl": silenced])
    #expect(known.output == "" && known.errors == "" && known.code == .success)
    let warning = ["u.vfl": "[a] // vfl:disable-line VFL0305\n"]
    let strict = Transcript("check", "--diff", "--strict", "u.vfl", files: warning)
    #expect(
      strict.code == .diagnostics && strict.errors.contains("which `strict` treats as errors"))
    expectEqual(Transcript("check", "--diff", "u.vfl", files: warning).code, .success)
  }

  @Test(
    "the summary counts fixable diagnostics without `--fix`, and remaining diagnostics with `--fix`"
  )
  func counts() {
    let files = ["u.vfl": "@view title, a\n[titel]\n[a(5]\n[1]\n", "v.vfl": "[b]\n"]
    func summary(_ words: String...) -> String {
      let output = Transcript(["check"] + words + ["u.vfl", "v.vfl"], files: files).output
      return output.split(separator: "\n").drop { !$0.contains("checked, ") }.joined(
        separator: "\n")
    }
    expectEqual(
      summary(),
      """
      4 format strings checked, 3 errors
      1 fixable with --fix (1 more with --unsafe-fixes)
      """)
    expectEqual(
      summary("--fix"),
      """
      4 format strings checked, 1 fixed, 2 errors remaining
      1 fixable with --fix --unsafe-fixes
      """)
    expectEqual(
      summary("--fix", "--unsafe-fixes"), "4 format strings checked, 2 fixed, 1 error remaining")
    let format = Transcript("check", "--fix", "[a(5]")
    expectEqual(format.output, "[a(5)]\n")
    expectEqual(
      format.errors, "valid\nviews: a\n\n1 format string checked, 1 fixed, none remaining\n")
  }

  @Test("the number of fixable diagnostics in the summary equals the number that `--fix` fixes")
  func agreement() {
    for name in ["a.vfl", "Sub/c.swift"] {
      let (reported, _) = run("--rule", "VFL05=warning", name)
      let (fixed, _) = run("--fix", "--rule", "VFL05=warning", name)
      let last = fixed.errorText.split(separator: "\n").last ?? ""
      let count = last.split(separator: " ").dropFirst().first ?? ""
      #expect(reported.outputText.contains("\n\(count) fixable with --fix"), "\(name)")
    }
  }

  @Test("fixable diagnostics are not counted in machine-readable output and with `--quiet`")
  func uncounted() {
    for words in [
      ["--quiet"], ["--format", "short"], ["--format", "json"], ["--format", "github"],
    ] {
      var console = MemoryConsole()
      console.files = Self.files.mapValues { Array($0.utf8) }
      _ = console.run(["check"] + words + ["."])
      #expect(!console.outputText.contains("fixable"))
    }
  }

  @Test("if a file cannot be written, `--fix` reports that and still writes the other files")
  func failure() {
    let (console, code) = run("--fix", ".") {
      $0.writeFailures = [
        "Sub/c.swift": WriteError(reason: "a directory that this user may not write")
      ]
    }
    #expect(console.written == ["a.vfl"] && code == .usage)
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0610"])
  }

  @Test("if `--fix` cannot write a file, the diagnostics of the unfixed file are reported")
  func findingsOfUnwritten() {
    let (console, _) = run("--fix", "--format", "short", "a.vfl") {
      $0.writeFailures = ["a.vfl": WriteError(reason: "a full disk")]
    }
    let (asItIs, _) = run("--format", "short", "a.vfl")
    #expect(console.outputText == asItIs.outputText && asItIs.outputText != "")
  }

  @Test("`--fix` changes a string in a JSON document unless the string contains an escape sequence")
  func json() {
    let text = #"{"formats": ["|-[a(5]", {"format": "V:[a]-8[b]"}, "V:[\u0061(5]"]}"#
    let (console, _) = run("--fix", "a.json") { $0.files["a.json"] = Array(text.utf8) }
    expectEqual(
      self.text(console, "a.json"),
      #"{"formats": ["|-[a(5)]", {"format": "V:[a]-8-[b]"}, "V:[\u0061(5]"]}"#)
  }

  @Test(
    "`--fix` skips a loop variable that is also used elsewhere but fixes another loop's variable of the same name"
  )
  func loops() {
    let loop = """
      for f in ["H:|[a(8,8)]|"] {
        use(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: m, views: v))
        OTHER
      }

      """
    let plain = loop.replacing("OTHER", with: "")
    let shared = loop.replacing("OTHER", with: "label.text = f").replacing("8,8", with: "9,9")
    let (console, _) = run("--fix", "Sub/c.swift") {
      $0.files["Sub/c.swift"] = Array((plain + shared).utf8)
    }
    expectEqual(text(console, "Sub/c.swift"), plain.replacing("8,8", with: "8") + shared)
  }

  @Test("`--fix` does not overwrite a file that has changed since the check")
  func changed() {
    let fixed = FixedFile(
      before: ContentFingerprint(Array("old".utf8)), bytes: Array("new".utf8), count: 1, diff: [])
    for (now, isWritten) in [("old", true), ("older", false), ("odl", false)] {
      var console = MemoryConsole()
      console.files = ["a.vfl": Array(now.utf8)]
      var file = FileDiagnostics(.source, name: "a.vfl", absolutePath: FilePath("/project/a.vfl"))
      file.fixed = fixed
      let writer = FixWriter([file], on: &console)
      #expect(writer.failures.isEmpty == isWritten && console.written.isEmpty != isWritten)
    }
  }

  @Test("`--fix` writes nothing after Ctrl-C")
  func interrupted() {
    let (console, code) = run("--fix", ".") { $0.isInterrupted = true }
    #expect(code == .interrupted && console.written == [])
    #expect(console.outputText == "" && console.errorText == "")
  }

  @Test("`--fix` prints fixed standard input to standard output and diagnostics to standard error")
  func standardInput() {
    let files = ["A.swift": "old"]
    let fixed = Transcript("check", "--fix", "-", standardInput: "[a(5]\n[b]-(\n")
    #expect(fixed.output == "[a(5)]\n[b]-(\n" && fixed.code == .diagnostics)
    #expect(fixed.errors.contains("<stdin>:2:"))
    #expect(fixed.errors.contains("2 format strings checked"))
    let source = #"constraints(withVisualFormat: "[a(5]", metrics: nil, views: v)"#
    let swift = Transcript(
      "check", "--fix", "--quiet", "--stdin-filename", "A.swift", "-", standardInput: source,
      files: files)
    #expect(swift.output == source.replacing("5]", with: "5)]") && swift.errors == "")
    let sarif = Transcript("check", "--fix", "--format=sarif", "-", standardInput: "[a]\n")
    #expect(sarif.output == "[a]\n" && sarif.errors.hasPrefix("{"))
    expectEqual(Transcript("check", "--fix", "--stdin-filename", "-", "-").codes, ["VFL0904"])
    for subcommand in ["check", "fmt"] {
      let flags = [subcommand, "--stdin-filename", "A.swift"]
      let alone = Transcript(flags + ["[a]"], standardInput: "")
      #expect(alone.codes == ["VFL0906"] && alone.code == .usage)
      #expect(
        alone.errors.contains("`--stdin-filename` requires `-`, found only other inputs"))
      expectEqual(Transcript(flags + ["[a]", "-"], standardInput: "").codes, [])
      expectEqual(Transcript(flags, standardInput: "let x = 1").codes, [])
    }
  }

  @Test("`--fix` prints the fixed format arguments, and `--diff` prints them as a diff")
  func formats() {
    let fixed = Transcript("check", "--fix", "[a(5]", "[b]-(", "--view=a", "--view=b")
    #expect(fixed.output == "[a(5)]\n[b]-(\n" && fixed.code == .diagnostics)
    #expect(fixed.errors.contains("<argument 2>:1:") && !fixed.errors.contains("<argument 1>"))
    let diff = Transcript("check", "--diff", "[a]", "[b")
    expectEqual(diff.output, "--- a/<argument 2>\t\n+++ b/<argument 2>\t\n@@ -1 +1 @@\n-[b\n+[b]\n")
    #expect(diff.code == .diagnostics && Transcript("check", "--diff", "[a]").output == "")
  }

  @Test("an unknown view is not replaced by a view that the chain already contains")
  func namedTwice() {
    let flags = ["check", "--fix", "--unsafe-fixes", "--view", "tile", "--view", "title"]
    for (invalidFormat, fixed) in [
      ("H:|[tile]-[tite]|", "H:|[tile]-[title]|"), ("H:|[tite]-[titl]|", "H:|[tile]-[title]|"),
      ("H:|[tile]-[tite]-[title]|", "H:|[tile]-[tite]-[title]|"),
      ("H:|[tile]-[title(tite)]|", "H:|[tile]-[title(tile)]|"),
    ] {
      expectEqual(Transcript(flags + [invalidFormat]).output, fixed + "\n")
    }
    let source = """
      let views = ["tile": a, "title": b]
      f(NSLayoutConstraint.constraints(withVisualFormat: "[title]-[tite]", metrics: nil, views: views))

      """
    let (console, _) = run("--fix", "--unsafe-fixes", "Sub/c.swift") {
      $0.files["Sub/c.swift"] = Array(source.utf8)
    }
    expectEqual(text(console, "Sub/c.swift"), source.replacing("[tite]", with: "[tile]"))
  }

  @Test("`--unsafe-fixes` requires `--fix` or `--diff`")
  func flags() {
    let alone = Transcript("check", "--unsafe-fixes", "[a]")
    expectEqual(alone.codes, ["VFL0906"])
    #expect(alone.errors.contains("`--unsafe-fixes` requires `--fix` or `--diff`"))
    expectEqual(Transcript("check", "--jobs", "0", "[a]").codes, ["VFL0904"])
    expectEqual(Transcript("check", "--max-warnings=-1", "[a]").codes, ["VFL0904"])
  }
}
