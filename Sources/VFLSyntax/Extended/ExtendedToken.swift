import VFLDiagnostics

/// The kind of a token of the extended dialect.
enum ExtendedTokenKind: UInt8, Sendable, Hashable {
  /// The end of the text, which covers no byte.
  case end
  /// A line break outside parentheses and brackets, or `;`.
  case separator
  /// An ASCII letter or `_`, then letters, digits and `_`.
  case name
  /// `"my-view"`, including the quotes.
  case quotedName
  /// `$` and digits.
  case parameter
  /// A number as `strtod` reads it in the C locale, beginning with a digit or `.`.
  case number
  /// `|`
  case bar
  /// `||`
  case doubleBar
  /// `[`
  case leftBracket
  /// `]`
  case rightBracket
  /// `(`
  case leftParenthesis
  /// `)`
  case rightParenthesis
  /// `-`
  case dash
  /// `->` without a `=` after it.
  case arrow
  /// `~`
  case tilde
  /// `,`
  case comma
  /// `@`
  case at
  /// `:`
  case colon
  /// `==`, `>=` or `<=`
  case relation
  /// A run of `=`, `<`, `>` and `!` that is not a relation and is not a single `<` or `>`.
  case unknownRelation
  /// `<`
  case less
  /// `>`
  case greater
  /// `+`
  case plus
  /// `*`
  case star
  /// `/`
  case slash
  /// `%`
  case percent
  /// `.`
  case point
  /// `..`
  case range
  /// `...`
  case ellipsis
  /// A run of bytes that no construct uses.
  case unexpected
}

/// A token of the extended dialect.
///
/// Blanks and comments belong to no token.
struct ExtendedToken: Sendable, Hashable {
  let kind: ExtendedTokenKind
  /// The bytes of the token, as UTF-8 offsets.
  let span: SourceSpan
}
