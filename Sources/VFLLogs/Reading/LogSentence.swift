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
  private let parts: [[UInt8]]

  // The maximum length of the text in place of a `…`. The descriptions of two views are shorter.
  private static let reach = 3000

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
    self.parts = parts.dropFirst().map { Array($0.utf8) }
  }

  /// Returns the source range of the sentence whose word begins at an offset, or `nil` if the sentence does
  /// not occur there.
  ///
  /// The range does not contain the text that follows the first `…`.
  func span(ofWordAt offset: Int, in bytes: ArraySlice<UInt8>) -> SourceSpan? {
    guard bytes[offset...].starts(with: word),
      let start = phrase.start(atEndOf: bytes[..<(offset + word.count)]),
      let end = LogPhrase.end(of: tail, atStartOf: bytes[(offset + word.count)...]),
      parts(follow: bytes[end...])
    else { return nil }
    return SourceSpan(start, end)
  }

  /// Returns whether the parts of the sentence occur in a text, one after the other.
  private func parts(follow text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    for part in parts {
      let ends = rest.prefix(Self.reach).indices.lazy.compactMap { index in
        rest[index] == part.first ? LogPhrase.end(of: part, atStartOf: rest[index...]) : nil
      }
      guard let end = ends.first else { return false }
      rest = rest[end...]
    }
    return true
  }
}
