extension Range<Int> {
  /// The first number of which something is true that is true of all behind it, too; the upper bound if it
  /// is true of none.
  ///
  /// A binary search: it asks O(log count) times.
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
