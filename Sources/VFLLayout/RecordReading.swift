import VFLRecords

/// A record about to become a row, with what its attributes are measured by.
struct RecordReading {
  let record: ConstraintRecord
  /// The record's index, for what is wrong with it.
  let index: Int

  /// The priority, which has to be above 0.
  func priority() throws(LayoutError.Reason) -> Double {
    let priority = record.priority.rawValue
    guard priority.isFinite, priority > 0 else { throw .priorityOutOfRange(record: index) }
    return priority
  }

  /// Checks that both items exist, that their attributes may be related and that the multiplier is usable,
  /// then returns the two traits.
  ///
  /// There are no second ones where only a number stands on the right, which a size may be compared with.
  func checked(
    _ first: ItemTraits?, _ second: ItemTraits?
  ) throws(LayoutError.Reason) -> (first: ItemTraits, second: ItemTraits?) {
    guard let first else { throw .unknownItem(record: index) }
    guard record.firstAttribute.axis != nil else { throw .incompatibleAttributes(record: index) }
    guard record.secondItem != nil else {
      guard record.secondAttribute == .notAnAttribute else {
        throw .incompatibleAttributes(record: index)
      }
      guard record.firstAttribute.isSize else { throw .locationWithoutPartner(record: index) }
      return (first, nil)
    }
    guard let second else { throw .unknownItem(record: index) }
    guard record.secondAttribute.axis != nil,
      record.firstAttribute.incompatibility(with: record.secondAttribute) == nil
    else { throw .incompatibleAttributes(record: index) }
    // A size may be no part of another one; a location would be one of nothing.
    guard record.multiplier != 0 || record.firstAttribute.isSize else {
      throw .zeroMultiplier(record: index)
    }
    guard record.multiplier.isFinite else { throw .recordNotFinite(record: index) }
    return (first, second)
  }

  /// Both sides of the row, for the direction of the common ancestor.
  ///
  /// Where that is right to left, a record that speaks of leading or trailing is mirrored as a whole.
  /// Positions still count from the ancestor's left edge, so with a multiplier other than 1 the layout
  /// is not the mirror image.
  func sides(
    _ traits: (first: ItemTraits, second: ItemTraits?), in direction: LayoutDirection
  ) throws(LayoutError.Reason) -> (first: RecordRow.Side, second: RecordRow.Side?) {
    let isMirrored =
      direction == .rightToLeft
      && (record.firstAttribute.followsDirection || record.secondAttribute.followsDirection)
    let first = try side(
      record.firstItem, record.firstAttribute, record.firstRegion, traits.first, direction,
      factor: isMirrored ? -1 : 1)
    guard let item = record.secondItem, let second = traits.second else { return (first, nil) }
    let other = try side(
      item, record.secondAttribute, record.secondRegion, second, direction,
      factor: isMirrored ? record.multiplier : -record.multiplier)
    return (first, other)
  }

  private func side(
    _ item: ItemID, _ attribute: Attribute, _ region: LayoutRegion, _ traits: ItemTraits,
    _ direction: LayoutDirection, factor: Double
  ) throws(LayoutError.Reason) -> RecordRow.Side {
    guard let measure = AttributeMeasure(attribute, region, of: traits, direction) else {
      throw .incompatibleAttributes(record: index)
    }
    return RecordRow.Side(item: item.index, measure: measure, factor: factor)
  }

  /// The constant less what the sides add to their edges and sizes.
  func constant(
    _ first: RecordRow.Side, _ second: RecordRow.Side?
  ) throws(LayoutError.Reason) -> Double {
    var constant = record.constant - first.factor * first.measure.offset
    if let second { constant -= second.factor * second.measure.offset }
    guard constant.isFinite else { throw .recordNotFinite(record: index) }
    return constant
  }
}
