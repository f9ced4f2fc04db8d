import Dispatch

@testable import VFLChecking
@testable import VFLCommandLine

/// A thread-safe count of how often each file was read.
final class ReadLog: Sendable {
  private let lock = DispatchSemaphore(value: 1)
  /// The number of reads of each file, which is accessed only while `lock` is locked.
  private nonisolated(unsafe) var counts: [FilePath: Int] = [:]

  /// Records that a file is read.
  func note(_ path: FilePath) {
    lock.wait()
    defer { lock.signal() }
    counts[path, default: 0] += 1
  }

  /// The number of reads of each file by absolute path.
  var reads: [String: Int] {
    lock.wait()
    defer { lock.signal() }
    return Dictionary(uniqueKeysWithValues: counts.map { ($0.key.text, $0.value) })
  }
}
