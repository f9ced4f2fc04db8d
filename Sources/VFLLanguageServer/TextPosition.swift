import VFLDocuments

/// A position in a text in the form of editors: a line and a column, both from 0.
struct TextPosition: Sendable, Hashable {
  /// The number of lines before the position.
  let line: Int
  /// The number of columns before the position on its line, in units of a ``PositionEncoding``.
  let column: Int

  /// Reads a `Position` of the protocol.
  ///
  /// Returns `nil` for any other value.
  init?(_ value: JSONValue) {
    guard let line = value["line"]?.wholeNumber, let column = value["character"]?.wholeNumber else {
      return nil
    }
    self.init(line: line, column: column)
  }

  /// Creates a position from a line and a column, both from 0.
  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
