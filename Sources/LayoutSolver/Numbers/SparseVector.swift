/// The non-zero entries of a vector, in no particular order.
///
/// Entries are counted, and there is room for more behind them: emptying the vector costs nothing.
struct SparseVector: Sendable {
  /// An entry and where it stands.
  struct Entry: Sendable, Hashable {
    var index: DenseIndex
    var value: Double
  }

  /// The entries, and room for more.
  private(set) var storage: [Entry] = []
  /// How many entries there are.
  private(set) var count = 0

  /// Creates the vector without entries.
  init() {}

  /// Creates the vector that is 1 at an index.
  init(unit index: DenseIndex) {
    append(index, 1)
  }

  /// Where an entry stands.
  @inline(__always)
  func index(_ entry: Int) -> DenseIndex { storage[entry].index }

  /// An entry.
  @inline(__always)
  func value(_ entry: Int) -> Double { storage[entry].value }

  /// Where the entries stand.
  var indices: [DenseIndex] { storage[..<count].map { $0.index } }
  /// The entries alone, in the same order.
  var values: [Double] { storage[..<count].map { $0.value } }

  @inline(__always)
  mutating func append(_ index: DenseIndex, _ value: Double) {
    let entry = Entry(index: index, value: value)
    if count < storage.count { storage[count] = entry } else { storage.append(entry) }
    count += 1
  }

  mutating func removeAll() {
    count = 0
  }

  /// Whether there is room for so many entries already.
  @inline(__always)
  func hasRoom(for entryCount: Int) -> Bool { storage.count >= entryCount }

  /// Takes an entry out; the last one comes to stand in its place.
  mutating func remove(_ entry: Int) {
    count -= 1
    storage[entry] = storage[count]
  }

  /// Replaces the entries by those that a closure writes, at most a number of them; it returns how
  /// many there are.
  @inline(__always)
  mutating func refill(atMost limit: Int, by write: (inout MutableSpan<Entry>) -> Int) {
    if storage.count < limit { storage.refill(Entry(index: 0, value: 0), count: limit) }
    count = SparseVector.write(&storage, write)
  }

  @inline(__always)
  private static func write(
    _ storage: inout [Entry], _ write: (inout MutableSpan<Entry>) -> Int
  ) -> Int {
    var entries = storage.mutableSpan
    return write(&entries)
  }

  /// Becomes the row of a matrix.
  mutating func become(row: DenseIndex, of matrix: SparseRows) {
    let range = matrix.entries(of: row)
    let indices = matrix.indices.span.extracting(range)
    let values = matrix.values.span.extracting(range)
    refill(atMost: range.count) { entries in
      for entry in indices.indices {
        entries[entry] = Entry(index: indices[entry], value: values[entry])
      }
      return indices.count
    }
  }

  /// The entry at an index, 0 where there is none; linear in the number of entries.
  func value(at index: DenseIndex) -> Double {
    let entries = storage.span
    for entry in 0..<count where entries[entry].index == index { return entries[entry].value }
    return 0
  }

  /// Whether another vector has the same entries in the same order.
  func isSame(as other: SparseVector) -> Bool {
    if count != other.count { return false }
    let (own, others) = (storage.span, other.storage.span)
    for entry in 0..<count
    where own[entry].index != others[entry].index || own[entry].value != others[entry].value {
      return false
    }
    return true
  }

  /// The largest size of an entry.
  var largest: Double {
    let entries = storage.span
    var largest = 0.0
    for entry in 0..<count { largest = Tolerance.larger(entries[entry].value.magnitude, largest) }
    return largest
  }
}
