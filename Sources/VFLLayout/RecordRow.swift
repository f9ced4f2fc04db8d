import LayoutSolver
import VFLRecords

/// The row that a record stands for, ready to be written into a problem.
///
/// Both sides are written in the coordinates of the items' nearest common ancestor, so a constraint
/// inside a view does not change when the view moves.
struct RecordRow {
  /// One side of a record: an attribute of an item, times a factor.
  struct Side {
    /// The item.
    let item: Int
    /// Its attribute.
    let measure: AttributeMeasure
    /// What the attribute is multiplied with on the row's left side.
    let factor: Double
  }

  /// The first attribute, and the second one if there is one.
  let first: Side
  let second: Side?
  /// The item in whose coordinates positions are written.
  let ancestor: Int
  /// The relation.
  let relation: RowRelation
  /// The right side.
  let constant: Double
  /// The priority.
  let priority: Double

  /// Makes the row of the record at an index.
  init(
    _ record: ConstraintRecord, at index: Int, nodes: [LayoutNode], tree: ItemTree,
    direction: LayoutDirection
  ) throws(LayoutFault) {
    guard record.priority.rawValue.isFinite, record.priority.rawValue > 0 else {
      throw .priorityOutOfRange(record: index)
    }
    guard nodes.indices.contains(record.firstItem.index) else { throw .unknownItem(record: index) }
    // In a right-to-left interface a record that speaks of leading or trailing is mirrored as a
    // whole: positions count towards the left. They still count from the ancestor's left edge, so
    // with a multiplier other than 1 the layout is not the mirror image.
    let isMirrored =
      direction == .rightToLeft
      && (record.firstAttribute.followsDirection || record.secondAttribute.followsDirection)
    let firstNode = nodes[record.firstItem.index]
    guard
      let measure = AttributeMeasure(
        record.firstAttribute, record.firstRegion, of: firstNode, direction)
    else { throw .incompatibleAttributes(record: index) }
    let first = Side(
      item: record.firstItem.index, measure: measure,
      factor: isMirrored && measure.isPosition ? -1 : 1)
    var constant = record.constant - first.factor * measure.offset
    if let secondItem = record.secondItem {
      guard nodes.indices.contains(secondItem.index) else { throw .unknownItem(record: index) }
      guard record.firstAttribute.canEqual(record.secondAttribute),
        let measure = AttributeMeasure(
          record.secondAttribute, record.secondRegion, of: nodes[secondItem.index], direction)
      else { throw .incompatibleAttributes(record: index) }
      guard record.multiplier != 0 else { throw .zeroMultiplier(record: index) }
      guard let ancestor = tree.commonAncestor(first.item, secondItem.index) else {
        throw .noCommonAncestor(record: index, first: record.firstItem, second: secondItem)
      }
      let factor = isMirrored && measure.isPosition ? record.multiplier : -record.multiplier
      second = Side(item: secondItem.index, measure: measure, factor: factor)
      self.ancestor = ancestor
      constant -= factor * measure.offset
      guard factor.isFinite else { throw .recordNotFinite(record: index) }
    } else {
      guard record.secondAttribute == .notAnAttribute else {
        throw .incompatibleAttributes(record: index)
      }
      guard !measure.isPosition else { throw .locationWithoutPartner(record: index) }
      second = nil
      ancestor = first.item
    }
    guard constant.isFinite else { throw .recordNotFinite(record: index) }
    self.first = first
    self.constant = constant
    relation = RowRelation(record.relation)
    priority = record.priority.rawValue
  }

  /// Adds the row to a problem and returns its index.
  func write(to rows: inout LinearProblem, _ tree: ItemTree) -> Int {
    write(first, to: &rows, tree)
    if let second { write(second, to: &rows, tree) }
    return rows.closeRow(relation, constant, priority: priority)
  }

  private func write(_ side: Side, to rows: inout LinearProblem, _ tree: ItemTree) {
    let axis = side.measure.axis
    if side.measure.isPosition {
      var item = side.item
      while item != ancestor {
        rows.appendTerm(tree.position(item, axis), side.factor)
        item = tree.parent(of: item)
      }
    }
    if side.measure.share != 0 {
      rows.appendTerm(tree.size(side.item, axis), side.factor * side.measure.share)
    }
  }
}

extension RowRelation {
  /// The relation of a record's row.
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Attribute {
  /// Whether a constraint may relate the two: sizes with sizes, positions with positions of the same
  /// axis, but an edge that follows the direction never with one that does not.
  fileprivate func canEqual(_ other: Attribute) -> Bool {
    guard let axis, let otherAxis = other.axis, isSize == other.isSize else { return false }
    if isSize { return true }
    if followsDirection && other.isAbsoluteHorizontalEdge { return false }
    if isAbsoluteHorizontalEdge && other.followsDirection { return false }
    return axis == otherAxis
  }
}
