/// The index of a row, a column or a position in the basis.
///
/// It has half the size of an `Int`, because arrays of indices are most of the solver's memory.
typealias DenseIndex = Int32

extension Array {
  subscript(index: DenseIndex) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) set { self[Int(index)] = newValue }
  }

  /// Changes an element.
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

/// An index or none, in the memory of an index.
struct OptionalIndex: Sendable, Hashable {
  private let code: DenseIndex

  static let none = OptionalIndex(-1)

  @inline(__always)
  init(_ index: DenseIndex) { code = index }

  /// The index, if there is one.
  @inline(__always)
  var index: DenseIndex? { code >= 0 ? code : nil }
  /// The index, which must exist.
  @inline(__always)
  var known: DenseIndex { code }
}

extension Range<Int> {
  /// Returns the first number for which a condition is true, or the upper bound if there is none.
  ///
  /// The condition must be true for all following numbers. The binary search evaluates it O(log count) times.
  @inline(__always)
  func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
