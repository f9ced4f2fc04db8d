import VFLDiagnostics

/// Splits a format string of the extended dialect into tokens, in one pass.
///
/// Blanks and comments are allowed between any two tokens. A line break ends a statement unless it is inside
/// parentheses or brackets, so the lexer counts the open parentheses and brackets.
struct ExtendedLexer {
  private let text: [UInt8]
  private var position = 0
  private var openCount = 0
  private var tokens: [ExtendedToken] = []
  private var bag: DiagnosticBag

  /// Returns the tokens of a format string.
  ///
  /// The last token is the end.
  ///
  /// Unclosed comments and quotes are reported to `bag`.
  static func tokens(of text: [UInt8], into bag: inout DiagnosticBag) -> [ExtendedToken] {
    var lexer = ExtendedLexer(text: text, bag: bag)
    lexer.tokens.reserveCapacity(min(text.count, 64) + 1)
    while lexer.scan() {}
    bag = lexer.bag
    return lexer.tokens
  }

  private init(text: [UInt8], bag: DiagnosticBag) {
    self.text = text
    self.bag = bag
  }

  /// Returns the byte at an offset, or 0 at and after the end.
  private func byte(at offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  /// Scans the next token, and returns whether there may be more tokens.
  private mutating func scan() -> Bool {
    skipBlanks()
    let start = position
    guard start < text.count else {
      tokens.append(ExtendedToken(kind: .end, span: SourceSpan(at: start)))
      return false
    }
    guard let kind = scan(text[start]) else {
      // The text after an unclosed comment or quote cannot be split into tokens.
      tokens.append(ExtendedToken(kind: .end, span: SourceSpan(at: start)))
      return false
    }
    tokens.append(ExtendedToken(kind: kind, span: SourceSpan(start, position)))
    return true
  }

  /// Skips blanks and comments.
  ///
  /// Stops at an unclosed comment.
  private mutating func skipBlanks() {
    while position < text.count {
      switch text[position] {
      case 0x20, 0x09, 0x0B, 0x0C: position += 1
      case 0x0A, 0x0D:
        if openCount == 0 { return }
        position += 1
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"):
        position = text[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"):
        guard let end = endOfComment(from: position + 2) else { return }
        position = end
      default: return
      }
    }
  }

  private func endOfComment(from start: Int) -> Int? {
    var offset = start
    while offset + 1 < text.count {
      if text[offset] == UInt8(ascii: "*"), text[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += 1
    }
    return nil
  }

  /// Moves `position` after the token that begins with `first` and returns its kind, or `nil` if it is an
  /// unclosed comment or quote.
  private mutating func scan(_ first: UInt8) -> ExtendedTokenKind? {
    switch first {
    case 0x0A, 0x0D, UInt8(ascii: ";"):
      openCount = 0
      return single(.separator)
    case UInt8(ascii: "["), UInt8(ascii: "("):
      openCount += 1
      return single(first == UInt8(ascii: "[") ? .leftBracket : .leftParenthesis)
    case UInt8(ascii: "]"), UInt8(ascii: ")"):
      openCount = max(openCount - 1, 0)
      return single(first == UInt8(ascii: "]") ? .rightBracket : .rightParenthesis)
    case UInt8(ascii: "|"):
      return pair(UInt8(ascii: "|"), .doubleBar, else: .bar)
    case UInt8(ascii: "-"):
      let isArrow =
        byte(at: position + 1) == UInt8(ascii: ">")
        && byte(at: position + 2) != UInt8(ascii: "=")
      position += isArrow ? 2 : 1
      return isArrow ? .arrow : .dash
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"):
      return scanRelation()
    case UInt8(ascii: "."):
      return scanPoint()
    case UInt8(ascii: "/"):
      guard byte(at: position + 1) == UInt8(ascii: "*") else { return single(.slash) }
      let span = SourceSpan(position, position + 2)
      bag.report(.unclosedText(span: span, kind: .comment))
      return nil
    case UInt8(ascii: "\""):
      return scanQuotedName()
    default:
      return scanWord(first)
    }
  }

  private mutating func scanWord(_ first: UInt8) -> ExtendedTokenKind {
    if NameText.begins(first) {
      position = NameText.end(of: text, from: position)
      return .name
    }
    if Self.isDigit(first) {
      // The number after `..` is a whole number. A `.` after that number begins an attribute, not a fraction.
      if tokens.last?.kind == .range {
        while Self.isDigit(byte(at: position)) { position += 1 }
      } else {
        position = NumberText.end(of: text, from: position)
      }
      return .number
    }
    if let kind = Self.sign(first) { return single(kind) }
    position += 1
    if first == UInt8(ascii: "$"), Self.isDigit(byte(at: position)) {
      while Self.isDigit(byte(at: position)) { position += 1 }
      return .parameter
    }
    while position < text.count, Self.isUnexpected(text[position]) { position += 1 }
    return .unexpected
  }

  private mutating func single(_ kind: ExtendedTokenKind) -> ExtendedTokenKind {
    position += 1
    return kind
  }

  /// Consumes one byte, or two bytes if the second one is `second`.
  private mutating func pair(
    _ second: UInt8, _ kind: ExtendedTokenKind, else other: ExtendedTokenKind
  ) -> ExtendedTokenKind {
    let isPair = byte(at: position + 1) == second
    position += isPair ? 2 : 1
    return isPair ? kind : other
  }

  /// Scans a relation, `<` or `>` around a position, or a misspelled relation.
  private mutating func scanRelation() -> ExtendedTokenKind {
    let (first, second) = (text[position], byte(at: position + 1))
    if second == UInt8(ascii: "="), first != UInt8(ascii: "!") {
      position += 2
      return .relation
    }
    if second == UInt8(ascii: "="), first == UInt8(ascii: "!") {
      position += 2
      return .unknownRelation
    }
    if first == UInt8(ascii: "="), second == UInt8(ascii: "<") || second == UInt8(ascii: ">") {
      position += 2
      return .unknownRelation
    }
    switch first {
    case UInt8(ascii: "<"): return single(.less)
    case UInt8(ascii: ">"): return single(.greater)
    default: return single(.unknownRelation)
    }
  }

  /// Scans a number such as `.5`, or one to three dots.
  private mutating func scanPoint() -> ExtendedTokenKind {
    guard byte(at: position + 1) == UInt8(ascii: ".") else {
      guard Self.isDigit(byte(at: position + 1)) else { return single(.point) }
      position = NumberText.end(of: text, from: position)
      return .number
    }
    let isEllipsis = byte(at: position + 2) == UInt8(ascii: ".")
    position += isEllipsis ? 3 : 2
    return isEllipsis ? .ellipsis : .range
  }

  private mutating func scanQuotedName() -> ExtendedTokenKind? {
    let start = position
    let end = text[(start + 1)...].firstIndex {
      $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    guard let end, text[end] == UInt8(ascii: "\"") else {
      let span = SourceSpan(start, start + 1)
      bag.report(.unclosedText(span: span, kind: .quotedName))
      return nil
    }
    position = end + 1
    return .quotedName
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Returns the kind of a token that always is a single character, or `nil` for any other byte.
  private static func sign(_ byte: UInt8) -> ExtendedTokenKind? {
    switch byte {
    case UInt8(ascii: "~"): .tilde
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "%"): .percent
    default: nil
    }
  }

  /// Returns whether the byte can begin only an ``ExtendedTokenKind/unexpected`` token.
  private static func isUnexpected(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    switch byte {
    case 0x00...0x08, 0x0E...0x1F, 0x7F, UInt8(ascii: "#"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      return true
    default: return false
    }
  }
}
