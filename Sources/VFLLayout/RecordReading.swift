import VFLRecords

/// A record about to become a row, with what its attributes are measured by.
struct RecordReading {
  let record: ConstraintRecord
  /// The record's index, for what is wrong with it.
  let index: Int
  let nodes: [LayoutNode]
  let tree: ItemTree
  let direction: LayoutDirection

  /// Whether the record counts towards the left.
  ///
  /// In a right-to-left interface a record that speaks of leading or trailing is mirrored as a
  /// whole. Positions still count from the ancestor's left edge, so with a multiplier other than 1
  /// the layout is not the mirror image.
  private var isMirrored: Bool {
    direction == .rightToLeft
      && (record.firstAttribute.followsDirection || record.secondAttribute.followsDirection)
  }

  /// The priority, which has to be above 0.
  func priority() throws(LayoutFault) -> Double {
    let priority = record.priority.rawValue
    guard priority.isFinite, priority > 0 else { throw .priorityOutOfRange(record: index) }
    return priority
  }

  /// The side on the left of the relation.
  func firstSide() throws(LayoutFault) -> RecordRow.Side {
    let measure = try measure(record.firstItem, record.firstAttribute, record.firstRegion)
    return RecordRow.Side(
      item: record.firstItem.index, measure: measure,
      factor: isMirrored && measure.isPosition ? -1 : 1)
  }

  /// The side on the right of the relation; `nil` where there is only a number, which a size may be
  /// compared with.
  func secondSide() throws(LayoutFault) -> RecordRow.Side? {
    guard let item = record.secondItem else {
      guard record.secondAttribute == .notAnAttribute else {
        throw .incompatibleAttributes(record: index)
      }
      guard record.firstAttribute.isSize else { throw .locationWithoutPartner(record: index) }
      return nil
    }
    let measure = try measure(item, record.secondAttribute, record.secondRegion)
    guard record.firstAttribute.incompatibility(with: record.secondAttribute) == nil else {
      throw .incompatibleAttributes(record: index)
    }
    guard record.multiplier != 0 else { throw .zeroMultiplier(record: index) }
    guard record.multiplier.isFinite else { throw .recordNotFinite(record: index) }
    let factor = isMirrored && measure.isPosition ? record.multiplier : -record.multiplier
    return RecordRow.Side(item: item.index, measure: measure, factor: factor)
  }

  /// The item in whose coordinates both sides are written.
  func ancestor() throws(LayoutFault) -> Int {
    guard let second = record.secondItem else { return record.firstItem.index }
    guard let ancestor = tree.ancestry.commonAncestor(record.firstItem.index, second.index) else {
      throw .noCommonAncestor(record: index, first: record.firstItem, second: second)
    }
    return ancestor
  }

  /// The constant less what the sides add to their edges and sizes.
  func constant(
    _ first: RecordRow.Side, _ second: RecordRow.Side?
  ) throws(LayoutFault) -> Double {
    var constant = record.constant - first.factor * first.measure.offset
    if let second { constant -= second.factor * second.measure.offset }
    guard constant.isFinite else { throw .recordNotFinite(record: index) }
    return constant
  }

  private func measure(
    _ item: ItemID, _ attribute: Attribute, _ region: Region
  ) throws(LayoutFault) -> AttributeMeasure {
    guard nodes.indices.contains(item.index) else { throw .unknownItem(record: index) }
    guard let measure = AttributeMeasure(attribute, region, of: nodes[item.index], direction) else {
      throw .incompatibleAttributes(record: index)
    }
    return measure
  }
}
