import VFLDocuments

/// A piece of a text as editors have it, from one place up to another.
struct TextRange: Sendable, Hashable {
  /// The place of its first character.
  let start: TextPosition
  /// The place behind its last one.
  let end: TextPosition

  /// Reads a range of the protocol; `nil` for anything else.
  init?(_ value: JSONValue) {
    guard let start = value["start"].flatMap(TextPosition.init),
      let end = value["end"].flatMap(TextPosition.init)
    else { return nil }
    self.init(start: start, end: end)
  }

  /// The piece between two places.
  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}
