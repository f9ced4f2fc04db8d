import VFLRecords

/// A record that is converted to a row, with its index.
struct RecordReading {
  let record: ConstraintRecord
  /// The index of the record, for error reasons.
  let index: Int

  /// Returns the priority.
  ///
  /// - Throws: ``LayoutError/Reason/priorityOutOfRange(record:)`` if the priority is not finite or
  ///   not greater than 0.
  func priority() throws(LayoutError.Reason) -> Double {
    let priority = record.priority.rawValue
    guard priority.isFinite, priority > 0 else { throw .priorityOutOfRange(record: index) }
    return priority
  }

  /// Checks that both items exist, that their attributes can be related and that the multiplier is valid, and
  /// returns the traits of the items.
  ///
  /// The second traits are `nil` if the record compares a size with a constant and has no second item.
  ///
  /// - Throws: The reason why the record is malformed.
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
    // A size can be 0 times another size. A position multiplied by 0 would refer to no position.
    guard record.multiplier != 0 || record.firstAttribute.isSize else {
      throw .zeroMultiplier(record: index)
    }
    guard record.multiplier.isFinite else { throw .recordNotFinite(record: index) }
    return (first, second)
  }

  /// Returns the two sides of the row for the direction of the common ancestor.
  ///
  /// If this direction is right to left, a record with a leading or trailing attribute is mirrored as a
  /// whole. Positions are still measured from the left edge of the ancestor. If the multiplier is not 1, the
  /// layout is therefore not a mirror image.
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

  /// Returns the constant of the row: the constant of the record without the offsets of both sides.
  func constant(
    _ first: RecordRow.Side, _ second: RecordRow.Side?
  ) throws(LayoutError.Reason) -> Double {
    var constant = record.constant - first.factor * first.measure.offset
    if let second { constant -= second.factor * second.measure.offset }
    guard constant.isFinite else { throw .recordNotFinite(record: index) }
    return constant
  }
}
