// Programs that are linked statically, such as the fuzzers in CI, have no testing library.
#if canImport(Testing)
  import Foundation
  package import Testing

  /// Expects the file at a path, relative to the root of the repository, to hold exactly a text.
  ///
  /// Where the file is missing, or where it differs and recording is on, the text is written and the
  /// test fails all the same: a person has to look at what was recorded, and a run that records can
  /// never be taken for one that passed.
  package func expectFixture(
    _ actual: String, at path: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    Recording.expectFixture(
      actual, at: path, recording: Recording.isOn, sourceLocation: sourceLocation)
  }

  /// The switch that makes the tests write their expectations instead of comparing with them.
  package enum Recording {
    /// Whether the environment says `VFL_RECORD=1`.
    package static let isOn = ProcessInfo.processInfo.environment["VFL_RECORD"] == "1"

    /// What ``expectFixture(_:at:sourceLocation:)`` does, with the switch given so that it can itself
    /// be tested.
    package static func expectFixture(
      _ actual: String, at path: String, recording: Bool, sourceLocation: Testing.SourceLocation
    ) {
      guard let expected = try? Repository.text(at: path) else {
        write(actual, to: path, sourceLocation)
        return
      }
      guard actual != expected else { return }
      if recording {
        write(actual, to: path, sourceLocation)
      } else {
        Issue.record(
          "\(path) differs.\n\(firstDifference(expected, actual))", sourceLocation: sourceLocation)
      }
    }

    private static func write(
      _ text: String, to path: String, _ sourceLocation: Testing.SourceLocation
    ) {
      do {
        let url = Repository.url(of: path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
        Issue.record("recorded \(path)", sourceLocation: sourceLocation)
      } catch {
        Issue.record("could not record \(path): \(error)", sourceLocation: sourceLocation)
      }
    }

    /// The first line in which two texts differ, followed by the whole actual text.
    private static func firstDifference(_ expected: String, _ actual: String) -> String {
      let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
      let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
      let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let line = index ?? min(old.count, new.count)
      let was = line < old.count ? "`\(old[line])`" : "nothing"
      let now = line < new.count ? "`\(new[line])`" : "nothing"
      return "Line \(line + 1) is \(was) in the file and is now \(now). "
        + "`VFL_RECORD=1 swift test` writes what it is now:\n" + actual
    }
  }
#endif
