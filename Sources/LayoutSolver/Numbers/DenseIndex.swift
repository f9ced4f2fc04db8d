/// The number of a row, a column, a slot or a position: half the size of an `Int`, because the
/// index arrays are most of the memory that the solver walks through.
typealias DenseIndex = Int32

extension Array {
  /// The element at a dense index.
  subscript(index: DenseIndex) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) set { self[Int(index)] = newValue }
  }

  /// Changes an element where it stands: a subscript would copy all of it to and fro.
  @inline(__always)
  mutating func change<Result>(
    at index: Int, _ change: (inout Element) -> Result
  ) -> Result {
    var elements = mutableSpan
    return change(&elements[index])
  }

  /// Empties the array and keeps its memory; cheaper than `removeAll` where there is little.
  @inline(__always)
  mutating func clear() {
    if isEmpty { return }
    if count > Tuning.fewTerms {
      removeAll(keepingCapacity: true)
    } else {
      repeat { removeLast() } while !isEmpty
    }
  }

  /// Empties the array for some elements: where there is no room for them, nothing is copied to where
  /// there is.
  @inline(__always)
  mutating func clear(for count: Int) {
    if count <= capacity { clear() } else if !isEmpty { self = [] }
  }

  /// Empties the array and fills it with copies of a value; keeps its memory if there is enough.
  mutating func refill(_ value: Element, count: Int) {
    if count > capacity { clear(for: count) }
    let kept = Swift.min(count, self.count)
    if kept > 0 { overwrite(with: value, upTo: kept) }
    if count > kept {
      // Not `init(repeating:count:)`, which looks its own type up each time.
      append(addingCapacity: count - kept) { $0.append(repeating: value, count: count - kept) }
    } else if count < self.count {
      removeLast(self.count - count)
    }
  }

  private mutating func overwrite(with value: Element, upTo end: Int) {
    var elements = mutableSpan
    for index in 0..<end { elements[index] = value }
  }
}
