/// A position in a file: its line, and its column in three units.
///
/// Lines and columns start at 1.
package struct ReportPosition: Sendable, Hashable {
  /// The line.
  package let line: Int
  /// The column in Unicode scalars.
  package let column: Int
  /// The column in UTF-16 code units.
  package let utf16Column: Int
  /// The column in bytes.
  package let byteColumn: Int

  /// Creates a position.
  package init(line: Int, column: Int, utf16Column: Int, byteColumn: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
    self.byteColumn = byteColumn
  }
}
