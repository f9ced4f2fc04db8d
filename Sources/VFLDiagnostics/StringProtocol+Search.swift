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
    let start = indices.first { self[$0...].starts(with: word) }
    return start.map { $0..<index($0, offsetBy: word.count) }
  }
}
