/// A range of bytes of a line to be underlined, and what is said about it.
struct Mark: Sendable, Hashable {
  /// The bytes, all on one line; an empty range gets one caret.
  var range: Range<Int>
  /// Whether the mark is the fault itself, not what explains it.
  var isPrimary: Bool
  /// What is said about it; may be empty.
  var message: String
}
