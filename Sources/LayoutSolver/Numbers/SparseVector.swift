/// A number with an index: an entry of a sparse vector or of a row of a sparse matrix.
struct SparseEntry: Hashable, Sendable {
  var index: DenseIndex
  var value: Double
}

/// The non-zero entries of a vector, in no particular order.
///
/// The array may have unused elements at its end, so removing all entries takes constant time.
struct SparseVector: Sendable {
  /// The entries, followed by unused elements.
  private(set) var storage: [SparseEntry] = []
  private(set) var count = 0

  init() {}

  /// Creates a vector with a single entry, which is 1.
  init(unit index: DenseIndex) {
    append(index, 1)
  }

  @inline(__always)
  func index(_ entry: Int) -> DenseIndex { storage[entry].index }

  @inline(__always)
  func value(_ entry: Int) -> Double { storage[entry].value }

  var indices: [DenseIndex] { storage[..<count].map { $0.index } }
  var values: [Double] { storage[..<count].map { $0.value } }

  @inline(__always)
  mutating func append(_ index: DenseIndex, _ value: Double) {
    let entry = SparseEntry(index: index, value: value)
    if count < storage.count { storage[count] = entry } else { storage.append(entry) }
    count += 1
  }

  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  func hasRoom(for entryCount: Int) -> Bool { storage.count >= entryCount }

  /// Replaces the entries by the entries that a closure writes.
  ///
  /// The closure returns the number of entries, which must not exceed the limit.
  @inline(__always)
  mutating func refill(atMost limit: Int, by write: (inout MutableSpan<SparseEntry>) -> Int) {
    if storage.count < limit { storage.refill(SparseEntry(index: 0, value: 0), count: limit) }
    var entries = storage.mutableSpan
    let written = write(&entries)
    count = written
  }

  mutating func become(row: DenseIndex, of matrix: SparseRows) {
    let range = matrix.entries(of: row)
    let indices = matrix.indices.span.extracting(range)
    let values = matrix.values.span.extracting(range)
    refill(atMost: range.count) { entries in
      for entry in indices.indices {
        entries[entry] = SparseEntry(index: indices[entry], value: values[entry])
      }
      return indices.count
    }
  }

  /// Returns the entry at an index, or 0 if there is none, in linear time.
  func value(at index: DenseIndex) -> Double {
    let entries = storage.span
    for entry in 0..<count where entries[entry].index == index { return entries[entry].value }
    return 0
  }

  var largest: Double {
    let entries = storage.span
    var largest = 0.0
    for entry in 0..<count { largest = Tolerance.larger(entries[entry].value.magnitude, largest) }
    return largest
  }
}
