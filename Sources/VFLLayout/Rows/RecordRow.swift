package import LayoutSolver
package import VFLRecords

/// The row of a record: its two sides, its relation and its constant.
///
/// Both sides use the coordinates of the items' nearest common ancestor, so a constraint inside a view does
/// not change when the view moves.
package struct RecordRow {
  /// The side of the first attribute.
  package let first: Side
  /// The side of the second attribute, if any.
  package let second: Side?
  /// The index of the item in whose coordinates positions are expressed.
  package let ancestor: Int
  /// The relation.
  package let relation: RowRelation
  /// The right side of the row, in points: the constant of the record without the offsets of both sides.
  package let constant: Double
  /// The priority.
  package let priority: Double

  /// Creates the row of a record.
  ///
  /// If the direction of the common ancestor is right to left, a record with a leading or trailing attribute
  /// is mirrored as a whole. Positions are still measured from the left edge of the ancestor. If the
  /// multiplier is not 1, the layout is therefore not a mirror image.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - index: The index of the record, for error reasons.
  ///   - items: The items that the record refers to.
  /// - Throws: The reason why the record is malformed.
  package init(
    _ record: ConstraintRecord, at index: Int, of items: some RecordItems
  ) throws(LayoutError.Reason) {
    try record.check(at: index, in: items)
    var ancestor = record.firstItem
    if let second = record.secondItem {
      guard let common = items.commonAncestor(record.firstItem, second) else {
        throw .noCommonAncestor(record: index, first: record.firstItem, second: second)
      }
      ancestor = common
    }
    let followsDirection =
      record.firstAttribute.followsDirection || record.secondAttribute.followsDirection
    let direction = followsDirection ? items.direction(in: ancestor) : .leftToRight
    let sign = direction == .rightToLeft ? -1.0 : 1
    guard
      let first = Side(
        record.firstItem, record.firstAttribute, record.firstRegion, direction, times: sign, items)
    else { throw .incompatibleAttributes(record: index) }
    self.first = first
    second = record.secondItem.flatMap {
      Side(
        $0, record.secondAttribute, record.secondRegion, direction,
        times: -sign * record.multiplier, items)
    }
    self.ancestor = ancestor.index
    relation = RowRelation(record.relation)
    priority = record.priority.rawValue
    var constant = record.constant - first.factor * first.offset
    if let second { constant -= second.factor * second.offset }
    guard constant.isFinite else { throw .recordNotFinite(record: index) }
    self.constant = constant
  }

  /// Returns the difference between the left side of the row and its constant, and the largest magnitude
  /// among the constant and the attributes of both sides.
  ///
  /// - Parameters:
  ///   - parent: Returns the parent of an item.
  ///   - span: Returns the position of an item relative to its parent, and its size, on an axis.
  package func residual(
    parent: (Int) -> Int, span: (Int, Axis) -> (position: Double, size: Double)
  ) -> (value: Double, magnitude: Double) {
    var residual = -constant
    var magnitude = constant.magnitude
    for side in [first, second].compactMap({ $0 }) {
      var value = side.share * span(side.item, side.axis).size
      var item = side.item
      while side.isPosition && item != ancestor {
        value += span(item, side.axis).position
        item = parent(item)
      }
      residual += side.factor * value
      magnitude = max(magnitude, value.magnitude)
    }
    return (residual, magnitude)
  }
}

extension ConstraintRecord {
  /// Checks the priority, the items, the attributes and the multiplier of a record.
  ///
  /// - Throws: The reason why the record is malformed.
  fileprivate func check(
    at index: Int, in items: some RecordItems
  ) throws(LayoutError.Reason) {
    guard priority.isUsable else { throw .priorityOutOfRange(record: index) }
    guard items.contains(firstItem) else { throw .unknownItem(record: index) }
    guard firstAttribute.axis != nil else { throw .incompatibleAttributes(record: index) }
    guard let secondItem else {
      guard secondAttribute == .notAnAttribute else { throw .incompatibleAttributes(record: index) }
      guard firstAttribute.isSize else { throw .locationWithoutPartner(record: index) }
      return
    }
    guard items.contains(secondItem) else { throw .unknownItem(record: index) }
    guard secondAttribute.axis != nil, firstAttribute.incompatibility(with: secondAttribute) == nil
    else { throw .incompatibleAttributes(record: index) }
    // A size can be 0 times another size. A position multiplied by 0 would refer to no position.
    guard multiplier != 0 || firstAttribute.isSize else { throw .zeroMultiplier(record: index) }
    guard multiplier.isFinite else { throw .recordNotFinite(record: index) }
  }
}
