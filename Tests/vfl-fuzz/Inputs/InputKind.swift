/// A kind of input.
enum InputKind: String, CaseIterable, Sendable {
  /// Layout documents that are solved at a single size, drawn, converted and checked.
  case documents
  /// Layout documents that are solved over ranges of sizes.
  case ranges
  /// Logs of conflicts.
  case logs
  /// Source files in Swift and Objective-C.
  case sources

  /// Returns the input for a seed.
  func input(seed: UInt64) -> FuzzInput {
    var random = InputRandom(seed: seed)
    switch self {
    case .documents: return DocumentRuns.input(&random)
    case .ranges: return DocumentRuns.range(&random)
    case .logs: return LogWriter.input(&random)
    case .sources: return SourceWriter.input(&random)
    }
  }
}
