/// The text of a description, read from its start; its end is read first, for names at the start may
/// hold anything.
struct DescriptionText {
  /// What is left to read.
  private(set) var rest: ArraySlice<UInt8>

  /// Whether the `>` that closes the description is there.
  let isClosed: Bool

  /// Starts at the first byte, and leaves out the `>` that closes the description, with whatever stands
  /// behind it.
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

  /// The rest as a string.
  var string: String { String(decoding: rest, as: UTF8.self) }

  /// Whether the rest begins with these characters.
  func starts(with text: String) -> Bool { rest.starts(with: text.utf8) }

  /// Whether the rest is a format and not an equation, which may begin with a name of the list.
  func isFormat(_ names: LoggedNames) -> Bool {
    let hasAxis = starts(with: "H:") || starts(with: "V:")
    let body = hasAxis ? rest.dropFirst(2) : rest
    guard let first = body.first, hasAxis || !names.begin(rest) else { return false }
    return first == UInt8(ascii: "|") && body.dropFirst().first != UInt8(ascii: ".")
      || first == UInt8(ascii: "[")
  }

  /// Leaves characters out, if the rest begins with them.
  mutating func skip(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// Leaves blanks out.
  mutating func skipBlanks() {
    rest = rest.drop { $0.isBlank }
  }

  private mutating func trimEnd() {
    while let last = rest.last, last.isBlank { rest = rest.dropLast() }
  }

  /// Takes what stands in front of a mark, and leaves the mark out.
  mutating func takeWord(until mark: Unicode.Scalar) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: mark)) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// Takes what stands in front of the next blank.
  mutating func takeWord() -> String? {
    let word = rest.prefix { !$0.isBlank }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  /// Takes `0x1@My Card.swift#31`, where a label or a file may hold blanks; `nil` where there is no line.
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

  /// Takes the rest of a key with blanks, which the class of an item, and a colon, stand behind:
  /// `Gap UILabel:title` is left as `UILabel:title`.
  mutating func takeRestOfKey() -> String? {
    let head = rest.prefix { $0 != UInt8(ascii: ":") }
    guard head.endIndex < rest.endIndex, let blank = head.lastIndex(where: { $0.isBlank }),
      !head[(blank + 1)...].isEmpty, head[(blank + 1)...].allSatisfy({ $0.isOfClass })
    else { return nil }
    defer { rest = rest[(blank + 1)...] }
    return String(decoding: head[..<blank], as: UTF8.self)
  }

  /// Takes `'text'`, which may hold blanks and apostrophes, in front of a blank.
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

  /// Takes off what stands behind the body: priorities, and whether it is active with the names.
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

  /// Where a word stands last, right behind the format: `](Names:` or `(LTR)(Names:`.
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

  /// Takes `priority:750`, `^750.0`, `@750`, `Hug:250` or `CompressionResistance:750` off the end.
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

  /// The number of `^UILayoutPriority(rawValue: 750.0)` at the end, and where that begins.
  private var priorityOfSnapKit: (start: Int, number: Double)? {
    guard rest.last == UInt8(ascii: ")"), let start = lastStart(of: "^UILayoutPriority(") else {
      return nil
    }
    let text = rest[start...].dropLast()
    guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let number = DescriptionText(rest: text[(colon + 1)...].drop { $0.isBlank }).number
    return number.map { (start, $0) }
  }

  /// The rest as a number.
  private var number: Double? { Double(string) }

  /// The rest as a priority: a number, or one of Masonry's words.
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

/// The tail of a description, behind its body: priorities, activity and names.
struct DescriptionTail {
  /// The text that says whether the constraint is active, and the names: ", names: '|':UIView:0x3 )".
  var info: [UInt8] = []
  var hasInfo = false
  var isInactive = false
  var priority: Double?
  var hugging: Double?
  var compression: Double?

  /// The priorities of the size of a content; `nil` where there is none of them.
  var contentPriorities: LoggedConstraint.ContentPriorities? {
    guard hugging != nil || compression != nil else { return nil }
    return .init(hugging: hugging ?? 250, compression: compression ?? 750)
  }
}
