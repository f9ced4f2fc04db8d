/// A vector with a place for every entry and a list of the places in use, so that clearing it costs
/// what filling it did.
struct ScatteredVector: Sendable {
  /// The entry of each place, and ``untouched`` in the others.
  private var values: [Double] = []
  /// The places written since the last clearing, each once, and room for more.
  private(set) var places: [DenseIndex] = []
  /// How many places were written.
  private(set) var touchedCount = 0
  /// The places written.
  var touched: ArraySlice<DenseIndex> { places[..<touchedCount] }

  /// What stands in a place that was not written: the 0 that no sum is made to be.
  private static let untouched = -0.0

  /// For how many places there is room.
  var count: Int { values.count }

  mutating func resize(to count: Int) {
    values.refill(ScatteredVector.untouched, count: count)
    touchedCount = 0
    makeRoom(for: Swift.min(count, Tuning.few))
  }

  /// Makes room for so many places written.
  @inline(__always)
  private mutating func makeRoom(for count: Int) {
    if places.count >= count { return }
    let missing = Swift.max(count, 2 * places.count) - places.count
    places.append(addingCapacity: missing) { $0.append(repeating: 0, count: missing) }
  }

  subscript(index: DenseIndex) -> Double { values[index] }

  mutating func set(_ index: DenseIndex, _ value: Double) {
    touch(index)
    values[index] = value + 0
  }

  mutating func add(_ index: DenseIndex, _ value: Double) {
    touch(index)
    values[index] += value + 0
  }

  mutating func subtract(_ index: DenseIndex, _ value: Double) {
    touch(index)
    Tolerance.subtract(value, from: &values[index])
    values[index] += 0
  }

  /// Adds the rows of a matrix that a vector has entries for, each times its entry and a factor.
  mutating func add(_ vector: SparseVector, timesRowsOf matrix: SparseRows, _ factor: Double) {
    makeRoom(for: Swift.min(touchedCount + size(of: vector, matrix), values.count))
    touchedCount = ScatteredVector.add(
      vector, matrix, factor, &values, &places, after: touchedCount)
  }

  /// How many entries the rows of a matrix have that a vector has entries for.
  @inline(__always)
  private func size(of vector: SparseVector, _ matrix: SparseRows) -> Int {
    let vector = vector.storage.span.extracting(..<vector.count)
    let starts = matrix.starts.span
    var size = 0
    for place in vector.indices {
      let row = Int(vector[place].index)
      size += Int(starts[row + 1] - starts[row])
    }
    return size
  }

  /// Adds the rows where there is room to note all places; returns how many were written by then.
  private static func add(
    _ vector: SparseVector, _ matrix: SparseRows, _ factor: Double, _ values: inout [Double],
    _ places: inout [DenseIndex], after touchedCount: Int
  ) -> Int {
    let vector = vector.storage.span.extracting(..<vector.count)
    let (starts, indices) = (matrix.starts.span, matrix.indices.span)
    let entries = matrix.values.span
    var values = values.mutableSpan
    var places = places.mutableSpan
    var count = touchedCount
    for place in vector.indices {
      let row = Int(vector[place].index)
      let share = factor * vector[place].value
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        let index = Int(indices[entry])
        if isUntouched(values[index]) {
          places[count] = indices[entry]
          count += 1
        }
        values[index] += entries[entry] * share + 0
      }
    }
    return count
  }

  mutating func clear() {
    if touchedCount == 0 { return }
    ScatteredVector.clear(places, touchedCount, &values)
    touchedCount = 0
  }

  private static func clear(
    _ places: [DenseIndex], _ touchedCount: Int, _ values: inout [Double]
  ) {
    let places = places.span.extracting(..<touchedCount)
    var values = values.mutableSpan
    for place in places.indices { values[Int(places[place])] = untouched }
  }

  @inline(__always)
  private static func isUntouched(_ value: Double) -> Bool {
    value.bitPattern == untouched.bitPattern
  }

  private mutating func touch(_ index: DenseIndex) {
    if !ScatteredVector.isUntouched(values[index]) { return }
    values[index] = 0
    makeRoom(for: touchedCount + 1)
    places[touchedCount] = index
    touchedCount += 1
  }
}
