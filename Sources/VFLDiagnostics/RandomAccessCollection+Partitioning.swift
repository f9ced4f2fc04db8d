extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies a predicate, or `endIndex` if no element does.
  ///
  /// - Precondition: If an element satisfies the predicate, all later elements satisfy it.
  /// - Complexity: O(log *n*) calls of the predicate, where *n* is the number of elements.
  @inlinable
  package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
