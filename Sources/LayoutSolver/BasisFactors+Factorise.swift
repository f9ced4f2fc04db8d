extension BasisFactors {
  /// A slot whose row depends on the others, and the column whose unit row now stands in for it.
  struct Replacement {
    let slot: DenseIndex
    let column: DenseIndex
  }

  /// Factorises the basis whose slot `s` holds row `head[s]`, or the unit row of column
  /// `-1 - head[s]` where that is negative.
  ///
  /// Left-looking elimination after Gilbert and Peierls (1988) with threshold pivoting, in time
  /// proportional to the arithmetic. A dependent row is replaced by a unit row; the caller has to
  /// do the same in its head.
  mutating func factorise(rows: SparseRows, head: [DenseIndex]) -> [Replacement] {
    collectBasis(rows, head)
    basisColumns.become(transposeOf: basis, columnCount: head.count)
    elimination.compute(rows: basis, columns: basisColumns)
    reset(size: head.count)
    columnCounts = elimination.columnCounts
    var dependent: [DenseIndex] = []
    for slot in elimination.slots {
      eliminate(slot)
      if let column = pivotColumn(for: slot) {
        storeFactors(slot, pivoting: column)
      } else {
        dependent.append(slot)
        clearWork()
      }
    }
    let replacements = replace(dependent)
    finishFactors()
    return replacements
  }

  private mutating func collectBasis(_ rows: SparseRows, _ head: [DenseIndex]) {
    basis.removeAll()
    for row in head {
      if row < 0 {
        basis.append(-1 - row, 1)
      } else {
        for entry in rows.entries(of: row) { basis.append(rows.indices[entry], rows.values[entry]) }
      }
      basis.closeRow()
    }
  }

  private mutating func reset(size: Int) {
    slotAt.removeAll(keepingCapacity: true)
    columnAt.removeAll(keepingCapacity: true)
    positionOfSlot.refill(-1, count: size)
    positionOfColumn.refill(-1, count: size)
    lower.removeAll()
    upper.removeAll()
    pivots.removeAll(keepingCapacity: true)
    etas.removeAll()
    work.refill(0, count: size)
    reach.resize(to: size)
    scattered.resize(to: size)
  }

  /// Brings a row of the basis up to date with the columns eliminated so far, in `work`.
  private mutating func eliminate(_ slot: DenseIndex) {
    seeds.removeAll(keepingCapacity: true)
    for entry in basis.entries(of: slot) {
      seeds.append(basis.indices[entry])
      work[basis.indices[entry]] += basis.values[entry]
    }
    let positions = positionOfColumn
    let starts = lower.starts
    reach.collect(from: seeds, targets: lower.indices) { column in
      let position = positions[column]
      return position < 0 ? 0..<0 : Int(starts[position])..<Int(starts[position + 1])
    }
    for column in reach.order {
      let position = positionOfColumn[column]
      let value = work[column]
      if position < 0 || value == 0 { continue }
      for entry in lower.entries(of: position) {
        Tolerance.subtract(lower.values[entry] * value, from: &work[lower.indices[entry]])
      }
    }
  }

  /// The column on which a row pivots: the one that the order asks for if it is stable, else the
  /// sparsest among the large ones; nil if the row depends on those before it.
  private func pivotColumn(for slot: DenseIndex) -> DenseIndex? {
    var largestBefore = 0.0
    for entry in basis.entries(of: slot) {
      largestBefore = Swift.max(largestBefore, basis.values[entry].magnitude)
    }
    var largest = 0.0
    for column in reach.order where positionOfColumn[column] < 0 {
      largest = Swift.max(largest, work[column].magnitude)
    }
    if largest <= Tolerance.singularPivot * largestBefore { return nil }
    let wanted = elimination.pivotColumns[slot]
    if wanted >= 0, positionOfColumn[wanted] < 0,
      work[wanted].magnitude >= Tolerance.stablePivot * Tolerance.stablePivot * largest
    {
      return wanted
    }
    var best: DenseIndex?
    for column in reach.order
    where positionOfColumn[column] < 0
      && work[column].magnitude >= Tolerance.stablePivot * largest
    {
      guard let present = best else {
        best = column
        continue
      }
      let counts = (columnCounts[column], columnCounts[present])
      if counts.0 < counts.1 || (counts.0 == counts.1 && column < present) { best = column }
    }
    return best
  }

  /// Moves the row in `work` to the factors, as the next position.
  private mutating func storeFactors(_ slot: DenseIndex, pivoting pivotColumn: DenseIndex) {
    let pivot = work[pivotColumn]
    for column in reach.order {
      let value = work[column]
      work[column] = 0
      if column == pivotColumn || value.magnitude <= Tolerance.dropped { continue }
      let position = positionOfColumn[column]
      if position >= 0 {
        upper.append(position, value)
      } else {
        lower.append(column, value / pivot)
        // Rows to come that have the pivot's column will have this one too.
        columnCounts[column] = Swift.min(
          columnCounts[column] + columnCounts[pivotColumn],
          DenseIndex(truncatingIfNeeded: basis.rowCount))
      }
    }
    if elimination.pivotColumns[slot] < 0 {
      // The order has counted the rows with a pivot of their own already.
      for entry in basis.entries(of: slot) { columnCounts[basis.indices[entry]] -= 1 }
    }
    closePosition(slot, pivotColumn, pivot)
  }

  private mutating func closePosition(_ slot: DenseIndex, _ column: DenseIndex, _ pivot: Double) {
    let position = DenseIndex(truncatingIfNeeded: slotAt.count)
    slotAt.append(slot)
    columnAt.append(column)
    positionOfSlot[slot] = position
    positionOfColumn[column] = position
    pivots.append(pivot)
    lower.closeRow()
    upper.closeRow()
  }

  private mutating func clearWork() {
    for column in reach.order { work[column] = 0 }
  }

  /// Puts unit rows of the columns left over in the place of dependent rows.
  private mutating func replace(_ dependent: [DenseIndex]) -> [Replacement] {
    var column: DenseIndex = 0
    var replacements: [Replacement] = []
    for slot in dependent {
      while positionOfColumn[column] >= 0 { column += 1 }
      // The columns left over are eliminated by none, so the unit row stays as it is.
      closePosition(slot, column, 1)
      replacements.append(Replacement(slot: slot, column: column))
    }
    return replacements
  }

  /// Renumbers the lower factor by positions and transposes both factors.
  private mutating func finishFactors() {
    for entry in lower.indices.indices {
      lower.indices[entry] = positionOfColumn[lower.indices[entry]]
    }
    lowerTransposed.become(transposeOf: lower, columnCount: size)
    upperTransposed.become(transposeOf: upper, columnCount: size)
  }
}
