import VFLDocuments
import VFLProjects

/// The progress of a computation, written by the thread that computes and read by the thread that waits.
final class SearchProgress: Sendable {
  private let current = Shared(SearchStep.solving)

  /// The current step.
  var step: SearchStep {
    get { current.use { $0 } }
    set { current.use { $0 = newValue } }
  }
}
