import VFLRecords

extension ConstraintRecord {
  /// The constraint as text that does not depend on the order of its sides, such as
  /// `a.trailing == b.leading - 8 @1000` for `b.leading == a.trailing + 8`.
  func canonicalText(_ names: [String]) -> String {
    var record = self
    if let second = secondItem {
      let left = names[firstItem.index] + "." + firstAttribute.name
      let right = names[second.index] + "." + secondAttribute.name
      if right < left {
        (record.firstItem, record.secondItem) = (second, firstItem)
        (record.firstAttribute, record.secondAttribute) = (secondAttribute, firstAttribute)
        record.constant = 0 - constant / multiplier
        record.multiplier = 1 / multiplier
        record.relation = relation.reversed
      }
    }
    record.multiplier = (record.multiplier * 1e6).rounded() / 1e6
    record.constant = (record.constant * 1e6).rounded() / 1e6 + 0
    return record.text { names[$0.index] }
  }
}
