import Testing
import VFLTestSupport

@Suite("Pictures of the documentation")
struct PictureTests {
  @Test(
    "a picture equals the output of `vfl solve --svg`",
    arguments: [("form", ""), ("toolbar", "--measures ")])
  func drawn(name: String, flags: String) throws {
    let command = try ShellCommand("vfl solve --svg \(flags)Fixtures/layouts/\(name).vfl")
    let run = try TranscriptConsole.run(command)
    expectEqual(run.code, 0)
    expectFixture(run.printed, at: "Fixtures/pictures/\(name).svg")
  }
}
