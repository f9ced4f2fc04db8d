import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Solving of layouts by `check`")
struct SolvedLayoutTests {
  private static let conflicting = [
    "a.vfl": "@container 360x200\nH:|-20-[send(400)]-20-|\nV:|[send]|\n",
    "b.vfl": "@view a, b\nH:[a(10)]\nH:[a(20)][b]\n",
    "c.json": """
    {"container": {"width": 100}, "views": {"a": {}},
     "formats": ["H:|[a]|"], "constraints": ["a.width == 90"]}
    """,
    "d.vfl": "@dialect extended\n@container 100x100\nH:|~[a(200)]~|\nV:|[a]|\n",
    "e.vfl": "@container 100x50\n@metrics edge: 60\n|-edge-[a]-edge-|\nV:|[a]|\n",
  ]

  @Test("`check` reports unsatisfiable constraints as errors", arguments: conflicting.keys.sorted())
  func conflicts(_ name: String) {
    let files = Self.conflicting
    let check = Transcript("check", name, files: files)
    expectEqual(check.codes, ["VFL0401"])
    expectEqual(check.code, .diagnostics)
    // `solve` must report the same diagnostic.
    let solved = Transcript("solve", "--format", "short", name, files: files).errors
    let short = Transcript("check", "--format", "short", name, files: files).output
    expectEqual(solved.split(separator: "\n").first, short.split(separator: "\n").first)
    #expect(!Transcript("check", "--format", "github", ".", files: files).output.isEmpty)
  }

  @Test("the level of rule VFL0401 applies to conflicts that `check` reports")
  func levels() {
    let files = Self.conflicting
    let names = files.keys.sorted()
    let warned = Transcript(["check", "--rule", "VFL0401=warning"] + names, files: files)
    #expect(warned.codes == Array(repeating: "VFL0401", count: 5) && warned.code == .success)
    expectEqual(Transcript(["check", "--rule", "VFL0401=off"] + names, files: files).codes, [])
    let configured = files.merging([".vfl.json": #"{"rules": {"VFL0401": "off"}}"#]) { $1 }
    expectEqual(Transcript("check", ".", files: configured).codes, [])
    let silenced = [
      "a.vfl": "@container 10x10\n// vfl:disable-next-line VFL0401 -- to see it\n|[a(20)]|\n"
    ]
    expectEqual(Transcript("check", "a.vfl", files: silenced).codes, [])
  }

  @Test("`check` reports an ambiguous layout only if the level of rule VFL0402 is set")
  func ambiguity() {
    let files = ["a.vfl": "@container 360x200\nH:|-20-[a]\nV:|[a]|\n"]
    expectEqual(Transcript("check", "a.vfl", files: files).codes, [])
    for (level, code) in [("warning", ExitCode.success), ("error", .diagnostics)] {
      let reported = Transcript("check", "--rule", "VFL0402=\(level)", "a.vfl", files: files)
      #expect(reported.codes == ["VFL0402"] && reported.code == code)
    }
    expectEqual(Transcript("solve", "a.vfl", files: files).codes, ["VFL0402"])
  }

  @Test(
    "`check` reports no conflict if the container size or a metric is unknown or only optional constraints conflict",
    arguments: [
      "H:[a(10)]\nH:[a(20)]\n", "@container 10x10\n|-edge-[a(20)]|\n",
      "@container 10x10\n|[a(>=b)]|\n[a(20)]\n", "@container 100x50\n|-[a]-|\nV:|[a]|\n",
      "@container 100x50\n|[a(200@999)]|\n",
    ])
  func silence(_ text: String) {
    expectEqual(Transcript("check", "-", standardInput: text).codes, [])
  }

  @Test("a fix-it is applied even if the fixed format causes a conflict")
  func fixes() {
    let text = "@container 10x10\nH|[a(20)]|\n"
    let fixed = Transcript("check", "--fix", "-", standardInput: text)
    expectEqual(fixed.output, text.replacing("H|", with: "H:|"))
    expectEqual(fixed.codes, ["VFL0401"])
    let again = Transcript(
      "check", "--fix", "--unsafe-fixes", "-", standardInput: fixed.output)
    expectEqual(again.output, fixed.output)
  }

  @Test("`check --json-lines` reports unsatisfiable constraints")
  func lines() {
    let document = #"{"container": {"width": 10}, "views": {"a": {}}, "formats": ["|[a(20)]|"]}"#
    let reported = Transcript("check", "--json-lines", standardInput: document + "\n").output
    #expect(reported.hasPrefix(#"{"status": "invalid""#) && reported.contains("VFL0401"))
    let off = Transcript(
      "check", "--json-lines", "--rule", "VFL0401=off", standardInput: document + "\n")
    #expect(off.output.hasPrefix(#"{"status": "valid""#))
  }
}
