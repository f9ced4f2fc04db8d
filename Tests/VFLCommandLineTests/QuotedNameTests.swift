import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Quoted names")
struct QuotedNameTests {
  @Test("an unknown quoted name is reported with the nearest name, and the fix-it inserts quotes")
  func unknown() {
    let text = "@dialect extended\n@view a, \"my view\"\n|[a]-[\"my veiw\"]|\n"
    let transcript = Transcript("compile", "-", standardInput: text)
    expectEqual(transcript.codes, ["VFL0201"])
    #expect(transcript.errors.contains("unknown view `my veiw`; did you mean `my view`?"))
    #expect(transcript.errors.contains("help: replace with `\"my view\"`: |[a]-[\"my view\"]|"))
  }

  @Test("an unknown view in a range, an array or quotes is reported with a list of the known views")
  func several() {
    for format in ["[v1..3]", "[\"x y\"]", "[row]"] {
      let text = "@dialect extended\n@array row: v1, v4\n@view v1, w\n\(format)\n"
      let transcript = Transcript("compile", "-", standardInput: text)
      expectEqual(transcript.codes, ["VFL0201"])
      #expect(transcript.errors.contains("known views: `v1` and `w`"), "\(transcript.errors)")
      #expect(!transcript.errors.contains("help: "))
    }
  }

  @Test("views with quoted names can be declared and used in a text document")
  func declared() {
    let text = """
      @dialect extended
      @container 300x100
      @view "my card", plain intrinsic: 40x20
      @view "none" parent: "my card"
      @array all: "my card", plain
      |-["my card"]-[plain]|
      V:|-[all]
      |-["none"]
      """
    let transcript = Transcript("compile", "-", standardInput: text)
    expectEqual(transcript.errors, "")
    expectEqual(
      transcript.output,
      """
      my card.leading == |.leading + std(20)
      plain.leading == my card.trailing + std(8)
      |.trailing == plain.trailing
      my card.top == |.top + std(20)
      plain.top == |.top + std(20)
      none.leading == my card.leading + std(20)

      """)
    for wrong in ["@view \"", "@view \"\"", "@view \"a"] {
      expectEqual(Transcript("compile", "-", standardInput: wrong).codes, ["VFL0606"])
    }
  }

  @Test("`--array` is rejected unless a flag or a document selects the extended dialect")
  func arrays() {
    for command in ["compile", "solve", "convert", "check"] {
      let transcript = Transcript(command, "--array", "v=a,b", "|[a]")
      expectEqual(transcript.code, .usage)
      expectEqual(
        transcript.errors,
        "error[VFL0906]: `--array` requires `--dialect extended`, found Apple's dialect\n")
    }
    let file = ["a.vfl": "@dialect extended\n|[v]|"]
    for command in ["compile", "solve", "convert"] {
      expectEqual(Transcript(command, "--array", "v=a,b", "a.vfl", files: file).code, .success)
    }
    expectEqual(Transcript("check", "--array", "v=a,b", "a.vfl", files: file).code, .success)
  }
}
