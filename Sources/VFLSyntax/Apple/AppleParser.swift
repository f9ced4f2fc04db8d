package import VFLDiagnostics

/// The recursive-descent parser of the `apple` dialect: one function a production of the grammar.
///
/// Parsing never fails: it gives a tree for any bytes, and reports every independent fault. Two
/// rules keep a fault from being told twice: nothing is reported where the fault told last was, and
/// a foreign character, or white space inside a word, counts as the fault of the place behind it.
package struct AppleParser {
  var lexer: Lexer
  /// The token that is looked at.
  var current: Token
  /// The end of the token consumed last.
  var consumedEnd = 0
  var tree: FormatTree
  /// The chain as far as it has been parsed.
  var chain = ChainNode(.horizontal)
  var faults: DiagnosticBag
  /// No fault is reported at this offset, for it would follow from one already reported; `-1` for none.
  private var mutedOffset = -1
  /// Whether the text ends inside parentheses.
  var isCutOff = false
  /// The quotes of a program around the text, which have been told.
  private let quotes: ProgramQuotes?
  /// The `}` that closes the view whose `{` was told last.
  private var closingBrace = -1
  /// Whether a `[` was consumed.
  private var hasViewBehind = false
  /// The offset of the last `[` of the text, found when it is first asked for.
  private var lastViewStart: Int?

  /// Parses the bytes of a format.
  ///
  /// Gives the tree and the faults by position; the format is in the language exactly when there
  /// are none.
  package static func parse(
    _ text: [UInt8], origin: SourceOrigin = .format(0)
  ) -> (tree: FormatTree, diagnostics: [Diagnostic]) {
    let parser = parsed(text, DiagnosticBag(origin: origin))
    guard !parser.faults.isEmpty else { return (parser.tree, []) }
    let trial = FixItTrial(text, faultCount: parser.faults.count)
    return (parser.tree, trial.proven(parser.faults.diagnostics))
  }

  /// How many faults a text has.
  static func faultCount(of text: [UInt8]) -> Int { counting(text).faults.count }

  /// Where the first fault of a text begins; `nil` for a text without any.
  package static func firstFault(of text: [UInt8]) -> Int? {
    counting(text).faults.counted?.first.span.start
  }

  /// The tree of a text, for which no diagnostics are made.
  static func tree(of text: [UInt8]) -> FormatTree { counting(text).tree }

  /// Parses a text and only counts its faults.
  private static func counting(_ text: [UInt8]) -> AppleParser {
    parsed(text, DiagnosticBag(origin: .document, limit: 0))
  }

  private static func parsed(_ text: [UInt8], _ faults: DiagnosticBag) -> AppleParser {
    var parser = AppleParser(text: text, faults: faults)
    parser.parseFormat()
    return parser
  }

  private init(text: [UInt8], faults: DiagnosticBag) {
    quotes = ProgramQuotes(of: text)
    lexer = Lexer(text: text, in: quotes?.inside ?? SourceSpan(0, text.count))
    tree = FormatTree(text: text, dialect: .apple)
    self.faults = faults
    current = Token(kind: .end, start: 0, end: 0)
    tree.tokens.reserveCapacity(min(text.count, 64))
    if let quotes {
      let (front, inside) = (quotes.front, tree.string(quotes.inside))
      tree.tokens.append(Token(kind: .unexpected, start: front.start, end: front.end))
      self.faults.report(
        .unexpectedCharacter(
          span: front, text: tree.string(front), meaning: .quotes(quotes.behind, inside)))
    }
    fetch()
  }

  /// Puts the chain into the tree, and the quotes of a program behind the text.
  mutating func finishTree() {
    let span = SourceSpan(0, tree.text.count)
    tree.statements = [StatementNode(number: 0, span: span, kind: .chain(chain), options: [])]
    tree.statementCount = 1
    guard let behind = quotes?.behind else { return }
    tree.tokens.append(Token(kind: .unexpected, start: behind.start, end: behind.end))
  }

  // MARK: Tokens

  func at(_ kind: TokenKind) -> Bool { current.kind == kind }

  /// Whether the current token is one of these.
  func at(anyOf kinds: TokenSet) -> Bool { kinds.contains(current.kind) }

  /// Takes the current token into the tree and gives its span.
  @discardableResult
  mutating func consume() -> SourceSpan {
    let token = current
    tree.tokens.append(token)
    if token.kind == .leftBracket { hasViewBehind = true }
    consumedEnd = token.end
    fetch()
    return token.span
  }

  /// Takes the current token if it is of this kind.
  @discardableResult
  mutating func consume(if kind: TokenKind) -> SourceSpan? {
    at(kind) ? consume() : nil
  }

  /// Takes tokens until one of `kinds` or the end is current, and gives the span of what was taken.
  mutating func skip(to kinds: TokenSet) -> SourceSpan {
    let start = current.start
    var end = start
    while !at(.end), !at(anyOf: kinds) { end = consume().end }
    return SourceSpan(start, end)
  }

  /// Looks at the next token that the grammar knows; white space and foreign characters go into the
  /// tree and are told on the way.
  private mutating func fetch() {
    current = lexer.next()
    while at(anyOf: .foreign) {
      let token = current
      if let bracket = bracket(for: token) {
        current = bracket
        return
      }
      tree.tokens.append(token)
      current = lexer.next()
      // The parser reports another format with the white space before it.
      if token.kind == .whiteSpace, isAtFormat, hasViewBehind { continue }
      reportForeign(token)
      if token.kind != .whiteSpace || isInsideWord { mutedOffset = current.start }
    }
  }

  /// The bracket that is meant by a brace around a view, `{a}` or `{a(50)}`, which is told once.
  private mutating func bracket(for token: Token) -> Token? {
    if token.start == closingBrace {
      return Token(kind: .rightBracket, start: token.start, end: token.end)
    }
    guard isBrace(token) else { return nil }
    var ahead = lexer
    guard ahead.next().kind == .name else { return nil }
    var next = ahead.next()
    if next.kind == .leftParenthesis {
      // Each `{` looks ahead to the next one at most, so that this takes linear time.
      while !TokenSet.listEnd.subtracting(TokenSet(.leftParenthesis)).contains(next.kind),
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
    faults.report(
      .unexpectedCharacter(
        span: token.span, text: tree.string(token.span), meaning: .bracket(closer: next.span)))
    return Token(kind: .leftBracket, start: token.start, end: token.end)
  }

  private func isBrace(_ token: Token) -> Bool {
    token.end == token.start + 1 && tree.text[token.start] == UInt8(ascii: "{")
  }

  /// Whether what was consumed last and the current token would be one without what stands between.
  private var isInsideWord: Bool {
    guard let last = tree.tokens.dropLast().last, at(anyOf: .word) else { return false }
    return TokenSet.word.contains(last.kind) || last.kind == .dash
  }

  /// The byte in front of a token that is not the first one.
  private func byteInFront(of token: Token) -> UInt8 { tree.text[token.start - 1] }

  private mutating func reportForeign(_ token: Token) {
    let text = tree.string(token.span)
    switch token.kind {
    case .whiteSpace:
      let splitsWord = isInsideWord && byteInFront(of: token) != UInt8(ascii: "-")
      faults.report(.whiteSpace(span: token.span, splitsWord: splitsWord))
    case .nonASCII:
      faults.report(.nonASCIICharacter(span: token.span, text: text))
    default: faults.report(.unexpectedCharacter(span: token.span, text: text))
    }
  }

  /// Reads the current dash as the sign of a number, where a value may stand; whether it is one.
  mutating func readNegativeNumber() -> Bool {
    guard at(.dash), let number = lexer.rescanNegativeNumber(from: current) else { return false }
    current = number
    return true
  }

  /// The kind of the token behind the current one, which stays current.
  func peek() -> TokenKind {
    var ahead = lexer
    var token = ahead.next()
    while TokenSet.foreign.contains(token.kind) { token = ahead.next() }
    return token.kind
  }

  /// Whether a `[` stands anywhere behind the current token.
  mutating func hasViewAhead() -> Bool {
    let last = lastViewStart ?? tree.text.lastIndex(of: UInt8(ascii: "[")) ?? -1
    lastViewStart = last
    return last >= current.end
  }

  // MARK: Faults

  /// Reports a fault, unless it begins at the muted offset, and mutes that where it begins.
  mutating func report(_ finding: Finding, at place: SourceSpan? = nil) {
    let start = (place ?? finding.span)?.start ?? 0
    guard mutedOffset != start else { return }
    mutedOffset = start
    faults.report(finding)
  }

  /// Says that a fault that begins where the one told last did is one of its own.
  mutating func unmute() { mutedOffset = -1 }

  /// Says that whatever is wrong at the current token follows from the fault told last.
  mutating func muteCurrentToken() { mutedOffset = current.start }

  /// The text of the current token for a message; `nil` at the end.
  var found: String? { at(.end) ? nil : tree.string(current.span) }
}
