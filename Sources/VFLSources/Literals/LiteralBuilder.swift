import VFLDiagnostics

/// Builds a literal from the pieces that spell it.
struct LiteralBuilder {
  private let bytes: [UInt8]
  private(set) var text: [UInt8] = []
  private var segments: [FormatLiteral.Segment] = []
  private var holes: [FormatLiteral.Hole] = []
  private var pieces: [FormatLiteral.Piece] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Continues a literal.
  init(_ bytes: [UInt8], continuing literal: FormatLiteral) {
    self.bytes = bytes
    (text, segments) = (literal.text, literal.segments)
    (holes, pieces) = (literal.holes, literal.pieces)
  }

  /// Begins a string literal with the span of its content.
  mutating func begin(_ content: SourceSpan, _ quoting: HostQuoting) {
    pieces.append(FormatLiteral.Piece(span: content, quoting: quoting))
  }

  /// Adds bytes that represent themselves.
  mutating func append(from start: Int, to end: Int) {
    guard start < end else { return }
    segments.append(
      FormatLiteral.Segment(start: text.count, span: SourceSpan(start, end), isEscape: false))
    text += bytes[start..<end]
  }

  /// Adds what an escape stands for, or the value of a computed part.
  mutating func append(
    escape span: SourceSpan, _ meaning: some Sequence<UInt8>, isComputed: Bool = false
  ) {
    let start = text.count
    text += meaning
    guard text.count > start else { return }
    segments.append(
      FormatLiteral.Segment(start: start, span: span, isEscape: true, isComputed: isComputed))
  }

  /// Adds the character with a number; U+FFFD for an invalid number.
  mutating func append(escape span: SourceSpan, scalar: UInt32) {
    append(escape: span, Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8))
  }

  mutating func append(hole span: SourceSpan) {
    holes.append(FormatLiteral.Hole(offset: text.count, span: span))
  }

  /// Adds a computed part after the text.
  mutating func append(_ hole: FormatLiteral.Hole) { holes.append(hole.moved(to: text.count)) }

  /// Adds string literals whose text is added separately.
  mutating func append(pieces more: [FormatLiteral.Piece]) { pieces += more }

  /// Appends another literal.
  mutating func append(_ other: FormatLiteral) {
    append(other, from: 0, to: other.text.count, holes: true)
    pieces += other.pieces
  }

  /// Adds a part of another literal, and the holes in it or at its ends if they are wanted.
  mutating func append(_ other: FormatLiteral, from start: Int, to end: Int, holes wanted: Bool) {
    let base = text.count - start
    for segment in other.segments(from: start) {
      if segment.start >= end { break }
      let length = segment.isEscape ? 0 : segment.span.length
      if segment.isEscape {
        guard segment.start >= start else { continue }
        segments.append(segment.moved(to: base + segment.start))
      } else {
        let (low, high) = (max(segment.start, start), min(segment.start + length, end))
        guard low < high else { continue }
        let shift = segment.span.start - segment.start
        segments.append(
          FormatLiteral.Segment(
            start: base + low, span: SourceSpan(low + shift, high + shift), isEscape: false))
      }
    }
    if wanted {
      for hole in other.holes where hole.offset >= start && hole.offset <= end {
        holes.append(hole.moved(to: base + hole.offset))
      }
    }
    text += other.text[start..<end]
  }

  /// The literal, with the span of its whole expression.
  func literal(at span: SourceSpan) -> FormatLiteral {
    FormatLiteral(text: text, segments: segments, holes: holes, pieces: pieces, span: span)
  }
}
