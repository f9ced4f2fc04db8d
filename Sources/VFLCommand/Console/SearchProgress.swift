import Dispatch
import VFLDocuments

/// The progress of a search: the thread that searches writes it, and the thread that waits reads it.
final class SearchProgress: Sendable {
  private let lock = DispatchSemaphore(value: 1)
  /// The lock is around every use.
  private nonisolated(unsafe) var current = SearchStep.solving

  /// What is being done now.
  var step: SearchStep {
    get {
      lock.wait()
      defer { lock.signal() }
      return current
    }
    set {
      lock.wait()
      defer { lock.signal() }
      current = newValue
    }
  }
}
