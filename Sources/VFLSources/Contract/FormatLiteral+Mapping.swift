package import VFLDiagnostics

extension FormatLiteral {
  /// The bytes of the file that spell a span of the text, from the first to the last.
  ///
  /// A span that begins or ends inside an escaped character covers the whole escape. An empty span stays
  /// empty, at the end of the text before it or else at the beginning of the text. If the pieces of a span
  /// have another order in the file, the result is in its first piece.
  ///
  /// - Complexity: O(log(the number of segments)).
  package func fileSpan(of span: SourceSpan) -> SourceSpan {
    guard span.start < span.end else { return SourceSpan(at: fileOffset(of: span.start)) }
    let (first, last) = (segment(at: span.start), segment(at: span.end - 1))
    guard let first, let last else { return self.span }
    let start = first.isEscape ? first.span.start : first.span.start + span.start - first.start
    let end = last.isEscape ? last.span.end : last.span.start + span.end - last.start
    return start < end ? SourceSpan(start, end) : SourceSpan(start, first.span.end)
  }

  /// The offset in the text for an offset in the file that is at or directly after a byte of the text; `nil`
  /// if there is no such byte.
  ///
  /// - Complexity: O(segments), and as much again for each computed part that is known.
  package func textOffset(of offset: Int) -> Int? {
    func holds(_ segment: Segment) -> Bool {
      segment.span.start <= offset && offset < segment.span.end
    }
    if let segment = segments.first(where: { !$0.isEscape && holds($0) }) {
      return segment.start + offset - segment.span.start
    }
    if let escape = segments.first(where: { $0.isEscape && holds($0) && isOneCharacter($0) }) {
      return escape.start
    }
    if let last = segments.last(where: { !$0.isEscape && $0.span.end == offset }) {
      return last.start + last.span.length
    }
    let escape = segments.last { $0.isEscape && $0.span.end == offset && isOneCharacter($0) }
    if let escape { return segments.first { $0.start > escape.start }?.start ?? text.count }
    return pieces.contains { $0.span == SourceSpan(at: offset) } ? text.count : nil
  }

  /// Whether an escape spells one character and is not the known text of a computed part, which represents
  /// the whole expression.
  private func isOneCharacter(_ escape: Segment) -> Bool {
    !escape.span.isEmpty
      && !segments.contains {
        !$0.isEscape && escape.span.start <= $0.span.start && $0.span.end <= escape.span.end
      }
  }

  /// Whether a file offset is between, or next to, bytes that the text contains unchanged.
  ///
  /// That is not so inside of an escape or of a computed part. In an empty literal it is so: bytes could be
  /// written there.
  ///
  /// - Complexity: O(segments).
  package func isSpelled(at offset: Int) -> Bool {
    pieces.contains { $0.span == SourceSpan(at: offset) }
      || segments.contains {
        !$0.isEscape && $0.span.start <= offset && offset <= $0.span.end
      }
  }

  /// The edit of the file that makes an edit of the text; `nil` when it reaches over more than one
  /// string literal, over a computed part, or when its text cannot stand there.
  ///
  /// - Complexity: O(pieces + holes + pieces × segments that the edit changes).
  package func fileEdit(for edit: SourceEdit) -> SourceEdit? {
    let isHollow = holes.contains {
      edit.span.isEmpty
        ? $0.offset == edit.span.start
        : $0.offset > edit.span.start && $0.offset < edit.span.end
    }
    guard !isHollow, let (span, piece) = editableSpan(of: edit.span) else { return nil }
    return piece.quoting.spelling(of: edit.replacement).map { SourceEdit(span, $0) }
  }

  /// The bytes of a string literal that spell a span of the text, and no other text; `nil` when the span
  /// contains text of another literal or of a computed part.
  private func editableSpan(of span: SourceSpan) -> (span: SourceSpan, piece: Piece)? {
    guard !span.isEmpty else { return insertionPoint(at: span.start) }
    let changed = segments(from: span.start).prefix { $0.start < span.end }
    guard let first = changed.first, let piece = piece(of: first),
      changed.allSatisfy({ self.piece(of: $0) == piece }),
      // A computed part whose value is empty has no segment, but bytes between two segments.
      zip(changed, changed.dropFirst()).allSatisfy({ $0.span.end == $1.span.start })
    else { return nil }
    return (fileSpan(of: span), piece)
  }

  /// The place in a string literal where an insertion at an offset of the text belongs.
  private func insertionPoint(at offset: Int) -> (span: SourceSpan, piece: Piece)? {
    if let before = segment(at: offset - 1), let piece = piece(of: before) {
      return (SourceSpan(at: fileOffset(of: offset)), piece)
    }
    if let after = segment(at: offset), after.start == offset, let piece = piece(of: after) {
      return (SourceSpan(at: after.span.start), piece)
    }
    guard text.isEmpty, let piece = pieces.first else { return nil }
    return (SourceSpan(at: piece.span.start), piece)
  }

  /// The innermost string literal that spells a segment; `nil` for the value of a computed part, and for
  /// what a wrapper adds.
  private func piece(of segment: Segment) -> Piece? {
    guard !segment.isComputed, !segment.isOutside else { return nil }
    return pieces.filter { $0.contains(segment) }.max { $0.span.start < $1.span.start }
  }

  /// Whether a wrapper adds a part of the text around the string.
  package func isAdded(_ span: SourceSpan) -> Bool {
    guard !span.isEmpty, let first = segment(at: span.start), let last = segment(at: span.end - 1)
    else { return false }
    return first.isOutside && last.isOutside && first.start == last.start
  }

  /// The text that a wrapper adds around the string, with a hole at each position of the string; `nil` if it
  /// adds no text.
  package var surroundings: FormatLiteral? {
    guard segments.contains(where: { $0.isOutside }) else { return nil }
    var around: [UInt8] = []
    var kept: [Segment] = []
    var holes: [Hole] = []
    var isInString = false
    for (index, segment) in segments.enumerated() {
      let end = index + 1 < segments.count ? segments[index + 1].start : text.count
      if segment.isOutside {
        kept.append(segment.moved(to: around.count))
        around += text[segment.start..<end]
      } else if !isInString {
        holes.append(Hole(offset: around.count, span: span))
      }
      isInString = !segment.isOutside
    }
    // An empty string has no segment.
    if holes.isEmpty { holes.append(Hole(offset: around.count, span: span)) }
    return FormatLiteral(text: around, segments: kept, holes: holes, pieces: [], span: span)
  }

  /// The single string literal of the file that spells a byte of the text, with a hole before it and one
  /// after it; `nil` if no literal spells that byte.
  ///
  /// - Complexity: O(segments + pieces).
  package func looseLiteral(around offset: Int) -> FormatLiteral? {
    guard let index = segments.lastIndex(where: { $0.start <= offset }),
      let piece = pieces.first(where: { $0.contains(segments[index]) }), !segments[index].isOutside
    else { return nil }
    // A wrapper's text has empty spans at the piece's ends.
    func isOwn(_ segment: Segment) -> Bool { piece.contains(segment) && !segment.isOutside }
    var (first, end) = (index, index + 1)
    while first > 0, isOwn(segments[first - 1]) { first -= 1 }
    while end < segments.count, isOwn(segments[end]) { end += 1 }
    let (start, limit) = (
      segments[first].start, end < segments.count ? segments[end].start : text.count
    )
    let edges = [piece.span.start, piece.span.end].map { SourceSpan(at: $0) }
    let inside = holes.filter { $0.offset > start && $0.offset < limit }
    return FormatLiteral(
      text: Array(text[start..<limit]),
      segments: segments[first..<end].map { $0.moved(to: $0.start - start) },
      holes: [Hole(offset: 0, span: edges[0])] + inside.map { $0.moved(to: $0.offset - start) }
        + [Hole(offset: limit - start, span: edges[1])],
      pieces: [piece], span: piece.span)
  }

  /// The place in the file of an offset between two bytes of the text.
  private func fileOffset(of offset: Int) -> Int {
    if offset > 0, let before = segment(at: offset - 1) {
      return before.isEscape ? before.span.end : before.span.start + offset - before.start
    }
    if let first = segments.first { return first.span.start }
    return pieces.first?.span.start ?? span.start
  }

  /// The segment that spells a byte of the text.
  private func segment(at offset: Int) -> Segment? {
    guard offset >= 0, offset < text.count else { return nil }
    return segments(from: offset).first
  }

  /// Returns the segment at an offset of the text and all later ones.
  func segments(from offset: Int) -> ArraySlice<Segment> {
    let end = segments.partitioningIndex { $0.start > offset }
    return segments[max(end - 1, 0)...]
  }
}
