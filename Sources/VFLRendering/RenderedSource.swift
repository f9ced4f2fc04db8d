public import VFLDiagnostics

/// A text that diagnostics point into, with its name and its place in a file.
///
/// A format on the third line of a `.vfl` file is a text of its own that begins on line 3 of the
/// file; a place in it is told as a place in the file.
public struct RenderedSource: Sendable, Hashable {
  /// The text of the layout that this one is.
  public var origin: SourceOrigin
  /// The name that people know the text by: a path, `<argument 1>`, `<stdin>` or `layout.json#/formats/0`.
  public var name: String
  /// The bytes of the text, UTF-8 or not.
  public var bytes: [UInt8]
  /// The line, from 1, at which the text begins in the file of that name.
  public var line: Int
  /// The column, from 1 and in Unicode scalars, at which the text begins on that line.
  public var column: Int
  /// Whether the name says the whole place of the text, so that no line and column stand behind it.
  public var isWhole = false

  /// Creates a text that begins at a line and column of the file called `name`.
  public init(
    _ origin: SourceOrigin, name: String, bytes: [UInt8], line: Int = 1, column: Int = 1
  ) {
    self.origin = origin
    self.name = name
    self.bytes = bytes
    self.line = line
    self.column = column
  }

  /// Creates a text from a string.
  public init(
    _ origin: SourceOrigin, name: String, text: String, line: Int = 1, column: Int = 1
  ) {
    self.init(origin, name: name, bytes: Array(text.utf8), line: line, column: column)
  }
}
