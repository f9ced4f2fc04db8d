/// A range of bytes on a line that is underlined, and the message about the range.
struct Mark: Sendable, Hashable {
  /// The underlined bytes, all on the same line; an empty range is underlined with a single character.
  var range: Range<Int>
  /// Whether the mark is the location of the diagnostic rather than of a label.
  var isPrimary: Bool
  /// The message after the underline; may be empty.
  var message: String
}
