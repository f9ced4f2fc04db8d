import VFLDiagnostics

/// The key of a known diagnostic: its file, its code, and the content of its line.
///
/// Line numbers are not part of the key.
package struct BaselineEntry: Sendable, Hashable {
  /// The path of the file, relative to the directory of the baseline.
  let path: String
  /// The code of the diagnostic.
  let code: DiagnosticCode
  /// The hash of the line's content, in hexadecimal digits.
  let line: String
}

extension BaselineEntry {
  /// Returns a remaining entry for any syntax error on the same line, or `nil` if there is none or the code
  /// is not a syntax error.
  ///
  /// Older versions reported some consecutive syntax errors with other codes.
  func respelt(among left: [BaselineEntry: Int]) -> BaselineEntry? {
    guard code.isSyntax else { return nil }
    return left.keys.filter {
      $0.path == path && $0.line == line && $0.code.isSyntax && left[$0, default: 0] > 0
    }.min()
  }
}

extension DiagnosticCode {
  /// The codes that version 1 of the baseline document cannot contain, because `vfl check` did not report
  /// them.
  ///
  /// All diagnostics with these codes are treated as known if the baseline has version 1, so that a run that
  /// succeeded before still succeeds.
  fileprivate static let newInBaselines: Set<DiagnosticCode> = [
    .conflict, .ambiguousLayout, .noView, .shownType, .missingSuperview, .unsetMask,
  ]

  /// Whether the code is one of ``newInBaselines``.
  var isNewInBaselines: Bool { Self.newInBaselines.contains(self) }

  /// Whether the code is a syntax error.
  fileprivate var isSyntax: Bool { rawValue.hasPrefix("VFL01") }
}

extension BaselineEntry: Comparable {
  /// Whether an entry precedes another entry, ordered by file, code and line hash.
  package static func < (first: BaselineEntry, second: BaselineEntry) -> Bool {
    let left = [first.path, first.code.rawValue, first.line]
    let right = [second.path, second.code.rawValue, second.line]
    for (left, right) in zip(left, right) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return false
  }
}
