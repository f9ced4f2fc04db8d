extension Range<Int> {
  /// Returns the first number for which a condition is true, or the upper bound if there is none.
  ///
  /// The condition must be true for all following numbers. The binary search evaluates it O(log count) times.
  @inline(__always)
  func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
