import VFLDiagnostics

/// Searches bytes for many sentences at once.
///
/// The search compares pairs of bytes with the beginnings of all words, and skips ahead if the words do not
/// contain the pair (S. Wu, U. Manber, "A fast algorithm for multi-pattern searching", 1994).
struct SentenceSearch {
  private let sentences: [LogSentence]
  /// The length of the compared beginnings, which is the length of the shortest word.
  private let length: Int
  /// The number of bytes to skip for each pair of bytes at the end of the current position.
  private let steps: [UInt8]
  /// The sentences of the words whose beginning ends with a pair of bytes.
  private let candidates: [Int: [Int]]

  /// Prepares the search for sentences, whose words have 2 to 255 bytes.
  init(_ sentences: [LogSentence]) {
    self.sentences = sentences
    let length = sentences.map { $0.word.count }.min() ?? 2
    var steps = [UInt8](repeating: UInt8(length - 1), count: 1 << 16)
    var candidates: [Int: [Int]] = [:]
    for (sentence, text) in sentences.enumerated() {
      for end in 2...length {
        let pair = Self.pair(before: end, in: text.word[...])
        steps[pair] = min(steps[pair], UInt8(length - end))
        if end == length { candidates[pair, default: []].append(sentence) }
      }
    }
    (self.length, self.steps, self.candidates) = (length, steps, candidates)
  }

  /// Returns the occurrences of the sentences, sorted by the positions of their words.
  func occurrences(in bytes: ArraySlice<UInt8>) -> [(sentence: Int, span: SourceSpan)] {
    var found: [(sentence: Int, span: SourceSpan)] = []
    var parts = sentences.map { $0.parts }
    var end = bytes.startIndex + length
    while end <= bytes.endIndex {
      let pair = Self.pair(before: end, in: bytes)
      if steps[pair] == 0 {
        for sentence in candidates[pair] ?? [] {
          let span = sentences[sentence].span(
            ofWordAt: end - length, in: bytes, before: &parts[sentence])
          if let span { found.append((sentence, span)) }
        }
      }
      end += max(Int(steps[pair]), 1)
    }
    return found
  }

  private static func pair(before end: Int, in bytes: ArraySlice<UInt8>) -> Int {
    Int(bytes[end - 2]) << 8 | Int(bytes[end - 1])
  }
}
