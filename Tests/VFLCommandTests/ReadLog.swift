import Dispatch

@testable import VFLCommand
@testable import VFLProjects

/// How often each file was read, by whichever thread.
final class ReadLog: Sendable {
  private let lock = DispatchSemaphore(value: 1)
  /// The lock is around every use.
  private nonisolated(unsafe) var counts: [FilePath: Int] = [:]

  /// Notes that a file is read.
  func note(_ path: FilePath) {
    lock.wait()
    defer { lock.signal() }
    counts[path, default: 0] += 1
  }

  /// How often each file was read, by its path from the root.
  var reads: [String: Int] {
    lock.wait()
    defer { lock.signal() }
    return Dictionary(uniqueKeysWithValues: counts.map { ($0.key.text, $0.value) })
  }
}
