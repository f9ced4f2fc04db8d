/// A vector with a place for every entry and a list of the places in use, so that clearing it costs
/// what filling it did.
struct ScatteredVector: Sendable {
  private var values: [Double] = []
  private var isTouched: [Bool] = []
  /// The places written since the last clearing, each once.
  private(set) var touched: [DenseIndex] = []

  /// For how many places there is room.
  var count: Int { values.count }

  mutating func resize(to count: Int) {
    values.refill(0, count: count)
    isTouched.refill(false, count: count)
    touched.clear()
  }

  subscript(index: DenseIndex) -> Double { values[index] }

  mutating func set(_ index: DenseIndex, _ value: Double) {
    touch(index)
    values[index] = value
  }

  mutating func add(_ index: DenseIndex, _ value: Double) {
    touch(index)
    values[index] += value
  }

  mutating func subtract(_ index: DenseIndex, _ value: Double) {
    touch(index)
    Tolerance.subtract(value, from: &values[index])
  }

  mutating func clear() {
    for index in touched {
      values[index] = 0
      isTouched[index] = false
    }
    touched.clear()
  }

  private mutating func touch(_ index: DenseIndex) {
    if isTouched[index] { return }
    isTouched[index] = true
    touched.append(index)
  }
}
