/// Reads the tokens of a Swift file into a syntax tree.
///
/// The parser accepts any tokens. It skips tokens that it does not understand up to the next statement, and
/// reads each token a bounded number of times.
struct SwiftParser: TreeParser {
  var cursor: TokenCursor
  let contents: SourceTree.Contents
  /// The word of each name, by the number of the name.
  private let words: [SwiftWord?]
  /// How many brackets, statements, expressions and prefixes contain the position.
  var depth = 0
  /// The greatest depth of nested members, calls and other parts in the current expression.
  var height = 0
  var context = Context()
  var branch: Int32 {
    get { context.branch }
    set { context.branch = newValue }
  }
  /// The names that the current pattern binds so far.
  var boundNames: [Int] = []

  /// The surroundings on which the meaning of tokens depends.
  struct Context {
    var brace = Brace.closure
    /// Whether the parser reads a pattern, in which `let` binds names and `=` is no operator.
    var isPattern = false
    var branch: Int32 = 0
  }

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
  private static let heightLimit = 200

  init(_ source: HostTokens, reading contents: SourceTree.Contents = .all) {
    cursor = TokenCursor(source)
    self.contents = contents
    words = source.words(SwiftWord.self)
  }

  // MARK: Tokens

  var word: SwiftWord? { word(at: cursor.index) }

  /// Returns the keyword that a token spells; `nil` for other tokens and for names in backticks.
  func word(at index: Int) -> SwiftWord? {
    guard cursor.isName(index) else { return nil }
    let token = cursor[index]
    return token.byte == UInt8(ascii: "`") ? nil : words[Int(token.link)]
  }

  func isAttribute(_ index: Int) -> Bool {
    cursor.isName(index) && cursor[index].byte == UInt8(ascii: "@")
  }

  /// Returns the first of some tokens outside brackets that passes a test; `nil` for none.
  func firstToken(from start: Int, count: Int, where isMatch: (Int) -> Bool) -> Int? {
    let end = min(cursor.limit, start + count)
    var index = start
    while index < end {
      if isMatch(index) { return index }
      index = cursor.next(after: cursor.partner(index) ?? index)
    }
    return nil
  }

  @discardableResult
  mutating func accept(_ spelling: StaticString) -> Bool {
    guard cursor.at(word: spelling) else { return false }
    cursor.advance()
    return true
  }

  @discardableResult
  mutating func accept(_ keyword: SwiftWord) -> Bool {
    guard word == keyword else { return false }
    cursor.advance()
    return true
  }

  /// Skips tokens and brackets up to the end or a token that passes a test.
  mutating func skip(until isEnd: (SwiftParser) -> Bool) {
    while !cursor.isAtEnd, !isEnd(self) { cursor.skip() }
  }

  /// Moves past the rest of a statement that is not understood.
  mutating func skipStatement() {
    if !cursor.isAtEnd { cursor.skip() }
    skip { $0.cursor.isAtLineStart || $0.cursor.at(";") }
  }

  // MARK: Nesting

  var isTooDeep: Bool { depth >= Self.depthLimit }

  /// Reads the content of the bracket at the position, and moves past it; `nil` if the bracket is too deep.
  mutating func inBracket<Result>(_ read: (inout SwiftParser) -> Result) -> Result? {
    guard !isTooDeep else {
      cursor.skip()
      return nil
    }
    let (limit, outer) = (cursor.limit, context)
    context.brace = .closure
    context.branch = cursor.branch(of: cursor.index)
    if cursor.at("{") { context.isPattern = false }
    let next = cursor.enterBracket()
    depth += 1
    let result = read(&self)
    depth -= 1
    (cursor.limit, context) = (limit, outer)
    cursor.move(to: next)
    return result
  }

  func opaque(from start: Int) -> Expression { node(from: start, .opaque) }

  /// Returns an expression that contains another one, or an opaque one if too many contain each other.
  mutating func growing(_ kind: Expression.Kind, from start: Int) -> Expression {
    height += 1
    guard height > Self.heightLimit else { return node(from: start, kind) }
    height = 0
    return opaque(from: start)
  }
}

extension SourceTree {
  init(swift tokens: HostTokens, reading contents: Contents) {
    var parser = SwiftParser(tokens, reading: contents)
    let statements = parser.statements()
    self.init(tokens: parser.cursor.source, statements: statements, macros: [])
  }
}
