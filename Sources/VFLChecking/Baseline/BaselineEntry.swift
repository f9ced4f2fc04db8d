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
  /// The codes that version 1 of the baseline document cannot contain, each with the first version that can.
  private static let baselineVersions: [DiagnosticCode: Int] = [
    .conflict: 2, .ambiguousLayout: 2, .outsideView: 2, .noView: 2, .shownType: 2,
    .missingSuperview: 2, .unsetMask: 2, .repeatedActivation: 2,
  ]

  /// The first version of the baseline document that can contain the code.
  ///
  /// `vfl check` did not report the code when older versions were written. With a baseline of an older
  /// version, all diagnostics with the code are treated as known, so that a run that succeeded before still
  /// succeeds.
  var firstBaselineVersion: Int { Self.baselineVersions[self] ?? 1 }

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
