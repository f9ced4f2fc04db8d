public import VFLDiagnostics

/// A source that diagnostics refer to, with its name and its position in a file.
///
/// For example, a format string on the third line of a `.vfl` file is a separate source that begins on line 3
/// of the file. Locations in the format string are reported as locations in the file.
public struct RenderedSource: Sendable, Hashable {
  /// The origin by which diagnostics refer to the source.
  public var origin: SourceOrigin
  /// The displayed name of the source: a path, `<argument 1>`, `<stdin>` or `layout.json#/formats/0`.
  public var name: String
  /// The bytes of the source, which may be invalid UTF-8.
  public var bytes: [UInt8]
  /// The line of the file on which the source begins, counted from 1.
  public var line: Int
  /// The column at which the source begins on that line, in Unicode scalars counted from 1.
  public var column: Int
  /// Whether the name alone identifies the location, so that no line and column are appended.
  public var isWhole = false

  /// Creates a source that begins at a line and column of the file `name`.
  public init(
    _ origin: SourceOrigin, name: String, bytes: [UInt8], line: Int = 1, column: Int = 1
  ) {
    self.origin = origin
    self.name = name
    self.bytes = bytes
    self.line = line
    self.column = column
  }

  /// Creates a source from a string.
  public init(
    _ origin: SourceOrigin, name: String, text: String, line: Int = 1, column: Int = 1
  ) {
    self.init(origin, name: name, bytes: Array(text.utf8), line: line, column: column)
  }
}
