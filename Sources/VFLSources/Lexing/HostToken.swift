/// A word or sign of a host file.
///
/// A token contains offsets only; its text is read from the file when it is needed.
struct HostToken {
  enum Kind: UInt8 {
    /// A name or keyword; an attribute or directive with its `@` or `#`.
    case identifier
    case number
    /// A string literal, from its prefix to its last quote.
    case string
    /// An opening bracket, with the preceding `@`.
    case opener
    case closer
    /// Any other sign of one byte.
    case symbol
    /// An operator of two bytes or more.
    case compound
    /// A literal that nothing is read from: a character or a regular expression.
    case other
  }

  let kind: Kind
  /// The bracket or sign, or the first byte of an operator; of a bracket with an `@`, the bracket.
  let byte: UInt8
  let isFirstOnLine: Bool
  let start: Int32
  let end: Int32
  /// The number of an identifier's name, or the index of a bracket's partner; `-1` for none.
  var link: Int32

  /// Whether the token has so many bytes.
  func has(count other: Int) -> Bool { Int(end - start) == other }
}
