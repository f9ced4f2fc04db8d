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
}
