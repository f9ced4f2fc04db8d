/// The inverse of a small basis, number by number: for few columns this is quicker than factors.
///
/// Row `c` of the inverse says how the point moves in column `c` as the values of the basis rows
/// grow. Its numbers stand by *places*: a place holds the row of one slot, and held the unit row of
/// the column of the same number at first. Where the inverse is 0, which is most of it while the
/// basis falls into blocks, an exchange passes over it.
struct DenseInverse: Sendable {
  /// How many rows the basis has.
  private(set) var size = 0
  /// How many rows were exchanged since the inverse was computed anew.
  private(set) var exchangeCount = 0
  /// The largest size of what was subtracted from a number of the inverse since then.
  private var growth = 0.0

  /// Row `c` of the inverse from `c * size` on.
  var numbers: [Double] = []
  /// Scratch: a row, by places, and the entries of one.
  var scratch: [Double] = []
  var listed = SparseVector()
  /// Lists of ``size`` numbers, one after the other.
  ///
  /// 0, the slot of each place; 1, the place of each slot; 3, for each row of the inverse whether it has
  /// changed since it was the identity's (0) or not (-1). The others are scratch for peeling.
  var places: [DenseIndex] = []

  /// After how many exchanges the inverse is computed anew.
  ///
  /// Each adds a rounding to the numbers that it changes. Computing the inverse anew costs about one
  /// exchange for each row, so after this many it is a small part of the whole.
  private static let exchangeLimit = 64
  /// Up to which growth the inverse is sound.
  ///
  /// Rows are scaled so that their entries are about 1. A number of the inverse then misses by about
  /// the growth times the rounding of 1, and so do the products of the basis and its inverse, which
  /// those of triangular factors do not.
  static let growthLimit = 1e5

  /// Whether the inverse is about as good as triangular factors would be.
  var isSound: Bool { growth <= DenseInverse.growthLimit }
  /// Whether computing the inverse anew is due.
  var isDue: Bool { !isSound || exchangeCount >= DenseInverse.exchangeLimit }

  /// Makes room for a basis and fills it with the inverse of the identity; no place has a slot.
  mutating func reset(size: Int) {
    self.size = size
    exchangeCount = 0
    growth = 0
    numbers.refill(0, count: size * size)
    scratch.refill(0, count: size)
    places.refill(-1, count: 7 * size)
    for column in 0..<size { numbers[column * size + column] = 1 }
  }

  /// Makes the inverse a copy of another one.
  mutating func copy(_ other: DenseInverse) {
    size = other.size
    exchangeCount = other.exchangeCount
    growth = other.growth
    numbers.copy(other.numbers)
    places.copy(other.places)
    if scratch.count != size { scratch.refill(0, count: size) }
  }

  /// Solves `yB = c`: the rows of the inverse in the columns of `c`, added up.
  mutating func solveTransposed(_ right: SparseVector, into result: inout SparseVector) {
    if right.count == 1 {
      writeRow(Int(right.index(0)), times: right.value(0), into: &result)
    } else {
      DenseInverse.combine(right, places, numbers, size, into: &scratch)
      writeScratch(into: &result)
    }
  }

  /// The same for a row of a matrix.
  mutating func solveTransposed(
    _ row: DenseIndex, of matrix: SparseRows, into result: inout SparseVector
  ) {
    let entries = matrix.entries(of: row)
    if entries.count == 1 {
      let entry = entries.lowerBound
      writeRow(Int(matrix.indices[entry]), times: matrix.values[entry], into: &result)
    } else {
      combine(
        matrix.indices.span.extracting(entries), matrix.values.span.extracting(entries))
      writeScratch(into: &result)
    }
  }

  /// Writes a multiple of a row of the inverse.
  @inline(__always)
  private func writeRow(_ row: Int, times factor: Double, into result: inout SparseVector) {
    if places[3 * size + row] < 0 {
      result.removeAll()
      result.append(places[row], factor)
      return
    }
    let row = numbers.span.extracting((row * size)..<(row * size + size))
    result.refill(atMost: size) { write(row, times: factor, to: &$0) }
  }

  /// Writes the row in the scratch.
  @inline(__always)
  private func writeScratch(into result: inout SparseVector) {
    let scratch = scratch.span
    result.refill(atMost: size) { write(scratch, times: 1, to: &$0) }
  }

  /// Writes a multiple of a row that is given by places; returns how many entries it has.
  @inline(__always)
  private func write(
    _ row: Span<Double>, times factor: Double, to entries: inout MutableSpan<SparseVector.Entry>
  ) -> Int {
    let slots = places.span
    var count = 0
    for place in row.indices {
      let value = row[place] * factor
      if value.magnitude <= Tolerance.dropped { continue }
      entries[count] = SparseVector.Entry(index: slots[place], value: value)
      count += 1
    }
    return count
  }

  /// Solves `Bx = b`: the columns of the inverse in the slots of `b`, added up.
  mutating func solve(_ right: SparseVector, into result: inout SparseVector) {
    if right.count == 1 {
      let place = Int(places[size + Int(right.index(0))])
      result.refill(atMost: size) { writeColumn(place, right.value(0), to: &$0) }
    } else {
      DenseInverse.scatter(right, places, size, into: &scratch)
      result.refill(atMost: size) { writeProducts(to: &$0) }
    }
  }

  /// Writes a multiple of a column of the inverse; returns how many entries it has.
  private func writeColumn(
    _ place: Int, _ factor: Double, to entries: inout MutableSpan<SparseVector.Entry>
  ) -> Int {
    let numbers = numbers.span
    var count = 0
    var from = place
    for column in 0..<size {
      let value = numbers[from] * factor
      from &+= size
      if value.magnitude <= Tolerance.dropped { continue }
      entries[count] = SparseVector.Entry(
        index: DenseIndex(truncatingIfNeeded: column), value: value)
      count += 1
    }
    return count
  }

  /// Writes the products of the rows of the inverse and the scratch row; returns how many entries
  /// there are.
  private func writeProducts(to entries: inout MutableSpan<SparseVector.Entry>) -> Int {
    let numbers = numbers.span
    let isChanged = places.span.extracting((3 * size)...)
    let scratch = scratch.span
    var count = 0
    for column in 0..<size {
      var sum = 0.0
      if isChanged[column] < 0 {
        sum = scratch[column]
      } else {
        let row = numbers.extracting((column * size)..<(column * size + size))
        for place in row.indices where row[place] != 0 {
          Tolerance.subtract(-row[place] * scratch[place], from: &sum)
        }
      }
      if sum.magnitude <= Tolerance.dropped { continue }
      entries[count] = SparseVector.Entry(
        index: DenseIndex(truncatingIfNeeded: column), value: sum)
      count += 1
    }
    return count
  }

  /// Writes a vector that is given by slots as a row, by places.
  private static func scatter(
    _ right: SparseVector, _ places: [DenseIndex], _ size: Int, into row: inout [Double]
  ) {
    let right = right.storage.span.extracting(..<right.count)
    let places = places.span.extracting(size...)
    var row = row.mutableSpan
    clear(&row)
    for entry in right.indices {
      row[Int(places[Int(right[entry].index)])] += right[entry].value
    }
  }

  /// Adds up rows of the inverse, each times a number.
  private static func combine(
    _ right: SparseVector, _ places: [DenseIndex], _ numbers: [Double], _ size: Int,
    into sum: inout [Double]
  ) {
    let right = right.storage.span.extracting(..<right.count)
    let isChanged = places.span.extracting((3 * size)...)
    let numbers = numbers.span
    var sum = sum.mutableSpan
    clear(&sum)
    for entry in right.indices {
      add(Int(right[entry].index), times: right[entry].value, isChanged, numbers, to: &sum)
    }
  }

  /// The same for the entries of a row of a matrix, in the scratch row.
  mutating func combine(_ columns: Span<DenseIndex>, _ factors: Span<Double>) {
    DenseInverse.combine(columns, factors, places, numbers, size, into: &scratch)
  }

  private static func combine(
    _ columns: Span<DenseIndex>, _ factors: Span<Double>, _ places: [DenseIndex],
    _ numbers: [Double], _ size: Int, into sum: inout [Double]
  ) {
    let isChanged = places.span.extracting((3 * size)...)
    let numbers = numbers.span
    var sum = sum.mutableSpan
    clear(&sum)
    for entry in columns.indices {
      add(Int(columns[entry]), times: factors[entry], isChanged, numbers, to: &sum)
    }
  }

  @inline(__always)
  private static func clear(_ row: inout MutableSpan<Double>) {
    for place in row.indices { row[place] = 0 }
  }

  /// Adds a multiple of a row of the inverse to another row.
  @inline(__always)
  private static func add(
    _ row: Int, times factor: Double, _ isChanged: Span<DenseIndex>, _ numbers: Span<Double>,
    to sum: inout MutableSpan<Double>
  ) {
    if isChanged[row] < 0 {
      Tolerance.subtract(-factor, from: &sum[row])
      return
    }
    subtract(numbers.extracting(droppingFirst: row * sum.count), times: -factor, from: &sum)
  }

  /// Subtracts a multiple of the row with which some numbers begin from another row.
  @inline(__always)
  private static func subtract(
    _ row: Span<Double>, times factor: Double, from other: inout MutableSpan<Double>
  ) {
    let row = row.extracting(..<other.count)
    for place in other.indices {
      Tolerance.subtract(row[place] * factor, from: &other[place])
    }
  }

  /// Records that the row of a slot was replaced by a row with the given entries in the basis.
  mutating func exchange(slot: DenseIndex, transformedRow: SparseVector) {
    exchangeCount += 1
    let pivotPlace = places[size + Int(slot)]
    let pivot = DenseInverse.list(transformedRow, places, size, pivotPlace, in: &listed)
    update(at: Int(pivotPlace), pivot)
  }

  /// Lists the entries of a row that is given by slots by places; returns the one of a place.
  private static func list(
    _ row: SparseVector, _ places: [DenseIndex], _ size: Int, _ pivotPlace: DenseIndex,
    in listed: inout SparseVector
  ) -> Double {
    let entries = row.storage.span.extracting(..<row.count)
    let places = places.span.extracting(size...)
    var pivot = 0.0
    listed.refill(atMost: size) { listed in
      for entry in entries.indices {
        let (place, value) = (places[Int(entries[entry].index)], entries[entry].value)
        listed[entry] = SparseVector.Entry(index: place, value: value)
        if place == pivotPlace { pivot = value }
      }
      return entries.count
    }
    return pivot
  }

  /// Changes the inverse for the row listed, which comes to stand in one of its places, where its entry
  /// is the pivot.
  ///
  /// The new basis is the old one times the identity with that row in it, so what the inverse has in
  /// the place is spread over the places of the row (the product form of the inverse, Dantzig and
  /// Orchard-Hays 1954, multiplied out).
  mutating func update(at pivotPlace: Int, _ pivot: Double) {
    let largestShare = DenseInverse.spread(listed, &numbers, &places, size, pivotPlace, pivot)
    noteGrowth(largestShare * listed.largest)
  }

  /// Notes the size of a number that was subtracted from one of the inverse.
  mutating func noteGrowth(_ size: Double) { growth = Swift.max(growth, size) }

  /// Returns the largest size of a number that the row was multiplied by.
  private static func spread(
    _ row: SparseVector, _ numbers: inout [Double], _ places: inout [DenseIndex], _ size: Int,
    _ pivotPlace: Int, _ pivot: Double
  ) -> Double {
    assert(pivot != 0, "an exchange has a pivot")
    let row = row.storage.span.extracting(..<row.count)
    var places = places.mutableSpan
    var numbers = numbers.mutableSpan
    var largestShare = 0.0
    for column in 0..<size {
      let first = column * size
      let number = numbers[first + pivotPlace]
      if number == 0 { continue }
      let share = number / pivot
      largestShare = Tolerance.larger(share.magnitude, largestShare)
      places[3 * size + column] = 0
      for entry in row.indices {
        let place = first &+ Int(row[entry].index)
        Tolerance.subtract(row[entry].value * share, from: &numbers[place])
      }
      numbers[first + pivotPlace] = share
    }
    return largestShare
  }
}
