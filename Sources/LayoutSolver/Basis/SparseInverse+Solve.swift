extension SparseInverse {
  /// Solves `yB = c`: the rows of the inverse in the columns of `c`, added up.
  mutating func solveTransposed(_ right: SparseVector, into result: inout SparseVector) {
    if right.count == 1 {
      writeRow(Int(right.index(0)), times: right.value(0), into: &result)
      return
    }
    for entry in 0..<right.count { add(row: Int(right.index(entry)), times: right.value(entry)) }
    gather(into: &result) { places, place in places[place] }
  }

  /// The same for a row of a matrix.
  mutating func solveTransposed(
    _ row: DenseIndex, of matrix: SparseRows, into result: inout SparseVector
  ) {
    let entries = matrix.entries(of: row)
    if entries.count == 1 {
      let (column, value) = (
        matrix.indices[entries.lowerBound], matrix.values[entries.lowerBound]
      )
      writeRow(Int(column), times: value, into: &result)
      return
    }
    combine(entries, of: matrix)
    gather(into: &result) { places, place in places[place] }
  }

  /// Adds up the rows of the inverse in the columns of some entries of a matrix, in the scratch row.
  mutating func combine(_ entries: Range<Int>, of matrix: SparseRows) {
    for entry in entries { add(row: Int(matrix.indices[entry]), times: matrix.values[entry]) }
  }

  /// Solves `Bx = b`: the columns of the inverse in the slots of `b`, added up.
  mutating func solve(_ right: SparseVector, into result: inout SparseVector) {
    if right.count == 1 {
      let place = Int(places[size + Int(right.index(0))])
      SparseInverse.write(
        numbers, marks[size + place], places, wordCount, from: place, stride: size,
        times: right.value(0), into: &result
      ) { _, column in DenseIndex(truncatingIfNeeded: column) }
      return
    }
    for entry in 0..<right.count {
      let place = Int(places[size + Int(right.index(entry))])
      SparseInverse.add(
        &numbers, &marks, size, wordCount, from: place, stride: size, marked: size + place,
        times: right.value(entry))
    }
    gather(into: &result) { _, column in DenseIndex(truncatingIfNeeded: column) }
  }

  /// Writes a multiple of a row of the inverse.
  @inline(__always)
  private func writeRow(_ row: Int, times factor: Double, into result: inout SparseVector) {
    SparseInverse.write(
      numbers, marks[row], places, wordCount, from: row * size, stride: 1, times: factor,
      into: &result
    ) { places, place in places[place] }
  }

  /// Writes a multiple of a row or column of the inverse; each of its indices becomes what it is named.
  @inline(__always)
  private static func write(
    _ numbers: [Double], _ marked: Marks, _ places: [DenseIndex], _ wordCount: Int,
    from first: Int, stride: Int, times factor: Double, into result: inout SparseVector,
    _ name: (Span<DenseIndex>, Int) -> DenseIndex
  ) {
    let (numbers, places) = (numbers.span, places.span)
    result.refill(atMost: places.count / 2) { entries in
      var count = 0
      for word in 0..<wordCount {
        var rest = marked[word]
        while rest != 0 {
          let index = word << 6 | rest.trailingZeroBitCount
          rest &= rest &- 1
          let value = numbers[first &+ index &* stride] * factor
          if value.magnitude <= Tolerance.dropped { continue }
          entries[count] = SparseVector.Entry(index: name(places, index), value: value)
          count += 1
        }
      }
      return count
    }
  }

  private mutating func add(row: Int, times factor: Double) {
    SparseInverse.add(
      &numbers, &marks, size, wordCount, from: row * size, stride: 1, marked: row, times: factor)
  }

  /// Adds a multiple of a row or column of the inverse to the scratch row.
  private static func add(
    _ numbers: inout [Double], _ marks: inout [Marks], _ size: Int, _ wordCount: Int,
    from first: Int, stride: Int, marked line: Int, times factor: Double
  ) {
    var numbers = numbers.mutableSpan
    var marks = marks.mutableSpan
    let scratch = size * size
    let marked = marks[line]
    marks[2 * size] |= marked
    for word in 0..<wordCount {
      var rest = marked[word]
      while rest != 0 {
        let index = word << 6 | rest.trailingZeroBitCount
        rest &= rest &- 1
        Tolerance.subtract(
          -numbers[first + index * stride] * factor, from: &numbers[scratch + index])
      }
    }
  }

  /// Takes the scratch row; each of its indices becomes what it is named.
  @inline(__always)
  private mutating func gather(
    into result: inout SparseVector, naming name: (Span<DenseIndex>, Int) -> DenseIndex
  ) {
    SparseInverse.gather(&numbers, &marks, places, size, wordCount, into: &result, name)
  }

  @inline(__always)
  private static func gather(
    _ numbers: inout [Double], _ marks: inout [Marks], _ places: [DenseIndex], _ size: Int,
    _ wordCount: Int, into result: inout SparseVector,
    _ name: (Span<DenseIndex>, Int) -> DenseIndex
  ) {
    result.refill(atMost: size) { entries in
      var numbers = numbers.mutableSpan
      var marks = marks.mutableSpan
      let places = places.span
      let marked = marks[2 * size]
      marks[2 * size] = Marks()
      var count = 0
      for word in 0..<wordCount {
        var rest = marked[word]
        while rest != 0 {
          let index = word << 6 | rest.trailingZeroBitCount
          rest &= rest &- 1
          let value = numbers[size * size + index]
          numbers[size * size + index] = 0
          if value.magnitude <= Tolerance.dropped { continue }
          entries[count] = SparseVector.Entry(index: name(places, index), value: value)
          count += 1
        }
      }
      return count
    }
  }

  /// Takes the scratch row as the incoming row; finds which of its entries in open places is the
  /// largest, -1 if there is none.
  mutating func takeIncoming() -> Int {
    SparseInverse.gather(&numbers, &marks, places, size, wordCount, into: &incoming) { _, place in
      DenseIndex(truncatingIfNeeded: place)
    }
    var (best, largest) = (-1, 0.0)
    for entry in 0..<incoming.count {
      let place = incoming.index(entry)
      if places[place] >= 0 || incoming.value(entry).magnitude <= largest { continue }
      best = entry
      largest = incoming.value(entry).magnitude
    }
    return best
  }
}
