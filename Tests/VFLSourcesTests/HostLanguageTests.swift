import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the host languages that are determined by file extensions.
struct HostLanguageTests {
  @Test(arguments: ["m", "mm", "h"])
  func `Files with an Objective-C extension are read as Objective-C`(name: String) {
    expectEqual(HostLanguage(fileExtension: name), .objectiveC)
  }

  @Test func `Swift files are read as Swift, and C files are not read`() {
    expectEqual(HostLanguage(fileExtension: "swift"), .swift)
    #expect(HostLanguage(fileExtension: "c") == nil)
  }
}
