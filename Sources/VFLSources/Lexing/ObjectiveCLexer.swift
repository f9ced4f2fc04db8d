import VFLDiagnostics

/// Cuts a file of Objective-C or Objective-C++ into tokens, without running its macros.
///
/// Any bytes have tokens, and each byte is looked at a bounded number of times.
struct ObjectiveCLexer {
  var lexer: HostLexer

  /// The tokens of a file or of a part of it.
  ///
  /// - Parameter hasMacros: Whether the tokens of the macros' replacement texts follow those of the file.
  static func tokens(
    of bytes: [UInt8], in span: SourceSpan? = nil, withMacros hasMacros: Bool = false
  ) -> HostTokens {
    let part = span ?? SourceSpan(0, bytes.count)
    var lexer = ObjectiveCLexer(
      lexer: HostLexer(bytes, .objectiveC, from: part.start, to: part.end))
    lexer.run(over: part, hasDirectives: span == nil)
    guard hasMacros else { return HostTokens(lexer.lexer.output) }
    for index in lexer.lexer.output.macros.indices {
      let first = lexer.lexer.output.tokens.count
      let island = lexer.lexer.output.beginIsland()
      lexer.run(over: lexer.lexer.output.macros[index].body, hasDirectives: false)
      lexer.lexer.output.endIsland(island)
      lexer.lexer.output.macros[index].tokens = first..<lexer.lexer.output.tokens.count
    }
    return HostTokens(lexer.lexer.output)
  }

  private mutating func run(over span: SourceSpan, hasDirectives: Bool) {
    (lexer.position, lexer.end) = (span.start, span.end)
    // A directive cannot begin inside a macro.
    lexer.isFirstOnLine = hasDirectives
    while true {
      lexer.skipSpace()
      guard lexer.position < lexer.end else { return }
      takeToken()
    }
  }

  private mutating func takeToken() {
    let (byte, next) = (lexer.byte(), lexer.byte(1))
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): lexer.takeLineComment(continues: true)
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): lexer.takeBlockComment(nests: false)
    case UInt8(ascii: "\""): takeString(from: lexer.position, quote: lexer.position)
    case UInt8(ascii: "'"): takeCharacter()
    case UInt8(ascii: "@"): takeAt(next)
    case UInt8(ascii: "#") where lexer.isFirstOnLine: takeDirective()
    case UInt8(ascii: "\\"): takeBackslash()
    case _ where ByteKind.beginsName(byte): takeName(from: lexer.position)
    case _ where ByteKind.isDigit(byte): lexer.takeNumber(separator: UInt8(ascii: "'"))
    default: lexer.takeSign()
    }
  }

  /// A backslash joins two lines.
  private mutating func takeBackslash() {
    guard ByteKind.isNewline(lexer.byte(1)) else { return lexer.takeSign() }
    lexer.position = lexer.bytes.newlineEnd(at: lexer.position + 1, before: lexer.end)
  }

  private mutating func takeAt(_ next: UInt8) {
    let start = lexer.position
    switch next {
    case UInt8(ascii: "\""): takeString(from: start, quote: start + 1)
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
      lexer.emit(.opener, next, from: start, to: start + 2)
    case _ where ByteKind.beginsName(next): takeName(from: start + 1)
    default: lexer.takeSign()
    }
  }

  /// Takes a name or a literal with a prefix, and the `@` before it.
  private mutating func takeName(from name: Int) {
    let end = lexer.nameEnd(from: name)
    if end < lexer.end, lexer.bytes[end] == UInt8(ascii: "\""), isPrefix(name, end) {
      return takePrefixed(from: lexer.position, quote: end)
    }
    lexer.emit(.identifier, lexer.byte(), from: lexer.position, to: end)
  }

  /// Whether a name may precede a quote as part of the literal.
  private func isPrefix(_ start: Int, _ end: Int) -> Bool {
    guard end - start <= 3 else { return false }
    switch String(decoding: lexer.bytes[start..<end], as: UTF8.self) {
    case "u8", "u", "U", "L", "R", "u8R", "uR", "UR", "LR": return true
    default: return false
    }
  }

  private mutating func takePrefixed(from start: Int, quote: Int) {
    guard lexer.bytes[quote - 1] == UInt8(ascii: "R"), let end = rawEnd(quote: quote) else {
      return takeString(from: start, quote: quote)
    }
    lexer.emit(.string, UInt8(ascii: "R"), from: start, to: end)
  }

  /// The end of a raw literal of C++, `R"x(…)x"`; `nil` for other text.
  private func rawEnd(quote: Int) -> Int? {
    var opening = quote + 1
    while opening < lexer.end, lexer.bytes[opening] != UInt8(ascii: "(") {
      // A delimiter has at most 16 characters.
      guard opening - quote <= 16, !ByteKind.isNewline(lexer.bytes[opening]) else { return nil }
      opening += 1
    }
    let delimiter = lexer.bytes[(quote + 1)..<min(opening, lexer.end)]
    var place = opening + 1
    while place < lexer.end {
      let close = place + 1 + delimiter.count
      if lexer.bytes[place] == UInt8(ascii: ")"), close < lexer.end,
        lexer.bytes[close] == UInt8(ascii: "\""),
        lexer.bytes[(place + 1)..<close].elementsEqual(delimiter)
      {
        return close + 1
      }
      place += 1
    }
    return lexer.end
  }

  private mutating func takeString(from start: Int, quote: Int) {
    lexer.emit(
      .string, UInt8(ascii: "\""), from: start, to: quotedEnd(quote, UInt8(ascii: "\"")))
  }

  private mutating func takeCharacter() {
    let end = quotedEnd(lexer.position, UInt8(ascii: "'"))
    lexer.emit(.other, UInt8(ascii: "'"), from: lexer.position, to: end)
  }

  /// Where a literal ends; at the end of its line when nothing closes it.
  func quotedEnd(_ start: Int, _ quote: UInt8) -> Int {
    var place = start + 1
    while place < lexer.end {
      let byte = lexer.bytes[place]
      if byte == quote { return place + 1 }
      if ByteKind.isNewline(byte) { return place }
      place += 1
      if byte == UInt8(ascii: "\\"), place < lexer.end {
        place = lexer.bytes.newlineEnd(at: place, before: lexer.end)
      }
    }
    return lexer.end
  }
}
