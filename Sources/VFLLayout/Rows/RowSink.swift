import LayoutSolver
import VFLRecords

/// A receiver of rows: a linear problem that is solved once, or a solver whose rows change.
///
/// The extension of the protocol encodes the constraints of a layout, in the same way for both.
protocol RowSink {
  /// The error for a row that cannot be written.
  associatedtype Failure: Error

  /// Appends a term to the open row.
  mutating func appendTerm(_ variable: Int, _ coefficient: Double) throws(Failure)

  /// Completes the open row and returns its index.
  mutating func closeRow(
    _ relation: RowRelation, _ constant: Double, priority: Double
  ) throws(Failure) -> Int
}

extension LinearProblem: RowSink {}
extension IncrementalSolver: RowSink {}

extension RowSink {
  /// Writes the row of a record and returns its index.
  ///
  /// - Parameters:
  ///   - size: Returns the variable of an item's width or height.
  ///   - appendPosition: Appends the terms of a side's position, in the coordinates of the row's ancestor, to
  ///     the open row.
  mutating func write(
    _ row: RecordRow, size: (_ item: Int, Axis) -> Int,
    appendPosition: (_ side: RecordRow.Side, inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    func append(_ side: RecordRow.Side) throws(Failure) {
      if side.isPosition { try appendPosition(side, &self) }
      if side.share * side.factor != 0 {
        try appendTerm(size(side.item, side.axis), side.factor * side.share)
      }
    }
    try append(row.first)
    if let second = row.second { try append(second) }
    return try closeRow(row.relation, row.constant, priority: row.priority)
  }

  /// Writes a row for the size of an item, which a variable represents, and returns its index.
  mutating func write(_ bound: SizeBound, on size: Int) throws(Failure) -> Int {
    try appendTerm(size, 1)
    return try closeRow(bound.relation, bound.points, priority: bound.priority.rawValue)
  }
}
