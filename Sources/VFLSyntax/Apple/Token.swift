package import VFLDiagnostics

/// The kind of a token.
package enum TokenKind: UInt8, Sendable, Hashable, CaseIterable {
  /// The end of the text, which covers no byte
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
  /// `-` that does not begin a number
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
  /// A number as `strtod` reads it in the C locale, beginning with a digit, or with `-` where a value is
  /// expected
  case number
  /// `.`, `*`, `/`, `+` or `%`, the arithmetic of other dialects
  case arithmetic
  /// A run of `<`, `>`, `=`, `!` and `~` that is not a relation
  case unknownRelation
  /// A number directly followed by other characters (`10px`, `1.2.3`), or one that begins with `.` or `+`
  case malformedNumber
  /// White space
  case whiteSpace
  /// A run of bytes outside ASCII, with the letters, digits and `_` around it
  case nonASCII
  /// A run of ASCII characters that no construct uses
  case unexpected
}

/// A token.
///
/// The tokens of a format string cover each of its bytes exactly once.
package struct Token: Sendable, Hashable {
  /// The kind of the token.
  package let kind: TokenKind
  /// The bytes of the token.
  package let span: SourceSpan

  init(kind: TokenKind, start: Int, end: Int) {
    self.kind = kind
    span = SourceSpan(start, end)
  }

  /// The UTF-8 offset of its first byte.
  package var start: Int { span.start }
  /// The UTF-8 offset after its last byte.
  package var end: Int { span.end }
}
