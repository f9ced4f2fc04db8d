/// A set of token kinds, stored as bits.
///
/// The sets are computed properties of constant expressions, because the parser uses them for every token.
struct TokenSet {
  private let bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates a set of one kind.
  init(_ kind: TokenKind) {
    bits = 1 << UInt32(kind.rawValue)
  }

  func contains(_ kind: TokenKind) -> Bool {
    bits & 1 << UInt32(kind.rawValue) != 0
  }

  static func | (left: TokenSet, right: TokenSet) -> TokenSet {
    TokenSet(bits: left.bits | right.bits)
  }

  static func | (left: TokenSet, right: TokenKind) -> TokenSet { left | TokenSet(right) }

  /// The empty set.
  static var none: TokenSet { TokenSet(bits: 0) }
  /// The tokens at which recovery from an error in the name of a view ends.
  static var nameBoundary: TokenSet { element | .rightBracket | .leftParenthesis }
  /// The tokens that no production uses.
  ///
  /// The parser reports and skips them.
  static var foreign: TokenSet { TokenSet(.whiteSpace) | .nonASCII | .unexpected }
  /// The tokens that begin a view or are a bar.
  ///
  /// After an error, parsing of the chain continues at them.
  static var element: TokenSet { TokenSet(.leftBracket) | .bar }
  /// The tokens that would merge with an adjacent token of this set if no character separated the two tokens.
  static var word: TokenSet { value | .relation | .unknownRelation | .nonASCII }
  /// The tokens that can begin a value, or can be mistaken for one.
  static var value: TokenSet { TokenSet(.number) | .name | .malformedNumber }
  /// The tokens that can begin a predicate without parentheses.
  static var barePredicate: TokenSet { value | .relation | .unknownRelation | .at }
  /// The tokens at which recovery from an error in a list of predicates ends.
  static var listBoundary: TokenSet { element | .comma | .rightParenthesis | .rightBracket }
  /// The tokens at which the search for the `)` of a list ends.
  static var listEnd: TokenSet { element | .rightParenthesis | .leftParenthesis | .end }
  /// The tokens that end arithmetic in a list of predicates.
  static var arithmeticBoundary: TokenSet { listBoundary | .at }
  /// The tokens at which recovery from an error in a gap without parentheses ends.
  static var gapBoundary: TokenSet { element | .dash }
}
