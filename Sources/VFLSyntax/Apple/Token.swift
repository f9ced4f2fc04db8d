package import VFLDiagnostics

/// What a token is.
package enum TokenKind: UInt8, Sendable, Hashable, CaseIterable {
  /// The end of the text; it covers no byte.
  case end
  /// `|`
  case bar
  /// `[`
  case leftBracket
  /// `]`
  case rightBracket
  /// `(`
  case leftParenthesis
  /// `)`
  case rightParenthesis
  /// `-` where it does not begin a number
  case dash
  /// `,`
  case comma
  /// `@`
  case at
  /// `:`
  case colon
  /// `==`, `>=` or `<=`
  case relation
  /// An ASCII letter or `_`, then letters, digits and `_`
  case name
  /// What `strtod` reads in the C locale, from a digit or, where a value may stand, a `-`
  case number
  /// `.`, `*`, `/`, `+` or `%`: arithmetic of other dialects
  case arithmetic
  /// A run of `<`, `>`, `=`, `!` and `~` that is no relation
  case unknownRelation
  /// A number with something stuck to it (`10px`, `1.2.3`), or one that starts with `.` or `+`
  case malformedNumber
  /// White space
  case whiteSpace
  /// A run of bytes outside ASCII, with the letters, digits and `_` around it
  case nonASCII
  /// A run of ASCII characters that no construct uses
  case unexpected
}

/// A piece of the text; the tokens of a text cover every byte of it once.
package struct Token: Sendable, Hashable {
  /// What it is.
  package let kind: TokenKind
  /// The UTF-8 offset of its first byte.
  package let start: Int
  /// The UTF-8 offset after its last byte.
  package let end: Int

  /// The bytes that it covers.
  package var span: SourceSpan { SourceSpan(start, end) }
}
