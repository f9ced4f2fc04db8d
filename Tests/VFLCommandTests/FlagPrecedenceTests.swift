import Testing
import VFLTestSupport

@testable import VFLCommand

/// The doors through which a document comes in, and how flags meet what it says.
@Suite("Flags against documents")
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

  @Test("the container's size and the direction are the flags' for solve", arguments: doors)
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
    "the spacing is the flag's for compile and solve", arguments: ["compile", "solve"],
    [["--format", "json"], ["--json-lines"]])
  func spacing(_ subcommand: String, _ door: [String]) {
    let document = #"{"spacing": "classic", "views": {"a": {}}, "formats": ["|-[a]"]}"#
    let answer = answer(subcommand, door, ["--spacing", "layoutMargins"], document)
    #expect(answer.output.contains(#""secondAttribute": "leadingMargin""#))
  }

  @Test("the spacing is the flag's for the listing, too")
  func listedSpacing() {
    let document = #"{"spacing": "classic", "views": {"a": {}}, "formats": ["|-[a]"]}"#
    let answer = answer("compile", [], ["--spacing", "layoutMargins"], document)
    #expect(answer.output.contains("|.leadingMargin"))
  }

  @Test("a metric is the flag's", arguments: ["check", "compile", "solve"], doors)
  func metric(_ subcommand: String, _ door: [String]) {
    let answer = answer(subcommand, door, ["--metric", "gap=70"])
    #expect(answer.codes == [] && answer.code == .success)
    #expect(!answer.output.contains("VFL"))
    guard subcommand != "check" else { return }
    #expect(answer.output.contains("70") && !answer.output.contains("constant\": 5,"))
  }

  @Test("a metric of the flag is checked like a document's", arguments: doors)
  func checkedMetric(_ door: [String]) {
    let answer = answer("check", door, ["--metric", "gap=1e999"])
    #expect(answer.output.contains("VFL0301"))
  }

  @Test(
    "a view stands in one of them only", arguments: ["check", "compile", "solve"], doors)
  func view(_ subcommand: String, _ door: [String]) {
    let answer = answer(subcommand, door, ["--view", "a"])
    #expect((answer.output + answer.errors).contains("VFL0609"))
  }

  @Test("options are the format's own", arguments: doors)
  func options(_ door: [String]) {
    let document =
      #"{"views": {"a": {}, "b": {}}, "formats": [{"format": "[a][b]", "options": ["#
      + #""alignAllTop"]}, "H:[a][b]"]}"#
    let answer = answer("compile", door, ["--options", "alignAllBottom"], document)
    expectEqual(answer.output.split(separator: "top").count, 3)
    expectEqual(answer.output.split(separator: "bottom").count, 3)
  }

  @Test("the help of each subcommand says so", arguments: ["check", "compile", "solve"])
  func help(_ subcommand: String) {
    #expect(Transcript(subcommand, "--help").output.contains("override"))
  }
}
