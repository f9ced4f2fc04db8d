import VFLDiagnostics

/// Splits a format string into tokens, one at a time.
///
/// The language depends on context in one case: a `-` begins a number only where a value is expected. The
/// lexer always scans a `-` as a dash. Where a value is expected, the parser calls
/// ``rescanNegativeNumber(from:)``. Any byte string can be split into tokens. ``TokenKind/end`` is the only
/// empty token.
struct Lexer {
  let text: [UInt8]
  /// The offset of the first byte that belongs to no token yet.
  var position = 0
  /// The offset at which the lexer stops.
  let end: Int

  /// Creates a lexer for a part of a format string.
  init(text: [UInt8], in span: SourceSpan) {
    self.text = text
    (position, end) = (span.start, span.end)
  }

  /// Creates a lexer for a format string.
  init(text: [UInt8]) {
    self.init(text: text, in: SourceSpan(0, text.count))
  }

  /// Returns the byte at an offset, or 0 at and after the end.
  ///
  /// A NUL inside the text always becomes ``TokenKind/unexpected``, so it is never confused with the end.
  func byte(at offset: Int) -> UInt8 {
    offset < end ? text[offset] : 0
  }

  /// Scans the next token.
  mutating func next() -> Token {
    let start = position
    guard start < end else { return Token(kind: .end, start: start, end: start) }
    let kind = scan(text[start])
    return Token(kind: kind, start: start, end: position)
  }

  /// Returns the kind of the next token that the grammar uses, without scanning it.
  func peek() -> TokenKind {
    var ahead = self
    var token = ahead.next()
    while TokenSet.foreign.contains(token.kind) { token = ahead.next() }
    return token.kind
  }

  /// Returns whether the text after the name of a view ends the view, as in `]` or `(100)]`.
  ///
  /// - Complexity: The lookahead stops at the first `)`, at the next `(`, or at an element. Therefore, all
  ///   lookaheads together take linear time.
  func isAtEndOfView() -> Bool {
    var ahead = self
    var token = ahead.next()
    if token.kind == .leftParenthesis {
      repeat {
        token = ahead.next()
      } while token.kind != .rightParenthesis
        && token.kind != .leftParenthesis && token.kind != .rightBracket && token.kind != .end
        && !TokenSet.element.contains(token.kind)
      guard token.kind == .rightParenthesis else { return false }
      token = ahead.next()
    }
    return token.kind == .rightBracket
  }

  /// Moves ``position`` after the token that begins with `first`, and returns the token's kind.
  private mutating func scan(_ first: UInt8) -> TokenKind {
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      return scanName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return scanNumber(from: position)
    case UInt8(ascii: "-"): return single(.dash)
    case UInt8(ascii: "["): return single(.leftBracket)
    case UInt8(ascii: "]"): return single(.rightBracket)
    case UInt8(ascii: "|"): return single(.bar)
    case UInt8(ascii: "("): return single(.leftParenthesis)
    case UInt8(ascii: ")"): return single(.rightParenthesis)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: "@"): return single(.at)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"),
      UInt8(ascii: "~"):
      return scanRelation()
    case UInt8(ascii: "."), UInt8(ascii: "+"):
      return scanSignOrPoint()
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      return single(.arithmetic)
    case 0x20, 0x09...0x0D:
      return run(.whiteSpace) { $0 == 0x20 || (0x09...0x0D).contains($0) }
    case 0x80...:
      return run(.nonASCII) { $0 >= 0x80 || NameText.continues($0) }
    default:
      return run(.unexpected) { Self.isUnexpected($0) }
    }
  }

  private mutating func single(_ kind: TokenKind) -> TokenKind {
    position += 1
    return kind
  }

  /// Consumes the first byte and all following bytes that belong to the run.
  private mutating func run(_ kind: TokenKind, while belongs: (UInt8) -> Bool) -> TokenKind {
    position += 1
    while position < end, belongs(text[position]) { position += 1 }
    return kind
  }

  /// Scans a name.
  ///
  /// A name that contains bytes outside ASCII is a single ``TokenKind/nonASCII`` token.
  ///
  /// ```ebnf
  /// name = letter { letter | digit } .
  /// ```
  private mutating func scanName() -> TokenKind {
    var position = position + 1
    while position < end, NameText.continues(text[position]) { position += 1 }
    self.position = position
    guard byte(at: position) >= 0x80 else { return .name }
    return run(.nonASCII) { $0 >= 0x80 || NameText.continues($0) }
  }

  private mutating func scanRelation() -> TokenKind {
    let start = position
    _ = run(.unknownRelation) { byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"),
        UInt8(ascii: "~"):
        true
      default: false
      }
    }
    guard position - start == 2, text[start + 1] == UInt8(ascii: "=") else {
      return .unknownRelation
    }
    let first = text[start]
    return first == UInt8(ascii: "!") || first == UInt8(ascii: "~") ? .unknownRelation : .relation
  }

  /// Scans `.5` and `+8` as malformed numbers, because other languages allow them.
  ///
  /// Any other `.` or `+` is an ``TokenKind/arithmetic`` token.
  private mutating func scanSignOrPoint() -> TokenKind {
    var digits = position + 1
    if text[position] == UInt8(ascii: "+"), byte(at: digits) == UInt8(ascii: ".") { digits += 1 }
    guard Self.isDigit(byte(at: digits)) else { return single(.arithmetic) }
    position = digits
    _ = scanNumber(from: digits)
    return .malformedNumber
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Returns whether the byte can begin only a ``TokenKind/unexpected`` token.
  private static func isUnexpected(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x08, 0x0E...0x1F, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "#"),
      UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: ";"),
      UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
