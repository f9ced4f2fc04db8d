extension BasisFactors {
  /// Factorises the basis whose slot `s` holds row `head[s]`, or the unit row of column
  /// `-1 - head[s]` if `head[s]` is negative.
  ///
  /// Rows whose pivots need no elimination go to the factors unchanged; the nucleus follows by left-looking
  /// elimination after Gilbert and Peierls (1988) with threshold pivoting, in time proportional to
  /// the arithmetic. A dependent row is replaced by a unit row; the caller has to do the same in its
  /// head.
  mutating func factorise(rows: SparseRows, head: [DenseIndex]) -> [Replacement] {
    elimination.compute(rows: rows, head: head)
    reset(size: head.count)
    var dependent: [DenseIndex] = []
    for slot in elimination.slots {
      let column = elimination.pivotColumns[slot]
      if column < 0 || !storeRow(slot, pivoting: column, rows, head[slot]) {
        if !eliminateRow(slot, rows, head[slot]) { dependent.append(slot) }
      }
    }
    let replacements = dependent.isEmpty ? [] : replace(dependent)
    finishFactors()
    elimination.dropIfLarge()
    return replacements
  }

  private mutating func reset(size: Int) {
    slotAt.removeAll(keepingCapacity: true)
    columnAt.removeAll(keepingCapacity: true)
    positionOfSlot.refill(-1, count: size)
    positionOfColumn.refill(-1, count: size)
    lower.removeAll()
    upper.removeAll()
    pivots.removeAll(keepingCapacity: true)
    reserveCapacity(size: size)
    etas.reset(size: size, limit: BasisFactors.exchangeLimit(ofSize: size))
    work.refill(0, count: size)
    marks.resize(to: size)
    columnMarks.resize(to: size)
  }

  /// Reserves memory for a basis without fill.
  private mutating func reserveCapacity(size: Int) {
    slotAt.reserveCapacity(size)
    columnAt.reserveCapacity(size)
    pivots.reserveCapacity(size)
    let lowerCount = elimination.lowerCount
    let upperCount = Swift.max(0, elimination.entryCount - size - lowerCount)
    lower.reserveCapacity(places: size, entries: lowerCount)
    upper.reserveCapacity(places: size, entries: upperCount)
  }

  /// Moves a row whose eliminated columns have no entries in L to the factors as it is, as the next
  /// position; false if that cannot be.
  private mutating func storeRow(
    _ slot: DenseIndex, pivoting pivotColumn: DenseIndex, _ rows: SparseRows, _ row: DenseIndex
  ) -> Bool {
    // A row before this one may have had to take the column.
    if positionOfColumn[pivotColumn] >= 0 { return false }
    if row < 0 {
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
      let position = positionOfColumn[column]
      if position >= 0 && lower.starts[position] != lower.starts[position + 1] { return false }
    }
    if pivot == 0 || pivot.magnitude < Tuning.pivotShare * largest { return false }
    for entry in entries where rows.indices[entry] != pivotColumn {
      let column = rows.indices[entry]
      let position = positionOfColumn[column]
      if position >= 0 {
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
    _ slot: DenseIndex, _ rows: SparseRows, _ row: DenseIndex
  ) -> Bool {
    let largestBefore = row < 0 ? 1 : rows.largest(of: row)
    scatter(rows, row)
    BasisFactors.eliminate(&work, &marks, &columnMarks, lower, columnAt, positionOfColumn)
    guard let column = pivotColumn(for: slot, largestBefore) else {
      clearWork()
      return false
    }
    storeWork(slot, pivoting: column)
    return true
  }

  /// Writes a row of the basis to `work`, by columns.
  private mutating func scatter(_ rows: SparseRows, _ row: DenseIndex) {
    if row < 0 { return scatter(-1 - row, 1) }
    for entry in rows.entries(of: row) { scatter(rows.indices[entry], rows.values[entry]) }
  }

  private mutating func scatter(_ column: DenseIndex, _ value: Double) {
    work[column] += value
    var columnMarks = columnMarks.words.mutableSpan
    columnMarks.mark(Int(column))
    let position = positionOfColumn[column]
    if position < 0 { return }
    var marks = marks.words.mutableSpan
    marks.mark(Int(position))
  }

  /// Eliminates the marked positions from the row in `work`, in ascending order.
  private static func eliminate(
    _ work: inout [Double], _ marks: inout PlaceMarks, _ columnMarks: inout PlaceMarks,
    _ lower: TriangularFactor, _ columnAt: [DenseIndex], _ positionOfColumn: [DenseIndex]
  ) {
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    var columnMarks = columnMarks.words.mutableSpan
    let (starts, entries) = (lower.starts.span, lower.entries.span)
    let (columnAt, positionOfColumn) = (columnAt.span, positionOfColumn.span)
    var position = marks.firstMark(from: 0)
    while position >= 0 {
      let value = work[Int(columnAt[position])]
      if value != 0 {
        for entry in Int(starts[position])..<Int(starts[position + 1]) {
          let column = Int(entries[entry].place)
          Tolerance.subtract(entries[entry].value * value, from: &work[column])
          columnMarks.mark(column)
          if positionOfColumn[column] >= 0 { marks.mark(Int(positionOfColumn[column])) }
        }
      }
      marks.unmark(position)
      position = marks.firstMark(from: position + 1)
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
    let wanted = elimination.pivotColumns[slot]
    if wanted >= 0, positionOfColumn[wanted] < 0,
      work[wanted].magnitude >= Tuning.pivotShare * largest
    {
      return wanted
    }
    var best: DenseIndex?
    var bestCount = DenseIndex.max
    forEachOpenColumn { column, size, count in
      if size < Tuning.pivotShare * largest || count >= bestCount { return }
      best = column
      bestCount = count
    }
    return best
  }

  /// Calls a closure with each column of `work` that is not eliminated yet, in ascending order, with
  /// the size of its entry and its approximate number of remaining rows.
  @inline(__always)
  private mutating func forEachOpenColumn(_ visit: (DenseIndex, Double, DenseIndex) -> Void) {
    var column = firstColumn(from: 0)
    while column >= 0 {
      if positionOfColumn[column] < 0 {
        visit(
          DenseIndex(truncatingIfNeeded: column), work[column].magnitude,
          elimination.columnCounts[column])
      }
      column = firstColumn(from: column + 1)
    }
  }

  private mutating func firstColumn(from column: Int) -> Int {
    columnMarks.words.mutableSpan.firstMark(from: column)
  }

  /// Moves the row in `work` to the factors, as the next position.
  private mutating func storeWork(_ slot: DenseIndex, pivoting pivotColumn: DenseIndex) {
    let pivot = work[pivotColumn]
    var next = firstColumn(from: 0)
    while next >= 0 {
      let column = DenseIndex(truncatingIfNeeded: next)
      let value = work[column]
      work[column] = 0
      next = firstColumn(from: next + 1)
      if column == pivotColumn || value.magnitude <= Tolerance.dropped { continue }
      let position = positionOfColumn[column]
      if position >= 0 {
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
    let position = DenseIndex(truncatingIfNeeded: slotAt.count)
    slotAt.append(slot)
    columnAt.append(column)
    positionOfSlot[slot] = position
    positionOfColumn[column] = position
    pivots.append(pivot)
    lower.closePlace()
    upper.closePlace()
  }

  private mutating func clearWork() {
    var column = firstColumn(from: 0)
    while column >= 0 {
      work[column] = 0
      column = firstColumn(from: column + 1)
    }
    clearMarks()
  }

  private mutating func clearMarks() {
    var marks = columnMarks.words.mutableSpan
    var pass = PlaceMarks.Pass()
    while pass.takeNext(from: &marks) != nil {}
  }

  /// Replaces dependent rows by unit rows of the remaining columns.
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
    for entry in lower.entries.indices {
      lower.entries[entry].place = positionOfColumn[lower.entries[entry].place]
    }
    lowerTransposed.become(transposeOf: lower)
    upperTransposed.become(transposeOf: upper)
  }
}
