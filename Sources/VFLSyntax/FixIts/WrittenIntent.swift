import VFLDiagnostics

/// The meaningful parts of a string in order: names, numbers, gaps, bars, and the operators of arithmetic and
/// relations.
///
/// Brackets, parentheses, commas, colons and blanks only group these parts, and so does a dash or bar
/// directly after another dash or bar. A fix-it may add parts, but must not remove any.
struct WrittenIntent {
  private let pieces: [ArraySlice<UInt8>]

  /// Reads the meaningful parts of a string.
  ///
  /// If `hasSigns` is false, dashes and operators are ignored, but bars are not.
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
        // The `@` of an Objective-C string literal.
        let isLiteral = start == 0 && end < text.count && quotes.contains(text[end])
        if !isLiteral { pieces.append(text[start..<end]) }
      }
      start = end
    }
    self.pieces = pieces
  }

  /// Returns whether a fix-it preserves the meaningful parts of a string.
  static func keeps(_ fixIt: FixIt, of diagnostic: Diagnostic, in text: [UInt8]) -> Bool {
    if respelt.contains(diagnostic.code) { return true }
    let isSign = diagnostic.code == .unexpectedCharacter || diagnostic.code == .unexpectedText
    if isSign, fixIt.edits.contains(where: { joins($0, in: text) }) { return false }
    // A fix-it that only replaces text may express the same meaning with other operators.
    let hasSigns = fixIt.edits.contains { $0.replacement.isEmpty }
    let after = WrittenIntent(SourceEdit.apply(fixIt.edits, to: text), hasSigns: hasSigns)
    return after.contains(WrittenIntent(text, hasSigns: hasSigns))
  }

  /// The codes of spelling errors.
  ///
  /// The fix-its for these errors only change the spelling of a part, which preserves the part.
  private static let respelt: Set<DiagnosticCode> = [
    .nonASCIICharacter, .unknownOrientation, .malformedNumber, .dottedName, .unknownRelation,
  ]

  /// Returns whether an edit deletes all text between two adjacent elements.
  ///
  /// The elements would then touch, although they were not written that way.
  private static func joins(_ edit: SourceEdit, in text: [UInt8]) -> Bool {
    let (start, end) = (edit.span.start, edit.span.end)
    guard edit.replacement.isEmpty, start > 0, end < text.count,
      // A redundant bracket is not a gap.
      !"[]".utf8.contains(text[start])
    else { return false }
    return (isOfWord(text[start - 1]) || "])|".utf8.contains(text[start - 1]))
      && (isOfWord(text[end]) || "[(|".utf8.contains(text[end]))
  }

  /// Returns whether the parts of another string occur among these parts in the same order.
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
