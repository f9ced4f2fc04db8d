package import VFLDiagnostics

/// A format string as a host file spells it: its text, and the place in the file of each byte of the text.
///
/// Escapes are decoded and pieces are joined, so `@"H:|-" @"[a]"` and `"H:|-\u{5B}a]"` say the same.
/// A part that only a run of the program knows, such as `\(gap)`, is a hole: it has no bytes in
/// ``text``.
package struct FormatLiteral: Sendable, Hashable {
  /// A run of bytes of the text that are consecutive in the file, or one character that an escape spells.
  package struct Segment: Sendable, Hashable {
    /// The offset in the text at which the segment begins.
    package let start: Int
    /// The bytes of the file that spell it; as many as the text has, or an escape for one character.
    package let span: SourceSpan
    /// Whether the bytes of the file are an escape and so differ from the text.
    package let isEscape: Bool
    /// Whether the bytes of the file are an expression or a macro that has the text as its value.
    let isComputed: Bool

    /// Creates a segment.
    package init(start: Int, span: SourceSpan, isEscape: Bool) {
      self.init(start: start, span: span, isEscape: isEscape, isComputed: false)
    }

    init(start: Int, span: SourceSpan, isEscape: Bool, isComputed: Bool) {
      self.start = start
      self.span = span
      self.isEscape = isEscape
      self.isComputed = isComputed
    }

    /// Returns the segment at another offset of a text.
    func moved(to start: Int) -> Segment {
      Segment(start: start, span: span, isEscape: isEscape, isComputed: isComputed)
    }

    /// Whether a wrapper adds it, so that the file does not spell it.
    var isOutside: Bool { isEscape && span.isEmpty }
  }

  /// A part that is computed at run time.
  package struct Hole: Sendable, Hashable {
    /// The offset in the text that follows the part.
    package private(set) var offset: Int
    /// The expression in the file.
    package let span: SourceSpan
    /// Whether the part is a number, whichever.
    package private(set) var isNumber = false
    /// The type of its value, where that prints in a way that no format can hold.
    package private(set) var shownType: String?
    /// The part's value, if it is a parameter or counts the elements of a list.
    var origin: Origin?

    /// A value that other code determines.
    enum Origin: Sendable, Hashable {
      case parameter(ParameterReference)
      case counter(Counter)
    }

    func moved(to offset: Int) -> Hole {
      var hole = self
      hole.offset = offset
      return hole
    }
  }

  /// A string literal of the file that gives a part of the text, or all of it.
  package struct Piece: Sendable, Hashable {
    /// The content between the quotes.
    package let span: SourceSpan
    /// How a character is escaped there.
    package let quoting: HostQuoting

    /// Creates a piece.
    package init(span: SourceSpan, quoting: HostQuoting) {
      self.span = span
      self.quoting = quoting
    }

    /// Whether a segment is between the quotes.
    func contains(_ segment: Segment) -> Bool {
      span.start <= segment.span.start && segment.span.end <= span.end
    }
  }

  /// The text, in UTF-8, without the holes.
  package let text: [UInt8]
  /// The segments, by their start; they cover the text.
  package let segments: [Segment]
  /// The computed parts, by offset.
  package let holes: [Hole]
  /// The string literals that the text is made of, in the order of the text.
  package let pieces: [Piece]
  /// All of the expression in the file, quotes included.
  package let span: SourceSpan

  /// Creates a literal.
  package init(
    text: [UInt8], segments: [Segment], holes: [Hole], pieces: [Piece], span: SourceSpan
  ) {
    self.text = text
    self.segments = segments
    self.holes = holes
    self.pieces = pieces
    self.span = span
  }

  /// Whether the text looks like a format and not like any other text.
  ///
  /// A format begins with an orientation, or it contains a view that is its beginning, follows the superview's
  /// edge or is connected. Only a text with an orientation may have two words with nothing but blanks between
  /// them.
  var looksLikeFormat: Bool {
    if hasOrientation {
      return text.contains(Self.bracket) || text.contains(UInt8(ascii: "|"))
        || text.contains(UInt8(ascii: "]"))
    }
    guard text.contains(Self.bracket), !hasAdjacentWords else { return false }
    if let first = text.first, first == Self.bracket || first == UInt8(ascii: "|") { return true }
    return zip(text, text.dropFirst()).contains { first, second in
      first == UInt8(ascii: "]") && second == UInt8(ascii: "-")
        || first == UInt8(ascii: "-") && second == Self.bracket
    }
  }

  /// Whether the text begins with an orientation, `H:` or `V:`.
  var hasOrientation: Bool {
    guard let first = text.first else { return false }
    return "HVhv".utf8.contains(first) && text.dropFirst().first == UInt8(ascii: ":")
  }

  private static let bracket = UInt8(ascii: "[")

  /// Whether the text has two words, or computed parts, with nothing but blanks between them.
  private var hasAdjacentWords: Bool {
    var (isAfterWord, isAfterBlank) = (false, false)
    var holes = self.holes[...]
    for (offset, byte) in text.enumerated() {
      let isHole = holes.first?.offset == offset
      holes = holes.drop { $0.offset <= offset }
      if !isHole, ByteKind.isBlank(byte) {
        isAfterBlank = true
        continue
      }
      let isWord = isHole || ByteKind.continuesName(byte)
      if isWord, isAfterWord, isAfterBlank { return true }
      (isAfterWord, isAfterBlank) = (isWord, false)
    }
    return false
  }
}
