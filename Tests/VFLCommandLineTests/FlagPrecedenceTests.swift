import Testing
import VFLTestSupport

@testable import VFLCommandLine

/// Tests that flags override document values for every input and output form.
@Suite("Precedence of flags over document values")
struct FlagPrecedenceTests {
  private static let doors = [["--format", "text"], ["--format", "json"], ["--json-lines"]]

  private static let document =
    #"{"container": {"width": 320, "height": 44}, "direction": "ltr", "spacing": "classic", "#
    + #""metrics": {"gap": 5}, "views": {"a": {}}, "#
    + #""formats": ["|-gap-[a(30)]", "V:|[a]|", {"format": "[a]-(>=0)-|", "options": []}]}"#

  private func answer(
    _ subcommand: String, _ door: [String], _ flags: [String], _ document: String = document
  ) -> Transcript {
    let input = door == ["--json-lines"] ? [] : ["-"]
    return Transcript([subcommand] + door + flags + input, standardInput: document + "\n")
  }

  @Test("`--width`, `--height` and `--rtl` override the document for `solve`", arguments: doors)
  func container(_ door: [String]) {
    let flags = ["--width", "500", "--height", "60", "--rtl"]
    let answer = answer("solve", door, flags)
    #expect(answer.errors == "" && answer.code == .success)
    if door.contains("text") {
      #expect(answer.output.hasSuffix("a     465  0     30      60\n"))
    } else {
      #expect(answer.output.contains(#""container": {"width": 500, "height": 60}"#))
      #expect(answer.output.contains(#""a": {"x": 465, "y": 0, "width": 30, "height": 60}"#))
    }
  }

  @Test(
    "documents that contradict each other lead to no warning if a flag overrides both",
    arguments: [
      ["--size", "9x9"], ["--width", "9", "--height", "9"],
    ])
  func contradictions(_ flags: [String]) {
    let files = [
      "a.vfl": "@container 100x50\n|[a]|\nV:|[a]|", "b.vfl": "@container 200x50\n|[b]|\nV:|[b]|",
    ]
    let answer = Transcript(["solve", "a.vfl", "b.vfl"] + flags, files: files)
    expectEqual(answer.codes, [])
    let other = Transcript("solve", "a.vfl", "b.vfl", "--height", "9", files: files)
    expectEqual(other.codes, ["VFL0609"])
  }

  @Test(
    "`--spacing` overrides the document's spacing in the JSON output of `compile` and `solve`",
    arguments: ["compile", "solve"],
    [["--format", "json"], ["--json-lines"]])
  func spacing(_ subcommand: String, _ door: [String]) {
    let document = #"{"spacing": "classic", "views": {"a": {}}, "formats": ["|-[a]"]}"#
    let answer = answer(subcommand, door, ["--spacing", "layoutMargins"], document)
    #expect(answer.output.contains(#""secondAttribute": "leadingMargin""#))
  }

  @Test("`--spacing` overrides the document's spacing in the text output of `compile`")
  func listedSpacing() {
    let document = #"{"spacing": "classic", "views": {"a": {}}, "formats": ["|-[a]"]}"#
    let answer = answer("compile", [], ["--spacing", "layoutMargins"], document)
    #expect(answer.output.contains("|.leadingMargin"))
  }

  @Test(
    "`--metric` overrides a metric of the document", arguments: ["check", "compile", "solve"], doors
  )
  func metric(_ subcommand: String, _ door: [String]) {
    let answer = answer(subcommand, door, ["--metric", "gap=70"])
    #expect(answer.codes == [] && answer.code == .success)
    #expect(!answer.output.contains("VFL"))
    guard subcommand != "check" else { return }
    #expect(answer.output.contains("70") && !answer.output.contains("constant\": 5,"))
  }

  @Test("the value of `--metric` is validated like a metric in a document", arguments: doors)
  func checkedMetric(_ door: [String]) {
    let answer = answer("check", door, ["--metric", "gap=1e999"])
    #expect(answer.output.contains("VFL0301"))
  }

  @Test(
    "a view that both a flag and the document declare is reported",
    arguments: ["check", "compile", "solve"], doors)
  func view(_ subcommand: String, _ door: [String]) {
    let answer = answer(subcommand, door, ["--view", "a"])
    #expect((answer.output + answer.errors).contains("VFL0609"))
  }

  @Test("`--options` does not apply to formats of a document", arguments: doors)
  func options(_ door: [String]) {
    let document =
      #"{"views": {"a": {}, "b": {}}, "formats": [{"format": "[a][b]", "options": ["#
      + #""alignAllTop"]}, "H:[a][b]"]}"#
    let answer = answer("compile", door, ["--options", "alignAllBottom"], document)
    expectEqual(answer.output.split(separator: "top").count, 3)
    expectEqual(answer.output.split(separator: "bottom").count, 3)
  }

  @Test(
    "the help page of each subcommand documents that flags override document values",
    arguments: ["check", "compile", "solve"])
  func help(_ subcommand: String) {
    #expect(Transcript(subcommand, "--help").output.contains("override"))
  }
}
