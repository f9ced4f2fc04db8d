/// A search of a file for many names at once.
///
/// The last two bytes of a window as long as the shortest name tell how far the window may move
/// (Wu and Manber, "A fast algorithm for multi-pattern searching", 1994).
package struct WordSearch: Sendable {
  private let words: [[UInt8]]
  /// How long the window is: the beginning of each name.
  private let length: Int
  /// For each pair of bytes at the end of the window how far it may move.
  private var shifts: [UInt8] = []
  /// The names whose beginnings end with a pair of bytes.
  private var places: [Int: [Int]] = [:]

  /// Prepares the search for some names.
  package init(_ words: Set<String>) {
    self.words = words.sorted().map { Array($0.utf8) }
    length = min(self.words.map(\.count).min() ?? 0, 64)
    guard length >= 2 else { return }
    shifts = Array(repeating: UInt8(length - 1), count: 1 << 16)
    for (number, word) in self.words.enumerated() {
      for end in 1..<length {
        let pair = Self.pair(word[end - 1], word[end])
        shifts[pair] = min(shifts[pair], UInt8(length - 1 - end))
      }
      places[Self.pair(word[length - 2], word[length - 1]), default: []].append(number)
    }
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }

  /// Whether a file says one of the names.
  ///
  /// A name of one byte is one that every file may say.
  package func finds(in bytes: [UInt8]) -> Bool {
    guard length >= 2 else { return length == 1 }
    return bytes.withUnsafeBufferPointer { bytes in
      shifts.withUnsafeBufferPointer { shifts in
        var end = length - 1
        while end < bytes.count {
          let pair = Self.pair(bytes[end - 1], bytes[end])
          let shift = shifts[pair]
          if shift == 0 {
            if isWord(at: end - length + 1, pair, in: bytes) { return true }
            end += 1
          } else {
            end += Int(shift)
          }
        }
        return false
      }
    }
  }

  /// Whether one of the names begins at a place, and ends where it ends.
  private func isWord(at start: Int, _ pair: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start == 0 || !ByteKind.continuesName(bytes[start - 1]) else { return false }
    return places[pair, default: []].contains { number in
      let word = words[number]
      let end = start + word.count
      guard end <= bytes.count, end == bytes.count || !ByteKind.continuesName(bytes[end]) else {
        return false
      }
      return word.indices.allSatisfy { bytes[start + $0] == word[$0] }
    }
  }
}
