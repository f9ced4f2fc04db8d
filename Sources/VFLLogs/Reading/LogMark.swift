import VFLDiagnostics

/// A position in a log that belongs to a conflict, a rejected format string or another message.
struct LogMark {
  /// The kind of the mark.
  enum Kind: Hashable {
    /// The sentence that reports a conflict.
    case head
    /// The description of a constraint, from its `<`.
    case description
    /// The system's sentence before the constraint that it breaks.
    case breaking
    /// The sentence that reports a rejected format string.
    case rejection
    /// A sentence of another message: the indices of the message and of the sentence in
    /// ``SystemMessage/all``.
    case message(Int, sentence: Int)

    /// Whether the mark is the first mark of a conflict, a rejected format string or another message.
    var isFirst: Bool { self != .description && self != .breaking }
  }

  let kind: Kind
  /// The offset of the first byte of the mark.
  let start: Int
  /// The offset after the sentence, or after the class of a description.
  let end: Int

  /// Returns all marks of a log, in order.
  ///
  /// Marks do not overlap.
  static func all(in bytes: ArraySlice<UInt8>) -> [LogMark] {
    let (marks, messages) = (conflicts(in: bytes), SystemMessage.marks(in: bytes))
    return messages.isEmpty
      ? marks : separated((marks + messages).sorted { $0.start < $1.start })
  }

  /// Returns the marks of conflicts and rejected format strings, in order.
  ///
  /// Almost all of these marks contain the same word. Searching for this word skips most bytes of a log with
  /// a million lines.
  static func conflicts(in bytes: ArraySlice<UInt8>) -> [LogMark] {
    var marks: [LogMark] = []
    var offset = bytes.startIndex
    while let found = search.first(in: bytes, from: offset) {
      offset = found + search.length
      if let mark = mark(at: found, in: bytes) { marks.append(mark) }
    }
    let cut = cutMarks(in: bytes)
    return separated(cut.isEmpty ? marks : (marks + cut).sorted { $0.start < $1.start })
  }

  /// Returns the first sentence that the system prints together with a conflict, or `nil` for a log without
  /// one.
  ///
  /// A log that people have cut can contain only such a sentence. `isMeant` selects sentences.
  static func accompaniment(
    in bytes: ArraySlice<UInt8>, where isMeant: (LogMark) -> Bool = { _ in true }
  ) -> LogMark? {
    var offset = bytes.startIndex
    while let found = search.first(in: bytes, from: offset) {
      offset = found + search.length
      for phrase in accompaniments {
        guard let start = phrase.start(atEndOf: bytes[..<offset]) else { continue }
        let mark = LogMark(kind: .head, start: start, end: offset)
        if isMeant(mark) { return mark }
      }
    }
    return nil
  }

  /// Truncates each mark at the end of the mark before it.
  ///
  /// A message that starts inside another message may continue the last word of that message, which then
  /// looks like the beginning of a class name: `…simultaneously satisfyLayoutConstraint:0x6`.
  private static func separated(_ marks: [LogMark]) -> [LogMark] {
    var end = 0
    return marks.map { mark in
      let start = max(mark.start, end)
      end = max(mark.end, start)
      return LogMark(kind: mark.kind, start: start, end: end)
    }
  }

  private static let search = ByteSearch("onstraint")
  /// The sentences of iOS and macOS, before and after the word.
  private static let heads = [
    ("Unable to simultaneously satisfy c", "s"), ("Conflicting c", "s detected"),
  ].map { (start: LogPhrase($0), end: Array($1.utf8)) }
  private static let accompaniments = [
    "Probably at least one of the constraint",
    "find the code that added the unwanted constraint",
    "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraint",
    "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraint",
  ].map { LogPhrase($0) }
  private static let breaking = LogPhrase("Will attempt to recover by breaking c")
  private static let rejection = LogPhrase("Unable to parse c")
  /// The sentences without the word that follows them if they are complete.
  ///
  /// The word is missing if the log is truncated or a description follows directly.
  private static let cuts: [(kind: Kind, sentence: String, word: [UInt8])] = [
    (.head, "Unable to simultaneously satisfy", Array(" constraints".utf8)),
    (.breaking, "Will attempt to recover by breaking", Array(" constraint".utf8)),
  ]
  private static let cutSearch = SentenceSearch(cuts.map { LogSentence($0.sentence) })

  /// Returns the marks of sentences without the word `constraints`.
  private static func cutMarks(in bytes: ArraySlice<UInt8>) -> [LogMark] {
    cutSearch.occurrences(in: bytes).filter { found in
      LogPhrase.end(of: cuts[found.sentence].word, atStartOf: bytes[found.span.end...]) == nil
    }.map { LogMark(kind: cuts[$0.sentence].kind, start: $0.span.start, end: $0.span.end) }
  }

  private static func mark(at word: Int, in bytes: ArraySlice<UInt8>) -> LogMark? {
    let end = word + search.length
    // In all sentences, the word begins with a lowercase letter.
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
      if let start = rejection.start(atEndOf: bytes[..<word]) {
        return LogMark(kind: .rejection, start: start, end: end)
      }
    }
    guard end < bytes.endIndex, bytes[end] == UInt8(ascii: ":") else { return nil }
    var start = word
    while start > bytes.startIndex, bytes[start - 1].isOfClass { start -= 1 }
    if let open = openingEnd(of: bytes[..<start]), !isPattern(bytes[(end + 1)...]) {
      return LogMark(kind: .description, start: open, end: end)
    }
    // Web pages remove the angle brackets and keep the rest.
    guard bytes[start..<end].ends(with: Array("LayoutConstraint".utf8)),
      AddressText.end(of: bytes[(end + 1)...]) != nil
    else { return nil }
    return LogMark(kind: .description, start: start, end: end)
  }

  /// Returns whether a regular expression or a format for an address is at the start of a text.
  private static func isPattern(_ text: ArraySlice<UInt8>) -> Bool {
    let address = text.drop { $0 == 0x20 }
    let digits = address.starts(with: "0x".utf8) ? address.dropFirst(2) : address
    return digits.first.map { "[(\\%$".utf8.contains($0) } == true
  }

  /// Returns the position of the `<` at the end of a text, or `nil` if there is none.
  ///
  /// The `<` may be written as `&lt;`, and blanks or a terminal color may follow.
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

extension ArraySlice<UInt8> {
  /// Returns whether the slice ends with these bytes.
  func ends(with word: [UInt8]) -> Bool {
    count >= word.count && self[(endIndex - word.count)...].elementsEqual(word)
  }
}
