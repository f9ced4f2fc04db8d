import VFLDiagnostics

/// Cuts a file of Swift into tokens (The Swift Programming Language, "Lexical Structure").
///
/// Any bytes have tokens, and each byte is looked at a bounded number of times.
struct SwiftLexer {
  var lexer: HostLexer
  /// Whether an interpolation ran to the end of the file; then the others end with their line.
  var hasRunaway = false
  /// The last bytes in which the end of an extended regular expression was searched but not found.
  ///
  /// No other expression begins in these bytes, so no byte is searched twice.
  private var brokenRegex = 0..<0
  private var readsComputedParts = false
  /// How many computed parts the lexer is inside of.
  private var computedDepth = 0
  /// How many computed parts inside each other are read.
  private static let computedDepthLimit = 8

  init(lexer: HostLexer) { self.lexer = lexer }

  /// The tokens of a file or of a part of it.
  ///
  /// - Parameter hasComputedParts: Whether the tokens of the computed parts of a string follow its token.
  static func tokens(
    of bytes: [UInt8], in span: SourceSpan? = nil, withComputedParts hasComputedParts: Bool = false
  ) -> HostTokens {
    let span = span ?? SourceSpan(0, bytes.count)
    var lexer = SwiftLexer(lexer: HostLexer(bytes, .swift, from: span.start, to: span.end))
    lexer.readsComputedParts = hasComputedParts
    lexer.run()
    return HostTokens(lexer.lexer.output)
  }

  /// Adds the tokens of the computed parts of the string literal that the lexer has just read.
  mutating func takeComputedParts(from start: Int, to end: Int) {
    guard readsComputedParts, computedDepth < Self.computedDepthLimit,
      lexer.bytes[start..<end].contains(UInt8(ascii: "\\"))
    else { return }
    computedDepth += 1
    defer { computedDepth -= 1 }
    var builder = LiteralBuilder(lexer.bytes)
    LiteralReader.read(from: start, to: end, of: lexer.bytes, .swift, into: &builder)
    let limit = lexer.end
    let opening = UInt8(ascii: "(")
    for hole in builder.literal(at: SourceSpan(start, end)).holes {
      guard let open = lexer.bytes[hole.span.start..<hole.span.end].firstIndex(of: opening)
      else { continue }
      (lexer.position, lexer.end) = (open, hole.span.end)
      let island = lexer.output.beginIsland()
      run()
      lexer.output.endIsland(island)
    }
    (lexer.position, lexer.end) = (end, limit)
    lexer.isFirstOnLine = false
  }

  private mutating func run() {
    if lexer.position == 0, lexer.at("#!") {
      lexer.position = lexer.lineEnd(from: 0, continues: false)
    }
    while true {
      lexer.skipSpace()
      guard lexer.position < lexer.end else { return }
      takeToken()
    }
  }

  private mutating func takeToken() {
    let byte = lexer.byte()
    switch byte {
    case UInt8(ascii: "/"): takeSlash()
    case UInt8(ascii: "\""): takeString(pounds: 0)
    case UInt8(ascii: "#"): takePound()
    case UInt8(ascii: "`"): takeQuotedName()
    case UInt8(ascii: "@") where ByteKind.beginsName(lexer.byte(1)):
      takeName(from: lexer.position + 1)
    case _ where ByteKind.beginsName(byte): takeName(from: lexer.position)
    case _ where ByteKind.isDigit(byte): lexer.takeNumber(separator: UInt8(ascii: "_"))
    default: lexer.takeSign()
    }
  }

  private mutating func takeName(from place: Int) {
    let start = lexer.position
    lexer.emit(.identifier, lexer.byte(), from: start, to: lexer.nameEnd(from: place))
  }

  /// A name in backticks: the token has the name only.
  private mutating func takeQuotedName() {
    let start = lexer.position + 1
    let end = lexer.nameEnd(from: start)
    guard end > start, end < lexer.end, lexer.bytes[end] == UInt8(ascii: "`") else {
      return lexer.takeSign()
    }
    lexer.emit(.identifier, UInt8(ascii: "`"), from: start, to: end)
    lexer.position = end + 1
  }

  // MARK: Slashes

  private mutating func takeSlash() {
    if lexer.at("//") { return lexer.takeLineComment(continues: false) }
    if lexer.at("/*") { return lexer.takeBlockComment(nests: true) }
    guard mayBeginRegex, let end = regexEnd else { return lexer.takeSign() }
    lexer.emit(.other, UInt8(ascii: "/"), from: lexer.position, to: end)
  }

  /// Whether a `/` cannot be an operator after the preceding token.
  private var mayBeginRegex: Bool {
    let next = lexer.byte(1)
    guard !ByteKind.isBlank(next), !ByteKind.isNewline(next) else { return false }
    guard let last = lexer.output.tokens.last else { return true }
    switch last.kind {
    case .number, .string, .closer, .other: return false
    case .identifier:
      return lexer.at("return", Int(last.start)) || lexer.at("in", Int(last.start))
        || lexer.at("case", Int(last.start))
    case .opener, .compound: return true
    // A slash after a backslash is part of a regular expression that nothing closes.
    case .symbol: return !"!?\\".utf8.contains(last.byte)
    }
  }

  /// Where the regular expression ends that begins at the place: at a slash of the same line.
  private var regexEnd: Int? {
    var place = lexer.position + 1
    while place < lexer.end, !ByteKind.isNewline(lexer.bytes[place]) {
      switch lexer.bytes[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "/"): return place + 1
      default: place += 1
      }
    }
    return nil
  }

  // MARK: Pounds

  private mutating func takePound() {
    var pounds = 1
    while lexer.byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if lexer.byte(pounds) == UInt8(ascii: "\"") { return takeString(pounds: pounds) }
    if lexer.byte(pounds) == UInt8(ascii: "/") { return takeExtendedRegex(pounds: pounds) }
    if lexer.isFirstOnLine, takeDirective() { return }
    guard pounds == 1, ByteKind.beginsName(lexer.byte(1)) else {
      return lexer.emit(
        .symbol, UInt8(ascii: "#"), from: lexer.position, to: lexer.position + pounds)
    }
    takePoundName()
  }

  /// A name after a number sign.
  ///
  /// Of a parameter of Swift 1, `(#name: Type)`, the token has the name only.
  private mutating func takePoundName() {
    let start = lexer.position + 1
    let end = lexer.nameEnd(from: start)
    let last = lexer.output.tokens.last?.byte
    guard last == UInt8(ascii: "(") || last == UInt8(ascii: ","), end < lexer.end,
      lexer.bytes[end] == UInt8(ascii: ":")
    else { return takeName(from: start) }
    lexer.emit(.identifier, UInt8(ascii: "#"), from: start, to: end)
  }

  private mutating func takeExtendedRegex(pounds: Int) {
    let start = lexer.position
    guard !brokenRegex.contains(start), let end = extendedRegexEnd(pounds: pounds) else {
      return lexer.emit(.symbol, UInt8(ascii: "#"), from: start, to: start + pounds)
    }
    lexer.emit(.other, UInt8(ascii: "/"), from: start, to: end)
  }

  /// Where the extended regular expression ends that begins at the place; `nil` when nothing closes it.
  private mutating func extendedRegexEnd(pounds: Int) -> Int? {
    let first = lexer.position + pounds + 1
    // The opener of a multiline regex ends its line.
    let isMultiline = first < lexer.end && ByteKind.isNewline(lexer.bytes[first])
    var place = first
    while place < lexer.end, isMultiline || !ByteKind.isNewline(lexer.bytes[place]) {
      if lexer.bytes[place] == UInt8(ascii: "/"), hasPounds(pounds, at: place + 1) {
        return place + 1 + pounds
      }
      place += 1
    }
    brokenRegex = lexer.position..<place
    return nil
  }

  /// Takes a line of conditional compilation; whether it is one.
  private mutating func takeDirective() -> Bool {
    if lexer.at("#if ") || lexer.at("#if(") || lexer.at("#if!") {
      let isNever = lexer.at("#if false")
      lexer.output.beginConditional(isNever ? .never : condition(behind: "#if"))
      finishDirective()
      if isNever { lexer.skipBranch(continues: false) }
    } else if lexer.at("#else") {
      lexer.output.nextBranch(lexer.at("#elseif") ? condition(behind: "#elseif") : .always)
      finishDirective()
    } else if lexer.at("#endif") {
      lexer.output.endConditional()
      finishDirective()
    } else {
      return false
    }
    return true
  }

  /// The condition after a directive word, up to the end of the line.
  private func condition(behind word: StaticString) -> ConditionalTable.Test {
    let start = min(lexer.position + word.utf8CodeUnitCount, lexer.end)
    return .condition(SourceSpan(start, lexer.lineEnd(from: start, continues: false)))
  }

  private mutating func finishDirective() {
    lexer.position = lexer.lineEnd(from: lexer.position, continues: false)
  }
}
