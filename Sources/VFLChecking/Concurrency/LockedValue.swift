#if !hasFeature(Embedded)
  import Dispatch
#endif

/// A value that several threads can read and change, one thread at a time.
///
/// In Embedded Swift, which has no threads, no lock is needed.
package final class LockedValue<Value: Sendable>: Sendable {
  #if !hasFeature(Embedded)
    private let lock = DispatchSemaphore(value: 1)
  #endif
  /// `lock` protects every access.
  private nonisolated(unsafe) var value: Value

  /// Creates a shared value.
  package init(_ value: Value) { self.value = value }

  /// Calls a closure with exclusive access to the value.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    #if !hasFeature(Embedded)
      lock.wait()
      defer { lock.signal() }
    #endif
    return body(&value)
  }
}
