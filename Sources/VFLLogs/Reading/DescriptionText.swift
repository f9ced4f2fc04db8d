/// The text of a description, read from its start.
///
/// The end of the description is read first, because names at the start can contain any characters.
struct DescriptionText {
  /// The unread text.
  private(set) var rest: ArraySlice<UInt8>

  /// Whether the description has its closing `>`.
  let isClosed: Bool

  /// Creates a reader at the first byte.
  ///
  /// The closing `>` and any text after it are removed.
  init(_ text: [UInt8]) {
    let close = text.indices.last { index in
      text[index] == UInt8(ascii: ">")
        && (index + 1 == text.count || text[index + 1] != UInt8(ascii: "="))
    }
    isClosed = close != nil
    rest = text[..<(close ?? text.count)]
    trimEnd()
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
    isClosed = true
  }

  /// The unread text as a string.
  var string: String { String(decoding: rest, as: UTF8.self) }

  /// Returns whether the unread text begins with `text`.
  func starts(with text: String) -> Bool { rest.starts(with: text.utf8) }

  /// Returns whether the unread text is a format string and not an equation.
  ///
  /// An equation may begin with a name of the list.
  func isFormat(_ names: LoggedNames) -> Bool {
    let hasAxis = starts(with: "H:") || starts(with: "V:")
    let body = hasAxis ? rest.dropFirst(2) : rest
    guard let first = body.first, hasAxis || !names.begin(rest) else { return false }
    return first == UInt8(ascii: "|") && body.dropFirst().first != UInt8(ascii: ".")
      || first == UInt8(ascii: "[")
  }

  /// Skips `text` if the unread text begins with it, and returns whether it does.
  mutating func skip(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// Skips blanks.
  mutating func skipBlanks() {
    rest = rest.drop { $0.isBlank }
  }

  private mutating func trimEnd() {
    while let last = rest.last, last.isBlank { rest = rest.dropLast() }
  }

  /// Consumes the text up to and including a mark, and returns the text before the mark.
  ///
  /// Returns `nil` if the mark does not occur.
  mutating func takeWord(until mark: Unicode.Scalar) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: mark)) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// Consumes and returns the text before the next blank, or returns `nil` if there is no text.
  mutating func takeWord() -> String? {
    let word = rest.prefix { !$0.isBlank }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  /// Consumes `0x1@My Card.swift#31`, in which a label or a file name may contain blanks, or returns `nil` if
  /// there is no line number.
  mutating func takeSite() -> String? {
    guard let at = rest.firstIndex(of: UInt8(ascii: "@")) else { return nil }
    for mark in rest[at...].indices where rest[mark] == UInt8(ascii: "#") {
      let end = rest[(mark + 1)...].prefix { $0.isDecimal }.endIndex
      guard end > mark + 1, end < rest.endIndex, rest[end].isBlank,
        rest[..<mark].ends(with: Array(".swift".utf8))
      else { continue }
      defer { rest = rest[end...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    return nil
  }

  /// Consumes the rest of a key with blanks, or returns `nil` if no class and colon follow.
  ///
  /// The class of an item and a colon follow the key: `Gap UILabel:title` leaves `UILabel:title`.
  mutating func takeRestOfKey() -> String? {
    let head = rest.prefix { $0 != UInt8(ascii: ":") }
    guard head.endIndex < rest.endIndex, let blank = head.lastIndex(where: { $0.isBlank }),
      !head[(blank + 1)...].isEmpty, head[(blank + 1)...].allSatisfy({ $0.isOfClass })
    else { return nil }
    defer { rest = rest[(blank + 1)...] }
    return String(decoding: head[..<blank], as: UTF8.self)
  }

  /// Consumes `'text'` and returns the text between the quotes, or returns `nil` if there are no quotes.
  ///
  /// The text may contain blanks and apostrophes. A blank follows the closing quote.
  mutating func takeQuoted() -> String? {
    guard rest.first == UInt8(ascii: "'"), let end = closingQuote() else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
  }

  private func closingQuote() -> Int? {
    rest.indices.dropFirst().first { index in
      rest[index] == UInt8(ascii: "'") && index + 1 < rest.endIndex && rest[index + 1].isBlank
    }
  }

  /// Removes the part after the body: priorities, activity and names.
  mutating func takeTail() -> DescriptionTail {
    var tail = DescriptionTail()
    for opening in ["(active", "(inactive", "(Names:", "(names:"] {
      guard let start = lastStart(of: " " + opening) ?? gluedStart(of: opening) else { continue }
      tail.hasInfo = true
      tail.isInactive = opening == "(inactive"
      let info = rest[start...].drop { $0.isBlank }
      tail.info = Array(info.dropFirst(opening.utf8.count))
      rest = rest[..<start]
      break
    }
    trimEnd()
    while takePart(into: &tail) { trimEnd() }
    return tail
  }

  /// Returns the last position of a word that directly follows the format string, as in `](Names:` or
  /// `(LTR)(Names:`, or `nil` if there is none.
  private func gluedStart(of word: String) -> Int? {
    guard let start = lastStart(of: word), start > rest.startIndex,
      rest[start - 1] == UInt8(ascii: "]") || rest[start - 1] == UInt8(ascii: ")")
        || rest[start - 1] == UInt8(ascii: "|")
    else { return nil }
    return start
  }

  private func lastStart(of word: String) -> Int? {
    let word = Array(word.utf8)
    guard rest.count >= word.count else { return nil }
    return (rest.startIndex...(rest.endIndex - word.count)).last { rest[$0...].starts(with: word) }
  }

  /// Removes `priority:750`, `^750.0`, `@750`, `Hug:250` or `CompressionResistance:750` from the end.
  private mutating func takePart(into tail: inout DescriptionTail) -> Bool {
    guard let blank = rest.lastIndex(where: { $0.isBlank }) else { return false }
    var word = DescriptionText(rest: rest[(blank + 1)...])
    if word.skip("Hug:"), let number = word.number {
      tail.hugging = number
    } else if word.skip("CompressionResistance:"), let number = word.number {
      tail.compression = number
    } else if word.skip("priority:"), let number = word.number {
      tail.priority = number
    } else if word.skip("^") || word.skip("@"), let number = word.priority {
      tail.priority = number
    } else if let (start, number) = priorityOfSnapKit {
      tail.priority = number
      rest = rest[..<start]
      return true
    } else {
      return false
    }
    rest = rest[..<blank]
    return true
  }

  /// The number in `^UILayoutPriority(rawValue: 750.0)` at the end, and the position of that text.
  private var priorityOfSnapKit: (start: Int, number: Double)? {
    guard rest.last == UInt8(ascii: ")"), let start = lastStart(of: "^UILayoutPriority(") else {
      return nil
    }
    let text = rest[start...].dropLast()
    guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let number = DescriptionText(rest: text[(colon + 1)...].drop { $0.isBlank }).number
    return number.map { (start, $0) }
  }

  /// The unread text as a number, or `nil` if it is not a number.
  private var number: Double? { Double(string) }

  /// The unread text as a priority, which is a number or a Masonry name, or `nil` if it is not a priority.
  private var priority: Double? {
    switch string {
    case "required": 1000
    case "high": 750
    case "medium": 500
    case "low": 250
    default: number
    }
  }
}

/// The part of a description after its body: priorities, activity and names.
struct DescriptionTail {
  /// The text after `(active`, `(inactive` or `(names:`, for example `, names: '|':UIView:0x3 )`.
  var info: [UInt8] = []
  var hasInfo = false
  var isInactive = false
  var priority: Double?
  var hugging: Double?
  var compression: Double?

  /// The priorities of a content size, or `nil` if neither is printed.
  var contentPriorities: LoggedConstraint.ContentPriorities? {
    guard hugging != nil || compression != nil else { return nil }
    return .init(hugging: hugging ?? 250, compression: compression ?? 750)
  }
}
