/// A vector with a place for every entry and a list of the places in use, so that clearing it costs
/// what filling it did.
struct ScatteredVector: Sendable {
  /// The entry of each place, and ``untouched`` in the others.
  private var values: [Double] = []
  /// The places written since the last clearing, each once.
  private(set) var touched: [DenseIndex] = []

  /// How many places are seldom written at a time in a small layout.
  private static let usualTouchCount = 64

  /// What stands in a place that was not written: the 0 that no sum is made to be.
  private static let untouched = -0.0

  /// For how many places there is room.
  var count: Int { values.count }

  mutating func resize(to count: Int) {
    values.refill(ScatteredVector.untouched, count: count)
    touched.clear()
    touched.reserveCapacity(Swift.min(count, ScatteredVector.usualTouchCount))
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
    ScatteredVector.add(vector, matrix, factor, &values, &touched)
  }

  private static func add(
    _ vector: SparseVector, _ matrix: SparseRows, _ factor: Double, _ values: inout [Double],
    _ touched: inout [DenseIndex]
  ) {
    let vector = vector.storage.span.extracting(..<vector.count)
    let (starts, indices) = (matrix.starts.span, matrix.indices.span)
    let entries = matrix.values.span
    var most = 0
    for place in vector.indices {
      let row = Int(vector[place].index)
      most += Int(starts[row + 1] - starts[row])
    }
    // With room for all of them, noting one asks for nothing else.
    touched.append(addingCapacity: Swift.min(most, values.count - touched.count)) { touched in
      var values = values.mutableSpan
      for place in vector.indices {
        let row = Int(vector[place].index)
        let share = factor * vector[place].value
        for entry in Int(starts[row])..<Int(starts[row + 1]) {
          let index = Int(indices[entry])
          if isUntouched(values[index]) { touched.append(indices[entry]) }
          values[index] += entries[entry] * share + 0
        }
      }
    }
  }

  mutating func clear() {
    if touched.isEmpty { return }
    ScatteredVector.clear(touched, &values)
    touched.clear()
  }

  private static func clear(_ touched: [DenseIndex], _ values: inout [Double]) {
    var values = values.mutableSpan
    for index in touched { values[Int(index)] = untouched }
  }

  @inline(__always)
  private static func isUntouched(_ value: Double) -> Bool {
    value.bitPattern == untouched.bitPattern
  }

  private mutating func touch(_ index: DenseIndex) {
    if !ScatteredVector.isUntouched(values[index]) { return }
    values[index] = 0
    touched.append(index)
  }
}
