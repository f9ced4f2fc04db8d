/// Reads the tokens of a Swift file into a syntax tree.
///
/// The parser accepts any tokens. It skips tokens that it does not understand up to the next statement, and
/// reads each token a bounded number of times.
struct SwiftParser {
  /// The position in the tokens.
  var cursor: TokenCursor
  /// The word of each name, by the number of the name.
  private let words: [SwiftWord?]
  /// How many expressions, patterns, statements and blocks contain the position.
  var depth = 0
  /// How many members, calls and the like contain each other in the expressions read so far, at most.
  var height = 0
  /// How the parser reads an opening brace after an expression.
  var brace = Brace.closure
  /// Whether the parser reads a pattern, in which `let` binds names and `=` is no operator.
  var isPattern = false
  /// The names that the pattern binds so far.
  var boundNames: [Int] = []
  /// The branch of conditional compilation of the statements that the parser reads.
  var branch: Int32 = 0

  /// The meaning of an opening brace after an expression.
  enum Brace {
    /// The brace opens a trailing closure.
    case closure
    /// The brace opens the body of a statement, unless the tokens after its partner make that impossible.
    case body
    /// The brace opens a trailing closure, because `else` precedes the body.
    case guarded
  }

  /// The greatest depth; deeper code is opaque.
  static let depthLimit = 72
  /// The greatest height; the innermost part of a higher expression is opaque.
  static let heightLimit = 200

  /// Creates a parser of the tokens of a file.
  init(_ source: HostTokens) {
    cursor = TokenCursor(source)
    words = SwiftWord.table(of: source)
  }

  /// Returns the keyword that a token spells; `nil` for other tokens and for names in backticks.
  func word(at index: Int) -> SwiftWord? {
    guard cursor.isName(index) else { return nil }
    let token = cursor[index]
    guard token.byte != UInt8(ascii: "`"), token.link >= 0 else { return nil }
    return words[Int(token.link)]
  }

  /// The keyword that the next token spells.
  var word: SwiftWord? { word(at: cursor.index) }

  /// Whether deeper code becomes opaque.
  var isTooDeep: Bool { depth >= Self.depthLimit }

  /// Returns an opaque expression from a token up to the position.
  func opaque(from start: Int) -> Expression {
    Expression(range: start..<max(start, cursor.index), kind: .opaque)
  }

  /// Returns an expression that contains another one, or an opaque one if too many contain each other.
  mutating func growing(_ expression: Expression) -> Expression {
    height += 1
    guard height > Self.heightLimit else { return expression }
    height = 0
    return Expression(range: expression.range, kind: .opaque)
  }

  /// Reads the content of the bracket at the position, and moves past the bracket.
  mutating func inBracket<Result>(_ read: (inout SwiftParser) -> Result) -> Result {
    let (limit, brace) = (cursor.limit, brace)
    let next = cursor.enterBracket()
    self.brace = .closure
    let result = read(&self)
    self.brace = brace
    cursor.limit = limit
    cursor.move(to: next)
    return result
  }

  /// Moves to the next comma outside brackets, or to the end.
  mutating func skipElement() {
    while !cursor.isAtEnd, !cursor.at(",") { cursor.skip() }
  }

  /// Moves past the rest of a statement that is not understood.
  mutating func skipStatement() {
    guard !cursor.isAtEnd else { return }
    repeat { cursor.skip() } while !cursor.isFirstOnLine(cursor.index) && !cursor.at(";")
  }
}

extension SourceTree {
  /// Parses a Swift file.
  init(swift bytes: [UInt8]) {
    var parser = SwiftParser(SwiftLexer.tokensWithComputedParts(of: bytes))
    let statements = parser.statements()
    self.init(tokens: parser.cursor.source, statements: statements, macros: [])
  }
}
