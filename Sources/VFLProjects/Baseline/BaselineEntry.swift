import VFLDiagnostics

/// The key of a known finding: its file, its code and the text of its line, whatever the number of the line
/// is.
package struct BaselineEntry: Sendable, Hashable {
  /// The file, as seen from the folder of the baseline.
  let path: String
  /// The kind of the fault.
  let code: DiagnosticCode
  /// The text of the line, as a number in hexadecimal digits.
  let line: String
}

extension BaselineEntry {
  /// An entry that is left for another fault of syntax on the same line: faults that follow from one another
  /// were told in other words once.
  func respelt(among left: [BaselineEntry: Int]) -> BaselineEntry? {
    guard code.isSyntax else { return nil }
    return left.keys.filter {
      $0.path == path && $0.line == line && $0.code.isSyntax && left[$0, default: 0] > 0
    }.min()
  }
}

extension DiagnosticCode {
  /// The codes that `check` did not tell when baselines had their first form.
  ///
  /// A baseline of that form is taken to know all findings of these codes, so that a run that succeeded goes
  /// on to do so.
  fileprivate static let newInBaselines: Set<DiagnosticCode> = [
    .conflict, .ambiguousLayout, .noView, .shownType, .missingSuperview, .unsetMask,
  ]

  /// Whether the code is one of ``newInBaselines``.
  var isNewInBaselines: Bool { Self.newInBaselines.contains(self) }

  /// Whether the code says that a format is not written as formats are.
  fileprivate var isSyntax: Bool { rawValue.hasPrefix("VFL01") }
}

extension BaselineEntry: Comparable {
  /// Whether an entry comes before another one, by its file, its code and its line.
  package static func < (first: BaselineEntry, second: BaselineEntry) -> Bool {
    let left = [first.path, first.code.rawValue, first.line]
    let right = [second.path, second.code.rawValue, second.line]
    for (left, right) in zip(left, right) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return false
  }
}
