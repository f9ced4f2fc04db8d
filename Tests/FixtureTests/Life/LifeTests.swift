import Testing
import VFLTestSupport

@Suite("The stages of compiling and solving a format string")
struct LifeTests {
  @Test("the dump of each stage equals its fixture")
  func dumps() throws {
    let dumps = try FormatLife().dumps
    for (stage, text) in dumps { expectFixture(text, at: "Fixtures/life/\(stage).txt") }
    let kept = Repository.files(in: "Fixtures/life", withExtension: "txt")
    expectEqual(kept, dumps.map { "Fixtures/life/\($0.stage).txt" }.sorted())
  }
}
