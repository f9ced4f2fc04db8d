import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the host languages that are determined by file extensions.
struct HostLanguageTests {
  @Test(arguments: ["m", "mm", "h"])
  func `The files of Objective-C are hosts`(name: String) {
    expectEqual(HostLanguage(fileExtension: name), .objectiveC)
  }

  @Test func `Swift is a host, other files are not`() {
    expectEqual(HostLanguage(fileExtension: "swift"), .swift)
    #expect(HostLanguage(fileExtension: "c") == nil)
  }
}
