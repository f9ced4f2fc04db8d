extension Array where Element == UInt8 {
  /// Returns whether a text is at an offset, and ends at or before a limit.
  func has(_ text: StaticString, at start: Int, before limit: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start + count <= limit else { return false }
    for offset in 0..<count where self[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Returns the offset after the bytes from a start that satisfy a condition.
  func prefixEnd(
    from start: Int, to end: Int, limit: Int = .max, while isFit: (UInt8) -> Bool
  ) -> Int {
    var place = start
    while place < end, place - start < limit, isFit(self[place]) { place += 1 }
    return place
  }

  /// Returns the offset after a byte, or after both bytes of a carriage return with a line feed.
  func newlineEnd(at start: Int, before limit: Int) -> Int {
    has("\r\n", at: start, before: limit) ? start + 2 : start + 1
  }
}
