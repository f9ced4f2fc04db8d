import Testing
import VFLTestSupport

@Suite("Pictures in the documentation")
struct PictureTests {
  @Test(
    "each picture in the documentation equals the output of `vfl solve --svg`",
    arguments: [("form", ""), ("toolbar", "--measures ")])
  func drawn(name: String, flags: String) throws {
    let command = try ShellCommand("vfl solve --svg \(flags)Fixtures/layouts/\(name).vfl")
    let run = try TranscriptConsole.run(command)
    expectEqual(run.code, 0)
    expectFixture(run.printed, at: "Fixtures/pictures/\(name).svg")
  }

  @Test("the picture in README.md is the output of the command above the picture")
  func readme() throws {
    let lines = try Repository.text(at: "README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("    vfl solve --svg ") })
    let blank = try #require(lines[first...].firstIndex { $0.isEmpty })
    let command = lines[first..<blank].map { $0.hasSuffix("\\") ? $0.dropLast() : $0 }.joined()
      .replacing(" > conflict.svg", with: "")
    let run = try TranscriptConsole.run(ShellCommand(command))
    expectEqual(run.code, 1)
    // The captured output also contains the diagnostic for the conflict, which is skipped.
    let start = try #require(run.printed.firstRange(of: "<svg"))
    let end = try #require(run.printed.firstRange(of: "</svg>\n"))
    expectFixture(
      String(run.printed[start.lowerBound..<end.upperBound]), at: "Fixtures/pictures/conflict.svg")
  }
}
