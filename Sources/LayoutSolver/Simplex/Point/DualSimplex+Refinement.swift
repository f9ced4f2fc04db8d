/// Entries of a transformed row so small that they may be rounding.
///
/// Entries are products of coefficients and of their inverses, so one may be a trillionth of another
/// one and still be the whole of what some column gets. Size alone does not tell it from rounding.
extension DualSimplex {
  /// Corrects the transformed row of a sum of columns by what its rows miss to add up to the sum,
  /// computed with twice the digits (iterative refinement, Wilkinson 1963); drops what is no more than
  /// the rounding of the correction.
  ///
  /// O(columns + non-zeros of the combination).
  mutating func refineTransformedRow(of sum: SparseVector) {
    var sums = [CompensatedSum](repeating: CompensatedSum(), count: system.columnCount)
    for entry in 0..<sum.count { sums[Int(sum.index(entry))].add(sum.value(entry)) }
    for entry in 0..<transformedRow.count {
      let value = transformedRow.value(entry)
      let row = head[transformedRow.index(entry)]
      if row < 0 {
        sums[Int(-1 - row)].add(-value)
        continue
      }
      for entry in system.rows.entries(of: row) {
        sums[Int(system.rows.indices[entry])].add(-value, times: system.rows.values[entry])
      }
    }
    rightSide.removeAll()
    for column in sums.indices where sums[column].value != 0 {
      rightSide.append(DenseIndex(truncatingIfNeeded: column), sums[column].value)
    }
    if rightSide.count == 0 { return }
    var correction = SparseVector()
    factors.solveTransposed(rightSide, into: &correction)
    sizeScratch()
    for entry in 0..<transformedRow.count {
      scratch[transformedRow.index(entry)] = transformedRow.value(entry)
    }
    for entry in 0..<correction.count {
      let slot = correction.index(entry)
      if scratch[slot] == 0 { transformedRow.append(slot, 0) }
      scratch[slot] += correction.value(entry)
    }
    let noise = Tolerance.cancellation * correction.largest
    let slots = (0..<transformedRow.count).map { transformedRow.index($0) }
    transformedRow.removeAll()
    for slot in slots {
      if scratch[slot].magnitude > noise { transformedRow.append(slot, scratch[slot]) }
      scratch[slot] = 0
    }
  }
}
