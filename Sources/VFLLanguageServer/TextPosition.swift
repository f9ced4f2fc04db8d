import VFLText

/// A position in a document as editors express it: a line and a column, both counted from 0.
struct TextPosition: Sendable, Hashable {
  /// The line, counted from 0.
  let line: Int
  /// The column, counted from 0 in the units of a ``PositionEncoding``.
  let column: Int

  /// Parses an LSP `Position`.
  ///
  /// Returns `nil` if the value is malformed.
  init?(_ value: JSONValue) {
    guard let line = value["line"]?.wholeNumber, let column = value["character"]?.wholeNumber else {
      return nil
    }
    self.init(line: line, column: column)
  }

  /// Creates a position from a line and a column, both counted from 0.
  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
