import Testing
import VFLTestSupport

@Suite("The code that transcripts show")
struct ConvertingPageTests {
  @Test("is code that a test compiles and runs", arguments: ["anchors", "constraints"])
  func compiled(style: String) throws {
    let transcript = try TranscriptFile(named: "convert/\(style)").text
    let code = transcript.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    #expect(try CodeRegion.text(named: "convert/\(style)") == code.joined(separator: "\n"))
  }

  @Test("takes the place of calls in a source that a test compiles and runs")
  func source() throws {
    let before = try CodeRegion.text(named: "convert/before")
    let command = try ShellCommand(
      """
      vfl convert --write --spacing layoutMarginsGuide --stdin-filename Card.swift - <<'END'
      \(before)END
      """)
    let printed = try TranscriptConsole.run(command).printed
    #expect(
      printed
        == (try CodeRegion.text(named: "convert/after"))
        + "3 calls converted in 1 file, 0 left as written\n")
  }
}
