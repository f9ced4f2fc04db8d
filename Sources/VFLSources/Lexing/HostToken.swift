/// A word or sign of a host file.
///
/// It holds offsets only; what it says is read from the file where that is asked for.
struct HostToken {
  /// What a token is.
  enum Kind: UInt8 {
    /// A name or keyword; an attribute or directive with its `@` or `#`.
    case identifier
    /// A number.
    case number
    /// A string literal, from its prefix to its last quote.
    case string
    /// An opening bracket, with the `@` in front of it.
    case opener
    /// A closing bracket.
    case closer
    /// Any other sign of one byte.
    case symbol
    /// An operator of two bytes or more.
    case compound
    /// A literal that nothing is read from: a character or a regular expression.
    case other
  }

  /// What it is.
  let kind: Kind
  /// The bracket or sign, or the first byte of an operator; of a bracket with an `@`, the bracket.
  let byte: UInt8
  /// Whether a line of the file begins with it.
  let isFirstOnLine: Bool
  /// The branch of conditional compilation that it stands in; 0 outside.
  let branch: Int32
  /// The offset of its first byte.
  let start: Int32
  /// The offset behind its last byte.
  let end: Int32
  /// The number of an identifier's name, or the index of a bracket's partner; `-1` for none.
  var link: Int32
}
