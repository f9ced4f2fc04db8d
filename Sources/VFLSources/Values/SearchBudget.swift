import VFLDiagnostics

/// A counter of the steps that the search takes in one file, with a limit in proportion to the file.
///
/// Names, brackets and branches can be nested so that a search through them takes time in the square of the
/// file's length. The budget bounds that time to a few seconds. Ordinary files take less than 50 steps for
/// each token. The strings of a file that exceeds the limit are not read: each is an ``UnreadableSite``
/// with the reason `effort`.
final class SearchBudget {
  /// The steps that a file may take for each of its tokens, in addition to ``Limit/searchSteps``.
  static let stepsPerToken = 64

  /// The steps for each parameter of a function that passes a format string on.
  ///
  /// All calls of the function are searched. Without this cost, a chain of 300,000 such functions takes 13
  /// s. With this cost, the search ends at about 11,000 such functions in a file.
  static let stepsPerWrapper = 10_000

  private(set) var steps = 0
  private var limit: Int

  init(tokenCount: Int) { limit = Limit.searchSteps.value + Self.stepsPerToken * tokenCount }

  init(limit: Int) { self.limit = limit }

  static func unlimited() -> SearchBudget { SearchBudget(limit: .max) }

  /// Whether the search has taken more steps than the file may take.
  var isExceeded: Bool { steps > limit }

  func spend(_ count: Int = 1) { steps += count }
}
