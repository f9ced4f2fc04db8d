/// The non-zero entries of a vector, in no particular order.
struct SparseVector: Sendable {
  /// Where the entries stand.
  private(set) var indices: [DenseIndex] = []
  /// The entries.
  private(set) var values: [Double] = []

  /// Creates the vector without entries.
  init() {}

  /// Creates the vector that is 1 at an index.
  init(unit index: DenseIndex) {
    append(index, 1)
  }

  /// How many entries there are.
  var count: Int { indices.count }

  mutating func append(_ index: DenseIndex, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  mutating func removeAll() {
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Replaces the entries by those that a closure appends, which are at most a number of them.
  @inline(__always)
  mutating func refill(
    atMost limit: Int, by append: (inout OutputSpan<DenseIndex>, inout OutputSpan<Double>) -> Void
  ) {
    removeAll()
    SparseVector.extend(&indices, &values, atMost: limit, by: append)
  }

  @inline(__always)
  private static func extend(
    _ indices: inout [DenseIndex], _ values: inout [Double], atMost limit: Int,
    by append: (inout OutputSpan<DenseIndex>, inout OutputSpan<Double>) -> Void
  ) {
    indices.append(addingCapacity: limit) { indices in
      values.append(addingCapacity: limit) { values in append(&indices, &values) }
    }
  }

  /// Becomes the row of a matrix.
  mutating func become(row: DenseIndex, of matrix: SparseRows) {
    removeAll()
    for entry in matrix.entries(of: row) { append(matrix.indices[entry], matrix.values[entry]) }
  }

  /// The entry at an index, 0 where there is none; linear in the number of entries.
  func value(at index: DenseIndex) -> Double {
    for entry in 0..<count where indices[entry] == index { return values[entry] }
    return 0
  }

  /// The largest size of an entry.
  var largest: Double {
    var largest = 0.0
    for value in values { largest = Swift.max(largest, value.magnitude) }
    return largest
  }
}
