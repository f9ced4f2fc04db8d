import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `check` command")
struct CheckCommandTests {
  @Test(
    "an argument that looks like a path is read as a file",
    arguments: ["no.swift", "no.m", "no.h", "no/", "a/no", "./x", "[a].vfl"])
  func files(word: String) {
    for subcommand in ["check", "fmt", "compile"] {
      let transcript = Transcript(subcommand, word)
      #expect(transcript.codes == ["VFL0601"] && transcript.code == .usage)
    }
  }

  @Test(
    "`--force-exclude` skips files that match an exclude pattern even if they are named as arguments"
  )
  func forceExclude() {
    let files = [
      "G/a.vfl": "[a", "G/In/b.vfl": "[a", "c.vfl": "[a", "d.vfl": "[a",
      ".vfl.json": #"{"exclude": ["G/"], "include": ["G/keep.vfl"]}"#,
    ]
    func names(_ words: String...) -> [String] {
      let all = ["check", "--format=short", "G/a.vfl", "G/In/b.vfl", "c.vfl", "/project/d.vfl"]
      return Transcript(all + words, files: files).output.split(separator: "\n").map {
        String($0.prefix { $0 != ":" })
      }
    }
    expectEqual(names().count, 4)
    expectEqual(names("--force-exclude"), ["c.vfl", "/project/d.vfl"])
    expectEqual(names("--force-exclude", "--exclude", "d.*"), ["c.vfl"])
    expectEqual(names("--force-exclude", "--include", "G/"), names())
    let none = Transcript("check", "--force-exclude", "G/a.vfl", files: files)
    #expect(none.code == .success && none.codes == ["VFL0615"] && none.output == "")
    expectEqual(Transcript("fmt", "--force-exclude", "G/a.vfl", files: files).code, .success)
  }

  @Test(
    "`--force-exclude` skips standard input with an excluded `--stdin-filename` and prints the input unchanged"
  )
  func forceExcludeOfInput() {
    let words = ["--force-exclude", "--exclude", "Old/", "--stdin-filename", "Old/a.vfl", "-"]
    let check = Transcript(["check"] + words, standardInput: "[a\n")
    #expect(check.codes == [] && check.code == .success)
    expectEqual(Transcript(["check", "--fix"] + words, standardInput: "[a\n").output, "[a\n")
    expectEqual(Transcript(["fmt"] + words, standardInput: "[a]-0-[b]\n").output, "[a]-0-[b]\n")
    let other = words.map { $0 == "Old/a.vfl" ? "New/a.vfl" : $0 }
    expectEqual(Transcript(["fmt"] + other, standardInput: "[a]-0-[b]\n").output, "[a][b]\n")
  }

  @Test("quotes around a format string and comments that do not begin with `//` are explained")
  func misreadings() {
    for format in [#""H:|[a]|""#, #"@"H:|[a]|""#, "'H:|[a]|'"] {
      for subcommand in ["check", "fmt"] {
        let transcript = Transcript(subcommand, format)
        let text = transcript.output + transcript.errors
        #expect(text.contains("not part of the format string, which is `H:|[a]|`"))
      }
    }
    #expect(Transcript("check", standardInput: "# a\n[a]").output.contains("begins with `//`"))
    #expect(!Transcript("check", #"[a"]"#).output.contains("quotation marks"))
  }

  @Test(
    "the diagnostic for an option or attribute name from another API suggests the right name",
    arguments: [
      ("@options NSLayoutFormatAlignAllTop", "`alignAllTop`"), ("@options top", "`alignAllTop`"),
      ("@constraint a.midX == b.left", "`centerX`"),
    ])
  func otherNames(line: String, name: String) {
    let transcript = Transcript("check", standardInput: "\(line)\n[a]-[b]\n")
    #expect(transcript.output.contains("did you mean \(name)?"))
  }

  @Test("`--stamp` writes the stamp file only if the check succeeds")
  func stamp() {
    for (format, code, isWritten) in [("[a]", ExitCode.success, true), ("[a", .diagnostics, false)]
    {
      var console = MemoryConsole()
      expectEqual(console.run("check", "--stamp", "done.c", format), code)
      expectEqual(console.written, isWritten ? ["done.c"] : [])
    }
    var console = MemoryConsole()
    expectEqual(console.run("check", "--stamp", "no/done.c", "[a]"), .usage)
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0610"])
  }

  @Test("`--stamp` overwrites an empty file but no file with contents")
  func stampOverFile() {
    var console = MemoryConsole()
    console.files = ["done": [], "Card.swift": Array("let a = 1\n".utf8)]
    expectEqual(console.run("check", "--stamp", "done", "[a]"), .success)
    expectEqual(console.written, ["done"])
    expectEqual(console.run("check", "--stamp", "Card.swift", "[a]"), .usage)
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0610"])
    expectEqual(console.files["Card.swift"], Array("let a = 1\n".utf8))
  }

  @Test(
    "`solve` warns if documents of the same layout specify different container sizes or directions")
  func contradictions() {
    let files = [
      "a.vfl": "@container 320x480\n@direction rtl\n|-[a]-|\nV:|[a]|\n",
      "b.vfl": "@container 320x-\n",
      "c.json": #"{"container": {"width": 400}, "direction": "ltr"}"#,
    ]
    expectEqual(Transcript("solve", "a.vfl", "b.vfl", files: files).codes, [])
    let both = Transcript("solve", "a.vfl", "c.json", files: files)
    #expect(both.codes == ["VFL0609", "VFL0609"] && both.code == .success)
    #expect(both.errors.contains("c.json:1:3") && both.output.contains("360"))
    expectEqual(Transcript("solve", "--width=400", "a.vfl", files: files).codes, [])
    expectEqual(Transcript("check", "a.vfl", "c.json", files: files).codes, [])
  }

  @Test(
    "`--format json` prints a single document for a file and one line per file for a directory")
  func jsonOfDirectories() {
    let files = [
      "s/a.vfl": "[a]\n", "s/b.vfl": "[b\n", "s/t/b.swift": "let x = 1\n", "u/c.vfl": "[c]\n",
    ]
    let single = Transcript("check", "--format", "json", "s/a.vfl", files: files).output
    #expect(single.hasPrefix("{\n") && single.hasSuffix("\n}\n"))
    let lines = Transcript("check", "--format", "json", "s", files: files).output
      .split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    expectEqual(lines.map { $0.contains(#""input": "s/a.vfl""#) }, [true, false])
    let one = Transcript("check", "--format", "json", "u", files: files).output
    #expect(one.hasPrefix(#"{"status": "valid", "input": "u/c.vfl", "#))
    expectEqual(one.split(separator: "\n").count, 1)
    #expect(Transcript("check", "--format", "json", "s/t", files: files).output.isEmpty)
    let kept = Transcript(
      "check", "--format", "json", "--force-exclude", "--exclude", "s/", "s/a.vfl", "u/c.vfl",
      files: files)
    #expect(kept.output.hasPrefix(#"{"status": "valid", "input": "u/c.vfl", "#))
    let named = Transcript("check", "--format", "json", "s/t/b.swift", files: files).output
    #expect(named.hasPrefix("{\n") && !named.contains("input"))
  }

  @Test("`check` prints the names that the formats need if no names are declared")
  func needs() {
    let transcript = Transcript("check", "|-left-[a(b,c@p)]-gap-[b(left)]")
    expectEqual(
      transcript.output,
      """
      valid
      views: a, b
      metrics: left, p, gap
      view or metric: c
      superview: required for `|`

      """)
    #expect(transcript.errors == "" && transcript.code == .success)
    let text = Transcript(
      "check", "-", standardInput: "[a]-m-[b]\n@constraint c.width == m * |.width + n\n")
    expectEqual(text.output, "valid\nviews: a, b, c\nmetrics: m, n\n")
  }

  @Test("unknown names are reported if any names are declared")
  func names() {
    expectEqual(Transcript("check", "--view", "a", "[a]-m-[b]").codes, ["VFL0202", "VFL0201"])
    expectEqual(Transcript("check", "--metric", "m=8", "[a]-n-[b]").codes, ["VFL0202"])
    expectEqual(Transcript("check", "--metric", "m=8", "[a]-m-[b]").codes, [])
    expectEqual(Transcript("check", "--view", "a:none", "[a]-|").codes, ["VFL0303"])
    expectEqual(Transcript("check", "-", standardInput: "[a]-m-[b]").codes, [])
    expectEqual(Transcript("check", "-", standardInput: "@view a\n[a]-m-[b]").codes.count, 2)
    expectEqual(
      Transcript("check", "-", standardInput: #"{"views": {"a": {}}, "formats": ["[b]"]}"#).codes,
      ["VFL0201"])
    expectEqual(Transcript("check", "-", standardInput: #"{"formats": ["[b]"]}"#).codes, [])
  }

  @Test("`check` reports the diagnostics of all inputs and prints a summary")
  func several() {
    let transcript = Transcript(
      "check", "[a", "good.vfl", "[b(]", files: ["good.vfl": "[a]\n[b]\n"])
    expectEqual(transcript.codes.count, 2)
    #expect(transcript.output.contains("--> <argument 1>:1:3"))
    #expect(transcript.output.contains("--> <argument 3>:1:"))
    #expect(transcript.output.contains("good.vfl is valid and requires:\nviews: a, b\n"))
    #expect(
      transcript.output.hasSuffix("\n4 format strings checked, 2 errors\n1 fixable with --fix\n"))
    expectEqual(transcript.code, .diagnostics)
  }

  @Test("the JSON output of `check` contains the status, the needed names and the diagnostics")
  func json() {
    let valid = Transcript("check", "--format", "json", "[a]")
    #expect(valid.output.hasPrefix("{\n  \"status\": \"valid\",\n"))
    let invalid = Transcript("check", "--format", "json", "[a")
    #expect(invalid.output.hasPrefix("{\n  \"status\": \"invalid\",\n"))
    #expect(invalid.output.contains("\"span\": [2, 2]") && invalid.code == .diagnostics)
    let several = Transcript("check", "--format", "json", "[a", "b.vfl", files: ["b.vfl": "[b]"])
    let lines = several.output.split(separator: "\n")
    expectEqual(lines.count, 2)
    #expect(lines[0].hasPrefix(#"{"status": "invalid", "input": "<arguments>", "diagnostics": ["#))
    expectEqual(
      lines[1],
      """
      {"status": "valid", "input": "b.vfl", "needs": {"views": ["b"], "metrics": [], \
      "viewsOrMetrics": [], "superview": false}, "diagnostics": []}
      """)
  }

  @Test("if an input cannot be read, `check` reports that and still checks the other inputs")
  func unreadable() {
    var console = MemoryConsole()
    console.failures = ["directory": "it is a directory"]
    let code = console.run("check", "nowhere.vfl", "[a", "directory")
    expectEqual(code, .usage)
    expectEqual(Transcript.codes(in: console.outputText), ["VFL0110"])
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0601", "VFL0601"])
    #expect(console.errorText.contains("cannot read `nowhere.vfl`: no such file"))
    #expect(console.errorText.contains("cannot read `directory`: it is a directory"))
    #expect(
      console.outputText.hasSuffix(
        "\n1 format string checked, 1 error, 2 inputs not read\n1 fixable with --fix\n"))
  }

  @Test("an argument is read as a file if it looks like a path or if a file with that name exists")
  func files() {
    expectEqual(Transcript("check", "layout", files: ["layout": "[a"]).codes, ["VFL0110"])
    expectEqual(Transcript("check", "a.json", files: ["a.json": "[a]"]).codes, ["VFL0602"])
    expectEqual(Transcript("check", "a", files: ["a": " \n{\"view\": 1}"]).codes, ["VFL0603"])
    expectEqual(Transcript("check", "--", "--a").codes.first, "VFL0107")
    #expect(Transcript("check", "-8-[a]").codes != [])
  }

  @Test("the file extension determines the kind of an input, regardless of letter case")
  func extensions() {
    let swift = #"constraints(withVisualFormat: "H:|[a", metrics: nil, views: v)"#
    let objectiveC = """
      NSArray *all = [NSLayoutConstraint constraintsWithVisualFormat:@"H:|[a" options:0 metrics:nil views:v];
      """
    for name in ["a.SWIFT", "a.Swift"] {
      expectEqual(Transcript("check", name, files: [name: swift]).codes, ["VFL0110"])
    }
    for name in ["a.M", "a.MM", "a.H", "a.pch", "a.hpp", "a.HPP", "a.hh", "a.hxx"] {
      expectEqual(
        Transcript("check", name, files: [name: objectiveC]).codes, ["VFL0110"], "\(name)")
      expectEqual(Transcript("fmt", name, files: [name: objectiveC]).codes, [], "\(name)")
    }
    expectEqual(Transcript("check", ".", files: ["s/a.SWIFT": swift]).codes, ["VFL0110"])
    for name in ["a.VFL", "a.txt", "a.TXT", "a", "tmp.GE7QcY0ocW", "a.vfl.orig", "a.v2"] {
      expectEqual(Transcript("check", name, files: [name: "[a"]).codes, ["VFL0110"])
      expectEqual(Transcript("solve", name, files: [name: "[a"]).codes, ["VFL0110"])
    }
    let log = "Unable to simultaneously satisfy constraints.\n"
    expectEqual(Transcript("solve", "a.log", files: ["a.log": log]).codes, ["VFL0611"])
    expectEqual(Transcript("check", "A.JSON", files: ["A.JSON": "[a]"]).codes, ["VFL0602"])
    // An argument with a known file extension is never parsed as a format string.
    #expect(Transcript("check", "nowhere.HPP").errors.contains(": no such file"))
  }

  @Test("every command rejects a file of an unsupported kind")
  func otherKinds() {
    for name in ["a.py", "a.gyb", "notes.MD"] {
      let files = [name: "@implementation\n[a]\n"]
      for words in [["check", name], ["fmt", name], ["compile", name], ["solve", name]] {
        let transcript = Transcript(words, files: files)
        #expect(transcript.codes == ["VFL0601"] && transcript.code == .usage, "\(transcript)")
        #expect(transcript.errors.contains("`\(name)`: it is neither a .vfl text"))
      }
      let edited = Transcript("check", "--stdin-filename", name, "-", standardInput: "[a]")
      #expect(edited.codes == ["VFL0601"] && edited.code == .usage)
    }
    let json = ["a.layout": "{\"formats\": [\"[a\"]}"]
    expectEqual(Transcript("check", "a.layout", files: json).codes, ["VFL0110"])
    expectEqual(Transcript("solve", "a.layout", files: json).codes, ["VFL0110"])
  }

  @Test(
    "a command without arguments reads standard input and reports an error if standard input is empty"
  )
  func standardInput() {
    expectEqual(Transcript("check", standardInput: "[a").codes, ["VFL0110"])
    expectEqual(Transcript("check", standardInput: "").codes, ["VFL0906"])
    expectEqual(Transcript("check", "-", standardInput: "").code, .success)
  }

  @Test("the summary says `more than` if there are more errors than the limit")
  func uncounted() {
    let many = Transcript("check", "-", standardInput: String(repeating: "[a\n", count: 1234))
    #expect(many.output.hasSuffix("\n1,234 format strings checked, more than 1,000 errors\n"))
    let all = Transcript("check", "-", standardInput: String(repeating: "[a\n", count: 1000))
    #expect(
      all.output.hasSuffix(
        "\n1,000 format strings checked, 1,000 errors\n1,000 fixable with --fix\n"))
  }

  @Test("the summary and the short report state that some warnings exceed the limit")
  func uncountedWarnings() {
    func formats(_ count: Int) -> String {
      (0..<count).map { "[a\($0)]-0-[b\($0)]\n" }.joined()
    }
    let words = ["check", "-", "--rule", "VFL0503=warning"]
    let many = Transcript(words, standardInput: formats(1234))
    #expect(many.output.hasSuffix("\n1,234 format strings checked, more than 1,000 warnings\n"))
    #expect(many.codes.count == 1001 && many.code == .success)
    let short = Transcript(words + ["--format", "short"], standardInput: formats(1234)).output
    let last = "<stdin>:1001:8: warning: 234 more warnings not shown; the limit is 1000"
    #expect(short.hasSuffix("\n\(last) [VFL0199]\n"))
    expectEqual(short.split(separator: "\n").count, 1001)
    let errors = Transcript(
      "check", "-", "--rule", "VFL0503=error", standardInput: formats(1002))
    #expect(errors.output.hasSuffix("more than 1,000 errors\n") && errors.code == .diagnostics)
    #expect(errors.output.contains("error[VFL0199]: 2 more diagnostics not shown; the limit is"))
    let all = Transcript(words, standardInput: formats(1000))
    #expect(
      all.output.hasSuffix(
        "\n1,000 format strings checked, 1,000 warnings\n1,000 fixable with --fix\n"))
  }

  @Test("more than 1,000 warnings about the same format string in a source file are all reported")
  func manyWarnings() {
    let format = "[a]" + (0..<1100).map { "-0-[b\($0)]" }.joined()
    let source = "constraints(withVisualFormat: \"\(format)\", metrics: nil, views: v)\n"
    let transcript = Transcript(
      "check", "--rule", "VFL0503=warning", "a.swift", files: ["a.swift": source])
    expectEqual(transcript.codes, Array(repeating: "VFL0503", count: 1100))
    // `check` tries only some of the fix-its here, so the summary must not count unsafe fix-its.
    #expect(transcript.output.contains("at least "))
    #expect(!transcript.output.contains("--unsafe-fixes"))
  }

  @Test("if a format argument looks like a file name, a note states that there is no such file")
  func mistypedFile() {
    let note = "there is no file `layout.txt`, so the argument is parsed as a format string"
    #expect(Transcript("check", "layout.txt").output.contains(note))
    #expect(Transcript("check", "Sorces").output.contains("there is no file `Sorces`"))
    for format in ["[a]-1.5x-[b]", "|-./a", "-8-", "H:"] {
      #expect(!Transcript("check", format).output.contains("there is no file"))
    }
    #expect(!Transcript("check", "-", standardInput: "layout.txt").output.contains("no file `"))
  }

  @Test("diagnostics over the limit are counted instead of printed")
  func manyFaults() {
    let text = String(repeating: "[a#\n", count: 2000)
    let transcript = Transcript("check", "--format", "short", "-", standardInput: text)
    expectEqual(transcript.output.split(separator: "\n").count, 1001)
    #expect(transcript.output.contains(" 1000 more diagnostics not shown; the limit is 1000"))
    expectEqual(transcript.code, .diagnostics)
  }

  @Test(
    "output is colored only on a terminal unless `--color` or an environment variable overrides that"
  )
  func colour() {
    let isColoured = { (prepare: (inout MemoryConsole) -> Void, words: [String]) in
      var console = MemoryConsole()
      prepare(&console)
      _ = console.run(["check", "[a"] + words)
      return console.outputText.contains("\u{1B}[")
    }
    #expect(!isColoured({ _ in }, []))
    #expect(!isColoured({ $0.terminals = [.error] }, []))
    #expect(isColoured({ $0.terminals = [.output] }, []))
    #expect(!isColoured({ $0.terminals = [.output] }, ["--color", "never"]))
    #expect(isColoured({ _ in }, ["--color=always"]))
    #expect(
      !isColoured(
        {
          $0.terminals = [.output]
          $0.variables = ["NO_COLOR": "1"]
        }, []))
    #expect(
      !isColoured(
        {
          $0.terminals = [.output]
          $0.variables = ["TERM": "dumb"]
        }, []))
  }
}
