import VFLText

/// A range of a document as editors express it, with a start and an end position.
struct TextRange: Sendable, Hashable {
  /// The position of the first character.
  let start: TextPosition
  /// The position after the last character.
  let end: TextPosition

  /// Parses an LSP `Range`.
  ///
  /// Returns `nil` if the value is malformed.
  init?(_ value: JSONValue) {
    guard let start = value["start"].flatMap(TextPosition.init),
      let end = value["end"].flatMap(TextPosition.init)
    else { return nil }
    self.init(start: start, end: end)
  }

  /// Creates a range from its start and end positions.
  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}
