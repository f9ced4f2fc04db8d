import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `fmt` command")
struct FormatCommandTests {
  @Test("`fmt` prints formatted format strings and reports a format string with an error")
  func formats() {
    let transcript = Transcript("fmt", "[a]-0-[b]", "[a", "[a]-(8)-|")
    expectEqual(transcript.output, "[a][b]\n[a]-8-|\n")
    expectEqual(transcript.codes, ["VFL0110"])
    #expect(transcript.errors.contains("<argument 2>") && transcript.code == .diagnostics)
    expectEqual(Transcript("fmt", "[a(5@2000)]").codes, ["VFL0302"])
  }

  @Test("`fmt` formats standard input and leaves format strings with errors unchanged")
  func standardInput() {
    let transcript = Transcript("fmt", standardInput: "[a]-0-[b]\n[a\n")
    #expect(transcript.output == "[a][b]\n[a\n" && transcript.code == .diagnostics)
    expectEqual(
      transcript.errors,
      "<stdin>: 1 format string with errors unchanged; `vfl check` shows the errors\n"
    )
    let source = #"constraints(withVisualFormat: "|-0-[a]", metrics: nil, views: v)"#
    let swift = Transcript("fmt", "--stdin-filename", "A.swift", "-", standardInput: source)
    #expect(swift.output == source.replacing("-0-", with: "") && swift.code == .success)
    let text = Transcript("fmt", "--stdin-filename", "a.txt", "-", standardInput: "[a]")
    #expect(text.codes == ["VFL0601"] && text.code == .usage)
    expectEqual(Transcript("fmt").codes, ["VFL0906"])
    let json = Transcript("fmt", standardInput: #"{"formats": ["|-0-[a]"]}"#)
    #expect(json.codes == ["VFL0601"] && json.output == "" && json.code == .usage)
  }

  @Test("`fmt --check` lists the lines that would change")
  func check() {
    let files = [
      "a.vfl": "// a\n[a]-0-[b]\n\n[c]\n@view  d\n", "b.vfl": "[a][b]\n", "c.vfl": "[a]  \n",
    ]
    let all = Transcript("fmt", "--check", "a.vfl", "b.vfl", "c.vfl", files: files)
    expectEqual(
      all.output,
      """
      a.vfl would be reformatted: 1 format string
        2 - [a]-0-[b]
        2 + [a][b]
        5 - @view  d
        5 + @view d
      c.vfl would be reformatted: only whitespace
        1 - [a]\("  ")
        1 + [a]
      2 files would be reformatted, 1 unchanged

      """)
    #expect(all.errors == "" && all.code == .diagnostics)
    let right = Transcript("fmt", "--check", "b.vfl", files: files)
    #expect(right.output == "" && right.code == .success)
    let format = Transcript("fmt", "--check", "[a]-0-[b]")
    expectEqual(
      format.output,
      "<argument 1> would be reformatted: 1 format string\n  1 - [a]-0-[b]\n  1 + [a][b]\n")
  }

  @Test("`fmt --diff` prints a diff and returns exit code 1 only together with `--check`")
  func diff() {
    let files = ["a.vfl": "[a]-0-[b]\n"]
    let diff = Transcript("fmt", "--diff", "a.vfl", files: files)
    expectEqual(diff.output, "--- a/a.vfl\n+++ b/a.vfl\n@@ -1 +1 @@\n-[a]-0-[b]\n+[a][b]\n")
    expectEqual(diff.code, .success)
    let check = Transcript("fmt", "--diff", "--check", "a.vfl", files: files)
    #expect(check.output == diff.output && check.code == .diagnostics)
  }

  @Test("if a file cannot be read, `fmt` reports that and still formats the other files")
  func unreadable() {
    #expect(Transcript("fmt", "Sorces/").errors.contains(": no such file"))
    let files = ["a.vfl": "[a]-0-[b]\n", "b.json": "{}"]
    let transcript = Transcript("fmt", "--check", "no.vfl", "b.json", "a.vfl", files: files)
    expectEqual(transcript.codes, ["VFL0601", "VFL0601"])
    #expect(transcript.output.hasPrefix("a.vfl would be reformatted: 1 format string\n"))
    expectEqual(transcript.code, .usage)
  }

  /// Runs `fmt` on a console with the given files.
  private func run(
    _ words: String..., files: [String: String], prepare: (inout MemoryConsole) -> Void = { _ in }
  ) -> (console: MemoryConsole, code: ExitCode) {
    var console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    prepare(&console)
    let code = console.run(["fmt"] + words)
    return (console, code)
  }

  @Test("`fmt` writes only the files that change")
  func files() {
    let source = #"constraints(withVisualFormat: "|-0-[a]", metrics: nil, views: v)"#
    let (console, code) = run(
      ".",
      files: [
        "a.vfl": "[a]-0-[b]\n[a]-(8)-[b]\n", "b.vfl": "[a]\n", "c.vfl": "[a] \n", "d.txt": "-0-",
        "s/e.swift": source, "f.json": "{}",
      ])
    expectEqual(code, .success)
    expectEqual(console.written, ["a.vfl", "c.vfl", "s/e.swift"])
    expectEqual(console.files["a.vfl"], Array("[a][b]\n[a]-8-[b]\n".utf8))
    expectEqual(console.files["s/e.swift"], Array(source.replacing("-0-", with: "").utf8))
    expectEqual(
      console.outputText,
      """
      formatted a.vfl: 2 format strings
      formatted c.vfl: only whitespace
      formatted s/e.swift: 1 format string
      3 files formatted, 1 unchanged

      """)
    let one = run("a.vfl", files: ["a.vfl": "[a]-0-[b]\n"])
    expectEqual(one.console.outputText, "formatted a.vfl: 1 format string\n")
    expectEqual(run("a.vfl", files: ["a.vfl": "[a]\n"]).console.outputText, "")
  }

  @Test(
    "`fmt` writes nothing with `--check` or `--diff`, and reports a file that cannot be written")
  func unwritten() {
    let files = ["a.vfl": "[a]-0-[b]\n", "b.vfl": "[a]-0-[b]\n"]
    for flag in ["--check", "--diff"] {
      expectEqual(run(flag, ".", files: files).console.written, [])
    }
    let failure = WriteError(reason: "a full disk", advice: "compare it with `.a.vfl-1`")
    let (console, code) = run(".", files: files) { $0.writeFailures = ["a.vfl": failure] }
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0610"])
    #expect(console.errorText.hasSuffix("\n  = note: compare it with `.a.vfl-1`\n"))
    #expect(console.written == ["b.vfl"] && code == .usage)
  }

  @Test("`fmt` expands macros from headers that are checked in the same run")
  func headers() {
    let macro = "#define ADD(f) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 "
    let use = "- (void)f { ADD(@\"|-0-[a]\"); }\n"
    let (console, _) = run(".", files: ["ADD.h": macro + "metrics:nil views:v]\n", "a.m": use])
    expectEqual(console.files["a.m"], Array(use.replacing("-0-", with: "").utf8))
  }

  @Test("`fmt` formats calls of the wrapper functions that the nearest configuration declares")
  func wrappers() {
    let configuration = #"{"wrappers": [{"name": "pin", "format": 0}]}"#
    let (console, _) = run(
      "a.swift", files: ["a.swift": #"pin("|-0-[a]")"#, ".vfl.json": configuration])
    expectEqual(console.files["a.swift"], Array(#"pin("|[a]")"#.utf8))
    expectEqual(run("a.swift", files: ["a.swift": "", ".vfl.json": "{"]).code, .usage)
  }

  @Test("`fmt` does not change a file in UTF-16 or a binary file")
  func otherEncodings() {
    for name in ["a.vfl", "a.swift"] {
      let wide = "\u{FEFF}@view a\n|-0-[a]  \n".utf16.flatMap {
        [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
      for (bytes, reason) in [(wide, "not in UTF-8"), ([0, 1, 2, 3, 4, 5], "a binary file")] {
        var console = MemoryConsole()
        console.files = [name: bytes]
        expectEqual(console.run(["fmt", name]), .usage)
        #expect(console.errorText.contains("cannot read `\(name)`: it is \(reason)"))
        #expect(console.written.isEmpty)
      }
    }
  }
}
