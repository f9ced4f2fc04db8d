import VFLText

/// The numbers of diagnostics that fix-its would fix.
package struct FixCounts: Sendable, Hashable {
  /// The number of diagnostics that `--fix` would fix.
  var safe = 0
  /// The number of further diagnostics that `--fix --unsafe-fixes` would fix.
  var unsafe = 0
  /// Whether the fix-its of all diagnostics were tried.
  ///
  /// In a large input or an input with many diagnostics, some fix-its are not tried.
  var isComplete = true

  /// Adds the counts of another input.
  package mutating func add(_ other: FixCounts) {
    safe += other.safe
    unsafe += other.unsafe
    isComplete = isComplete && other.isComplete
  }

  /// A line such as `2 fixable with --fix (1 more with --unsafe-fixes)`, or an empty string if nothing is
  /// fixable.
  package var text: String {
    let least = isComplete ? "" : "at least "
    let (safe, unsafe) = (CountText.grouped(self.safe), CountText.grouped(self.unsafe))
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
