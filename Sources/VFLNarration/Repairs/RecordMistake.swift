import VFLLayout
package import VFLRecords

/// A probable mistake in a record, and the record without it.
package struct RecordMistake: Hashable {
  /// The part of a record that is wrong.
  package enum Kind: Hashable {
    /// The sign of the constant.
    case sign
    /// The direction of the inequality.
    case direction
  }

  /// The part that is wrong.
  package let kind: Kind
  /// The index of the record.
  package let index: Int
  /// The record without the mistake.
  package let corrected: ConstraintRecord
}

extension LayoutProblem {
  /// Returns the mistakes that may explain a conflict, the likeliest first: a wrong sign or direction of a
  /// member, or wrong directions on both axes.
  func mistakes(in conflict: Conflict) -> [[RecordMistake]] {
    let search = MistakeSearch(
      self,
      isWritten: { index in
        let rule = records[index].provenance.rule
        return rule == .equation || rule == .object
      },
      innerItem: { index in
        let record = records[index]
        guard let second = record.secondItem else { return nil }
        if isAncestor(second, of: record.firstItem) { return record.firstItem }
        return isAncestor(record.firstItem, of: second) ? second : nil
      }
    )
    let directions = search.directions(around: conflict)
    return search.mistakes(in: conflict).map { [$0] } + (directions.count > 1 ? [directions] : [])
  }

  /// Whether an item is inside another item.
  private func isAncestor(_ ancestor: ItemID, of item: ItemID) -> Bool {
    var next = nodes[item.index].parent
    while let parent = next {
      if parent == ancestor { return true }
      next = nodes[parent.index].parent
    }
    return false
  }
}
