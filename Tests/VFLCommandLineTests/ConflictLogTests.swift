import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Conflict logs as input of commands that expect a layout")
struct ConflictLogTests {
  /// Conflict logs as Auto Layout prints them, and quoted, escaped or incomplete copies.
  private static let logs = [
    """
    2031-04-05 06:07:08.910 Demo[12:34] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>",
        "<NSLayoutConstraint:0x28c1f90 UIView:0x10e3d08.height == 84   (active)>"
    )
    """,
    "Conflicting constraints detected: (\n",
    "> Will attempt to recover by breaking constraint \n> ...",
    "(\r\n\"<NSLayoutConstraint: 0x28c1f40 H:[NSButton:0x10e3d08'OK']-(20)-| >\"\r\n)",
    "\\<NSAutoresizingMaskLayoutConstraint:0x28c1f40 h=--& v=--& V:[UIView:0x10e3d08(0)]\\>,",
    "<SnapKit.LayoutConstraint:0x28c1f40@Card.swift#61 UIView:0x10e3d08.bottom == Demo.Card:0x1.bottom>",
    "<_UILayoutSupportConstraint:0x28c1f40 V:[_UILayoutGuide:0x10e3d08(0)]>",
  ]

  @Test(
    "`check`, `compile`, `solve` and `fmt` report a conflict log as input with a single diagnostic",
    arguments: logs
  )
  func reported(_ log: String) {
    for subcommand in ["check", "compile", "solve", "fmt"] {
      let transcripts = [
        Transcript(subcommand, "-", standardInput: log),
        Transcript(subcommand, "a.vfl", files: ["a.vfl": "// a log\n\n" + log]),
        Transcript(subcommand, log),
      ]
      for transcript in transcripts {
        #expect(transcript.codes == ["VFL0611"] && transcript.code == .usage, "\(transcript)")
      }
      #expect(transcripts[1].errors.contains("`a.vfl`"))
      #expect(transcripts[2].errors.contains("`<argument 1>`"))
    }
  }

  @Test("`fmt` and `check --fix` do not change a file that contains a conflict log")
  func writing() {
    for words in [["fmt", "a.vfl"], ["check", "--fix", "a.vfl"]] {
      var console = MemoryConsole()
      console.files["a.vfl"] = Array("[a]->=0-[b]  \n\(Self.logs[0])".utf8)
      expectEqual(console.run(words), .usage)
      #expect(console.written.isEmpty)
    }
  }

  @Test("`check` counts a conflict log as an unread input and checks the other files")
  func counts() {
    let files = ["s/a.vfl": Self.logs[0], "s/b.vfl": "[b]\n"]
    let transcript = Transcript("check", "s", files: files)
    #expect(transcript.output.contains("1 input not read"))
    let json = Transcript("check", "--format", "json", "s", files: files)
    #expect(json.output.split(separator: "\n").count == 2 && json.errors.isEmpty)
    #expect(json.output.contains(#""code": "VFL0611""#) && json.code == .usage)
    let sarif = Transcript("check", "--format", "sarif", "s", files: files).output
    #expect(sarif.contains("\"executionSuccessful\": false"))
  }

  @Test(
    "a conflict log in a comment and a format that resembles a log line are not reported as conflict logs"
  )
  func others() {
    let comments = Self.logs[0].split(separator: "\n").map { "// \($0)\n" }.joined()
    expectEqual(Transcript("check", "a.vfl", files: ["a.vfl": comments + "[a]"]).codes, [])
    let source = "/*\n\(Self.logs[0])\n*/\nlet x = 1\n"
    expectEqual(Transcript("check", "a.swift", files: ["a.swift": source]).codes, [])
    for format in ["[a(<Constraint)]", "[a]-<b-[c]", "<NSView:0x12>"] {
      #expect(!Transcript("check", format).codes.contains("VFL0611"))
    }
  }
}
