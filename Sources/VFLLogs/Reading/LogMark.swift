import VFLDiagnostics

/// A place of a log that tells of a conflict.
struct LogMark {
  /// The kind of the place.
  enum Kind: Equatable {
    /// The sentence that there is a conflict.
    case head
    /// The description of a constraint, from its `<` on.
    case description
    /// The system's sentence in front of the constraint that it breaks.
    case breaking
    /// The sentence that a format string was refused.
    case refusal
  }

  let kind: Kind
  /// The offset of the first byte of the place.
  let start: Int
  /// The byte behind what names it: behind the sentence, or behind the class of a description.
  let end: Int

  /// All places of a log, in their order.
  ///
  /// None overlaps the next one. They are found by words that stand in all of them, so that the rest of a
  /// log of a million lines is hardly looked at.
  static func all(in bytes: ArraySlice<UInt8>) -> [LogMark] {
    var marks: [LogMark] = []
    var offset = bytes.startIndex
    while let found = search.first(in: bytes, from: offset) {
      offset = found + search.length
      if let mark = mark(at: found, in: bytes) { marks.append(mark) }
    }
    let cut = sentences.flatMap { $0.marks(in: bytes) }
    return separated(cut.isEmpty ? marks : (marks + cut).sorted { $0.start < $1.start })
  }

  /// Cuts each mark off at the end of the mark before it.
  ///
  /// A message that starts inside another one may continue the last word of that one, which then looks
  /// like the beginning of a class name: `…simultaneously satisfyLayoutConstraint:0x6`.
  private static func separated(_ marks: [LogMark]) -> [LogMark] {
    var end = 0
    return marks.map { mark in
      let start = max(mark.start, end)
      end = max(mark.end, start)
      return LogMark(kind: mark.kind, start: start, end: end)
    }
  }

  private static let search = ByteSearch("onstraint")
  /// The sentences of iOS and macOS, in front of the word and behind it.
  private static let heads = [
    ("Unable to simultaneously satisfy c", "s"), ("Conflicting c", "s detected"),
  ].map { (start: LogPhrase($0), end: Array($1.utf8)) }
  private static let breaking = LogPhrase("Will attempt to recover by breaking c")
  private static let refusal = LogPhrase("Unable to parse c")
  /// What is left of the sentences where they were cut, or end with a description.
  private static let sentences = [
    CutSentence(.head, "Unable to simultaneously satisfy", found: "simultaneously", "constraints"),
    CutSentence(.breaking, "Will attempt to recover by breaking", found: "breaking", "constraint"),
  ]

  private static func mark(at word: Int, in bytes: ArraySlice<UInt8>) -> LogMark? {
    let end = word + search.length
    // All begin the word in front of it with a small letter.
    if word > bytes.startIndex, bytes[word - 1] == UInt8(ascii: "c") {
      for head in heads {
        guard let start = head.start.start(atEndOf: bytes[..<word]),
          bytes[end...].starts(with: head.end)
        else { continue }
        return LogMark(kind: .head, start: start, end: end)
      }
      if let start = breaking.start(atEndOf: bytes[..<word]) {
        return LogMark(kind: .breaking, start: start, end: end)
      }
      if let start = refusal.start(atEndOf: bytes[..<word]) {
        return LogMark(kind: .refusal, start: start, end: end)
      }
    }
    guard end < bytes.endIndex, bytes[end] == UInt8(ascii: ":") else { return nil }
    var start = word
    while start > bytes.startIndex, bytes[start - 1].isOfClass { start -= 1 }
    if let open = openingEnd(of: bytes[..<start]) {
      return LogMark(kind: .description, start: open, end: end)
    }
    // Pages swallow the brackets, and leave the rest.
    guard bytes[start..<end].ends(with: Array("LayoutConstraint".utf8)),
      AddressText.end(of: bytes[(end + 1)...]) != nil
    else { return nil }
    return LogMark(kind: .description, start: start, end: end)
  }

  /// Where the `<` stands that a text ends with, also one that is written `&lt;`, or has a blank or a
  /// colour behind it.
  private static func openingEnd(of text: ArraySlice<UInt8>) -> Int? {
    var text = text
    if text.last == UInt8(ascii: "m"), let escape = text.suffix(12).lastIndex(of: 0x1B) {
      text = text[..<escape]
    }
    while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
    for opening in [Array("<".utf8), Array("&lt;".utf8)] where text.ends(with: opening) {
      return text.endIndex - opening.count
    }
    return nil
  }
}

/// A sentence that is told where no word of constraints follows it.
private struct CutSentence {
  private let kind: LogMark.Kind
  private let phrase: LogPhrase
  private let search: ByteSearch
  /// The bytes of the sentence behind the word that it is found by.
  private let tail: [UInt8]

  /// The bytes of what follows it where it is not cut.
  private let following: [UInt8]

  /// Prepares the search for a sentence by one of its words; `following` is told of the whole one.
  init(_ kind: LogMark.Kind, _ sentence: String, found word: String, _ following: String) {
    self.following = Array(" \(following)".utf8)
    let end = sentence.firstPlace(of: word)?.upperBound ?? sentence.endIndex
    self.kind = kind
    phrase = LogPhrase(String(sentence[..<end]))
    search = ByteSearch(word)
    tail = Array(sentence[end...].utf8)
  }

  /// Where the sentence stands and no word of constraints behind it.
  func marks(in bytes: ArraySlice<UInt8>) -> [LogMark] {
    var marks: [LogMark] = []
    var offset = bytes.startIndex
    while let found = search.first(in: bytes, from: offset) {
      offset = found + search.length
      guard let start = phrase.start(atEndOf: bytes[..<offset]),
        let end = LogPhrase.end(of: tail, atStartOf: bytes[offset...]),
        LogPhrase.end(of: following, atStartOf: bytes[end...]) == nil
      else { continue }
      marks.append(LogMark(kind: kind, start: start, end: end))
    }
    return marks
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last bytes are these.
  func ends(with word: [UInt8]) -> Bool {
    count >= word.count && self[(endIndex - word.count)...].elementsEqual(word)
  }
}
