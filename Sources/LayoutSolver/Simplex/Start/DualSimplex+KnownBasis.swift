extension DualSimplex {
  /// Makes the basis of some slots what it was when it was optimal; the factors, the point and the
  /// residuals are still those of another one.
  ///
  /// - Parameters:
  ///   - rows: The active rows of the slots, or `-1 - column` for a placeholder.
  ///   - multipliers: Those of the slots, ``levelWidth`` for each.
  ///   - slopes: Those of all rows in the columns of the slots; of an active row, no finite number.
  mutating func takeBasis(
    _ activeRows: Span<DenseIndex>, inSlots slots: Span<DenseIndex>, multipliers: Span<Double>,
    slopes: Span<Double>, ofRows rows: Span<DenseIndex>
  ) {
    hasCancelled = false
    for index in rows.indices {
      states.change(at: Int(rows[index])) { state in
        state.slot = -1
        state.slope = slopes[index].isFinite ? slopes[index] : 0
      }
    }
    for index in slots.indices {
      let (slot, row) = (Int(slots[index]), activeRows[index])
      head[slot] = row
      if row >= 0 { states[row].slot = slots[index] }
      for level in 0..<levelWidth {
        self.multipliers[slot * levelWidth + level] = multipliers[index * levelWidth + level]
      }
    }
  }
}
