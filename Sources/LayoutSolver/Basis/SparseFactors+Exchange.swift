/// Exchanges of rows, each kept where it takes less room.
extension SparseFactors {
  /// Of how many basis rows a row is a combination at least that may be kept otherwise.
  private static let longRow = 64
  /// How many times less room an exchange has to take there.
  private static let leastGain = 8
  /// How many rows are tried in vain before only one in so many is.
  private static let missLimit = 4
  private static let rowsForEachTrial = 64

  /// Records that the row of a slot was replaced by a row of a matrix, with the given entries in the
  /// basis; `leaving` is the row replaced, or `-1 - column` for the unit row of a column.
  mutating func exchange(
    slot: DenseIndex, transformedRow: SparseVector, entering: DenseIndex, leaving: DenseIndex,
    of rows: SparseRows
  ) {
    if transformedRow.count >= SparseFactors.longRow {
      let isTried =
        middleMisses < SparseFactors.missLimit
        || middleMisses.isMultiple(of: SparseFactors.rowsForEachTrial)
      if isTried && keepInMiddle(slot, transformedRow, entering, leaving, rows) {
        middleMisses = 0
        return
      }
      middleMisses += 1
    }
    etas.append(
      place: positionOfSlot[slot], transformedRow: transformedRow, places: positionOfSlot)
  }

  /// Keeps an exchange between the triangular factors, if that takes far less room.
  private mutating func keepInMiddle(
    _ slot: DenseIndex, _ transformedRow: SparseVector, _ entering: DenseIndex,
    _ leaving: DenseIndex, _ rows: SparseRows
  ) -> Bool {
    let limit = transformedRow.count / SparseFactors.leastGain
    seed(rows, entering, times: 1)
    seed(rows, leaving, times: -1)
    lower.ascend(&work, &marks, dividingBy: [])
    if middle.isEmpty { middle.append(MiddleEtas()) }
    middle[0].applyTransposed(to: &work, &marks)
    SparseFactors.gather(slotAt, &work, &marks, into: &middle[0].spike)
    if middle[0].spike.count >= limit { return false }
    let pivot = transformedRow.value(at: slot)
    work[positionOfSlot[slot]] = 1
    marks.mark(positionOfSlot[slot])
    etas.apply(to: &work, &marks)
    upperTransposed.ascend(&work, &marks, dividingBy: pivots)
    var product = 1.0
    for entry in 0..<middle[0].spike.count {
      let position = positionOfSlot[middle[0].spike.index(entry)]
      product += middle[0].spike.value(entry) * work[position]
    }
    SparseFactors.gather(slotAt, &work, &marks, into: &middle[0].unit)
    // Computed another way, the pivot says whether the factors are worn out.
    let isSound = (product - pivot).magnitude <= Tolerance.pivotMismatch * pivot.magnitude
    if !isSound || middle[0].spike.count + middle[0].unit.count >= limit { return false }
    middle[0].append(
      pivot: pivot, places: positionOfSlot, limit: SparseFactors.exchangeLimit(ofSize: size))
    return true
  }

  /// Adds a multiple of a row, or of the unit row of a column, to the right side in `work`.
  private mutating func seed(_ rows: SparseRows, _ row: DenseIndex, times factor: Double) {
    if row < 0 { return seed(-1 - row, factor) }
    for entry in rows.entries(of: row) { seed(rows.indices[entry], factor * rows.values[entry]) }
  }

  private mutating func seed(_ column: DenseIndex, _ value: Double) {
    let position = positionOfColumn[column]
    Tolerance.subtract(-value, from: &work[position])
    marks.mark(position)
  }
}
