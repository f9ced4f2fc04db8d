/// Substring search by bytes, which the standard library offers only in the module of regular expressions.
///
/// That module is not available on every platform.
extension StringProtocol {
  /// Returns the range of the first occurrence of a nonempty word, if any.
  package func firstPlace(of word: String) -> Range<Index>? { utf8.firstPlace(of: word.utf8) }

  /// Returns the text with each occurrence of a nonempty word replaced by another text.
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
  /// Returns the range of the first occurrence of a nonempty word, if any.
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
  /// Returns the offset of the first occurrence of a word.
  ///
  /// Each line of an input is searched, so this is specialized for bytes in memory: generic code is slow.
  fileprivate func firstOffset(of word: [UInt8]) -> Int? {
    guard let first = word.first, word.count <= count else { return nil }
    for start in 0...(count - word.count) where self[start] == first {
      if word.indices.allSatisfy({ self[start + $0] == word[$0] }) { return start }
    }
    return nil
  }
}
