/// Searches bytes for a word.
///
/// The search skips ahead by up to the length of the word (R. N. Horspool, "Practical fast searching in
/// strings", 1980).
struct ByteSearch {
  private let word: [UInt8]
  /// The number of bytes to skip if the last byte of the current position has this value.
  private let steps: [Int]

  /// Prepares the search for a word, which must not be empty.
  init(_ word: String) {
    self.word = Array(word.utf8)
    var steps = [Int](repeating: self.word.count, count: 256)
    for (place, byte) in self.word.dropLast().enumerated() {
      steps[Int(byte)] = self.word.count - 1 - place
    }
    self.steps = steps
  }

  /// The length of the word in bytes.
  var length: Int { word.count }

  /// Returns the first position of the word at or after an offset, or `nil` if the word does not occur.
  func first(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var end = start + word.count
    while end <= bytes.endIndex {
      let last = bytes[end - 1]
      if last == word[word.count - 1], bytes[(end - word.count)..<end].elementsEqual(word) {
        return end - word.count
      }
      end += steps[Int(last)]
    }
    return nil
  }
}
