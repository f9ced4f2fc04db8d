/// A part of a sentence after text that differs between logs.
///
/// Each byte of a log is searched once, even if the first words of a sentence are repeated without the part.
struct LogPart {
  private let text: [UInt8]
  /// The offset before which the part does not begin again.
  private var searched = 0
  /// The last occurrence of the part, or `nil` if none was found.
  private var found: Range<Int>?

  // The maximum length of the text before a part. The descriptions of two views are shorter.
  private static let reach = 3000

  /// Creates a part, which must not be empty.
  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// Returns the end of the first occurrence shortly after an offset, or `nil` if there is none.
  ///
  /// The offsets of consecutive calls increase.
  mutating func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    let limit = min(start + Self.reach, bytes.endIndex)
    if let found, found.lowerBound >= start {
      return found.lowerBound < limit ? found.upperBound : nil
    }
    searched = max(searched, start)
    while searched < limit {
      let place = searched
      searched += 1
      guard bytes[place] == text.first,
        let end = LogPhrase.end(of: text, atStartOf: bytes[place...])
      else { continue }
      found = place..<end
      return end
    }
    return nil
  }
}
