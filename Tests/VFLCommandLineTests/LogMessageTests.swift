import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("`vfl log` for messages other than conflicts")
struct LogMessageTests {
  private static func unrelated(_ first: String, _ second: String) -> String {
    """
    reason: 'Unable to activate constraint with anchors <NSLayoutDimension:0x1 "\(first).width"> and \
    <NSLayoutDimension:0x2 "\(second).width"> because they have no common ancestor.'

    """
  }

  private static let conflict = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1a V:[UIView:0x2b(200)]>",
        "<NSLayoutConstraint:0x1b UIView:0x2b.height == 84   (active)>"
    )

    """

  @Test("`log` explains a message in a file, on standard input and as an argument")
  func inputs() {
    let log = Self.unrelated("UIView:0x1", "UILabel:0x2")
    for transcript in [
      Transcript("log", "a.log", files: ["a.log": log]), Transcript("log", "-", standardInput: log),
      Transcript("log", standardInput: log), Transcript("log", log),
      Transcript("log", "--known-system-issues", "ignore", "-", standardInput: log),
    ] {
      #expect(transcript.codes == ["VFL0701"] && transcript.code == .diagnostics, "\(transcript)")
      #expect(transcript.output.hasSuffix("\n1 layout message\n") && transcript.errors.isEmpty)
      #expect(transcript.output.contains("`UIView` and `UILabel` have no common ancestor"))
    }
    expectEqual(Transcript("log", "--exit-zero", "-", standardInput: log).code, .success)
  }

  @Test("`log` prints a repeated message once with the number of its occurrences")
  func repeated() {
    let logs = (1...20).map { Self.unrelated("UIView:0x7\($0)", "UILabel:0x8\($0)") }
    let log = logs.joined(separator: "passed\n") + Self.unrelated("Card:0x1", "UILabel:0x2")
    let transcript = Transcript("log", "-", standardInput: log)
    expectEqual(transcript.codes, ["VFL0701", "VFL0701"])
    #expect(transcript.output.contains("note: logged 20 times\n"))
    #expect(transcript.output.hasSuffix("\n2 layout messages\n"))
    let json = Transcript("log", "--format", "json", "-", standardInput: log).output
    #expect(json.split(separator: "\n").count == 2 && json.contains("\"times\": 20"))
    #expect(json.hasPrefix("{\"status\": \"message\", \"input\": \"<stdin>\", \"line\": 1, "))
  }

  @Test("`log` reports a message and a conflict of the same log")
  func conflicts() {
    let log = Self.conflict + Self.unrelated("UIView:0x1", "UILabel:0x2")
    let transcript = Transcript("log", "-", standardInput: log)
    expectEqual(transcript.codes.sorted(), ["VFL0401", "VFL0701"])
    #expect(transcript.output.hasSuffix("\n1 conflict, 1 layout message\n"))
    let json = Transcript("log", "--format", "json", "-", standardInput: log).output
    expectEqual(json.split(separator: "\n").count, 2)
  }

  @Test("`log` ignores messages in the baseline, even if their addresses differ")
  func baseline() {
    let files = [
      "known.log": Self.unrelated("UIView:0x1", "UILabel:0x2"),
      "a.log": Self.unrelated("UIView:0x3", "UILabel:0x4"),
      "b.log": Self.unrelated("UIView:0x3", "Card:0x4"),
    ]
    let known = Transcript("log", "--baseline", "known.log", "a.log", files: files)
    #expect(known.output == "no conflicts found, 1 ignored\n" && known.code == .success)
    let other = Transcript("log", "--baseline", "known.log", "b.log", files: files)
    #expect(other.codes == ["VFL0701"] && other.code == .diagnostics)
  }

  @Test("`log` supports every output form for messages", arguments: CheckFormat.allCases)
  func forms(_ form: CheckFormat) {
    let log = Self.unrelated("UIView:0x1", "UILabel:0x2")
    let transcript = Transcript("log", "--format", form.rawValue, "-", standardInput: log)
    #expect(transcript.code == .diagnostics && transcript.errors.isEmpty)
    #expect(transcript.output.contains("have no common ancestor"))
  }

  @Test("`log` does not treat a text that only mentions a message as a log")
  func mentions() {
    for text in ["no common ancestor", "AMBIGUOUS LAYOUT", "a layout loop on a background thread"] {
      let transcript = Transcript("log", "-", standardInput: text)
      #expect(transcript.output == "no conflicts found\n" && transcript.code == .success)
      expectEqual(Transcript("log", text).code, .usage)
    }
  }
}
