import Testing
import VFLTestSupport

@Suite("Symbol references in comments")
struct ReferenceRuleTests {
  @Test("every symbol that a comment references occurs in the code")
  func references() throws {
    let files = try SourceFile.all(in: "Sources")
    try #require(files.count > 100)
    expectEqual(HouseRules.unknownReferences(in: files), [])
  }

  @Test(
    "a reference in a comment to an unknown symbol is detected",
    arguments: ["/// See ``B``.", "  // As ``A/b`` does.", "/// ``c(_:)`` has to follow ``A``."])
  func plantedReference(comment: String) {
    let file = SourceFile(path: "Sources/VFLSyntax/A.swift", text: comment + "\nstruct A {}")
    expectEqual(HouseRules.unknownReferences(in: [file]).count, 1)
  }
}
