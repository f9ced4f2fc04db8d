package import VFLDiagnostics

/// The recursive-descent parser of the `extended` dialect: one function a production of the grammar.
///
/// The dialect contains that of Apple: a format that ``AppleParser`` accepts has the same meaning here.
/// The first fault of a statement is told, and the parser goes on with the next statement.
package struct ExtendedParser {
  /// What ends a statement whose fault has been told.
  struct Fault: Error {}

  private let tokens: [ExtendedToken]
  private var index = 0
  /// The end of the token consumed last.
  private(set) var consumedEnd = 0
  /// How deep the current token lies.
  private var depth = 0
  /// How many operations the current expression has, and how deep in its parentheses the parser is.
  var length = 0
  var expressionDepth = 0
  private(set) var tree: FormatTree
  private var faults: DiagnosticBag
  /// Whether the text ends in something that is not closed, which has been told.
  private let isCutOff: Bool

  /// Parses a text of the extended dialect.
  ///
  /// Gives the tree and the faults by position. `rangeViewCount` is the number of views in the ranges of the
  /// format strings before it.
  static func parse(
    _ text: [UInt8], origin: SourceOrigin, rangeViewCount: Int
  ) -> (tree: FormatTree, diagnostics: [Diagnostic]) {
    let parser = parsed(text, DiagnosticBag(origin: origin), rangeViewCount)
    guard !parser.faults.isEmpty else { return (parser.tree, []) }
    let trial = FixItTrial(text, faultCount: parser.faults.count) {
      counting($0, rangeViewCount).faults.count
    }
    return (parser.tree, trial.proven(parser.toldAsApple(origin)))
  }

  /// The tree of a text, for which no diagnostics are made.
  static func tree(of text: [UInt8], rangeViewCount: Int) -> FormatTree {
    counting(text, rangeViewCount).tree
  }

  /// Parses a text and only counts its faults.
  private static func counting(_ text: [UInt8], _ rangeViewCount: Int) -> ExtendedParser {
    parsed(text, DiagnosticBag(origin: .document, limit: 0), rangeViewCount)
  }

  /// Whether a format that has a fault in Apple's dialect has none in this one, and is more than one with
  /// blanks in it, or a number written in another way.
  package static func accepts(_ text: [UInt8], despite fault: Diagnostic) -> Bool {
    if [.whiteSpace, .emptyFormat, .malformedNumber].contains(fault.code) { return false }
    return fault.fixIts.isEmpty
      && FormatTree.parse(text, dialect: .extended).diagnostics.isEmpty
  }

  private static func parsed(
    _ text: [UInt8], _ faults: DiagnosticBag, _ rangeViewCount: Int
  ) -> ExtendedParser {
    var faults = faults
    let tokens = ExtendedLexer.tokens(of: text, into: &faults)
    var parser = ExtendedParser(text: text, tokens: tokens, faults: faults)
    parser.tree.rangeViewCount = rangeViewCount
    parser.parseFormat()
    return parser
  }

  /// The faults; in the words that Apple's dialect has for it, where the only one is at the place of the
  /// only one that it has there, and nothing more than what could stand there is known of it here.
  private func toldAsApple(_ origin: SourceOrigin) -> [Diagnostic] {
    let own = faults.diagnostics
    guard own.count == 1, own[0].code == .malformedExtendedFormat, tree.statementCount == 1 else {
      return own
    }
    let apple = AppleParser.parse(tree.text, origin: origin).diagnostics
    let isSamePlace = apple.first?.location?.span.start == own[0].location?.span.start
    // What says which orientations there are, or that there is no arithmetic, is true of Apple's alone.
    let isOfAppleAlone =
      apple.first.map { [.unknownOrientation, .unsupportedArithmetic].contains($0.code) } ?? true
    return apple.count == 1 && isSamePlace && !isOfAppleAlone ? apple : own
  }

  private init(text: [UInt8], tokens: [ExtendedToken], faults: DiagnosticBag) {
    self.tokens = tokens
    tree = FormatTree(text: text, dialect: .extended)
    isCutOff = !faults.isEmpty
    self.faults = faults
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

  /// The token that is looked at.
  var current: ExtendedToken { tokens[index] }

  /// The kind of the token some places behind the current one.
  func kind(ahead count: Int) -> ExtendedTokenKind {
    index + count < tokens.count ? tokens[index + count].kind : .end
  }

  func at(_ kind: ExtendedTokenKind) -> Bool { current.kind == kind }

  /// Passes the current token and gives its span.
  @discardableResult
  mutating func consume() -> SourceSpan {
    let span = current.span
    consumedEnd = span.end
    if index + 1 < tokens.count { index += 1 }
    return span
  }

  /// Passes the current token if it is of this kind.
  @discardableResult
  mutating func consume(if kind: ExtendedTokenKind) -> SourceSpan? {
    at(kind) ? consume() : nil
  }

  /// Passes the current token, which has to be of this kind.
  @discardableResult
  mutating func expect(
    _ kind: ExtendedTokenKind, _ expected: String, opener: SourceSpan? = nil
  ) throws(Fault) -> SourceSpan {
    guard at(kind) else { try fail(expected, opener: opener) }
    return consume()
  }

  /// Counts views that a range stands for.
  mutating func countRangeViews(_ count: Int) { tree.rangeViewCount += count }

  /// The text of a span.
  func string(_ span: SourceSpan) -> String { tree.string(span) }

  /// The text of the current token for a message; `nil` at the end of the statement.
  var found: String? { at(.end) || at(.separator) ? nil : string(current.span) }

  // MARK: Depth

  /// Goes into parentheses or brackets.
  mutating func enter() throws(Fault) {
    depth += 1
    if depth > Limit.nesting.value {
      try fail(.limitExceeded(.nesting, span: current.span))
    }
  }

  /// Comes out of them.
  mutating func leave() { depth -= 1 }

  // MARK: Faults

  /// Tells that something else should stand in the place of the current token.
  mutating func fail(_ expected: String, opener: SourceSpan? = nil) throws(Fault) -> Never {
    let span = current.span
    try fail(
      .malformedExtendedFormat(span: span, found: found, expected: expected, opener: opener))
  }

  /// Tells what is wrong with something that is read all the same.
  mutating func report(_ finding: Finding) { faults.report(finding) }

  /// Tells what is wrong, unless it follows from what is not closed.
  mutating func fail(_ finding: Finding) throws(Fault) -> Never {
    if !(isCutOff && at(.end)) { faults.report(finding) }
    throw Fault()
  }
}
