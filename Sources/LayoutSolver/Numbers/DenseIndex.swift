/// The index of a row, a column or a position in the basis.
///
/// It has half the size of an `Int`, because arrays of indices are most of the solver's memory.
typealias DenseIndex = Int32

extension Array {
  /// The element at a dense index.
  subscript(index: DenseIndex) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) set { self[Int(index)] = newValue }
  }

  /// Changes an element in place.
  ///
  /// A subscript would copy the element twice.
  @inline(__always)
  mutating func change<Result>(
    at index: Int, _ change: (inout Element) -> Result
  ) -> Result {
    var elements = mutableSpan
    return change(&elements[index])
  }

  /// Removes all elements and keeps the memory.
  ///
  /// For few elements, this is faster than `removeAll`.
  @inline(__always)
  mutating func clear() {
    if isEmpty { return }
    if count > Tuning.fewTerms {
      removeAll(keepingCapacity: true)
    } else {
      repeat { removeLast() } while !isEmpty
    }
  }

  /// Removes all elements before the given number is added.
  ///
  /// If the capacity is too small, the memory is released, so the elements are not copied later.
  @inline(__always)
  mutating func clear(for count: Int) {
    if count <= capacity { clear() } else if !isEmpty { self = [] }
  }

  /// Replaces the elements by copies of a value, and keeps the memory if it suffices.
  mutating func refill(_ value: Element, count: Int) {
    if count > capacity { clear(for: count) }
    let kept = Swift.min(count, self.count)
    if kept > 0 { overwrite(with: value, upTo: kept) }
    if count > kept {
      // `init(repeating:count:)` would look up its type at run time.
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
