import Dispatch

/// The progress of a search: the thread that searches writes it, and the thread that waits reads it.
final class SearchProgress: Sendable {
  /// A step of a search.
  enum Step: Sendable, Hashable {
    /// The layout of one size is looked for.
    case solving
    /// A range of sizes is gone through, at a size with so many regimes below it.
    case range(SizeRange, at: Double, regimeCount: Int)
    /// Conflicts are looked for, with so many found.
    case conflicts(found: Int)
    /// A conflict of several is put into words.
    case telling(conflict: Int, of: Int)
    /// A conflict of a log is explained.
    case explaining(conflict: Int)

    /// The step in a few words.
    var text: String {
      switch self {
      case .solving: "solving"
      case .range(let range, let size, let count): range.progress(at: size, regimeCount: count)
      case .conflicts(let found): "looking for conflicts, \(WordCount.grouped(found)) found"
      case .telling(let conflict, let count):
        "telling conflict \(WordCount.grouped(conflict)) of \(WordCount.grouped(count))"
      case .explaining(let conflict): "explaining conflict \(WordCount.grouped(conflict))"
      }
    }
  }

  private let lock = DispatchSemaphore(value: 1)
  /// The lock is around every use.
  private nonisolated(unsafe) var current = Step.solving

  /// What is being done now.
  var step: Step {
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
