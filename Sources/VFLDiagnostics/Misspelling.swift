/// Decides whether a name is a misspelling of another name that a program declares.
///
/// A program that uses an unknown name has misspelled it or has not declared it. The names in a program come
/// in families such as `label1` and `label2`, `minHeight` and `maxHeight` or `workView` and `breakView`, so
/// the names that differ least from a missing name are often the other names of its family. A name is
/// a misspelling only if it passes these tests:
///
/// - Both names contain the same digits in the same order.
/// - Every word of one name corresponds to a word of the other name. A word that is added or missing makes
///   another name. Words are separated by case or by a character that is neither a letter nor a digit. If
///   a separation itself is misspelled, as in `titlelabel`, the words that differ are compared as one word.
/// - Corresponding words are equal except for case, or they have at least 3 letters and differ by one edit.
///   Words of at least 8 letters may differ by two edits. The limit is this low because one more edit turns
///   `bottom` into `button` and `min` into `max`.
enum Misspelling {
  /// Returns whether `name` is probably a misspelling of `known`.
  static func isLikely(_ name: String, of known: String) -> Bool {
    guard name.utf8.filter(isDigit).elementsEqual(known.utf8.filter(isDigit)) else { return false }
    var (words, others) = (words(in: name)[...], words(in: known)[...])
    while let first = words.first, first == others.first {
      words.removeFirst()
      others.removeFirst()
    }
    while let last = words.last, last == others.last {
      words.removeLast()
      others.removeLast()
    }
    if words.count == others.count { return zip(words, others).allSatisfy(areClose) }
    return !words.isEmpty && !others.isEmpty
      && areClose(Array(words.joined()), Array(others.joined()))
  }

  private static func areClose(_ word: [UInt8], _ other: [UInt8]) -> Bool {
    let length = max(word.count, other.count)
    let edits = length < 3 ? 0 : length < 8 ? 1 : 2
    return NameSuggestion.distance(word, other, atMost: edits * 4) != nil
  }

  /// Returns the words of a name in lowercase.
  private static func words(in name: String) -> [[UInt8]] {
    let bytes = Array(name.utf8)
    var words: [[UInt8]] = []
    var isInWord = false
    for (index, byte) in bytes.enumerated() {
      guard isDigit(byte) || isLetter(byte) else {
        isInWord = false
        continue
      }
      if isInWord, !beginsWord(index, in: bytes) {
        words[words.count - 1].append(lowercased(byte))
      } else {
        words.append([lowercased(byte)])
      }
      isInWord = true
    }
    return words
  }

  /// Returns whether a word begins at a byte that follows a letter or a digit.
  ///
  /// In `URLLabel`, a word begins at the second `L`.
  private static func beginsWord(_ index: Int, in bytes: [UInt8]) -> Bool {
    let (last, byte) = (bytes[index - 1], bytes[index])
    if isDigit(byte) != isDigit(last) { return true }
    guard isUppercase(byte) else { return false }
    return !isUppercase(last)
      || index + 1 < bytes.count && isLetter(bytes[index + 1]) && !isUppercase(bytes[index + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isUppercase(byte) || byte >= 0x61 && byte <= 0x7A || byte >= 0x80
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte + 32 : byte }
}
