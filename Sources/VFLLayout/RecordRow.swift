package import LayoutSolver
package import VFLRecords

/// The row that a record stands for, ready to be written into a problem.
///
/// Both sides are written in the coordinates of the items' nearest common ancestor, so a constraint
/// inside a view does not change when the view moves.
package struct RecordRow {
  /// One side of a record: an attribute of an item, times a factor.
  package struct Side {
    /// The item's index.
    package let item: Int
    /// The attribute, as a sum of the item's near edge, a share of its size and an offset.
    let measure: AttributeMeasure
    /// What the attribute is multiplied with on the row's left side.
    package let factor: Double

    /// The axis that it lies on.
    package var axis: Axis { measure.axis }
    /// Whether the side counts the way from the common ancestor to the item's near edge.
    package var isPosition: Bool { measure.isPosition }
    /// The share of the item's size in it, from 0 to 1.
    package var share: Double { measure.share }
  }

  /// The first attribute, and the second one if there is one.
  package let first: Side
  /// The second attribute, if there is one.
  package let second: Side?
  /// The index of the item in whose coordinates positions are written.
  package let ancestor: Int
  /// The relation.
  package let relation: RowRelation
  /// The right side, in points.
  package let constant: Double
  /// The priority.
  package let priority: Double

  /// Makes the row of a record, which faults call by its index.
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

  /// Makes the row of a record from the traits of its items, which are `nil` for those that there are not, and
  /// what is known of their common ancestor.
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

  /// Makes the row of a problem's record.
  init(
    _ record: ConstraintRecord, at index: Int, nodes: [LayoutNode], tree: ItemTree,
    direction: LayoutDirection
  ) throws(LayoutError.Reason) {
    let items = ProblemItems(nodes: nodes, tree: tree, direction: direction)
    try self.init(record, at: index, of: items)
  }

  /// Adds the row to a problem and returns its index.
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
