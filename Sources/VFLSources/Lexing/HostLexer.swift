import VFLDiagnostics

/// The common part of the lexers of both host languages: a position in the file, and the tokens so far.
struct HostLexer {
  let bytes: [UInt8]
  /// Where the lexer stops.
  var end: Int
  /// The offset of the byte that the lexer reads next.
  var position: Int
  /// Whether only blanks and comments are between the last line feed and ``position``.
  var isFirstOnLine = true
  /// Whether only blanks are between the last line feed and ``position``.
  var isAloneOnLine = true
  /// The tokens, comments and macros found so far.
  var output: TokenList

  init(_ bytes: [UInt8], _ language: HostLanguage, from start: Int, to end: Int) {
    (self.bytes, self.end) = (bytes, end)
    position = start
    output = TokenList(bytes, language)
    // Small files are not worth it, and have many tokens for their size.
    if end - start > 1 << 16 { output.reserve(end - start) }
  }

  /// The byte at a distance; 0 after the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < end ? bytes[position + distance] : 0
  }

  func at(_ text: StaticString) -> Bool { at(text, position) }

  func at(_ text: StaticString, _ place: Int) -> Bool { bytes.has(text, at: place, before: end) }

  /// Adds the token from a place to another one, where the lexer goes on.
  mutating func emit(_ kind: HostToken.Kind, _ byte: UInt8, from start: Int, to next: Int) {
    output.append(kind, byte, from: start, to: next, isFirstOnLine: isFirstOnLine)
    position = next
    (isFirstOnLine, isAloneOnLine) = (false, false)
  }

  /// Takes blanks and line feeds.
  mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case 0x0A, 0x0D:
        (isFirstOnLine, isAloneOnLine) = (true, true)
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0: position += 1
      default: return
      }
    }
  }

  /// Reads a comment up to the end of the line and records it.
  mutating func takeLineComment(continues: Bool) {
    let start = position
    position = lineEnd(from: position, continues: continues)
    output.note(
      comment: SourceSpan(start, position), content: SourceSpan(start + 2, position),
      isAlone: isAloneOnLine)
  }

  /// Takes a comment between `/*` and `*/`.
  mutating func takeBlockComment(nests: Bool) {
    let start = position
    position += 2
    var depth = 1
    while position < end, depth > 0 {
      if at("*/") {
        depth -= 1
        position += 2
      } else if nests, at("/*") {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
    let closed = depth == 0 ? position - 2 : position
    output.note(
      comment: SourceSpan(start, position), content: SourceSpan(start + 2, max(start + 2, closed)),
      isAlone: isAloneOnLine)
    isAloneOnLine = false
  }

  /// The end of the line that contains a position; a backslash before the end may extend it.
  func lineEnd(from place: Int, continues: Bool) -> Int {
    var place = place
    while place < end {
      let byte = bytes[place]
      if ByteKind.isNewline(byte) { return place }
      place += 1
      if continues, byte == UInt8(ascii: "\\"), place < end, ByteKind.isNewline(bytes[place]) {
        place = bytes.newlineEnd(at: place, before: end)
      }
    }
    return end
  }

  func blanksEnd(from place: Int) -> Int {
    bytes.prefixEnd(from: place, to: end, while: ByteKind.isBlank)
  }

  /// Skips lines up to the `#else` or `#endif` of a branch that is never compiled.
  mutating func skipBranch(continues: Bool) {
    var depth = 0
    while position < end {
      skipSpace()
      if at("#") {
        let word = blanksEnd(from: position + 1)
        if at("if", word) { depth += 1 }
        if depth == 0, at("el", word) || at("endif", word) { return }
        if at("endif", word) { depth -= 1 }
      }
      position = lineEnd(from: position, continues: continues)
    }
  }

  func nameEnd(from place: Int) -> Int {
    bytes.prefixEnd(from: place, to: end, while: ByteKind.continuesName)
  }

  /// Takes a number; `'` may part the digits of Objective-C++.
  mutating func takeNumber(separator: UInt8) {
    let start = position
    var place = position
    while place < end {
      let byte = bytes[place]
      let next = place + 1 < end ? bytes[place + 1] : 0
      if ByteKind.continuesName(byte) {
        place += 1
      } else if (byte == UInt8(ascii: ".") || byte == separator) && ByteKind.continuesName(next),
        byte != UInt8(ascii: ".") || ByteKind.isDigit(next)
      {
        place += 1
      } else if byte == UInt8(ascii: "."), separator == UInt8(ascii: "'") {
        // In C, no digit has to follow the point, as in `80.f`.
        place += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), place > start,
        bytes[place - 1] | 0x20 == UInt8(ascii: "e"), bytes[start + 1] | 0x20 != UInt8(ascii: "x"),
        ByteKind.isDigit(next)
      {
        place += 1
      } else {
        break
      }
    }
    emit(.number, bytes[start], from: start, to: place)
  }

  /// Takes a bracket, a sign or an operator.
  mutating func takeSign() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      emit(.opener, byte, from: position, to: position + 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      emit(.closer, byte, from: position, to: position + 1)
    default:
      let length = operatorLength
      emit(length > 1 ? .compound : .symbol, byte, from: position, to: position + length)
    }
  }

  /// How many bytes the operator at the place has: only what changes the meaning of `=`, `?`, `:`,
  /// `.`, `-` and `&` counts as one of several bytes.
  private var operatorLength: Int {
    if at("...") || at("..<") || at("===") || at("!==") { return 3 }
    let next = byte(1)
    switch byte() {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"):
      return next == UInt8(ascii: "=") ? 2 : 1
    case UInt8(ascii: ">"): return next == UInt8(ascii: "=") && byte(2) != next ? 2 : 1
    case UInt8(ascii: "+"), UInt8(ascii: "|"), UInt8(ascii: "&"):
      return next == UInt8(ascii: "=") || next == byte() ? 2 : 1
    case UInt8(ascii: "-"):
      return next == UInt8(ascii: "=") || next == UInt8(ascii: ">") || next == byte() ? 2 : 1
    case UInt8(ascii: "?"), UInt8(ascii: ":"): return next == byte() ? 2 : 1
    default: return 1
    }
  }
}
