import VFLDiagnostics

/// What a text asks for, however it is put together: its names and numbers, its gaps, the bars and the
/// signs of what it calculates and compares, in their order.
///
/// Brackets, parentheses, commas, colons and blanks only hold these together, and so does a second dash
/// or bar beside another one. A fix-it may add to them, and never takes one of the others away.
struct WrittenIntent {
  private let pieces: [ArraySlice<UInt8>]

  /// Reads a text; of its signs, all or the bars alone.
  private init(_ text: [UInt8], hasSigns: Bool) {
    let signs = hasSigns ? Array("@<>=!~*/%+.".utf8) : []
    let runs = Array(hasSigns ? "-|".utf8 : "|".utf8)
    let quotes = Array("\"'".utf8)
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      var end = start + 1
      if Self.isOfWord(text[start]) {
        while end < text.count, Self.isOfWord(text[end]) { end += 1 }
        pieces.append(text[start..<end])
      } else if runs.contains(text[start]) {
        if pieces.last != text[start..<end] { pieces.append(text[start..<end]) }
      } else if signs.contains(text[start]) {
        // The `@` of a literal of Objective-C.
        let isLiteral = start == 0 && end < text.count && quotes.contains(text[end])
        if !isLiteral { pieces.append(text[start..<end]) }
      }
      start = end
    }
    self.pieces = pieces
  }

  /// Whether a fix-it keeps what a text asks for.
  static func keeps(_ fixIt: FixIt, of diagnostic: Diagnostic, in text: [UInt8]) -> Bool {
    if respelt.contains(diagnostic.code) { return true }
    let isSign = diagnostic.code == .unexpectedCharacter || diagnostic.code == .unexpectedText
    if isSign, fixIt.edits.contains(where: { joins($0, in: text) }) { return false }
    // What puts one text in the place of another may say the same with other signs.
    let hasSigns = fixIt.edits.contains { $0.replacement.isEmpty }
    let after = WrittenIntent(SourceEdit.apply(fixIt.edits, to: text), hasSigns: hasSigns)
    return after.contains(WrittenIntent(text, hasSigns: hasSigns))
  }

  /// Faults of the spelling of a piece, which is there all the same when it is spelt otherwise.
  private static let respelt: Set<DiagnosticCode> = [
    .nonASCIICharacter, .unknownOrientation, .malformedNumber, .dottedName, .unknownRelation,
  ]

  /// Whether an edit deletes all that stands between two neighbours, which nobody said are flush.
  private static func joins(_ edit: SourceEdit, in text: [UInt8]) -> Bool {
    let (start, end) = (edit.span.start, edit.span.end)
    guard edit.replacement.isEmpty, start > 0, end < text.count,
      // A bracket too many is no gap.
      !"[]".utf8.contains(text[start])
    else { return false }
    return (isOfWord(text[start - 1]) || "])|".utf8.contains(text[start - 1]))
      && (isOfWord(text[end]) || "[(|".utf8.contains(text[end]))
  }

  /// Whether all pieces of another text are among these, in their order.
  private func contains(_ other: WrittenIntent) -> Bool {
    var rest = pieces[...]
    return other.pieces.allSatisfy { piece in
      guard let place = rest.firstIndex(of: piece) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool { NameText.continues(byte) || byte >= 0x80 }
}
