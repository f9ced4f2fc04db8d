import Foundation
import Testing
import VFLTestSupport

@Suite("Recorded fixtures")
struct RecordingTests {
  /// A path below the repository root that Git ignores.
  private let path = ".build/recording/\(UUID().uuidString)/fixture.txt"

  private func expect(_ text: String, recording: Bool) {
    Recording.expectFixture(text, at: path, recording: recording, sourceLocation: #_sourceLocation)
  }

  private func remove() throws {
    try FileManager.default.removeItem(at: Repository.url(of: path).deletingLastPathComponent())
  }

  /// Expects one failure whose comment has a prefix.
  private func expectFailure(_ words: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(words) }
    }
  }

  @Test("a missing fixture is recorded, and the test fails", arguments: [false, true])
  func missing(recording: Bool) throws {
    expectFailure("recorded \(path)") { expect("one\n", recording: recording) }
    try expectEqual(Repository.text(at: path), "one\n")
    expect("one\n", recording: recording)
    try remove()
  }

  @Test(
    "without recording, a different fixture is unchanged and the first different line is reported")
  func different() throws {
    expectFailure("recorded") { expect("one\ntwo\n", recording: true) }
    expectFailure("\(path) differs.\nLine 2 is `two` in the file and is now `three`.") {
      expect("one\nthree\n", recording: false)
    }
    expectFailure("\(path) differs.\nLine 3 is `` in the file and is now nothing.") {
      expect("one\ntwo", recording: false)
    }
    try expectEqual(Repository.text(at: path), "one\ntwo\n")
    try remove()
  }

  @Test("with recording, a different fixture is overwritten and the test fails")
  func recordedAnew() throws {
    expectFailure("recorded") { expect("one\n", recording: true) }
    expectFailure("recorded \(path)") { expect("two\n", recording: true) }
    try expectEqual(Repository.text(at: path), "two\n")
    try remove()
  }
}
