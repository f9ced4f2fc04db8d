import VFLDocuments

/// The numbers of diagnostics that fix-its would fix.
package struct FixCounts: Sendable, Hashable {
  /// The number of diagnostics that `--fix` would fix.
  var safe = 0
  /// The number of additional diagnostics that `--unsafe-fixes` would fix.
  var unsafe = 0
  /// Whether all diagnostics were tried.
  ///
  /// In a text with very many diagnostics, some are not.
  var isComplete = true

  /// Adds other counts.
  package mutating func add(_ other: FixCounts) {
    safe += other.safe
    unsafe += other.unsafe
    isComplete = isComplete && other.isComplete
  }

  /// A line such as `2 fixable with --fix (1 more with --unsafe-fixes)`, or an empty string if there are
  /// none.
  package var text: String {
    let least = isComplete ? "" : "at least "
    let (safe, unsafe) = (WordCount.grouped(self.safe), WordCount.grouped(self.unsafe))
    switch (self.safe > 0, self.unsafe > 0) {
    case (true, true):
      return "\(least)\(safe) fixable with --fix (\(unsafe) more with --unsafe-fixes)\n"
    case (true, false): return "\(least)\(safe) fixable with --fix\n"
    case (false, true): return "\(least)\(unsafe) fixable with --fix --unsafe-fixes\n"
    case (false, false): return ""
    }
  }

  /// Creates counts.
  package init(safe: Int = 0, unsafe: Int = 0, isComplete: Bool = true) {
    (self.safe, self.unsafe, self.isComplete) = (safe, unsafe, isComplete)
  }
}
