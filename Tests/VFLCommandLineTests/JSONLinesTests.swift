import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `--json-lines` flag")
struct JSONLinesTests {
  private static let good = #"{"views": {"a": {}}, "formats": ["[a(5)]"]}"#

  @Test(
    "`--json-lines` prints the result for a line before it reads the next line",
    arguments: ["check", "compile", "solve"])
  func order(_ subcommand: String) {
    var console = MemoryConsole(standardInput: "")
    console.input = (0..<3).map { _ in Array((Self.good + "\n").utf8) }
    expectEqual(console.run(subcommand, "--json-lines"), .success)
    let isRead = console.events.map { $0 == .read }
    expectEqual(isRead, [true, false, true, false, true, false, true])
  }

  @Test("input lines are recognized however the input is split into chunks")
  func pieces() {
    let text = Self.good + "\n\n" + Self.good + "\r\n" + Self.good
    let whole = Transcript("compile", "--json-lines", standardInput: text)
    expectEqual(whole.output.split(separator: "\n").count, 4)
    var console = MemoryConsole(standardInput: "")
    console.input = text.utf8.map { [$0] }
    expectEqual(console.run("compile", "--json-lines"), .success)
    expectEqual(console.outputText, whole.output)
  }

  @Test(
    "an invalid line yields a diagnostic, and the next line is processed",
    arguments: [
      ("", "VFL0602"), ("   ", "VFL0602"), ("nonsense", "VFL0602"), ("{", "VFL0602"),
      ("[]", "VFL0604"), ("3", "VFL0604"), (#"{"formats": 3}"#, "VFL0604"),
      (#"{"format": []}"#, "VFL0603"), (#"{"formats": ["[a"]}"#, "VFL0110"),
      ("{} {}", "VFL0602"), ("\u{0}", "VFL0602"),
    ])
  func badLines(_ line: String, code: String) {
    let transcript = Transcript("solve", "--json-lines", standardInput: "\(line)\n\(Self.good)\n")
    let answers = transcript.output.split(separator: "\n")
    expectEqual(answers.count, 2)
    #expect(
      answers[0].hasPrefix(
        #"{"status": "invalid", "constraints": [], "diagnostics": [{"code": "\#(code)", "#))
    #expect(answers[1].hasPrefix(#"{"status": "ambiguous", "#))
    #expect(transcript.code == .success && transcript.errors == "")
  }

  @Test("the output for a line that is not JSON contains no notes about file names")
  func notes() {
    for line in ["", "nonsense", "[1"] {
      let answer = Transcript("check", "--json-lines", standardInput: line + "\n").output
      #expect(answer.contains("VFL0602") && answer.contains(#""notes": []"#))
    }
    let file = Transcript("check", "a.json", files: ["a.json": "nonsense"])
    #expect(file.output.contains("a file whose name ends with `.vfl`"))
  }

  @Test("a line that is not valid UTF-8 yields a diagnostic")
  func bytes() {
    var console = MemoryConsole(standardInput: "")
    console.input = [[0xFF, 0xFE, 0x0A, 0x22, 0x80, 0x22, 0x0A]]
    expectEqual(console.run("check", "--json-lines"), .success)
    let answers = console.outputText.split(separator: "\n")
    expectEqual(answers.count, 2)
    #expect(answers.allSatisfy { $0.hasPrefix(#"{"status": "invalid", "diagnostics""#) })
  }

  @Test("a line over the length limit is reported without being stored")
  func overlong() throws {
    var console = MemoryConsole(standardInput: "")
    console.input = ["12345", "678\n1", "2\n"].map { Array($0.utf8) }
    var lines = LineReader(limit: 6)
    try expectEqual(lines.next(from: &console), .overlong)
    try expectEqual(lines.next(from: &console), .bytes(Array("12".utf8)))
    #expect(try lines.next(from: &console) == nil)
  }

  @Test("names that flags declare apply to every line")
  func flags() {
    let transcript = Transcript(
      "check", "--json-lines", "--view", "a", standardInput: #"{"formats": ["[b]"]}"#)
    #expect(transcript.output.contains("VFL0201"))
  }

  @Test("`--json-lines` is rejected together with inputs and other output forms")
  func usage() {
    expectEqual(Transcript("check", "--json-lines", "[a]").codes, ["VFL0905"])
    expectEqual(Transcript("check", "--json-lines", "--format", "text").codes, ["VFL0904"])
    expectEqual(
      Transcript("check", "--json-lines", "--format", "json", standardInput: "").codes, [])
  }

  @Test("the command ends without a message after the reader closes the output pipe")
  func closedPipe() {
    var console = MemoryConsole(standardInput: Self.good + "\n" + Self.good + "\n")
    console.capacity = 300
    expectEqual(console.run("compile", "--json-lines"), .closedPipe)
    expectEqual(console.errorText, "")
  }

  @Test("a line with 50,000 nested values yields a diagnostic, and the next line is processed")
  func deep() {
    let deep = String(repeating: "{\"a\":[", count: 50_000)
    let transcript = Transcript("solve", "--json-lines", standardInput: deep + "\n" + Self.good)
    expectEqual(transcript.output.split(separator: "\n").count, 2)
    #expect(transcript.output.contains("nested 512 deep at most"))
  }
}
