import VFLDiagnostics

/// What a token of the extended dialect is.
enum ExtendedTokenKind: UInt8, Sendable, Hashable {
  /// The end of the text; it covers no byte.
  case end
  /// A line break outside of parentheses and brackets, or `;`.
  case separator
  /// An ASCII letter or `_`, then letters, digits and `_`.
  case name
  /// `"my-view"`, quotes included.
  case quotedName
  /// `$` and digits.
  case parameter
  /// What `strtod` reads in the C locale, from a digit or a `.` on.
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
  /// `->` without a `=` behind it.
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
  /// A run of `=`, `<`, `>` and `!` that is no relation and more than `<` or `>` alone.
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

/// A piece of a text of the extended dialect; blanks and comments are in none.
struct ExtendedToken: Sendable, Hashable {
  let kind: ExtendedTokenKind
  /// The bytes that it covers, as UTF-8 offsets.
  let span: SourceSpan
}
