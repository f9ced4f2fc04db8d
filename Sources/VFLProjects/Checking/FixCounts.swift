import VFLDocuments

/// How many findings fixes would mend.
package struct FixCounts: Sendable, Hashable {
  /// How many findings `--fix` would mend.
  var safe = 0
  /// How many more findings `--unsafe-fixes` would mend.
  var unsafe = 0
  /// Whether all findings were tried; in a text with very many, some are not.
  var isComplete = true

  /// Adds what was counted elsewhere.
  package mutating func add(_ other: FixCounts) {
    safe += other.safe
    unsafe += other.unsafe
    isComplete = isComplete && other.isComplete
  }

  /// `2 can be mended by --fix, 1 more by --fix --unsafe-fixes`, a line; empty where none can.
  package var text: String {
    let least = isComplete ? "" : "at least "
    let (safe, unsafe) = (WordCount.grouped(self.safe), WordCount.grouped(self.unsafe))
    switch (self.safe > 0, self.unsafe > 0) {
    case (true, true):
      return "\(least)\(safe) can be mended by --fix, \(unsafe) more by --fix --unsafe-fixes\n"
    case (true, false): return "\(least)\(safe) can be mended by --fix\n"
    case (false, true): return "\(least)\(unsafe) can be mended by --fix --unsafe-fixes\n"
    case (false, false): return ""
    }
  }

  /// Creates counts, of nothing unless they are given.
  package init(safe: Int = 0, unsafe: Int = 0, isComplete: Bool = true) {
    (self.safe, self.unsafe, self.isComplete) = (safe, unsafe, isComplete)
  }
}
