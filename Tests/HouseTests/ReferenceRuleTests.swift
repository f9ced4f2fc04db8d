import Testing
import VFLTestSupport

@Suite("References of comments")
struct ReferenceRuleTests {
  @Test("lead to what there is")
  func references() throws {
    let files = try SourceFile.all(in: "Sources")
    try #require(files.count > 100)
    expectEqual(HouseRules.unknownReferences(in: files), [])
  }

  @Test(
    "that lead nowhere would be found",
    arguments: ["/// See ``B``.", "  // As ``A/b`` does.", "/// ``c(_:)`` has to follow ``A``."])
  func plantedReference(comment: String) {
    let file = SourceFile(path: "Sources/VFLSyntax/A.swift", text: comment + "\nstruct A {}")
    expectEqual(HouseRules.unknownReferences(in: [file]).count, 1)
  }
}
