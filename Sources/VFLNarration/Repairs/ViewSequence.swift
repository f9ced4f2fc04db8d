import VFLLayout
import VFLRecords

/// Two views with the same parent and a gap between them that is not negative.
struct ViewSequence: Hashable {
  /// The view at the left or at the top.
  let first: ItemID
  /// The other view.
  let second: ItemID
  let axis: Axis
}

extension LayoutProblem {
  /// The pairs of siblings between which the layout requires a gap that is not negative.
  func sequences() -> [ViewSequence] {
    guard let tree = try? ItemTree(self) else { return [] }
    var found: [ViewSequence] = []
    for (index, record) in records.enumerated() {
      guard let row = try? RecordRow(record, at: index, of: tree), let second = row.second,
        row.first.isPosition, second.isPosition, row.first.factor == -second.factor,
        row.first.factor.magnitude == 1
      else { continue }
      // The row is `later - earlier >= constant`, or the negative of it.
      let isStraight = row.first.factor > 0
      let (later, earlier) = isStraight ? (row.first, second) : (second, row.first)
      for (after, before, isPositive) in [(later, earlier, true), (earlier, later, false)] {
        let gap = isPositive ? row.constant : -row.constant
        let bound: Relation = isPositive ? .greaterThanOrEqual : .lessThanOrEqual
        guard after.share == 0, before.share == 1, gap >= 0,
          record.relation == .equal || record.relation == bound,
          nodes[after.item].parent == nodes[before.item].parent,
          nodes[after.item].parent != nil,
          !nodes[after.item].isGuide, !nodes[before.item].isGuide
        else { continue }
        found.append(
          ViewSequence(first: ItemID(before.item), second: ItemID(after.item), axis: after.axis))
      }
    }
    return found
  }
}
