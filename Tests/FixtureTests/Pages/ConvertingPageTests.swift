import Testing
import VFLTestSupport

@Suite("Converted code in transcripts")
struct ConvertingPageTests {
  @Test(
    "the converted code in a transcript equals a region of a file that tests compile and run",
    arguments: ["convert/anchors", "convert/constraints", "extended/convert"])
  func compiled(name: String) throws {
    let transcript = try TranscriptFile(named: name).text
    let code = transcript.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    try expectEqual(CodeRegion.text(named: name), code.joined(separator: "\n"))
  }

  @Test("converting a source file that tests compile and run yields another such source file")
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
