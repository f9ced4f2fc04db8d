import VFLDiagnostics

/// A message of Auto Layout other than a conflict: the sentences that identify it, and its explanation.
struct SystemMessage: Sendable {
  /// The sentences, each of which identifies the message.
  let sentences: [String]
  /// The position of the sentences in a line.
  let position: Position
  /// The maximum number of constraints that belong to the message.
  let constraints: Int
  /// Whether consecutive occurrences are one message.
  let isRepeated: Bool
  /// The index of a sentence that adds details to the others, or `nil` if no sentence does.
  let detail: Int?
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
    _ sentences: [String], _ position: Position = .start, constraints: Int = 0,
    isRepeated: Bool = false, detail: Int? = nil,
    diagnostic: @escaping @Sendable (MessageText) -> LazyDiagnostic?
  ) {
    self.sentences = sentences
    self.position = position
    self.constraints = constraints
    self.isRepeated = isRepeated
    self.detail = detail
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
    let line = MessageText.line(before: start, in: log)
    let decoration = line.suffix { $0.isBlank || $0.isDecoration }
    guard decoration.startIndex == line.startIndex else { return Self.isPrefix(line) }
    // Code and lists of names have quotes and bullets before a sentence, and a message can be quoted.
    let marks = decoration.filter { !$0.isBlank && $0 != UInt8(ascii: ">") }
    return marks.contains(UInt8(ascii: "`"))
      ? !isQuoted(in: log) : marks.allSatisfy { $0 == UInt8(ascii: "*") } && marks.count != 1
  }

  /// Returns whether a message can follow this text on its line.
  static func isPrefix(_ line: ArraySlice<UInt8>) -> Bool {
    let prefix = line.dropLast { $0.isBlank || $0.isDecoration }
    guard let last = prefix.last else { return true }
    let start = line.drop { $0.isBlank }
    // Comments, headings and lists of changes mention messages. A list can also quote a message as code.
    let isListed = ["- ", "* ", "+ "].contains { start.starts(with: $0.utf8) }
    if start.starts(with: "//".utf8) || start.starts(with: "#".utf8)
      || isListed && start.dropFirst(2).first != UInt8(ascii: "`")
    {
      return false
    }
    let word = prefix.suffix { !$0.isBlank }
    // The class in `-[NSNull nsli_superitem]` or `+[Card nsli_superitem]` is a part of the message.
    let isMethod = ["-[", "+["].contains { word.firstPlace(of: $0.utf8) != nil }
    if isMethod, !word.contains(UInt8(ascii: "]")) {
      return isPrefix(prefix[..<word.startIndex])
    }
    if line[prefix.endIndex...].contains(where: { "\"'".utf8.contains($0) }) {
      let key = prefix.suffix(16)
      guard last == UInt8(ascii: ":") else { return false }
      return ["essage", "eason"].contains { key.firstPlace(of: $0.utf8) != nil }
    }
    return ":])}".utf8.contains(last) || last >= 0x80
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
  var isQuote: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "`")
  }

  /// Whether the byte is a quote, or punctuation that Markdown and lists add before a sentence.
  fileprivate var isDecoration: Bool { isQuote || "*_>#,-".utf8.contains(self) }
}
