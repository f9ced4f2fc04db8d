package import VFLDiagnostics

/// The recursive-descent parser of the `apple` dialect, with one function for each production of the grammar.
///
/// Parsing never fails: it produces a tree for any bytes, and reports every independent syntax error. Two
/// rules prevent duplicate diagnostics. The parser reports nothing at the position of the previous error. An
/// error for a foreign character, or for white space inside a token, suppresses errors at the position after
/// it.
package struct AppleParser {
  var lexer: Lexer
  /// The current token.
  var current: Token
  /// The end of the token consumed last.
  var consumedEnd = 0
  var tree: FormatTree
  /// The part of the chain that has been parsed, without its elements, which are in ``tree``.
  var chain = ChainNode(.horizontal)
  /// The tokens that have been consumed or skipped, or `nil` if they are not needed.
  private var tokens: [Token]?
  /// The kind of the last token that was consumed or skipped.
  private var lastKind = TokenKind.end
  /// The kind of the token before the last token.
  private var secondLastKind = TokenKind.end
  var bag: DiagnosticBag
  /// The offset at which no error is reported, because such an error would follow from a reported error, or
  /// `-1` for none.
  private var mutedOffset = -1
  /// Whether the format string ends inside parentheses.
  var isCutOff = false
  /// The quotes of a string literal around the format string, or `nil` if there are none.
  ///
  /// The quotes have already been reported.
  private let quotes: ProgramQuotes?
  /// The offset of the `}` that matches the `{` reported last.
  private var closingBrace = -1
  /// Whether the parser reads predicates in parentheses.
  var isInList = false
  /// Whether a `[` has been consumed.
  private var hasViewBehind = false
  /// The offset of the last `[` in the format string, or `nil` until it is computed on first use.
  private var lastViewStart: Int?

  /// Parses the bytes of a format string.
  ///
  /// - Returns: The tree, and the diagnostics ordered by position. There are no diagnostics if and only if
  ///   the format string is valid.
  package static func parse(
    _ text: [UInt8], origin: SourceOrigin = .format(0)
  ) -> (tree: FormatTree, diagnostics: [Diagnostic]) {
    let parser = parsed(text, DiagnosticBag(origin: origin))
    if parser.bag.isEmpty { return (parser.tree, []) }
    let verification = FixItVerification(text, errorCount: parser.bag.count)
    return (parser.tree, verification.proven(parser.bag.diagnostics))
  }

  /// Returns the number of syntax errors in a format string.
  static func errorCount(of text: [UInt8]) -> Int { counting(text).bag.count }

  /// Returns the offset of the first syntax error, or `nil` if the format string is valid.
  package static func firstErrorOffset(of text: [UInt8]) -> Int? {
    counting(text).bag.firstCounted?.span.start
  }

  /// Returns the tree of a format string without creating diagnostics.
  static func tree(of text: [UInt8]) -> FormatTree { counting(text).tree }

  /// Returns the tokens of a format string, which cover each of its bytes exactly once.
  package static func tokens(of text: [UInt8]) -> [Token] {
    parsed(text, DiagnosticBag(origin: .document, limit: 0), keepsTokens: true).tokens ?? []
  }

  /// Parses a format string and only counts its syntax errors.
  private static func counting(_ text: [UInt8]) -> AppleParser {
    parsed(text, DiagnosticBag(origin: .document, limit: 0))
  }

  private static func parsed(
    _ text: [UInt8], _ bag: DiagnosticBag, keepsTokens: Bool = false
  ) -> AppleParser {
    let quotes = ProgramQuotes(of: text)
    var parser = AppleParser(
      lexer: Lexer(text: text, in: quotes?.inside ?? SourceSpan(0, text.count)),
      current: Token(kind: .end, start: 0, end: 0), tree: FormatTree(text: text, dialect: .apple),
      tokens: keepsTokens ? [] : nil, bag: bag, quotes: quotes)
    parser.parseFormat()
    return parser
  }

  /// Reports the opening quotes of a string literal, and advances to the first token.
  mutating func beginTree() {
    // Most elements consist of ten or more bytes, with their gaps.
    let count = min(tree.text.count / 10 + 1, 64)
    tree.elements.reserveCapacity(count)
    tree.views.reserveCapacity(count)
    if let quotes {
      let (front, inside) = (quotes.front, tree.string(quotes.inside))
      note(Token(kind: .unexpected, start: front.start, end: front.end))
      bag.report(
        .unexpectedCharacter(
          span: front, text: tree.string(front), meaning: .quotes(quotes.behind, inside)))
    }
    fetch()
  }

  /// Adds the chain to the tree, and a token for the closing quotes of a string literal.
  mutating func finishTree() {
    let span = SourceSpan(0, tree.text.count)
    chain.elements = tree.elements.indices
    tree.statements = [StatementNode(number: 0, span: span, kind: .chain(chain), options: [])]
    tree.statementCount = 1
    guard let behind = quotes?.behind else { return }
    note(Token(kind: .unexpected, start: behind.start, end: behind.end))
  }

  // MARK: Tokens

  func at(_ kind: TokenKind) -> Bool { current.kind == kind }

  /// Returns whether the kind of the current token is in a set.
  func at(anyOf kinds: TokenSet) -> Bool { kinds.contains(current.kind) }

  /// Consumes the current token and returns its span.
  @discardableResult
  mutating func consume() -> SourceSpan {
    let token = current
    note(token)
    if token.kind == .leftBracket { hasViewBehind = true }
    consumedEnd = token.end
    fetch()
    return token.span
  }

  /// Remembers a token that is consumed or skipped.
  private mutating func note(_ token: Token) {
    (lastKind, secondLastKind) = (token.kind, lastKind)
    tokens?.append(token)
  }

  /// Consumes the current token if it has the given kind, or returns `nil`.
  @discardableResult
  mutating func consume(if kind: TokenKind) -> SourceSpan? {
    at(kind) ? consume() : nil
  }

  /// Consumes tokens up to one of `kinds` or the end, and returns the span of the consumed tokens.
  mutating func skip(to kinds: TokenSet) -> SourceSpan {
    let start = current.start
    var end = start
    while !at(.end), !at(anyOf: kinds) { end = consume().end }
    return SourceSpan(start, end)
  }

  /// Advances to the next token that the grammar uses.
  ///
  /// White space and foreign characters on the way are skipped and reported.
  private mutating func fetch() {
    current = lexer.next()
    if at(anyOf: .foreign) { skipForeign() }
  }

  private mutating func skipForeign() {
    while at(anyOf: .foreign) {
      let token = current
      if let bracket = bracket(for: token) {
        current = bracket
        return
      }
      note(token)
      current = lexer.next()
      // The parser reports a second format string together with the white space before it.
      if token.kind == .whiteSpace, isAtFormat, hasViewBehind { continue }
      reportForeign(token)
      if token.kind != .whiteSpace || isInsideWord { mutedOffset = current.start }
    }
  }

  /// Returns the bracket that replaces a brace around a view, as in `{a}` or `{a(50)}`, or `nil` for any
  /// other token.
  ///
  /// Each pair of braces is reported once.
  private mutating func bracket(for token: Token) -> Token? {
    if token.start == closingBrace {
      return Token(kind: .rightBracket, start: token.start, end: token.end)
    }
    guard isBrace(token) else { return nil }
    var ahead = lexer
    guard ahead.next().kind == .name else { return nil }
    var next = ahead.next()
    if next.kind == .leftParenthesis {
      // Each lookahead from a `{` stops at the next `{`, so that all lookaheads together take linear time.
      while next.kind == .leftParenthesis || !TokenSet.listEnd.contains(next.kind),
        !isBrace(next)
      {
        next = ahead.next()
      }
      guard next.kind == .rightParenthesis else { return nil }
      next = ahead.next()
    }
    guard next.kind == .unexpected, tree.text[next.start] == UInt8(ascii: "}"),
      next.end == next.start + 1
    else { return nil }
    closingBrace = next.start
    bag.report(
      .unexpectedCharacter(
        span: token.span, text: tree.string(token.span), meaning: .bracket(closer: next.span)))
    return Token(kind: .leftBracket, start: token.start, end: token.end)
  }

  private func isBrace(_ token: Token) -> Bool {
    token.end == token.start + 1 && tree.text[token.start] == UInt8(ascii: "{")
  }

  /// Whether the token before the skipped token and the current token would form one token without the text
  /// between them.
  private var isInsideWord: Bool {
    at(anyOf: .word) && (TokenSet.word.contains(secondLastKind) || secondLastKind == .dash)
  }

  /// Returns the byte before a token, which must not be the first token.
  private func byteInFront(of token: Token) -> UInt8 { tree.text[token.start - 1] }

  private mutating func reportForeign(_ token: Token) {
    let text = tree.string(token.span)
    switch token.kind {
    case .whiteSpace:
      let splitsWord = isInsideWord && byteInFront(of: token) != UInt8(ascii: "-")
      bag.report(.whiteSpace(span: token.span, splitsWord: splitsWord))
    case .nonASCII:
      bag.report(.nonASCIICharacter(span: token.span, text: text))
    default:
      bag.report(
        .unexpectedCharacter(
          span: token.span, text: text, meaning: sign(for: text).map { .sign($0) }))
    }
  }

  /// Returns the sign of format strings with the meaning that characters between a value and the current token
  /// have in other languages; `nil` for other characters.
  private func sign(for text: String) -> String? {
    guard isInList, TokenSet.value.contains(secondLastKind) else { return nil }
    switch text {
    case ";" where at(anyOf: .barePredicate): return ","
    case "#" where at(anyOf: .value): return "@"
    default: return nil
    }
  }

  /// Skips and reports a bracket before the orientation, as in `[V:[a]`.
  mutating func skipBracketBeforeOrientation() {
    let (letter, colon) = (current.end, current.end + 1)
    guard at(.leftBracket), colon < tree.text.count, tree.text[colon] == UInt8(ascii: ":"),
      "HV".utf8.contains(tree.text[letter]),
      // A chain follows, and not the size of a view whose name is the letter.
      let first = tree.text[(colon + 1)...].first(where: { $0 != 0x20 }), "[|-".utf8.contains(first)
    else { return }
    let orientation = tree.string(SourceSpan(letter, colon + 1))
    report(.unexpectedText(span: current.span, text: "[", expected: "`\(orientation)`"))
    consume()
    hasViewBehind = false
  }

  /// Reads the current dash as the sign of a number if a number follows, and returns whether a number
  /// follows.
  ///
  /// The parser calls it only where a value is expected.
  mutating func readNegativeNumber() -> Bool {
    guard at(.dash), let number = lexer.rescanNegativeNumber(from: current) else { return false }
    current = number
    return true
  }

  /// Returns the kind of the token after the current one, without consuming anything.
  func peek() -> TokenKind { lexer.peek() }

  /// Returns whether the format string contains a `[` after the current token.
  mutating func hasViewAhead() -> Bool {
    let last = lastViewStart ?? tree.text.lastIndex(of: UInt8(ascii: "[")) ?? -1
    lastViewStart = last
    return last >= current.end
  }

  // MARK: Diagnostics

  /// Reports an error unless its offset is muted, and mutes that offset.
  mutating func report(_ diagnostic: LazyDiagnostic, at place: SourceSpan? = nil) {
    let start = (place ?? diagnostic.span)?.start ?? 0
    guard mutedOffset != start else { return }
    mutedOffset = start
    bag.report(diagnostic)
  }

  /// Allows another error at the position of the previous one.
  mutating func unmute() { mutedOffset = -1 }

  /// Suppresses errors at the current token, because they follow from the previous error.
  mutating func muteCurrentToken() { mutedOffset = current.start }

  /// The text of the current token for a diagnostic, or `nil` at the end.
  var found: String? { at(.end) ? nil : tree.string(current.span) }
}
