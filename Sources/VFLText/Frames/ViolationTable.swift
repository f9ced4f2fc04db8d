package import VFLLayout
import VFLRecords

/// Writes the relaxed optional constraints, one per line, with the most informative constraints that forced
/// the relaxation.
///
/// Relaxed hugging constraints are omitted by default, because a view that is larger than its content is
/// usually intended. Relaxed compression resistance is listed, because a view that is smaller than its
/// content shows only a part of it.
package enum ViolationTable {
  /// The maximum number of listed constraints unless `isWhole` is set.
  ///
  /// The remaining constraints are only counted.
  private static let shownLines = 24
  /// The maximum number of causes that are listed for a constraint.
  ///
  /// The remaining causes are only counted.
  private static let shownCauses = 3

  /// Returns the table of the relaxed constraints of a problem.
  ///
  /// Each line ends with a newline. The table is empty if there is no constraint to list.
  ///
  /// - Parameters:
  ///   - violations: The relaxed constraints.
  ///   - problem: The layout problem.
  ///   - isWhole: Whether to list all constraints, including hugging, regardless of their number.
  ///
  /// - Complexity: O(n · c), where n is the number of violations and c is the number of causes of a
  ///   violation.
  package static func text(
    _ violations: [Violation], of problem: LayoutProblem, isWhole: Bool = false
  ) -> String {
    let listed = isWhole ? violations : violations.filter { !$0.constraint.isExpectedToYield }
    guard !listed.isEmpty else { return "" }
    var rows = [("relaxed", "by", "because of")]
    for violation in listed.prefix(isWhole ? .max : shownLines) {
      rows.append(
        (
          violation.constraint.text(in: problem), PointText.rounded(violation.amount),
          violation.forcedBy.map { causes($0, in: problem) } ?? ""
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
    let rest = listed.count - (rows.count - 1)
    return rest == 0 ? text : text + "and \(rest) more\n"
  }

  /// Returns the constraints that forced a violation, with the most informative constraints first, and the
  /// number of the constraints that are not listed.
  package static func causes(_ contenders: [Contender], in problem: LayoutProblem) -> String {
    let ranked = contenders.enumerated().map { (rank(of: $1, problem), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    // Causes of rank 3, such as alignment and standard spacing, explain little. Therefore they are listed
    // only if there is no other cause.
    let telling = ranked.prefix { $0.0 < 3 }
    let some = telling.isEmpty ? ranked.prefix(1) : telling.prefix(shownCauses)
    var shown = some.map { $0.2.text(in: problem) }
    let rest = ranked.count - shown.count
    if rest > 0 { shown.append("\(rest) more") }
    guard let last = shown.popLast() else { return "" }
    if shown.isEmpty { return last }
    return shown.joined(separator: ", ") + " and " + last
  }

  /// Returns the rank of a cause; a lower rank is more informative.
  ///
  /// Optional constraints come first, followed by constraints with explicit numbers, the size of the
  /// container, and all other constraints.
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
