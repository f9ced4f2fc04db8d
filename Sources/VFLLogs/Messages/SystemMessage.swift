import VFLDiagnostics

/// A message of Auto Layout other than a conflict: the sentences that identify it, and its explanation.
struct SystemMessage: Sendable {
  /// The sentences, each of which identifies the message.
  let sentences: [String]
  /// The position of the sentences in a line.
  let position: Position
  /// Whether the constraints that follow a sentence belong to the message.
  let listsConstraints: Bool
  /// Whether consecutive occurrences are one message.
  let isRepeated: Bool
  /// Returns the diagnostic for the text of a message, or `nil` if the text is not the message.
  let diagnostic: @Sendable (MessageText) -> LazyDiagnostic?

  /// The position of a sentence in a line.
  enum Position {
    /// The sentence follows the prefixes of a log, a colon or another sentence.
    ///
    /// Prose that mentions the sentence has words before it.
    case start
    /// The sentence is a part of a line, which the explanation examines.
    case anywhere
  }

  /// Describes a message.
  init(
    _ sentences: [String], _ position: Position = .start, listsConstraints: Bool = false,
    isRepeated: Bool = false, diagnostic: @escaping @Sendable (MessageText) -> LazyDiagnostic?
  ) {
    self.sentences = sentences
    self.position = position
    self.listsConstraints = listsConstraints
    self.isRepeated = isRepeated
    self.diagnostic = diagnostic
  }

  /// The indices of each sentence of ``all``, in the order of ``search``.
  private static let places = all.indices.flatMap { message in
    all[message].sentences.indices.map { (message: message, sentence: $0) }
  }
  private static let search = SentenceSearch(
    all.flatMap { $0.sentences.map { LogSentence($0) } })

  /// Returns the marks of all messages in a log, in any order.
  static func marks(in bytes: ArraySlice<UInt8>) -> [LogMark] {
    search.occurrences(in: bytes).compactMap { found in
      let (place, span) = (places[found.sentence], found.span)
      guard all[place.message].position == .anywhere || span.isOwnSentence(in: bytes) else {
        return nil
      }
      return LogMark(
        kind: .message(place.message, sentence: place.sentence), start: span.start, end: span.end)
    }
  }
}

extension SourceSpan {
  // The maximum length of the prefix of a log line.
  private static let reach = 300

  /// Returns whether this range of a log begins like a message and is not quoted in a sentence.
  fileprivate func isOwnSentence(in log: ArraySlice<UInt8>) -> Bool {
    isEnd(ofPrefix: MessageText.line(before: start, in: log), in: log)
  }

  /// Returns whether a message can follow the text before it on its line.
  private func isEnd(ofPrefix line: ArraySlice<UInt8>, in log: ArraySlice<UInt8>) -> Bool {
    let prefix = line.dropLast { $0.isBlank || $0.isDecoration }
    guard let last = prefix.last else { return !isQuoted(in: log) }
    let word = prefix.suffix { !$0.isBlank }
    // The class in `-[NSNull nsli_superitem]` is a part of the message.
    if word.firstPlace(of: "-[".utf8) != nil, !word.contains(UInt8(ascii: "]")) {
      return isEnd(ofPrefix: prefix[..<word.startIndex], in: log)
    }
    return ":])}.!".utf8.contains(last) || last >= 0x80
      || word.contains(UInt8(ascii: ":")) || word.ends(with: Array("Exception".utf8))
  }

  /// Returns whether the range is in quotes, and a colon or words follow the quotes.
  private func isQuoted(in log: ArraySlice<UInt8>) -> Bool {
    guard start > log.startIndex, log[start - 1].isQuote else { return false }
    let line = log[end...].prefix(Self.reach).prefix { $0 != 0x0A }
    return line.indices.dropLast(2).contains { index in
      line[index] == log[start - 1]
        && (line[index + 1] == UInt8(ascii: ":")
          || line[index + 1] == 0x20 && (0x61...0x7A).contains(line[index + 2] | 0x20))
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the slice without the bytes at its end that satisfy a condition.
  fileprivate func dropLast(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var rest = self
    while let last = rest.last, condition(last) { rest = rest.dropLast() }
    return rest
  }

  /// Returns the longest end of the slice whose bytes satisfy a condition.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[dropLast(while: condition).endIndex...]
  }
}

extension UInt8 {
  /// Whether the byte is a plain quote or a backquote.
  fileprivate var isQuote: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "`")
  }

  /// Whether the byte is a quote, or punctuation that Markdown and lists add before a sentence.
  fileprivate var isDecoration: Bool { isQuote || "*_>#,-".utf8.contains(self) }
}
