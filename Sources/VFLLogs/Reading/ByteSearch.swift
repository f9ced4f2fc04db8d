/// Finds a word in bytes.
///
/// Where the word is not, one byte of each stretch as long as the word is looked at
/// (R. N. Horspool, "Practical fast searching in strings", 1980).
struct ByteSearch {
  private let word: [UInt8]
  /// How far to go on from a place whose last byte is this one.
  private let steps: [Int]

  /// Prepares the search for a word, which is not empty.
  init(_ word: String) {
    self.word = Array(word.utf8)
    var steps = [Int](repeating: self.word.count, count: 256)
    for (place, byte) in self.word.dropLast().enumerated() {
      steps[Int(byte)] = self.word.count - 1 - place
    }
    self.steps = steps
  }

  /// How long the word is.
  var length: Int { word.count }

  /// Where the word stands first at an offset or behind it; `nil` where it does not.
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
