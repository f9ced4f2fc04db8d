/// Substring search on bytes.
///
/// The standard library offers substring search only in its regular expression module, which is not available
/// on every platform.
extension StringProtocol {
  /// Returns the range of the first occurrence of a nonempty word; `nil` if there is none.
  package func firstPlace(of word: String) -> Range<Index>? { utf8.firstPlace(of: word.utf8) }

  /// Returns the string with each occurrence of a nonempty word replaced by another string.
  package func replacing(each word: String, by other: String) -> String {
    var text = ""
    var rest = self[...]
    while let place = rest.firstPlace(of: word) {
      text += rest[..<place.lowerBound]
      text += other
      rest = rest[place.upperBound...]
    }
    return text + rest
  }
}

extension Collection<UInt8> {
  /// Returns the range of the first occurrence of a nonempty word; `nil` if there is none.
  package func firstPlace(of word: some Collection<UInt8>) -> Range<Index>? {
    let word = Array(word)
    let found = withContiguousStorageIfAvailable { $0.firstOffset(of: word) }
    guard let offset = found ?? Array(self).withUnsafeBufferPointer({ $0.firstOffset(of: word) })
    else { return nil }
    let start = index(startIndex, offsetBy: offset)
    return start..<index(start, offsetBy: word.count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first occurrence of a word; `nil` if there is none.
  ///
  /// Each line of an input is searched, and a generic function would be too slow, so this function is
  /// specialized for contiguous bytes.
  fileprivate func firstOffset(of word: [UInt8]) -> Int? {
    guard let first = word.first, word.count <= count else { return nil }
    for start in 0...(count - word.count) where self[start] == first {
      if word.indices.allSatisfy({ self[start + $0] == word[$0] }) { return start }
    }
    return nil
  }
}
