import Testing
import VFLTestSupport

@Suite("References in comments")
struct ReferenceRuleTests {
  @Test("every reference in a comment is declared or used in code")
  func references() throws {
    let files = try SourceFile.all(in: "Sources")
    try #require(files.count > 100)
    expectEqual(HouseRules.unknownReferences(in: files), [])
  }

  @Test(
    "an unknown reference in a comment is detected",
    arguments: ["/// See ``B``.", "  // As ``A/b`` does.", "/// ``c(_:)`` has to follow ``A``."])
  func plantedReference(comment: String) {
    let file = SourceFile(path: "Sources/VFLSyntax/A.swift", text: comment + "\nstruct A {}")
    expectEqual(HouseRules.unknownReferences(in: [file]).count, 1)
  }
}
