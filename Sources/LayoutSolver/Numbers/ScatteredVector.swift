/// A vector with all entries in an array, and a list of the entries that were written.
///
/// Clearing the vector takes as long as writing its entries.
struct ScatteredVector: Sendable {
  /// The entries; ``untouched`` if an entry was not written.
  private var values: [Double] = []
  /// The indices of the written entries, followed by unused elements.
  private(set) var touchedList: [DenseIndex] = []
  private(set) var touchedCount = 0
  var touched: ArraySlice<DenseIndex> { touchedList[..<touchedCount] }

  /// The value of an entry that was not written: −0, which no written entry has.
  private static let untouched = -0.0

  var count: Int { values.count }

  /// Clears the vector, and resizes it if its size differs.
  mutating func begin(count: Int) {
    if self.count == count { clear() } else { resize(to: count) }
  }

  mutating func resize(to count: Int) {
    values.refill(ScatteredVector.untouched, count: count)
    touchedCount = 0
    makeRoom(for: Swift.min(count, Tuning.few))
  }

  @inline(__always)
  private mutating func makeRoom(for count: Int) {
    if touchedList.count >= count { return }
    let missing = Swift.max(count, 2 * touchedList.count) - touchedList.count
    touchedList.append(addingCapacity: missing) { $0.append(repeating: 0, count: missing) }
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

  /// Adds the product of a vector, a matrix and a factor.
  mutating func add(_ vector: SparseVector, timesRowsOf matrix: SparseRows, _ factor: Double) {
    var size = 0
    for entry in 0..<vector.count { size += matrix.entries(of: vector.index(entry)).count }
    makeRoom(for: Swift.min(touchedCount + size, values.count))
    touchedCount = ScatteredVector.add(
      vector, matrix, factor, &values, &touchedList, after: touchedCount)
  }

  /// Adds the product if there is room for all indices; returns the number of written entries.
  private static func add(
    _ vector: SparseVector, _ matrix: SparseRows, _ factor: Double, _ values: inout [Double],
    _ touchedList: inout [DenseIndex], after touchedCount: Int
  ) -> Int {
    let vector = vector.storage.span.extracting(..<vector.count)
    let (starts, indices) = (matrix.starts.span, matrix.indices.span)
    let entries = matrix.values.span
    var values = values.mutableSpan
    var touchedList = touchedList.mutableSpan
    var count = touchedCount
    for term in vector.indices {
      let row = Int(vector[term].index)
      let share = factor * vector[term].value
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        let index = Int(indices[entry])
        if isUntouched(values[index]) {
          touchedList[count] = indices[entry]
          count += 1
        }
        values[index] += entries[entry] * share + 0
      }
    }
    return count
  }

  mutating func clear() {
    if touchedCount == 0 { return }
    let (touchedList, count) = (touchedList, touchedCount)
    var values = values.mutableSpan
    for entry in 0..<count { values[Int(touchedList[entry])] = ScatteredVector.untouched }
    touchedCount = 0
  }

  @inline(__always)
  private static func isUntouched(_ value: Double) -> Bool {
    value.bitPattern == untouched.bitPattern
  }

  private mutating func touch(_ index: DenseIndex) {
    if !ScatteredVector.isUntouched(values[index]) { return }
    values[index] = 0
    makeRoom(for: touchedCount + 1)
    touchedList[touchedCount] = index
    touchedCount += 1
  }
}
