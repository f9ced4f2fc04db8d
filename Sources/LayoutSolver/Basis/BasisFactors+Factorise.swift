extension BasisFactors {
  /// Factorises the basis with the given members; returns the members that had to be replaced.
  ///
  /// Rows whose pivots need no elimination go to the factors unchanged; the nucleus follows by left-looking
  /// elimination after Gilbert and Peierls (1988) with threshold pivoting, in time proportional to
  /// the arithmetic. A dependent row is replaced by the placeholder of a remaining column.
  mutating func factorise(_ head: inout [BasisMember], of rows: SparseRows) -> [BasisMember] {
    elimination.compute(rows: rows, head: head)
    reset(size: head.count)
    var dependent: [DenseIndex] = []
    for slot in elimination.slots {
      if let column = elimination.pivotColumns[slot].index,
        storeRow(slot, pivoting: column, rows, head[slot])
      {
        continue
      }
      if !eliminateRow(slot, rows, head[slot]) { dependent.append(slot) }
    }
    let replaced = dependent.map { head[$0] }
    replace(dependent, in: &head)
    // The lower factor was built by columns.
    for entry in lower.indices.indices {
      lower.indices[entry] = positionOfColumn[lower.indices[entry]].known
    }
    lowerTransposed.become(transposeOf: lower, columnCount: size)
    upperTransposed.become(transposeOf: upper, columnCount: size)
    elimination.dropIfLarge()
    return replaced
  }

  private mutating func reset(size: Int) {
    slotAt.removeAll(keepingCapacity: true)
    columnAt.removeAll(keepingCapacity: true)
    positionOfSlot.refill(.none, count: size)
    positionOfColumn.refill(.none, count: size)
    lower.removeAll()
    upper.removeAll()
    pivots.removeAll(keepingCapacity: true)
    // The memory of a basis without fill.
    slotAt.reserveCapacity(size)
    columnAt.reserveCapacity(size)
    pivots.reserveCapacity(size)
    let lowerCount = elimination.lowerCount
    lower.reserveCapacity(rows: size, entries: lowerCount)
    upper.reserveCapacity(
      rows: size, entries: Swift.max(0, elimination.entryCount - size - lowerCount))
    etas.reset(size: size, limit: BasisFactors.exchangeLimit(ofSize: size))
    work.refill(0, count: size)
    marks.resize(to: size)
    columnMarks.resize(to: size)
  }

  /// Moves a row whose eliminated columns have no entries in L to the factors as it is, as the next
  /// position; false if that cannot be.
  private mutating func storeRow(
    _ slot: DenseIndex, pivoting pivotColumn: DenseIndex, _ rows: SparseRows, _ member: BasisMember
  ) -> Bool {
    // A row before this one may have had to take the column.
    if positionOfColumn[pivotColumn] != .none { return false }
    guard let row = member.row else {
      closePosition(slot, pivotColumn, 1)
      return true
    }
    let entries = rows.entries(of: row)
    var pivot = 0.0
    var largest = 0.0
    for entry in entries {
      let column = rows.indices[entry]
      largest = Swift.max(largest, rows.values[entry].magnitude)
      if column == pivotColumn { pivot = rows.values[entry] }
      if let position = positionOfColumn[column].index,
        lower.starts[position] != lower.starts[position + 1]
      {
        return false
      }
    }
    if pivot == 0 || pivot.magnitude < Tuning.pivotShare * largest { return false }
    for entry in entries where rows.indices[entry] != pivotColumn {
      let column = rows.indices[entry]
      if let position = positionOfColumn[column].index {
        upper.append(position, rows.values[entry])
      } else {
        lower.append(column, rows.values[entry] / pivot)
      }
    }
    closePosition(slot, pivotColumn, pivot)
    return true
  }

  /// Brings a row up to date with the columns eliminated so far and moves it to the factors; false
  /// if it depends on the rows before it.
  private mutating func eliminateRow(
    _ slot: DenseIndex, _ rows: SparseRows, _ member: BasisMember
  ) -> Bool {
    let largestBefore = member.row.map { rows.largest(of: $0) } ?? 1
    scatter(rows, member)
    BasisFactors.eliminate(&work, &marks, &columnMarks, lower, columnAt, positionOfColumn)
    guard let column = pivotColumn(for: slot, largestBefore) else {
      clearWork()
      return false
    }
    storeWork(slot, pivoting: column)
    return true
  }

  private mutating func scatter(_ rows: SparseRows, _ member: BasisMember) {
    if let column = member.placeholderColumn { return scatter(column, 1) }
    guard let row = member.row else { return }
    for entry in rows.entries(of: row) { scatter(rows.indices[entry], rows.values[entry]) }
  }

  private mutating func scatter(_ column: DenseIndex, _ value: Double) {
    work[column] += value
    var columnMarks = columnMarks.words.mutableSpan
    columnMarks.mark(Int(column))
    guard let position = positionOfColumn[column].index else { return }
    var marks = marks.words.mutableSpan
    marks.mark(Int(position))
  }

  /// Eliminates the marked positions from the row in `work`, in ascending order.
  private static func eliminate(
    _ work: inout [Double], _ marks: inout BitSet, _ columnMarks: inout BitSet,
    _ lower: SparseRows, _ columnAt: [DenseIndex], _ positionOfColumn: [OptionalIndex]
  ) {
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    var columnMarks = columnMarks.words.mutableSpan
    let (starts, indices, values) = (lower.starts.span, lower.indices.span, lower.values.span)
    let (columnAt, positionOfColumn) = (columnAt.span, positionOfColumn.span)
    var next = marks.firstMark(from: 0)
    while let position = next {
      let value = work[Int(columnAt[position])]
      if value != 0 {
        for entry in Int(starts[position])..<Int(starts[position + 1]) {
          let column = Int(indices[entry])
          Tolerance.subtract(values[entry] * value, from: &work[column])
          columnMarks.mark(column)
          if let later = positionOfColumn[column].index { marks.mark(Int(later)) }
        }
      }
      marks.unmark(position)
      next = marks.firstMark(from: position + 1)
    }
  }

  /// The column on which a row pivots: the column of the order if it is stable, otherwise the
  /// sparsest one among the large ones; nil if the row depends on previous rows.
  private mutating func pivotColumn(
    for slot: DenseIndex, _ largestBefore: Double
  ) -> DenseIndex? {
    var largest = 0.0
    forEachOpenColumn { _, size, _ in largest = Swift.max(largest, size) }
    if largest <= Tolerance.tiny * largestBefore { return nil }
    if let wanted = elimination.pivotColumns[slot].index, positionOfColumn[wanted] == .none,
      work[wanted].magnitude >= Tuning.pivotShare * largest
    {
      return wanted
    }
    var best: (column: DenseIndex, count: DenseIndex)?
    forEachOpenColumn { column, size, count in
      if size < Tuning.pivotShare * largest { return }
      if let present = best, count >= present.count { return }
      best = (column, count)
    }
    return best?.column
  }

  /// Calls a closure with each column of `work` that is not eliminated yet, in ascending order, with
  /// the size of its entry and its approximate number of remaining rows.
  @inline(__always)
  private mutating func forEachOpenColumn(_ visit: (DenseIndex, Double, DenseIndex) -> Void) {
    var next = firstColumn(from: 0)
    while let column = next {
      if positionOfColumn[column] == .none {
        visit(
          DenseIndex(truncatingIfNeeded: column), work[column].magnitude,
          elimination.columnCounts[column])
      }
      next = firstColumn(from: column + 1)
    }
  }

  private mutating func firstColumn(from column: Int) -> Int? {
    columnMarks.words.mutableSpan.firstMark(from: column)
  }

  private mutating func storeWork(_ slot: DenseIndex, pivoting pivotColumn: DenseIndex) {
    let pivot = work[pivotColumn]
    var next = firstColumn(from: 0)
    while let index = next {
      let column = DenseIndex(truncatingIfNeeded: index)
      let value = work[column]
      work[column] = 0
      next = firstColumn(from: index + 1)
      if column == pivotColumn || value.magnitude <= Tolerance.dropped { continue }
      if let position = positionOfColumn[column].index {
        upper.append(position, value)
      } else {
        lower.append(column, value / pivot)
        elimination.countFill(in: column, from: pivotColumn)
      }
    }
    clearMarks()
    closePosition(slot, pivotColumn, pivot)
  }

  private mutating func closePosition(_ slot: DenseIndex, _ column: DenseIndex, _ pivot: Double) {
    let position = OptionalIndex(DenseIndex(truncatingIfNeeded: slotAt.count))
    slotAt.append(slot)
    columnAt.append(column)
    positionOfSlot[slot] = position
    positionOfColumn[column] = position
    pivots.append(pivot)
    lower.closeRow()
    upper.closeRow()
  }

  private mutating func clearWork() {
    var next = firstColumn(from: 0)
    while let column = next {
      work[column] = 0
      next = firstColumn(from: column + 1)
    }
    clearMarks()
  }

  private mutating func clearMarks() {
    var marks = columnMarks.words.mutableSpan
    var pass = BitSet.Pass()
    while pass.takeNext(from: &marks) != nil {}
  }

  private mutating func replace(_ dependent: [DenseIndex], in head: inout [BasisMember]) {
    var column: DenseIndex = 0
    for slot in dependent {
      while positionOfColumn[column] != .none { column += 1 }
      // The columns left over are eliminated by none, so the unit row stays as it is.
      closePosition(slot, column, 1)
      head[slot] = .placeholder(of: column)
    }
  }
}
