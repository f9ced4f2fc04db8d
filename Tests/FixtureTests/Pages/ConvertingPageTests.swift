import Testing
import VFLTestSupport

@Suite("Converted code in transcripts")
struct ConvertingPageTests {
  @Test(
    "the code in a transcript is a region that a test compiles and runs",
    arguments: ["convert/anchors", "convert/constraints", "extended/convert"])
  func compiled(name: String) throws {
    let transcript = try TranscriptFile(named: name).text
    let code = transcript.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    try expectEqual(CodeRegion.text(named: name), code.joined(separator: "\n"))
  }

  @Test("the conversion of a compiled source yields another source that a test compiles and runs")
  func source() throws {
    let before = try CodeRegion.text(named: "convert/before")
    let command = try ShellCommand(
      """
      vfl convert --write --spacing layoutMarginsGuide --stdin-filename Card.swift - <<'END'
      \(before)END
      """)
    let printed = try TranscriptConsole.run(command).printed
    expectEqual(
      printed,
      (try CodeRegion.text(named: "convert/after"))
        + "3 calls converted in 1 file, 0 unchanged\n")
  }
}
