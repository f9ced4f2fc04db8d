import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Baselines")
struct BaselineTests {
  private static let words = ["check", "--baseline", "known.json", "--format", "short", "Sub"]

  /// Returns a console with the given files, whose diagnostics are recorded in the baseline
  /// `known.json`.
  private func known(_ files: [String: String]) -> MemoryConsole {
    var console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    expectEqual(console.run(Self.words + ["--write-baseline"]), .success)
    var next = MemoryConsole()
    next.files = console.files
    return next
  }

  private func reported(_ console: MemoryConsole, _ words: [String] = words) -> [String] {
    var console = console
    _ = console.run(words)
    return console.outputText.split(separator: "\n").map { $0.split(separator: " ")[0].description }
  }

  @Test("a diagnostic in the baseline is not reported after its line has moved")
  func moved() {
    var console = known(["Sub/a.vfl": "[a\n[b(]\n", "Sub/b.vfl": "[a\n"])
    expectEqual(reported(console), [])
    console.files["Sub/a.vfl"] = Array("// new\n\n[c]\n   [b(]\n[a\n".utf8)
    expectEqual(reported(console), [])
    console.files["Sub/a.vfl"] = Array("[a\n[c\n[b(]\n".utf8)
    expectEqual(reported(console), ["Sub/a.vfl:2:3:"])
  }

  @Test("if a diagnostic in the baseline occurs a second time, the second occurrence is reported")
  func counted() {
    var console = known(["Sub/a.vfl": "[a\n"])
    console.files["Sub/a.vfl"] = Array("[a\n[a\n".utf8)
    expectEqual(reported(console), ["Sub/a.vfl:2:3:"])
    console.files["Sub/b.vfl"] = Array("[a\n".utf8)
    expectEqual(reported(console).count, 2)
  }

  @Test("a baseline applies regardless of the current directory")
  func directory() {
    var console = known(["Sub/a.vfl": "[a\n"])
    console.files = Dictionary(
      uniqueKeysWithValues: console.files.map { ("/project/" + $0.key, $0.value) })
    console.currentDirectory = FilePath("/project/Sub")
    expectEqual(
      reported(console, ["check", "--baseline", "../known.json", "--format=short", "."]), [])
  }

  @Test("a baseline is sorted, has one line per entry and is reproducible")
  func document() throws {
    let console = known(["Sub/b.vfl": "[a\n", "Sub/a.vfl": "[a(]\n[a\n[a\n"])
    let text = String(decoding: try #require(console.files["known.json"]), as: UTF8.self)
    let entries = text.split(separator: "\n").filter { $0.contains("path") }
    expectEqual(entries.count, 3)
    #expect(entries[0].contains(#""path": "Sub/a.vfl", "code": "VFL0110""#))
    #expect(entries[0].contains(#""count": 2"#))
    #expect(entries[2].contains(#""path": "Sub/b.vfl""#))
    expectEqual(known(["Sub/b.vfl": "[a\n", "Sub/a.vfl": "[a(]\n[a\n[a\n"]).files, console.files)
  }

  @Test("the summary states how many entries of the baseline are obsolete")
  func stale() {
    var console = known(["Sub/a.vfl": "[a\n[b\n", "Sub/b.vfl": "[c\n", "Sub/c.vfl": "[d\n"])
    console.files["Sub/a.vfl"] = Array("[a]\n[b\n".utf8)
    console.files["Sub/b.vfl"] = nil
    _ = console.run("check", "--baseline", "known.json", "Sub/a.vfl")
    expectEqual(
      console.outputText,
      """
      2 format strings checked, no diagnostics, 1 in the baseline
      2 entries of the baseline are obsolete; use `--write-baseline` to update it

      """)
  }

  @Test(
    "diagnostics that only a newer version of `vfl` reports do not fail a check with a version 1 baseline"
  )
  func older() {
    let layout = "@container 100x50\nH:|[a(200)]|\nV:|[a]|\n"
    var console = known(["Sub/a.vfl": layout, "Sub/b.vfl": "[a]-8-]\n[c\n"])
    let text = String(decoding: console.files["known.json"] ?? [], as: UTF8.self)
    // An earlier version reported `VFL0115` instead of `VFL0124` and did not report `VFL0401`.
    let before = text.split(separator: "\n").filter { !$0.contains("VFL0401") }
      .joined(separator: "\n").replacing("VFL0124", with: "VFL0115")
    expectEqual(reported(console), [])
    console.files["known.json"] = Array(before.utf8)
    expectEqual(reported(console).count, 2)
    console.files["known.json"] = Array(
      before.replacing("\"version\": 2", with: "\"version\": 1").utf8)
    expectEqual(reported(console), [])
    var run = console
    expectEqual(run.run("check", "--baseline", "known.json", "--strict", "Sub"), .success)
    #expect(run.outputText.contains("treating 1 diagnostic of rules newer"))
    #expect(run.outputText.contains("`--write-baseline`"))
    console.files["Sub/b.vfl"] = Array("[a]-8-]\n[c\n[d\n".utf8)
    expectEqual(reported(console), ["Sub/b.vfl:3:3:"])
  }

  @Test("a missing or malformed baseline is an error")
  func diagnostics() {
    expectEqual(Transcript("check", "--baseline", "known.json", "[a]").codes, ["VFL0601"])
    for (text, code) in [
      ("[]", "VFL0604"), ("{", "VFL0602"), (#"{"version": 3}"#, "VFL0604"),
      (#"{"findings": [{"path": 1}]}"#, "VFL0604"), (#"{"finding": []}"#, "VFL0603"),
      (#"{"findings": [{"code": "VFL9999"}]}"#, "VFL0604"),
    ] {
      let transcript = Transcript(
        "check", "--baseline", "known.json", "[a]", files: ["known.json": text])
      #expect(transcript.codes == [code] && transcript.code == .usage, "\(text)")
    }
    let homeless = Transcript("check", "--write-baseline", "[a]")
    expectEqual(homeless.codes, ["VFL0906"])
    #expect(homeless.errors.contains("`--write-baseline` requires `--baseline`"))
  }

  @Test("`--write-baseline` does not overwrite a file that is not a baseline")
  func mistaken() {
    var console = MemoryConsole()
    console.files = ["a.vfl": Array("[a\n".utf8)]
    expectEqual(console.run("check", "--baseline", "a.vfl", "--write-baseline", "a.vfl"), .usage)
    #expect(console.files["a.vfl"] == Array("[a\n".utf8) && console.written == [])
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0610"])
  }
}
