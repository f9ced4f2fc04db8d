import LayoutSolver
import VFLRecords

extension LayoutRows {
  /// Whether a row comes from the source: from a record or from a content size.
  func isWritten(_ row: Int) -> Bool {
    guard row < memberCount else { return false }
    return switch member(row) {
    case .record, .contentSize: true
    case .container, .nonNegative: false
    }
  }

  /// Rows that do not come from the source.
  enum Background {
    /// The rows that define variables.
    case definitions
    /// The rows that define variables, the rows that keep sizes from being negative, and the rows of the
    /// container's size. If an axis is given, the container's size on this axis is not included.
    case sizes(butOfContainerOn: Axis?)
  }

  /// Returns some rows and the background rows that they depend on.
  ///
  /// A row depends on the background rows that contain one of its variables, and on the rows that these
  /// depend on in turn. The background rows are in no particular order.
  func rows(_ some: [Int], beside background: Background) -> [Int] {
    var rows = some
    var isTaken = Set(some)
    var next = 0
    while next < rows.count {
      for variable in problem.terms(of: rows[next]).map({ $0.variable }) {
        for row in self.rows(of: background, on: Int(variable)) where isTaken.insert(row).inserted {
          rows.append(row)
        }
      }
      next += 1
    }
    return rows
  }

  private func rows(of background: Background, on variable: Int) -> [Int] {
    let definition = memberCount + variable - tree.variableCount
    if definition >= memberCount { return [definition] }
    guard case .sizes(let varied) = background, let size = tree.size(of: variable) else {
      return []
    }
    let nonNegative = firstNonNegative + 2 * size.item + (size.axis == .horizontal ? 0 : 1)
    guard size.item == 0, size.axis != varied else { return [nonNegative] }
    return (recordCount..<firstNonNegative).filter { member($0) == .container(size.axis) }
      + [nonNegative]
  }
}
