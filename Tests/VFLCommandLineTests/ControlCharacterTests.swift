import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Control characters in names")
struct ControlCharacterTests {
  private static let name = "a\u{1B}[31mb\u{07}"

  private static let files = [
    "\(name).vfl": "[a]-0-[b]\n", "x\(name).vfl": "[a\n",
    "w\(name).vfl": "@view a\n[a]-[b]-[\(name)\n",
    "s\(name).swift": """
    let a = NSLayoutConstraint.constraints(withVisualFormat: "|-0-[a(8,8)]", metrics: m, views: v)
    let b = NSLayoutConstraint.constraints(withVisualFormat: "|-0-[\(name)", metrics: m, views: v)
    """,
    "build\(name)/c.swift":
      "let a = NSLayoutConstraint.constraints(withVisualFormat: f, views: v)\n",
    "l\(name).log": """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 '\(name)' UILabel:0x2.width == 100   (active)>",
        "<NSLayoutConstraint:0x3 UILabel:0x2'\(name)'.width == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x3 UILabel:0x2'\(name)'.width == 200   (active)>
    """,
    ".gitignore": "build*/\n",
    ".vfl.json": #"{"exclude": ["z\u001b[31m"], "baseline": "q\u001b"}"#,
  ]

  /// Argument lists in which `NAME` is replaced by a name with control characters.
  private static let commands: [[String]] =
    ["text", "short", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode"]
    .flatMap { [["check", "--format", $0, "."], ["log", "--format", $0, "lNAME.log"]] }
    + [
      ["check", "--fix", "--statistics", "."], ["fmt", "."], ["fmt", "--check", "."],
      ["convert", "."], ["convert", "--write", "sNAME.swift"], ["compile", "wNAME.vfl"],
      ["solve", "NAME.vfl"], ["solve", "--picture", "NAME.vfl"], ["convert", "NAME.vfl"],
      ["preview", "NAME.vfl"], ["preview", "--output", "no/NAME", "NAME.vfl"],
      ["check", "--baseline", "NAME.json", "--write-baseline", "."],
      ["check", "--baseline", "NAME.json", "."], ["check", "--stamp", "sNAME.swift", "[a]"],
      ["check", "--config", "NAME", "."], ["config", "."], ["config", "--format", "json", "."],
      ["NAME"], ["check", "--NAME"], ["check", "--format", "NAME"], ["explain", "NAME"],
      ["help", "NAME"], ["man", "NAME"], ["completions", "NAME"], ["compile", "[NAME]"],
      ["solve", "--metric", "NAME=1", "--view", "NAME", "[a]"],
    ]

  @Test(
    "no command prints control characters from names of files, views or other arguments",
    arguments: commands)
  func output(words: [String]) {
    var console = MemoryConsole()
    console.files = Self.files.mapValues { Array($0.utf8) }
    if words[0] != "config" { console.files[".vfl.json"] = nil }
    _ = console.run(words.map { $0.replacing("NAME", with: Self.name) })
    let printed = console.output + console.errors
    #expect(!printed.isEmpty)
    let characters = printed.filter { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }
    expectEqual(characters, [])
  }
}
