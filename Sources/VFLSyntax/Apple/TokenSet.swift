/// A set of token kinds, as bits.
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

  /// Where a fault in the name of a view ends.
  static let nameBoundary = TokenSet(.rightBracket, .leftParenthesis, .leftBracket, .bar)
  /// Tokens that no production uses; they are told and passed over.
  static let foreign = TokenSet(.whiteSpace, .nonASCII, .unexpected)
  /// What begins a view or is a bar: where a chain goes on after a fault.
  static let element = TokenSet(.leftBracket, .bar)
  /// What grows together with its like when nothing stands between.
  static let word = TokenSet(
    .number, .name, .malformedNumber, .relation, .unknownRelation, .nonASCII)
  /// What may begin a value, or be mistaken for one.
  static let value = TokenSet(.number, .name, .malformedNumber)
  /// What may begin a predicate that stands without parentheses.
  static let barePredicate = TokenSet(
    .number, .name, .malformedNumber, .relation, .unknownRelation, .at)
  /// Where a fault in a list of predicates ends.
  static let listBoundary = TokenSet(
    .comma, .rightParenthesis, .rightBracket, .leftBracket, .bar)
  /// Where a look for the `)` of a list ends.
  static let listEnd = TokenSet(.rightParenthesis, .leftParenthesis, .end, .leftBracket, .bar)
  /// Where arithmetic in a list of predicates ends.
  static let arithmeticBoundary = listBoundary.union(TokenSet(.at))
  /// Where a fault in a gap without parentheses ends.
  static let gapBoundary = TokenSet(.dash, .leftBracket, .bar)
}
