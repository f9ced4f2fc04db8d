import VFLDiagnostics
import VFLRendering

/// A finding that is known: the same fault on the same text in the same file, whatever the line is.
struct BaselineEntry: Sendable, Hashable {
  /// The file, as seen from the folder of the baseline.
  let path: String
  /// The kind of the fault.
  let code: DiagnosticCode
  /// The text of the line, as a number in hexadecimal digits.
  let line: String
}

extension BaselineEntry: Comparable {
  static func < (first: BaselineEntry, second: BaselineEntry) -> Bool {
    let left = [first.path, first.code.rawValue, first.line]
    let right = [second.path, second.code.rawValue, second.line]
    for (left, right) in zip(left, right) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return false
  }
}
