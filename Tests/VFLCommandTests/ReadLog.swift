import Dispatch

@testable import VFLCommand
@testable import VFLProjects

/// The number of times that each file was read, from any thread.
final class ReadLog: Sendable {
  private let lock = DispatchSemaphore(value: 1)
  /// Every access holds the lock.
  private nonisolated(unsafe) var counts: [FilePath: Int] = [:]

  /// Records that a file is read.
  func note(_ path: FilePath) {
    lock.wait()
    defer { lock.signal() }
    counts[path, default: 0] += 1
  }

  /// The numbers of reads by absolute path.
  var reads: [String: Int] {
    lock.wait()
    defer { lock.signal() }
    return Dictionary(uniqueKeysWithValues: counts.map { ($0.key.text, $0.value) })
  }
}
