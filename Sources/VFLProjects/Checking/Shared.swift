#if !hasFeature(Embedded)
  import Dispatch
#endif

/// A value that several threads read and change, one after the other.
///
/// Embedded Swift has one thread, and nobody to wait for.
package final class Shared<Value: Sendable>: Sendable {
  #if !hasFeature(Embedded)
    private let lock = DispatchSemaphore(value: 1)
  #endif
  /// The lock is around every use.
  private nonisolated(unsafe) var value: Value

  /// Creates the value that all share.
  package init(_ value: Value) { self.value = value }

  /// Does something with the value while no other thread gets at it.
  package func use<Result>(_ body: (inout Value) -> Result) -> Result {
    #if !hasFeature(Embedded)
      lock.wait()
      defer { lock.signal() }
    #endif
    return body(&value)
  }
}
