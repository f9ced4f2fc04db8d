/// Searches for words as they are written, byte for byte: the standard library has them only together with
/// regular expressions, which not every platform has.
extension StringProtocol {
  /// Where a word stands first, which is not empty; `nil` where it does not.
  package func firstPlace(of word: String) -> Range<Index>? { utf8.firstPlace(of: word.utf8) }

  /// The text with another word in each place of a word, which is not empty.
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
  /// Where the bytes of a word stand first, which is not empty; `nil` where they do not.
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
  /// How many bytes stand in front of a word's first place.
  ///
  /// Each line of an input is searched, so this is about bytes in memory: code for any collection is slow.
  fileprivate func firstOffset(of word: [UInt8]) -> Int? {
    guard let first = word.first, word.count <= count else { return nil }
    for start in 0...(count - word.count) where self[start] == first {
      if word.indices.allSatisfy({ self[start + $0] == word[$0] }) { return start }
    }
    return nil
  }
}
