import LayoutSolver
import VFLRecords

/// Writes the rows of a layout.
///
/// ``LayoutRows`` writes all rows of a problem once. ``LiveRows`` writes the rows that have changed.
protocol RowWriter {
  /// The error for a row that cannot be written.
  associatedtype Failure: Error

  /// Returns the variable of an item's width or height.
  func size(_ item: Int, _ axis: Axis) -> Int

  /// Appends the terms of an item's position, in an ancestor's coordinates, to the open row.
  mutating func appendPosition(
    of item: Int, in ancestor: Int, _ axis: Axis, times factor: Double
  ) throws(Failure)

  /// Appends a term to the open row.
  mutating func appendTerm(_ variable: Int, _ coefficient: Double) throws(Failure)

  /// Completes the open row and returns its index.
  mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double
  ) throws(Failure) -> Int
}

extension RowWriter {
  /// Writes the row of a record and returns its index.
  mutating func write(_ row: RecordRow) throws(Failure) -> Int {
    try append(row.first, in: row.ancestor)
    if let second = row.second { try append(second, in: row.ancestor) }
    return try closeRow(row.relation, row.constant, priority: row.priority)
  }

  private mutating func append(_ side: RecordRow.Side, in ancestor: Int) throws(Failure) {
    if side.isPosition {
      try appendPosition(of: side.item, in: ancestor, side.axis, times: side.factor)
    }
    if side.share * side.factor != 0 {
      try appendTerm(size(side.item, side.axis), side.factor * side.share)
    }
  }

  /// Writes a row for the size of an item and returns its index.
  mutating func write(
    _ bound: SizeBound, on item: Int, _ axis: Axis
  ) throws(Failure) -> Int {
    try appendTerm(size(item, axis), 1)
    return try closeRow(bound.relation, bound.points, priority: bound.priority.rawValue)
  }
}
