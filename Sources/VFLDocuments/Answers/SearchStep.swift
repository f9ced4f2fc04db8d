/// A step of a search that may take long.
package enum SearchStep: Sendable, Hashable {
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
  package var text: String {
    switch self {
    case .solving: "solving"
    case .range(let range, let size, let count): range.progress(at: size, regimeCount: count)
    case .conflicts(let found): "searching for conflicts, \(WordCount.grouped(found)) found"
    case .telling(let conflict, let count):
      "explaining conflict \(WordCount.grouped(conflict)) of \(WordCount.grouped(count))"
    case .explaining(let conflict): "explaining conflict \(WordCount.grouped(conflict))"
    }
  }
}
