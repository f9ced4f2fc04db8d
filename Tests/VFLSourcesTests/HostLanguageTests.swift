import Testing

@testable import VFLSources

/// Which files hold format strings in their literals.
struct HostLanguageTests {
  @Test(arguments: ["m", "mm", "h"])
  func `The files of Objective-C are hosts`(name: String) {
    #expect(HostLanguage(fileExtension: name) == .objectiveC)
  }

  @Test func `Swift is a host, other files are not`() {
    #expect(HostLanguage(fileExtension: "swift") == .swift)
    #expect(HostLanguage(fileExtension: "c") == nil)
  }
}
