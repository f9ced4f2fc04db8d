package import LayoutSolver
package import VFLRecords

/// The row of a record, which can be added to a linear problem.
///
/// Both sides use the coordinates of the items' nearest common ancestor, so a constraint inside a view does
/// not change when the view moves.
package struct RecordRow {
  /// One side of a record: an attribute of an item, multiplied by a factor.
  package struct Side {
    /// The index of the item.
    package let item: Int
    /// The attribute as a sum of the near edge of the item, a fraction of its size and an offset.
    let measure: AttributeMeasure
    /// The factor of the attribute on the left side of the row.
    package let factor: Double

    /// The axis of the attribute.
    package var axis: Axis { measure.axis }
    /// Whether the attribute is a position, which is measured from the near edge of the common ancestor.
    package var isPosition: Bool { measure.isPosition }
    /// The fraction of the item's size in the attribute, from 0 to 1.
    package var share: Double { measure.share }
  }

  /// The side of the first attribute.
  package let first: Side
  /// The side of the second attribute, if any.
  package let second: Side?
  /// The index of the item in whose coordinates positions are expressed.
  package let ancestor: Int
  /// The relation.
  package let relation: RowRelation
  /// The right side of the row, in points.
  package let constant: Double
  /// The priority.
  package let priority: Double

  /// Creates the row of a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - index: The index of the record, for error reasons.
  ///   - items: The items that the record refers to.
  /// - Throws: The reason why the record is malformed.
  package init(
    _ record: ConstraintRecord, at index: Int, of items: some RecordItems
  ) throws(LayoutError.Reason) {
    let first = items.neededTraits(
      of: record.firstItem, for: record.firstAttribute, in: record.firstRegion)
    var (second, ancestor): (ItemTraits?, ItemID?) = (nil, record.firstItem)
    if let item = record.secondItem {
      second = items.neededTraits(
        of: item, for: record.secondAttribute, in: record.secondRegion)
      let areKnown = first != nil && second != nil
      ancestor = areKnown ? items.commonAncestor(record.firstItem, item) : nil
    }
    var direction = LayoutDirection.leftToRight
    if let ancestor, first != nil,
      record.firstAttribute.followsDirection || record.secondAttribute.followsDirection
    {
      direction = items.direction(in: ancestor)
    }
    try self.init(record, at: index, first, second, in: ancestor, direction)
  }

  /// Creates the row of a record from the traits and the common ancestor of its items.
  ///
  /// The traits of an item are `nil` if the item does not exist. The common ancestor is `nil` if an item does
  /// not exist or if the items have no common ancestor.
  private init(
    _ record: ConstraintRecord, at index: Int, _ first: ItemTraits?, _ second: ItemTraits?,
    in ancestor: ItemID?, _ direction: LayoutDirection
  ) throws(LayoutError.Reason) {
    let reading = RecordReading(record: record, index: index)
    priority = try reading.priority()
    let traits = try reading.checked(first, second)
    guard let ancestor else {
      throw .noCommonAncestor(
        record: index, first: record.firstItem, second: record.secondItem ?? record.firstItem)
    }
    (self.first, self.second) = try reading.sides(traits, in: direction)
    self.ancestor = ancestor.index
    constant = try reading.constant(self.first, self.second)
    relation = RowRelation(record.relation)
  }

  /// Creates the row of a record in a layout problem.
  init(
    _ record: ConstraintRecord, at index: Int, nodes: [LayoutNode], tree: ItemTree,
    direction: LayoutDirection
  ) throws(LayoutError.Reason) {
    let items = ProblemItems(nodes: nodes, tree: tree, direction: direction)
    try self.init(record, at: index, of: items)
  }

  /// Adds the row to a linear problem and returns the index of the row.
  func write(to rows: inout LinearProblem, _ tree: ItemTree, _ sums: inout PositionSums) -> Int {
    write(first, to: &rows, tree, &sums)
    if let second { write(second, to: &rows, tree, &sums) }
    return rows.closeRow(relation, constant, priority: priority)
  }

  private func write(
    _ side: Side, to rows: inout LinearProblem, _ tree: ItemTree, _ sums: inout PositionSums
  ) {
    if side.isPosition {
      sums.appendPosition(
        of: side.item, in: ancestor, side.axis, times: side.factor, tree, to: &rows)
    }
    if side.share * side.factor != 0 {
      rows.appendTerm(tree.size(side.item, side.axis), side.factor * side.share)
    }
  }
}
