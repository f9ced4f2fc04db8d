/// A place in a file, in each of the ways in which programs count; lines and columns are from 1.
package struct ReportPosition: Sendable, Hashable {
  /// The line.
  package let line: Int
  /// The column, in Unicode scalars.
  package let column: Int
  /// The column, in units of UTF-16.
  package let utf16Column: Int
  /// The column, in bytes.
  package let byteColumn: Int

  /// Creates a place.
  package init(line: Int, column: Int, utf16Column: Int, byteColumn: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
    self.byteColumn = byteColumn
  }
}
