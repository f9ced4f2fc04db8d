/// A place of a log that tells of a conflict.
struct LogMark {
  /// What stands there.
  enum Kind: Equatable {
    /// The sentence that there is a conflict.
    case head
    /// The description of a constraint, from its `<` on.
    case description
    /// The sentence in front of the constraint that is given up.
    case verdict
  }

  let kind: Kind
  /// Its first byte.
  let start: Int
  /// The byte behind what names it: behind the sentence, or behind the class of a description.
  let end: Int

  /// All places of a log, in their order.
  ///
  /// They are found by a word that stands in all of them, so that the rest of a log of a million lines
  /// is hardly looked at.
  static func all(in bytes: ArraySlice<UInt8>) -> [LogMark] {
    var marks: [LogMark] = []
    var offset = bytes.startIndex
    while let found = search.first(in: bytes, from: offset) {
      offset = found + search.length
      if let mark = mark(at: found, in: bytes) { marks.append(mark) }
    }
    return marks
  }

  private static let search = WordSearch("onstraint")
  /// The sentences of iOS and macOS, in front of the word and behind it.
  private static let heads = [
    ("Unable to simultaneously satisfy c", "s"), ("Conflicting c", "s detected"),
  ].map { (start: LogPhrase($0), end: Array($1.utf8)) }
  private static let verdict = LogPhrase("Will attempt to recover by breaking c")

  private static func mark(at word: Int, in bytes: ArraySlice<UInt8>) -> LogMark? {
    let end = word + search.length
    // Both begin the word in front of it with a small letter.
    if word > bytes.startIndex, bytes[word - 1] == UInt8(ascii: "c") {
      for head in heads {
        guard let start = head.start.start(atEndOf: bytes[..<word]),
          bytes[end...].starts(with: head.end)
        else { continue }
        return LogMark(kind: .head, start: start, end: end)
      }
      if let start = verdict.start(atEndOf: bytes[..<word]) {
        return LogMark(kind: .verdict, start: start, end: end)
      }
    }
    guard end < bytes.endIndex, bytes[end] == UInt8(ascii: ":") else { return nil }
    var start = word
    while start > bytes.startIndex, bytes[start - 1].isOfClass { start -= 1 }
    guard let open = openingEnd(of: bytes[..<start]) else { return nil }
    return LogMark(kind: .description, start: open, end: end)
  }

  /// Where the `<` stands that a text ends with, also one that is written `&lt;`.
  private static func openingEnd(of text: ArraySlice<UInt8>) -> Int? {
    for opening in [Array("<".utf8), Array("&lt;".utf8)] where text.ends(with: opening) {
      return text.endIndex - opening.count
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last bytes are these.
  func ends(with word: [UInt8]) -> Bool {
    count >= word.count && self[(endIndex - word.count)...].elementsEqual(word)
  }
}
