import VFLDocuments

/// A place in a text as editors have it: a line and a column, both counted from 0.
struct TextPosition: Sendable, Hashable {
  /// How many lines end in front of it.
  let line: Int
  /// How many columns of a ``PositionEncoding`` lie in front of it on its line.
  let column: Int

  /// Reads a place of the protocol; `nil` for anything else.
  init?(_ value: JSONValue) {
    guard let line = value["line"]?.wholeNumber, let column = value["character"]?.wholeNumber else {
      return nil
    }
    self.init(line: line, column: column)
  }

  /// A line and a column, counted from 0.
  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
