/// An optional row that optima may violate, as it is written in a face.
struct ViolableRow: Sendable {
  /// The row as it was written.
  let row: DenseIndex
  /// The number of the row in the face.
  let faceRow: DenseIndex
  /// The column of the row's residual in the face; -1 if the residual has none.
  let column: DenseIndex
}

extension FaceReduction {
  /// The rows, as they were written, in which several roots are left: only on the face as a whole shows how
  /// far their residuals go.
  mutating func entangled(_ rows: [ViolableRow], of face: RowSystem) -> [DenseIndex] {
    rows.filter { rootCount(ofRow: $0.faceRow, of: face) > 1 }.map { $0.row }
  }

  /// The range of the residual of a row, given those of the roots; nil if several of these are left in it and
  /// it has no column.
  mutating func residualRange(
    of row: ViolableRow, in face: RowSystem, _ rootRanges: [ValueRange]
  ) -> ValueRange? {
    if row.column >= 0 { return range(of: row.column, rootRanges) }
    return range(ofRow: row.faceRow, of: face, rootRanges)
  }
}
