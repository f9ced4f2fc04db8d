import VFLChecking
import VFLCompiler

/// The progress of a computation.
///
/// The computing thread writes it, and the waiting thread reads it.
final class SearchProgress: Sendable {
  private let current = LockedValue(SearchStep.solving)

  /// The current step.
  var step: SearchStep {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
