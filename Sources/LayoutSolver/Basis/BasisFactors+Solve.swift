extension BasisFactors {
  /// Solves `Bᵀy = c`: writes the row `c`, given by columns, as the combination `y` of the basis
  /// rows, given by slots.
  mutating func solveTransposed(_ right: SparseVector, into result: inout SparseVector) {
    seed(right, positionOfColumn)
    lower.ascend(&work, &marks, dividingBy: [])
    upper.descend(&work, &marks, dividingBy: pivots)
    etas.applyTransposed(to: &work, &marks)
    gather(slotAt, into: &result)
  }

  /// Writes a row of a matrix as a combination of the basis rows, given by slots; `right` is scratch.
  mutating func solveTransposed(
    _ row: DenseIndex, of matrix: SparseRows, _ right: inout SparseVector,
    into result: inout SparseVector
  ) {
    right.become(row: row, of: matrix)
    solveTransposed(right, into: &result)
  }

  /// Solves `Bx = b`: finds the point `x`, given by columns, at which the basis rows have the
  /// values `b`, given by slots.
  mutating func solve(_ right: SparseVector, into result: inout SparseVector) {
    seed(right, positionOfSlot)
    etas.apply(to: &work, &marks)
    upperTransposed.ascend(&work, &marks, dividingBy: pivots)
    lowerTransposed.descend(&work, &marks, dividingBy: [])
    gather(columnAt, into: &result)
  }

  /// Records that the row of a slot was replaced by a row with the given entries in the basis.
  mutating func exchange(slot: DenseIndex, transformedRow: SparseVector) {
    etas.append(
      place: positionOfSlot[slot], transformedRow: transformedRow, places: positionOfSlot)
  }

  /// Writes a right side to `work`.
  private mutating func seed(_ right: SparseVector, _ positions: [DenseIndex]) {
    BasisFactors.seed(right, positions, &work, &marks)
  }

  private static func seed(
    _ right: SparseVector, _ positions: [DenseIndex], _ work: inout [Double],
    _ marks: inout PlaceMarks
  ) {
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    let right = right.storage.span.extracting(..<right.count)
    let positions = positions.span
    for entry in right.indices {
      let position = Int(positions[Int(right[entry].index)])
      work[position] += right[entry].value
      marks.mark(position)
    }
  }

  /// Takes a solution out of `work`; each position is replaced by its index.
  private mutating func gather(_ numbers: [DenseIndex], into result: inout SparseVector) {
    BasisFactors.gather(numbers, &work, &marks, into: &result)
  }

  private static func gather(
    _ numbers: [DenseIndex], _ work: inout [Double], _ marks: inout PlaceMarks,
    into result: inout SparseVector
  ) {
    // Vectors for all indices would be most of the memory of a large basis whose solves touch little.
    let limit = result.hasRoom(for: work.count) ? work.count : marks.words.mutableSpan.countMarks()
    result.refill(atMost: limit) { entries in
      var count = 0
      var work = work.mutableSpan
      var marks = marks.words.mutableSpan
      let numbers = numbers.span
      var pass = PlaceMarks.Pass()
      while let position = pass.takeNext(from: &marks) {
        let value = work[position]
        work[position] = 0
        if value.magnitude > Tolerance.dropped {
          entries[count] = SparseVector.Entry(index: numbers[position], value: value)
          count += 1
        }
      }
      return count
    }
  }
}
