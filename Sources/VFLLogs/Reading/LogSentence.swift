import VFLDiagnostics

/// A sentence of the system, which ``SentenceSearch`` finds by its longest word.
///
/// A sentence may contain `…` in place of text that differs between logs.
struct LogSentence {
  /// The longest word before the first `…`.
  let word: [UInt8]
  /// The text up to the end of the word.
  private let phrase: LogPhrase
  /// The bytes after the word.
  private let tail: [UInt8]
  /// The parts of the sentence after each `…`.
  let parts: [LogPart]

  /// Creates a sentence.
  init(_ sentence: String) {
    var parts: [String] = []
    var rest = sentence[...]
    while let gap = rest.firstPlace(of: "…") {
      parts.append(String(rest[..<gap.lowerBound]))
      rest = rest[gap.upperBound...]
    }
    parts.append(String(rest))
    let first = parts[0]
    let word = first.split(separator: " ").max { $0.utf8.count < $1.utf8.count } ?? first[...]
    self.word = Array(word.utf8)
    phrase = LogPhrase(String(first[..<word.endIndex]))
    tail = Array(first[word.endIndex...].utf8)
    self.parts = parts.dropFirst().map { LogPart(String($0)) }
  }

  /// Returns the source range of the sentence whose word begins at an offset, or `nil` if the sentence does
  /// not occur there.
  ///
  /// The range does not contain the text that follows the first `…`. The offsets of consecutive calls with
  /// the same parts increase.
  func span(
    ofWordAt offset: Int, in bytes: ArraySlice<UInt8>, before parts: inout [LogPart]
  ) -> SourceSpan? {
    guard bytes[offset...].starts(with: word),
      let start = phrase.start(atEndOf: bytes[..<(offset + word.count)]),
      let end = LogPhrase.end(of: tail, atStartOf: bytes[(offset + word.count)...])
    else { return nil }
    var rest = end
    for place in parts.indices {
      guard let end = parts[place].end(in: bytes, from: rest) else { return nil }
      rest = end
    }
    return SourceSpan(start, end)
  }
}
