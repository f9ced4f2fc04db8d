import VFLDocuments
import VFLProjects

/// The progress of a search: the thread that searches writes it, and the thread that waits reads it.
final class SearchProgress: Sendable {
  private let current = Shared(SearchStep.solving)

  /// What is being done now.
  var step: SearchStep {
    get { current.use { $0 } }
    set { current.use { $0 = newValue } }
  }
}
