// Statically linked programs, such as the fuzzers in CI, have no testing library.
#if canImport(Testing)
  import Foundation
  package import Testing

  /// Expects the file at a path relative to the repository root to contain exactly the given string.
  ///
  /// If the file is missing, or if it differs while recording is on, the string is written to the file. The
  /// test fails nevertheless, because the recorded file must be reviewed.
  package func expectFixture(
    _ actual: String, at path: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    Recording.expectFixture(
      actual, at: path, recording: Recording.isOn, sourceLocation: sourceLocation)
  }

  /// The switch that makes tests record their expectations instead of comparing them.
  package enum Recording {
    /// Whether the environment contains `VFL_RECORD=1`.
    package static let isOn = ProcessInfo.processInfo.environment["VFL_RECORD"] == "1"

    /// Implements ``expectFixture(_:at:sourceLocation:)``, with the switch as a parameter for tests.
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

    /// Returns a description of the first line in which two strings differ, followed by the whole actual
    /// string.
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
