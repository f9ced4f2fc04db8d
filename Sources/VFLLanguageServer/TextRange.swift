import VFLDocuments

/// A range of a text in the form of editors.
struct TextRange: Sendable, Hashable {
  /// The position of its first character.
  let start: TextPosition
  /// The position after its last character.
  let end: TextPosition

  /// Reads a `Range` of the protocol.
  ///
  /// Returns `nil` for any other value.
  init?(_ value: JSONValue) {
    guard let start = value["start"].flatMap(TextPosition.init),
      let end = value["end"].flatMap(TextPosition.init)
    else { return nil }
    self.init(start: start, end: end)
  }

  /// Creates a range from two positions.
  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}
