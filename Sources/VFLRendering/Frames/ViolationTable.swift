package import VFLLayout
import VFLRecords

/// Writes the optional constraints that gave way, a line each, with the most telling constraints that forced
/// it.
///
/// A view that is larger than its content is no surprise, so hugging that gave way is not shown; a
/// view that is smaller than its content shows less of it, and is.
package enum ViolationTable {
  /// More lines than this are counted.
  private static let shownLines = 24
  /// More constraints than this are counted.
  private static let shownCauses = 3

  /// The table of what gave way in a problem, each line ended; empty where there is nothing to show.
  ///
  /// - Parameter isWhole: Whether there is a line for everything that gave way, however many there are.
  /// - Complexity: O(violations · what forced them).
  package static func text(
    _ violations: [Violation], of problem: LayoutProblem, isWhole: Bool = false
  ) -> String {
    let reported = violations.filter { !$0.constraint.isHugging }
    guard !reported.isEmpty else { return "" }
    var rows = [("relaxed", "by", "because of")]
    for violation in reported.prefix(isWhole ? .max : shownLines) {
      rows.append(
        (
          violation.constraint.text(in: problem), PointText.rounded(violation.amount),
          causes(violation, problem)
        ))
    }
    let firstWidth = rows.map { DisplayColumn.width(of: $0.0) }.max() ?? 0
    let secondWidth = rows.map { $0.1.utf8.count }.max() ?? 0
    var text = ""
    for (first, second, third) in rows {
      text += first + spaces(firstWidth - DisplayColumn.width(of: first) + 2)
      text += spaces(secondWidth - second.utf8.count) + second
      text += (third.isEmpty ? "" : "  " + third) + "\n"
    }
    let rest = reported.count - (rows.count - 1)
    return rest == 0 ? text : text + "and \(rest) more\n"
  }

  /// The constraints that forced a violation, the most telling first.
  private static func causes(_ violation: Violation, _ problem: LayoutProblem) -> String {
    guard let forcedBy = violation.forcedBy else { return "" }
    let ranked = forcedBy.enumerated().map { (rank(of: $1, problem), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    // That a view stands beside another tells something only where nothing else does.
    let telling = ranked.prefix { $0.0 < 3 }
    let some = telling.isEmpty ? ranked.prefix(1) : telling.prefix(shownCauses)
    var shown = some.map { $0.2.text(in: problem) }
    let rest = ranked.count - shown.count
    if rest > 0 { shown.append("\(rest) more") }
    guard let last = shown.popLast() else { return "" }
    if shown.isEmpty { return last }
    return shown.joined(separator: ", ") + " and " + last
  }

  /// How telling a cause is, less being more: wishes, then numbers, the container, and the rest.
  private static func rank(of contender: Contender, _ problem: LayoutProblem) -> Int {
    if !contender.priority.isRequired { return 0 }
    switch contender.member {
    case .record(let index):
      guard problem.records.indices.contains(index) else { return 3 }
      switch problem.records[index].provenance.rule {
      case .size, .gap, .equation, .object: return 1
      case .standardGap, .flushGap, .alignment, .fill, .autoresizingMask: return 3
      }
    case .container: return 2
    case .contentSize: return 1
    case .nonNegative: return 3
    }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }
}
