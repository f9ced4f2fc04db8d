import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Suppression comments")
struct SuppressionTests {
  /// Returns the codes and lines that `check` reports for a text document, such as `VFL0110:2`.
  private static func reported(_ lines: String...) -> [String] {
    let transcript = Transcript(
      "check", "--format", "short", "a.vfl", files: ["a.vfl": lines.joined(separator: "\n")])
    return transcript.output.split(separator: "\n").map { line in
      let place = line.split(separator: ":")[1]
      return "\(line.suffix(8).dropLast()):\(place)"
    }
  }

  @Test(
    "`vfl:disable` after code applies to that line, and on a separate line it applies to all following lines"
  )
  func disable() {
    #expect(Self.reported("[a", "[a // vfl:disable VFL0110", "[a") == ["VFL0110:1", "VFL0110:3"])
    #expect(Self.reported("[a", "// vfl:disable VFL0110", "[a", "[a") == ["VFL0110:1"])
    #expect(
      Self.reported("// vfl:disable", "[a", "// vfl:enable", "[a", "[a(]") == [
        "VFL0110:4", "VFL0111:5",
      ])
  }

  @Test("random suppression comments silence the same lines as a simple line-by-line model")
  func randomComments() {
    var random = SeededRandom(5)
    for _ in 0..<20 {
      let lines = (0..<120).map { _ in
        [
          "[a", "[a", "[a // vfl:disable-line VFL0110", "// vfl:disable-next-line VFL0110",
          "// vfl:disable VFL0110", "// vfl:disable", "// vfl:enable VFL0110", "// vfl:enable",
        ].randomElement(using: &random) ?? ""
      }
      var (isOff, isAllOff, isNextOff) = (false, false, false)
      var expected: [String] = []
      for (index, line) in lines.enumerated() {
        let isLineOff = isNextOff
        isNextOff = line == "// vfl:disable-next-line VFL0110"
        switch line {
        case "[a" where !isOff && !isAllOff && !isLineOff: expected.append("VFL0110:\(index + 1)")
        case "// vfl:disable VFL0110": isOff = true
        case "// vfl:disable": isAllOff = true
        case "// vfl:enable VFL0110": isOff = false
        case "// vfl:enable": (isOff, isAllOff) = (false, false)
        default: break
        }
      }
      let transcript = Transcript(
        "check", "--format", "short", "a.vfl", files: ["a.vfl": lines.joined(separator: "\n")])
      let found = transcript.output.split(separator: "\n").filter { $0.hasSuffix("[VFL0110]") }
      expectEqual(found.map { "VFL0110:\($0.split(separator: ":")[1])" }, expected)
    }
  }

  @Test(
    "`disable-line`, `disable-next-line` and `disable-file` silence that line, the next line and the whole file"
  )
  func lines() {
    #expect(
      Self.reported(
        "[a // vfl:disable-line", "// vfl:disable-next-line VFL0110 -- later", "[a", "[a")
        == ["VFL0110:4"])
    #expect(Self.reported("[a", "[a // vfl:disable-file VFL0110") == [])
    #expect(Self.reported("// vfl:disable:next VFL0110", "[a", "[a // vfl:disable:this") == [])
  }

  @Test("a suppression comment silences only the codes that the comment lists")
  func codes() {
    #expect(Self.reported("[a(] // vfl:disable VFL0110") == ["VFL0111:1", "VFL0550:1"])
    #expect(Self.reported("[a#]-[b // vfl:disable VFL0110, VFL0103 VFL0103").count == 1)
    #expect(Self.reported("// vfl:disable VFL0110", "[a", "// vfl:enable VFL0111", "[a") == [])
    #expect(Self.reported("[a(] // vfl:disable VFL01") == [])
    #expect(Self.reported("[a] // vfl:disable VFL05") == ["VFL0550:1"])
    #expect(
      Self.reported("// vfl:disable VFL0110", "[a", "// vfl:enable VFL01", "[a") == ["VFL0110:4"])
    #expect(
      Self.reported(
        "// vfl:disable VFL0110, VFL0111", "[a", "[a(]", "// vfl:enable VFL0110", "[a", "[a(]")
        == ["VFL0110:5"])
  }

  @Test("a suppression comment without an effect is reported")
  func unused() {
    #expect(Self.reported("// vfl:disable", "[a]") == ["VFL0550:1"])
    #expect(Self.reported("// vfl:disable VFL0110 VFL0111", "[a") == ["VFL0550:1"])
    #expect(Self.reported("[a] // vfl:disable-next-line VFL0110") == ["VFL0550:1"])
  }

  @Test("unknown keywords after `vfl:` are reported, and other comments are ignored")
  func words() {
    #expect(Self.reported("[a] // vfl:disable VFL110") == ["VFL0551:1"])
    for word in ["disabel", "disable:previous", "enable-file"] {
      #expect(Self.reported("[a] // vfl:\(word) VFL0110") == ["VFL0552:1"])
    }
    #expect(
      Self.reported("[a] // vfl: the language of this file", "[b] // vfl:", "[c] // vfl") == [])
    #expect(Self.reported("[a // vfl:disable VFL0110 -- VFL0111 would be another matter") == [])
  }

  @Test("a silenced error does not fail a check and is counted in the summary")
  func outcome() {
    let transcript = Transcript(
      "check", "a.vfl", files: ["a.vfl": "[a // vfl:disable VFL0110 -- on purpose\n"])
    expectEqual(transcript.code, .success)
    expectEqual(
      transcript.output, "1 format string checked, no diagnostics, 1 suppressed by comments\n")
    let json = Transcript(
      "check", "--format", "json", "a.vfl", files: ["a.vfl": "[a // vfl:disable VFL0110\n"])
    #expect(json.output.contains(#""status": "valid""#) && !json.output.contains("VFL0110"))
  }
}
