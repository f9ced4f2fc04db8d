package import VFLDiagnostics

/// The recursive-descent parser of the `extended` dialect, with one function for each production of the
/// grammar.
///
/// The dialect includes Apple's dialect: a format string that ``AppleParser`` accepts has the same meaning
/// here. The parser reports the first error of a statement and continues with the next statement.
package struct ExtendedParser {
  /// Ends the parsing of a statement after its error has been reported.
  struct ParseError: Error {}

  private let tokens: [ExtendedToken]
  /// Whether the format string contains a `...`.
  let hasEllipsis: Bool
  private var index = 0
  /// The end of the token consumed last.
  private(set) var consumedEnd = 0
  /// The nesting depth of the current token.
  private var depth = 0
  /// The number of operations in the current expression.
  ///
  /// `expressionDepth` is the number of calls of `parseExpression()` that are active.
  var length = 0
  var expressionDepth = 0
  var tree: FormatTree
  private var bag: DiagnosticBag
  /// Whether the text ends in an unclosed comment or quote.
  ///
  /// The lexer has reported it.
  private let isCutOff: Bool

  /// Parses a format string of the extended dialect.
  ///
  /// - Parameter rangeViewCount: The number of views in the ranges of the preceding format strings.
  /// - Returns: The tree, and the diagnostics ordered by position.
  static func parse(
    _ text: [UInt8], origin: SourceOrigin, rangeViewCount: Int
  ) -> (tree: FormatTree, diagnostics: [Diagnostic]) {
    let parser = parsed(text, DiagnosticBag(origin: origin), rangeViewCount)
    guard !parser.bag.isEmpty else { return (parser.tree, []) }
    let verification = FixItVerification(text, errorCount: parser.bag.count) {
      counting($0, rangeViewCount).bag.count
    }
    return (parser.tree, verification.proven(parser.reportedAsApple(origin)))
  }

  /// Returns the tree of a format string without creating diagnostics.
  static func tree(of text: [UInt8], rangeViewCount: Int) -> FormatTree {
    counting(text, rangeViewCount).tree
  }

  /// Parses a format string and only counts its syntax errors.
  private static func counting(_ text: [UInt8], _ rangeViewCount: Int) -> ExtendedParser {
    parsed(text, DiagnosticBag(origin: .document, limit: 0), rangeViewCount)
  }

  /// Returns whether a format string that has an error in Apple's dialect is valid in the extended dialect.
  ///
  /// Returns `false` for errors that do not suggest the extended dialect: white space, an empty format
  /// string, a malformed number, and any error with a fix-it.
  package static func accepts(_ text: [UInt8], despite diagnostic: Diagnostic) -> Bool {
    if [.whiteSpace, .emptyFormat, .malformedNumber].contains(diagnostic.code) { return false }
    return diagnostic.fixIts.isEmpty
      && FormatTree.parse(text, dialect: .extended).diagnostics.isEmpty
  }

  private static func parsed(
    _ text: [UInt8], _ bag: DiagnosticBag, _ rangeViewCount: Int
  ) -> ExtendedParser {
    var bag = bag
    let tokens = ExtendedLexer.tokens(of: text, into: &bag)
    var parser = ExtendedParser(text: text, tokens: tokens, bag: bag)
    parser.tree.rangeViewCount = rangeViewCount
    parser.parseFormat()
    return parser
  }

  /// Returns the diagnostics, or the diagnostic of Apple's dialect if it is more specific.
  ///
  /// Apple's diagnostic is used under two conditions: the only diagnostic of this parser just names the
  /// expected syntax, and ``AppleParser`` also reports a single error at the same position.
  private func reportedAsApple(_ origin: SourceOrigin) -> [Diagnostic] {
    let own = bag.diagnostics
    guard own.count == 1, own[0].code == .malformedExtendedFormat, tree.statementCount == 1 else {
      return own
    }
    let apple = AppleParser.parse(tree.text, origin: origin).diagnostics
    let isSamePlace = apple.first?.location?.span.start == own[0].location?.span.start
    // These diagnostics list the two orientations, or state that arithmetic is not supported. Both statements
    // are true only in Apple's dialect.
    let isOfAppleAlone =
      apple.first.map { [.unknownOrientation, .unsupportedArithmetic].contains($0.code) } ?? true
    return apple.count == 1 && isSamePlace && !isOfAppleAlone ? apple : own
  }

  private init(text: [UInt8], tokens: [ExtendedToken], bag: DiagnosticBag) {
    self.tokens = tokens
    hasEllipsis = tokens.contains { $0.kind == .ellipsis }
    tree = FormatTree(text: text, dialect: .extended)
    isCutOff = !bag.isEmpty
    self.bag = bag
  }

  /// Parses all statements.
  ///
  /// ```ebnf
  /// format = { separator } [ statement { separator { separator } statement } ] { separator } .
  /// ```
  private mutating func parseFormat() {
    while true {
      while at(.separator) { consume() }
      guard !at(.end) else { return }
      (depth, length, expressionDepth) = (0, 0, 0)
      let start = current.span.start
      do {
        let (kind, options) = try parseStatement()
        guard at(.separator) || at(.end) else { try fail("the end of the statement") }
        tree.statements.append(
          StatementNode(
            number: tree.statementCount, span: SourceSpan(start, consumedEnd), kind: kind,
            options: options))
      } catch {
        while !at(.separator), !at(.end) { consume() }
      }
      tree.statementCount += 1
    }
  }

  // MARK: Tokens

  /// The current token.
  var current: ExtendedToken { tokens[index] }

  /// Returns the kind of the token `count` tokens after the current one.
  func kind(ahead count: Int) -> ExtendedTokenKind {
    index + count < tokens.count ? tokens[index + count].kind : .end
  }

  func at(_ kind: ExtendedTokenKind) -> Bool { current.kind == kind }

  /// Consumes the current token and returns its span.
  @discardableResult
  mutating func consume() -> SourceSpan {
    let span = current.span
    consumedEnd = span.end
    if index + 1 < tokens.count { index += 1 }
    return span
  }

  /// Consumes the current token if it has the given kind, or returns `nil`.
  @discardableResult
  mutating func consume(if kind: ExtendedTokenKind) -> SourceSpan? {
    at(kind) ? consume() : nil
  }

  /// Consumes the current token, or fails if it does not have the given kind.
  @discardableResult
  mutating func expect(
    _ kind: ExtendedTokenKind, _ expected: String, opener: SourceSpan? = nil
  ) throws(ParseError) -> SourceSpan {
    guard at(kind) else { try fail(expected, opener: opener) }
    return consume()
  }

  /// Returns the text of a span.
  func string(_ span: SourceSpan) -> String { tree.string(span) }

  /// The text of the current token for a diagnostic, or `nil` at the end of the statement.
  var found: String? { at(.end) || at(.separator) ? nil : string(current.span) }

  /// Calls a function, and returns to the current token if the function fails or returns `nil`.
  ///
  /// Nodes that the function has added stay in the tree, but nothing refers to them.
  mutating func attempt<Node>(_ parse: (inout Self) throws(ParseError) -> Node?) -> Node? {
    let before = (index, consumedEnd, depth, length, expressionDepth, bag, tree.rangeViewCount)
    if let node = try? parse(&self) { return node }
    (index, consumedEnd, depth, length, expressionDepth, bag, tree.rangeViewCount) = before
    return nil
  }

  // MARK: Nesting

  /// Increments the depth at an opening parenthesis, bracket or sign, and fails if the depth exceeds the
  /// limit.
  mutating func enter() throws(ParseError) {
    depth += 1
    if depth > Limit.nesting.value {
      try fail(.limitExceeded(.nesting, span: current.span))
    }
  }

  /// Decrements the depth.
  mutating func leave() { depth -= 1 }

  // MARK: Diagnostics

  /// Reports that `expected` was expected at the current token.
  mutating func fail(_ expected: String, opener: SourceSpan? = nil) throws(ParseError) -> Never {
    let span = current.span
    try fail(
      .malformedExtendedFormat(span: span, found: found, expected: expected, opener: opener))
  }

  /// Reports an error after which the statement is still parsed.
  mutating func report(_ diagnostic: LazyDiagnostic) { bag.report(diagnostic) }

  /// Reports an error unless it follows from an unclosed comment or quote, and stops parsing the statement.
  mutating func fail(_ diagnostic: LazyDiagnostic) throws(ParseError) -> Never {
    if !(isCutOff && at(.end)) { bag.report(diagnostic) }
    throw ParseError()
  }
}
