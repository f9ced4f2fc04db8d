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
    let reading = RecordReading(
      record: record, index: index, nodes: nodes, tree: tree, direction: direction)
    priority = try reading.priority()
    first = try reading.firstSide()
    second = try reading.secondSide()
    ancestor = try reading.ancestor()
    constant = try reading.constant(first, second)
    relation = RowRelation(record.relation)
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
    let axis = side.measure.axis
    if side.measure.isPosition {
      sums.appendPosition(of: side.item, in: ancestor, axis, times: side.factor, tree, to: &rows)
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
