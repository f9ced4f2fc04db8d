/// A set of token kinds, stored as bits.
struct TokenSet: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ kinds: TokenKind...) {
    rawValue = kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  func contains(_ kind: TokenKind) -> Bool {
    rawValue & 1 << UInt32(kind.rawValue) != 0
  }

  /// The tokens at which recovery from an error in the name of a view ends.
  static let nameBoundary = TokenSet(.rightBracket, .leftParenthesis, .leftBracket, .bar)
  /// The tokens that no production uses.
  ///
  /// The parser reports and skips them.
  static let foreign = TokenSet(.whiteSpace, .nonASCII, .unexpected)
  /// The tokens that begin a view or are a bar.
  ///
  /// After an error, parsing of the chain continues at them.
  static let element = TokenSet(.leftBracket, .bar)
  /// The tokens that would merge with an adjacent token of this set if no character separated the two tokens.
  static let word = TokenSet(
    .number, .name, .malformedNumber, .relation, .unknownRelation, .nonASCII)
  /// The tokens that can begin a value, or can be mistaken for one.
  static let value = TokenSet(.number, .name, .malformedNumber)
  /// The tokens that can begin a predicate without parentheses.
  static let barePredicate = TokenSet(
    .number, .name, .malformedNumber, .relation, .unknownRelation, .at)
  /// The tokens at which recovery from an error in a list of predicates ends.
  static let listBoundary = TokenSet(
    .comma, .rightParenthesis, .rightBracket, .leftBracket, .bar)
  /// The tokens at which the search for the `)` of a list ends.
  static let listEnd = TokenSet(.rightParenthesis, .leftParenthesis, .end, .leftBracket, .bar)
  /// The tokens that end arithmetic in a list of predicates.
  static let arithmeticBoundary = listBoundary.union(TokenSet(.at))
  /// The tokens at which recovery from an error in a gap without parentheses ends.
  static let gapBoundary = TokenSet(.dash, .leftBracket, .bar)
}
