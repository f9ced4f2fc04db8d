extension BasisFactors {
  /// Solves `Bᵀy = c`: writes the row `c`, given by columns, as the combination `y` of the basis
  /// rows, given by slots.
  mutating func solveTransposed(_ right: SparseVector, into result: inout SparseVector) {
    BasisFactors.seed(right, positionOfColumn, &work, &marks)
    lower.ascend(&work, &marks, dividingBy: [])
    upper.descend(&work, &marks, dividingBy: pivots)
    etas.applyTransposed(to: &work, &marks)
    BasisFactors.gather(slotAt, &work, &marks, into: &result)
  }

  /// Solves `Bx = b`: finds the point `x`, given by columns, at which the basis rows have the
  /// values `b`, given by slots.
  mutating func solve(_ right: SparseVector, into result: inout SparseVector) {
    BasisFactors.seed(right, positionOfSlot, &work, &marks)
    etas.apply(to: &work, &marks)
    upperTransposed.ascend(&work, &marks, dividingBy: pivots)
    lowerTransposed.descend(&work, &marks, dividingBy: [])
    BasisFactors.gather(columnAt, &work, &marks, into: &result)
  }

  /// Records that the row of a slot was replaced by a row with the given entries in the basis.
  mutating func exchange(slot: DenseIndex, transformedRow: SparseVector) {
    etas.append(slot: slot, transformedRow: transformedRow, positionOfSlot: positionOfSlot)
  }

  private static func seed(
    _ right: SparseVector, _ positions: [OptionalIndex], _ work: inout [Double],
    _ marks: inout BitSet
  ) {
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    let right = right.storage.span.extracting(..<right.count)
    let positions = positions.span
    for entry in right.indices {
      let position = Int(positions[Int(right[entry].index)].known)
      work[position] += right[entry].value
      marks.mark(position)
    }
  }

  /// Takes a solution out of `work`; each position is replaced by its index.
  private static func gather(
    _ numbers: [DenseIndex], _ work: inout [Double], _ marks: inout BitSet,
    into result: inout SparseVector
  ) {
    // Vectors for all indices would be most of the memory of a large basis whose solves touch little.
    let limit = result.hasRoom(for: work.count) ? work.count : marks.words.mutableSpan.countMarks()
    result.refill(atMost: limit) { entries in
      var count = 0
      var work = work.mutableSpan
      var marks = marks.words.mutableSpan
      let numbers = numbers.span
      var pass = BitSet.Pass()
      while let position = pass.takeNext(from: &marks) {
        let value = work[position]
        work[position] = 0
        if value.magnitude > Tolerance.dropped {
          entries[count] = SparseEntry(index: numbers[position], value: value)
          count += 1
        }
      }
      return count
    }
  }
}
