/// A word or sign of a host file.
///
/// A token holds offsets only; its text is read from the file when somebody asks for it.
struct HostToken {
  /// The kind of a token.
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

  /// The offset of its first byte.
  let start: Int32
  /// What a token with this link has: the number of an identifier's name, or the index of a bracket's
  /// partner; the end of a long token.
  private var reference: Int32
  /// How many bytes the token has; ``long`` for that many or more.
  private let count: UInt16
  /// The bracket or sign, or the first byte of an operator; of a bracket with an `@`, the bracket.
  let byte: UInt8
  /// The kind of the token, and in the uppermost bit whether the token begins a line.
  private let bits: UInt8

  private static let long = UInt16.max

  /// Creates a token; a name that is longer than anybody writes is none.
  init(
    kind: Kind, byte: UInt8, isFirstOnLine: Bool, start: Int, end: Int, link: Int32
  ) {
    let isLong = end - start >= Int(Self.long)
    let kind = isLong && kind == .identifier ? .other : kind
    self.start = Int32(start)
    reference = isLong ? Int32(end) : link
    count = isLong ? Self.long : UInt16(end - start)
    self.byte = byte
    bits = kind.rawValue | (isFirstOnLine ? 0x80 : 0)
  }

  /// The kind of the token.
  var kind: Kind { Kind(rawValue: bits & 0x7F) ?? .other }

  /// Whether a line of the file begins with it.
  var isFirstOnLine: Bool { bits & 0x80 != 0 }

  /// The offset behind its last byte.
  var end: Int32 { count == Self.long ? reference : start + Int32(count) }

  /// The number of an identifier's name, or the index of a bracket's partner; `-1` for none.
  var link: Int32 {
    get { count == Self.long ? -1 : reference }
    set { reference = newValue }
  }

  /// Whether it has so many bytes, which are less than those of a long one.
  func has(count other: Int) -> Bool { Int(count) == other }
}
