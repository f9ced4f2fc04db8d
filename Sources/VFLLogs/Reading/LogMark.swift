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
  static func all(in bytes: [UInt8]) -> [LogMark] {
    var marks: [LogMark] = []
    var offset = 0
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
  ].map { (start: Array($0.utf8), end: Array($1.utf8)) }
  private static let verdict = Array("Will attempt to recover by breaking c".utf8)

  private static func mark(at word: Int, in bytes: [UInt8]) -> LogMark? {
    let end = word + search.length
    for head in heads where bytes[..<word].ends(with: head.start) {
      guard bytes[end...].starts(with: head.end) else { return nil }
      return LogMark(kind: .head, start: word - head.start.count, end: end)
    }
    if bytes[..<word].ends(with: verdict) {
      return LogMark(kind: .verdict, start: word - verdict.count, end: end)
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    var start = word
    while start > 0, bytes[start - 1].isOfClass { start -= 1 }
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
