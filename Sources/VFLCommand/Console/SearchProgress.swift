import VFLDocuments
import VFLProjects

/// The progress of a computation.
///
/// The computing thread writes it, and the waiting thread reads it.
final class SearchProgress: Sendable {
  private let current = Shared(SearchStep.solving)

  /// The current step.
  var step: SearchStep {
    get { current.use { $0 } }
    set { current.use { $0 = newValue } }
  }
}
