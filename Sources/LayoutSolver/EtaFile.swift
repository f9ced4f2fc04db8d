/// The exchanges of basis rows since the last factorisation, in product form.
///
/// Replacing the row of slot `s` by a row `a = αB` turns the basis `B` into `EB`, where `E` is the
/// identity but for row `s`, which is `α`. An eta keeps `α`. A solve passes through all of them, in
/// O(number of etas + entries met), so they are dropped at each factorisation.
struct EtaFile: Sendable {
  private var slots: [DenseIndex] = []
  private var pivots: [Double] = []
  private var entries = SparseRows()

  /// How many exchanges are recorded.
  var count: Int { slots.count }
  /// How many exchanges and entries the solves have passed since the last clearing.
  private(set) var work = 0

  mutating func removeAll() {
    work = 0
    slots.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    entries.removeAll()
  }

  /// Records that the row of a slot was replaced by the row with the given entries in the old basis.
  mutating func append(slot: DenseIndex, transformedRow: SparseVector) {
    slots.append(slot)
    var pivot = 0.0
    for entry in 0..<transformedRow.count {
      let index = transformedRow.indices[entry]
      if index == slot {
        pivot = transformedRow.values[entry]
      } else {
        entries.append(index, transformedRow.values[entry])
      }
    }
    assert(pivot != 0, "an exchange has a pivot")
    pivots.append(pivot)
    entries.closeRow()
  }

  /// Carries a solution of `Bᵀy = c` over to the present basis, oldest exchange first.
  mutating func applyTransposed(to vector: inout ScatteredVector) {
    work += slots.count
    for eta in 0..<slots.count {
      let slot = slots[eta]
      let value = vector[slot]
      if value == 0 { continue }
      let scaled = value / pivots[eta]
      vector.set(slot, scaled)
      for entry in entries.entries(of: DenseIndex(truncatingIfNeeded: eta)) {
        vector.subtract(entries.indices[entry], entries.values[entry] * scaled)
      }
    }
  }

  /// Carries the right side of `Bx = b` back to the basis that was factorised, newest first.
  mutating func apply(to vector: inout ScatteredVector) {
    work += slots.count + entries.indices.count
    for eta in stride(from: slots.count - 1, through: 0, by: -1) {
      let slot = slots[eta]
      let before = vector[slot]
      var value = before
      for entry in entries.entries(of: DenseIndex(truncatingIfNeeded: eta)) {
        Tolerance.subtract(
          entries.values[entry] * vector[entries.indices[entry]], from: &value)
      }
      if value != 0 || before != 0 { vector.set(slot, value / pivots[eta]) }
    }
  }
}
